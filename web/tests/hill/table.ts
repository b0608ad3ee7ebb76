/** Views of Magic Hill for tests: the usual hill, with what a test needs on it. */
import { after, beatsOf } from "../../src/games/hill/beats";
import { tableOf, type Table } from "../../src/games/hill/table";
import type { Event, PlaceName } from "../../src/games/hill/types";
import type { Goblin, View } from "../../src/games/hill/view";

export const SIDES = [9, 7, 5, 3];

/** A goblin by seat and number, like "0:3". */
export function goblin(who: string, place: PlaceName | null, more: Partial<Goblin> = {}): Goblin {
  const [seat = 0, number = 1] = who.split(":").map(Number);
  return { seat, number, place, sits: false, blocked: false, waits: false, ...more };
}

export function tableWith(more: Partial<View>): Table {
  const bare = { sides: SIDES, rotation: 0, memory: "faithful", goblins: [], tiles: [], stones: [], ...more };
  return tableOf(bare as unknown as View);
}

export function played(table: Table, events: readonly Event[], lander: string | null = null): Table {
  return beatsOf(events, table, lander).reduce(after, table);
}
