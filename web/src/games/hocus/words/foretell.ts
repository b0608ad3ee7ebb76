/** What a whole way would bring about. */
import type { People } from "../../board";
import type { Path } from "../../../lib/plan.svelte";
import type { View } from "../view";
import { explain } from "./actions";
import { sentence } from "./tell";

/** What is worth saying before one confirms; all else is seen on the board. */
const SAID = new Set(["moved", "hit", "swapped", "drew", "spell_laid", "stole", "forgot"]);

export function foretell(path: Path, view: View, people: People): string {
  const lines = path.events.filter((event) => SAID.has(event.type)).map((event) => sentence(event, people, view));
  const [first] = path.steps;
  return lines.join(" ") || (first ? explain(first.action, view, people) : "");
}
