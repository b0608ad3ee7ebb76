/** Wandering Towers in words, in the reader's language. */
export { explain, label } from "./words/actions";
export { ask, asks } from "./words/ask";
export { cardText, cardTitle, spellText, spellTitle } from "./words/cards";
export { describe } from "./words/describe";
export { banner, ended } from "./words/ends";
export { foretell } from "./words/foretell";
export { whoseWizards } from "./words/people";
export { reason } from "./words/reasons";
export { refusal } from "./words/refusals";
export { tell } from "./words/tell";
