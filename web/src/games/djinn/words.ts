/** Djinn in words, in the reader's language. */
export { label } from "./words/actions";
export { ask } from "./words/ask";
export { cardText, cardTitle, type CardKind } from "./words/cards";
export { amountText, colourTitle, effectsText, goodTitle, offerText } from "./words/effects";
export { banner, ended } from "./words/ends";
export { explain } from "./words/explain";
export { foretell } from "./words/foretell";
export { describe, loadSeldom, reason, refusal } from "./words/later.svelte";
export { placeText, placeTitle, spaceTitle } from "./words/places";
export { tell } from "./words/tell";
