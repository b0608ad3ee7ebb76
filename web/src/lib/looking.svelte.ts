/** The turn that somebody looks up in the log: the board shows its trace while it is looked at. */
import type { Turn } from "./turns";

class Looking {
  turn: Turn | null = $state.raw(null);
}

export const looking = new Looking();
