/** Who sits at a table, and how they are called. */
import type { SeatInfo, TableInfo } from "../protocol";
import type { People } from "../games/board";
import { levelTitle } from "./known.svelte";

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
