/** What the server knows before anybody has done anything: its games, and the bots' levels with their titles. */
import type { About } from "../protocol";
import { api } from "./api";
import { prefs } from "./prefs.svelte";

const LOOK_AGAIN_MS = 4_000;

class Known {
  about: About | null = $state.raw(null);
  #asked: Promise<About> | null = null;

  /** Asks once; and again and again how far the rules are compiled, until they are. */
  load(): Promise<About> {
    this.#asked ??= api.about().then(
      (about) => this.#learn(about),
      (error: unknown) => {
        this.#asked = null;
        throw error;
      },
    );
    return this.#asked;
  }

  #learn(about: About): About {
    this.about = about;
    if (about.compiled < 1) window.setTimeout(() => void this.#lookAgain(about), LOOK_AGAIN_MS);
    return about;
  }

  async #lookAgain(before: About): Promise<void> {
    // A look that fails is forgotten: the next one comes soon.
    this.#learn(document.visibilityState === "visible" ? await api.about().catch(() => before) : before);
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
