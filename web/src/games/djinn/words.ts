/** Djinn in words, in the reader's language. */
export { label } from "./words/actions";
export { ask, asks } from "./words/ask";
export { cardText, cardTitle, type CardKind } from "./words/cards";
export { amountText, capital, colourTitle, effectsText, goodTitle, offerText } from "./words/effects";
export { describe } from "./words/describe";
export { banner, ended } from "./words/ends";
export { explain } from "./words/explain";
export { foretell } from "./words/foretell";
export { placeText, placeTitle, spaceTitle } from "./words/places";
export { reason } from "./words/reasons";
export { refusal } from "./words/refusals";
export { tell } from "./words/tell";
