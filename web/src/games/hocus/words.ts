/** Hocus Pocus in words, in the reader's language. */
export { cardText, cardTime, cardTitle, terrainTitle, whenTitle } from "./words/cards";
export * from "../plain/simple";
