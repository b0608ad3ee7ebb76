/** The languages that the client speaks. */
export const languages = ["en", "cs", "sk", "pl"] as const;
export type Language = (typeof languages)[number];
