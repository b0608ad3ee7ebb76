/** Which buttons throw something away: they are confirmed like moves. */
import type { Action } from "./types";
import type { View } from "./view";

/** New cards for all that are held; a roll, when it is rolled again; and a move, when nothing is moved. */
export function costly({ type }: Action, { prompt, cards_played, together }: View): boolean {
  const unmoved =
    ["piece", "redraw_tower"].includes(prompt) || (prompt === "turn" && cards_played < (together ? 1 : 2));
  return type === "redraw" || type === "roll" || (type === "pass" && unmoved);
}
