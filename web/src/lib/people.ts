/** Who sits at a table, and how they are called. */
import type { SeatInfo, TableInfo } from "../protocol";
import type { People } from "../games/board";
import { m } from "../paraglide/messages.js";
import { known, levelTitle } from "./known.svelte";

const NUMERALS = ["", " II", " III", " IV", " V", " VI"];

/** Bots are called by their level, in the reader's language; the second one of a level is the second. */
function nameOf(seat: SeatInfo, seats: readonly SeatInfo[]): string {
  if (seat.kind !== "bot") return seat.name;
  const before = seats.filter((other) => other.kind === "bot" && other.level === seat.level && other.seat < seat.seat);
  return levelTitle(seat.level) + (NUMERALS[before.length] ?? "");
}

export function peopleAt(table: TableInfo | null, me: number | null): People {
  const seats = table?.seats ?? [];
  return { names: seats.map((seat) => nameOf(seat, seats)), me };
}

/** People in a record that has no names. */
const NAMELESS = ["", "human"];

/** Who sat at a match that is over. Bots are told by the name of their level. */
export function peopleOf(names: readonly string[], me: number | null): People {
  const isBot = (name: string): boolean => known.about?.bots.some((bot) => bot.name === name) ?? false;
  const named = names.map((name, seat) => {
    if (NAMELESS.includes(name)) return m.replay_player({ number: seat + 1 });
    if (!isBot(name)) return name;
    return levelTitle(name) + (NUMERALS[names.slice(0, seat).filter((other) => other === name).length] ?? "");
  });
  return { names: named, me };
}
