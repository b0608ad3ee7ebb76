/** Which buttons throw something away: they are confirmed like moves. */
import type { Action } from "./types";
import type { View } from "./view";
import { passing } from "./words/actions";

/** What is lost by passing: the action, a power, a card, what was offered, a djinn that was drawn or comes along. */
const LOST = [
  ...["act", "miss", "equipment", "accept_capacity", "accept_circle", "container"],
  ...["archive_option", "flip_mage", "free_djinn"],
];

/** The Source's choice, the card that turns face down, and passing where something is lost by it. */
export function costly(action: Action, view: View): boolean {
  return action.type === "pass" ? LOST.includes(passing(view)) : ["refill", "keep"].includes(action.type);
}
