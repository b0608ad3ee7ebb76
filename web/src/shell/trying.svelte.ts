/** Something that is asked of the server: whether it is under way, and why it was refused. */
import { Refusal } from "../lib/api";
import type { Refused } from "../protocol";

export class Trying {
  busy = $state(false);
  refused: Refused | null = $state.raw(null);

  /** Does something once; a second try waits until the first is over. Says whether it was done. */
  async out(work: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refused = null;
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refused = error.refused;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
