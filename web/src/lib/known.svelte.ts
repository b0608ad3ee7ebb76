/** What the server knows before anybody has done anything: its games, and the bots' levels with their titles. */
import type { About, GameInfo } from "../protocol";
import { api } from "./api";
import { prefs } from "./prefs.svelte";
import { m } from "./words.svelte";

const LOOK_AGAIN_MS = 4_000;
const KEY = "abraka.titles";

/** How games and bots are called: kept in this browser, for pages that are read without the table. */
interface Titles {
  games: readonly Pick<GameInfo, "name" | "titles">[];
  bots: About["bots"];
  characters?: About["characters"];
}

function keptTitles(): Titles | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as Titles | null;
  } catch {
    return null;
  }
}

function keepTitles({ games, bots, characters = [] }: Titles): void {
  try {
    const titles: Titles = { games: games.map(({ name, titles }) => ({ name, titles })), bots, characters };
    localStorage.setItem(KEY, JSON.stringify(titles));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

class Known {
  about: About | null = $state.raw(null);
  #asked: Promise<About> | null = null;
  #before: Titles | null = keptTitles();

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

  /** How games and bots are called, now or when the table could last be reached. */
  get titles(): Titles | null {
    return this.about ?? this.#before;
  }

  #learn(about: About): About {
    this.about = about;
    keepTitles(about);
    if (about.compiled < 1) window.setTimeout(() => void this.#lookAgain(about), LOOK_AGAIN_MS);
    return about;
  }

  async #lookAgain(before: About): Promise<void> {
    // A look that fails is forgotten: the next one comes soon.
    this.#learn(document.visibilityState === "visible" ? await api.about().catch(() => before) : before);
  }
}

export const known = new Known();

/** An address of ours as others can use it: whoever is at the very machine would send them to theirs. */
export function reachable(path: string): string {
  const url = new URL(path, location.href);
  const here = ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
  if (here && known.about?.address) url.hostname = known.about.address;
  return url.href;
}

/** A bot's level as it is called in the reader's language. */
export function levelTitle(name: string | null): string {
  const titles = known.titles?.bots.find((bot) => bot.name === name)?.titles;
  return titles?.[prefs.locale] ?? titles?.["en"] ?? YARDSTICKS[name ?? ""]?.() ?? name ?? "";
}

/** Bots that are there to compare with: nobody is offered them, but programs may seat them. */
const YARDSTICKS: Record<string, () => string> = {
  random: m.common_bot_random,
  greedy: m.common_bot_greedy,
  plain: m.common_bot_plain,
};

/** Who a bot is, in the reader's language; empty for nobody who is known. */
export function characterName(id: string | null): string {
  const names = known.titles?.characters?.find((one) => one.id === id)?.names;
  return names?.[prefs.locale] ?? names?.["en"] ?? "";
}

/** What is to be said about a bot. */
export function characterLine(id: string | null): string {
  const lines = known.titles?.characters?.find((one) => one.id === id)?.lines;
  return lines?.[prefs.locale] ?? lines?.["en"] ?? "";
}

/** A game's title in the reader's language. */
export function gameTitle(name: string): string {
  const titles = known.titles?.games.find((game) => game.name === name)?.titles;
  return titles?.[prefs.locale] ?? titles?.["en"] ?? name;
}
