/** A match at once, against bots: kind ones as long as the game is new to this browser. */
import { api } from "./api";
import { me } from "./me.svelte";
import { router } from "./router.svelte";
import type { GameInfo, OpenTable } from "../protocol";

/** How kind the bots are in somebody's first matches, and later. */
export type Level = "apprentice" | "wizard";

export function quickTable(game: GameInfo, me: string, level: Level): OpenTable {
  const bots = Array.from({ length: game.bots }, () => ({ kind: "bot" as const, level }));
  return { game: game.name, seats: [{ kind: "me", name: me }, ...bots], options: game.quick };
}

const KEY = "abraka.played";

function played(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

/** Whether nobody has begun a match of a game in this browser. */
export const isNew = (game: string): boolean => !played().includes(game);

/** The game is not new any more. */
function remember(game: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...played(), game])]));
  } catch {
    // A browser that keeps nothing has kind bots for ever.
  }
}

/** Asks for a name if there is none, then opens a table and goes there. */
export async function playNow(game: GameInfo, level?: Level): Promise<void> {
  if (!(await me.introduce())) return;
  const usual = isNew(game.name) ? "apprentice" : "wizard";
  const table = await api.open(quickTable(game, me.about?.name ?? "", level ?? usual));
  remember(game.name);
  router.go(table.link ?? `/t/${table.id}`);
}
