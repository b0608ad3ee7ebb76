/** What a whole way would bring about. */
import type { GameEvent, People } from "../../board";
import type { Path } from "../../../lib/plan.svelte";
import type { View } from "../view";
import { explain } from "./actions";
import { lowerAt, sitText } from "./goblins";
import { tell } from "./tell";

/** What is worth saying before one confirms; all else is seen on the board. */
const SAID = new Set([
  "goblin_placed", "goblin_moved", "goblin_pushed", "tile_shown", "goblin_rose", "goblin_fell", "goblin_fled", "goblin_waits",
  "stone_taken", "stone_too_many", "stone_lost", "raven_waits", "card_granted", "hill_turned",
]); // prettier-ignore

/** A sentence of the log; the view is the one before, so it is said here on whom the goblin sits down. */
function sentence(event: GameEvent, view: View, people: People): string | null {
  const text = tell(event, people);
  const lower = event.type === "goblin_moved" ? lowerAt(view, String(event["end"])) : undefined;
  return text && lower ? `${text} ${sitText(lower, Number(event["seat"]), people)}` : text;
}

export function foretell(path: Path, view: View, people: People): string {
  const lines = path.events.filter((event) => SAID.has(event.type)).map((event) => sentence(event, view, people));
  const last = path.steps.at(-1);
  return lines.join(" ") || (last ? explain(last.action, view, people) : "");
}
