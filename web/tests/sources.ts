/** Lists read from the server's sources and documents, so that tests fail when something is added there. */
import { readFileSync } from "node:fs";

export const source = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

/** All first groups of a pattern in a text. */
export const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((found) => found[1] ?? "");

/** The first group of a pattern that must be there. */
export function part(text: string, pattern: RegExp): string {
  const found = pattern.exec(text);
  if (!found?.[1]) throw new Error(`nothing found for ${pattern}`);
  return found[1];
}
