/** Which buttons throw something away: they are confirmed like moves. */
import type { Action } from "./types";

/** Somebody's stone, which the raven takes; and the card that could still be played. */
export function costly({ type }: Action): boolean {
  return type === "raven" || type === "end";
}
