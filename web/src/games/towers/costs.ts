/** Which buttons throw something away: they are confirmed like moves. */
import type { Action } from "./types";
import type { View } from "./view";

/** New cards for all that are held; and the card's move, when nothing is moved by it. */
export function costly({ type }: Action, { prompt, cards_played, together }: View): boolean {
  const carded = prompt === "piece" || (prompt === "turn" && cards_played < (together ? 1 : 2));
  return type === "redraw" || (type === "pass" && carded);
}
