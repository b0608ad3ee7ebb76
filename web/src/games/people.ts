/** How people are called in all games: by name, the reader “you”. */
import { language } from "../lib/words.svelte";
import type { People } from "./board";

/** What messages choose their words by: the reader, or somebody with a name. */
export interface Who {
  who: "me" | "other";
  name: string;
}

export function nameOf(people: People, seat: number): string {
  return people.names[seat] ?? String(seat + 1);
}

export function whoIs(people: People, seat: number): Who {
  return { who: seat === people.me ? "me" : "other", name: nameOf(people, seat) };
}

/** Words as a list in a sentence: “Ada, Bob and Eva”. */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(words);
}
