/** What the server says of itself, asked for once; and its words in the reader's language. */
import { api } from "../lib/api";
import { prefs } from "../lib/prefs.svelte";
import type { About, GameInfo, LevelInfo } from "../protocol";

let kept: Promise<About> | null = null;

export function about(): Promise<About> {
  kept ??= api.about().catch((error: unknown) => {
    kept = null;
    throw error;
  });
  return kept;
}

/** A game's or a bot's name. */
export function nameOf(thing: GameInfo | LevelInfo): string {
  return thing.titles[prefs.locale] ?? thing.titles["en"] ?? thing.name;
}

/** The bots to play against; those without a title are there to compare with. */
export function opponents(about: About): LevelInfo[] {
  return about.bots.filter((bot) => Object.keys(bot.titles).length > 0);
}
