/** The record sheet of the solo game, as this browser keeps it: tasks met and best scores by the size of Tom's deck. */
import { m } from "../../../lib/words.svelte";
import { TASKS, metIn } from "./tasks";
import type { View } from "../view";

export const DECKS = [15, 14, 13, 12] as const;
const KEY = "abraka.djinn.sheet";
/** The easier first game has a sheet of its own. */
const keyOf = (easy: boolean): string => (easy ? `${KEY}.easy` : KEY);

export interface Column {
  best: number | null;
  met: readonly string[];
}
/** A column for each size of the deck. */
export type Sheet = Readonly<Record<string, Column>>;

const EMPTY: Column = { best: null, met: [] };
export const column = (sheet: Sheet, deck: number): Column => sheet[String(deck)] ?? EMPTY;

/** The sheet with a match that was won; a lost one leaves it as it is. */
export function entered(sheet: Sheet, deck: number, view: View): Sheet {
  if (view.seats.length !== 1 || view.reason !== "points" || view.ranks[0] !== 1) return sheet;
  const { best, met } = column(sheet, deck);
  const now = new Set([...met, ...metIn(view)]);
  const all = TASKS.map(({ id }) => id).filter((id) => now.has(id));
  return { ...sheet, [deck]: { best: Math.max(best ?? 0, view.seats[0]?.total ?? 0), met: all } };
}

/** A sheet as it was written; what is not one is empty. */
export function read(text: string | null): Sheet {
  try {
    const found: unknown = JSON.parse(text ?? "{}");
    if (typeof found !== "object" || found === null) return {};
    const known = new Set(TASKS.map(({ id }) => id));
    const columns = DECKS.flatMap((deck) => {
      const { best, met } = ((found as Record<string, unknown>)[deck] ?? {}) as Record<string, unknown>;
      if (typeof best !== "number" || !Array.isArray(met)) return [];
      return [
        [
          deck,
          { best, met: met.filter((id: unknown): id is string => typeof id === "string" && known.has(id)) },
        ] as const,
      ];
    });
    return Object.fromEntries(columns);
  } catch {
    return {};
  }
}

/** What the sheet is called. */
export const sheetTitle = (easy: boolean): string =>
  easy ? `${m.djinn_desk_sheet()} · ${m.djinn_option_easy()}` : m.djinn_desk_sheet();

export function load(easy: boolean): Sheet {
  try {
    return read(localStorage.getItem(keyOf(easy)));
  } catch {
    return {};
  }
}

/** Writes a match down; a browser that keeps nothing still shows it. */
export function enter(deck: number, view: View): Sheet {
  const sheet = entered(load(view.easy), deck, view);
  try {
    localStorage.setItem(keyOf(view.easy), JSON.stringify(sheet));
  } catch {
    // It is seen this once.
  }
  return sheet;
}
