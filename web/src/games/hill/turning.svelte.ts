/** Something that turns by quarters: the view of the hill, and the hill itself. */
import { lasting, mayMove } from "../../lib/prefs.svelte";

const eased = (t: number): number => 1 - (1 - t) ** 3;
const swung = (t: number): number => t * t * (3 - 2 * t);

export class Turning {
  /** How far it is turned now, in quarters clockwise; whole at rest. */
  value = $state(0);
  /** Whether it is on its way. */
  moving = $state(false);
  #end = 0;
  #frame = 0;
  #done: (() => void) | null = null;

  /** Where it comes to rest. */
  get end(): number {
    return this.#end;
  }

  /** Is there at once. */
  set(value: number): void {
    this.stop();
    this.#end = value;
    this.value = value;
  }

  /** Follows a finger. */
  follow(value: number): void {
    this.stop();
    this.value = value;
    this.moving = true;
  }

  /** Turns until it has come there, in so many milliseconds at the usual pace. */
  glide(end: number, ms: number, swing = false): Promise<void> {
    this.stop();
    this.#end = end;
    const [from, time] = [this.value, lasting(ms)];
    if (!mayMove() || time <= 0 || from === end) {
      this.set(end);
      return Promise.resolve();
    }
    this.moving = true;
    const begin = performance.now();
    return new Promise((done) => {
      this.#done = done;
      const step = (now: number): void => {
        const t = Math.min(1, Math.max(0, (now - begin) / time));
        this.value = from + (end - from) * (swing ? swung(t) : eased(t));
        if (t >= 1) this.set(end);
        else this.#frame = requestAnimationFrame(step);
      };
      this.#frame = requestAnimationFrame(step);
    });
  }

  /** Stays as it is. */
  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.moving = false;
    this.#done?.();
    this.#done = null;
  }
}
