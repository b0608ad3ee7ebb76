/** A name for those who would rather not think of one. */
import { m } from "./words.svelte";

const words = (list: string): string[] => list.split(",").map((word) => word.trim());
const any = (list: readonly string[]): string => list[Math.floor(Math.random() * list.length)] ?? "";

/** Somebody out of a fairy tale, in the reader's language; adjective and noun agree. */
export function niceName(): string {
  const kinds = [
    [m.names_he_is(), m.names_he()],
    [m.names_she_is(), m.names_she()],
  ] as const;
  const [is, who] = kinds[Math.floor(Math.random() * kinds.length)] ?? kinds[0];
  return `${any(words(is))} ${any(words(who))}`;
}
