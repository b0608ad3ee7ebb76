/** What a whole way would bring about. */
import { m } from "../../../lib/words.svelte";
import type { People } from "../../board";
import type { Path } from "../../../lib/plan.svelte";
import type { Action, Event } from "../types";
import type { View } from "../view";
import { explain } from "./actions";
import { lowerAt, sitText } from "./goblins";
import { tell } from "./tell";

/** What is worth saying before one confirms; all else is seen on the board. */
const SAID: ReadonlySet<Event["type"]> = new Set<Event["type"]>([
  "goblin_placed",
  "goblin_moved",
  "goblin_pushed",
  "tile_shown",
  "goblin_rose",
  "goblin_fell",
  "goblin_fled",
  "goblin_waits",
  "stone_taken",
  "stone_too_many",
  "stone_lost",
  "raven_waits",
  "card_granted",
  "hill_turned",
]);

/** What a goblin would meet: somebody's shoulders, or a tile of which nobody sees what it is. */
function meets(event: Event, view: View, people: People): string[] {
  if (event.type !== "goblin_moved" && event.type !== "goblin_pushed") return [];
  const { end, seat } = event;
  const lower = lowerAt(view, end);
  if (lower) return event.type === "goblin_moved" ? [sitText(lower, seat, people)] : [];
  return view.tiles.some((tile) => tile.field === end && tile.face === null) ? [m.hill_foretell_tile()] : [];
}

export function foretell(path: Path<Event, Action>, view: View, people: People): string {
  const said = path.events.filter((event) => SAID.has(event.type));
  const lines = said.flatMap((event) => [tell(event, people), ...meets(event, view, people)]);
  const last = path.steps.at(-1);
  return lines.join(" ") || (last ? explain(last.action, view, people) : "");
}
