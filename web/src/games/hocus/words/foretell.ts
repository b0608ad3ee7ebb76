/** What a whole way would bring about. */
import type { Path } from "../../../lib/plan.svelte";
import type { People } from "../../board";
import type { Action, Event, View } from "../types";
import { explain } from "./actions";
import { sentence } from "./tell";

/** What is worth saying before one confirms; all else is seen on the board. */
const SAID: ReadonlySet<Event["type"]> = new Set<Event["type"]>([
  "moved",
  "hit",
  "swapped",
  "drew",
  "spell_laid",
  "stole",
  "forgot",
]);

export function foretell(path: Path<Event, Action>, view: View, people: People): string {
  const lines = path.events.filter((event) => SAID.has(event.type)).map((event) => sentence(event, people, view));
  const [first] = path.steps;
  return lines.join(" ") || (first ? explain(first.action, view, people) : "");
}
