/** What the server knows before anybody has done anything: its games, and the bots' levels with their titles. */
import type { About } from "../protocol";
import { api } from "./api";
import { prefs } from "./prefs.svelte";

class Known {
  about: About | null = $state.raw(null);
  #asked: Promise<About> | null = null;

  /** Asks once. */
  load(): Promise<About> {
    this.#asked ??= api.about().then(
      (about) => (this.about = about),
      (error: unknown) => {
        this.#asked = null;
        throw error;
      },
    );
    return this.#asked;
  }
}

export const known = new Known();

/** A bot's level as it is called in the reader's language. */
export function levelTitle(name: string | null): string {
  const titles = known.about?.bots.find((bot) => bot.name === name)?.titles;
  return titles?.[prefs.locale] ?? titles?.["en"] ?? name ?? "";
}

/** A game's title in the reader's language. */
export function gameTitle(name: string): string {
  const titles = known.about?.games.find((game) => game.name === name)?.titles;
  return titles?.[prefs.locale] ?? titles?.["en"] ?? name;
}
