/** Which buttons throw something away: they are confirmed like moves. */
import type { Action } from "./types";

/** The spell that could still be cast in this turn. */
export function costly({ type }: Action): boolean {
  return type === "done";
}
