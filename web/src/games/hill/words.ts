/** Magic Hill in words, in the reader's language. */
export { cardText, cardTitle, tileText, tileTitle } from "./words/cards";
export * from "../plain/simple";
