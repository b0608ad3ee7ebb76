/** Who sits at a table, and how they are called. */
import type { TableInfo } from "../protocol";
import type { People } from "../games/board";
import { levelTitle } from "./known.svelte";

export function peopleAt(table: TableInfo | null, me: number | null): People {
  return { names: table?.seats.map((seat) => seat.name || levelTitle(seat.level)) ?? [], me };
}
