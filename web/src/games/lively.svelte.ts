/** Whether there is motion for its own sake: clouds, glints. Not for those who want none, nor on slow machines. */
import { mayMove } from "../lib/prefs.svelte";

const LOOK_MS = 2000;
const LATE_MS = 34; // a frame that missed its turn
const MOST_LATE = 0.2;

class Lively {
  #fast = $state(false);
  #looking = false;

  get on(): boolean {
    return this.#fast && mayMove();
  }

  /** Looks once how fast this machine draws. */
  look(): void {
    if (this.#looking) return;
    this.#looking = true;
    const gaps: number[] = [];
    const begin = performance.now();
    let last = begin;
    const step = (now: number): void => {
      gaps.push(now - last);
      last = now;
      if (now - begin < LOOK_MS) requestAnimationFrame(step);
      else this.#fast = gaps.filter((gap) => gap > LATE_MS).length < MOST_LATE * gaps.length;
    };
    requestAnimationFrame(step);
  }
}

export const lively = new Lively();
