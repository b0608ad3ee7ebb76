/** What a whole way would bring about. */
import type { People } from "../../board";
import type { Path } from "../../../lib/plan.svelte";
import type { Action, Event, View } from "../types";
import { explain } from "./actions";
import { tell } from "./tell";

/** What is worth saying before one confirms; all else is seen on the board. */
const SAID: ReadonlySet<Event["type"]> = new Set<Event["type"]>([
  "wizard_moved",
  "wizard_entered",
  "tower_moved",
  "towers_swapped",
  "trapped",
  "no_effect",
]);

const isRaven = (event: Event, index: number, events: readonly Event[]): boolean =>
  event.type === "castle_flew" && events.slice(0, index).every((other) => other.type !== "wizard_entered");

export function foretell(path: Path<Event, Action>, view: View, people: People): string {
  const lines = path.events
    .filter((event, index, events) => SAID.has(event.type) || isRaven(event, index, events))
    .map((event) => tell(event, people, view));
  const last = path.steps.at(-1);
  return lines.join(" ") || (last ? explain(last.action, view, people) : "");
}
