/** How things move on a board: keyframes of transforms, and the one who runs them. */
import { tick } from "svelte";
import { lasting } from "./prefs.svelte";

export interface Point {
  x: number;
  y: number;
}

export interface Motion {
  frames: Keyframe[];
  ms: number;
  delay?: number;
}

export const to = ({ x, y }: Point): string => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;

/** From one place straight to another. */
export function slide(from: Point, end: Point, ms: number): Motion {
  return { frames: [{ transform: to(from), easing: "ease-in-out" }, { transform: to(end) }], ms };
}

export function appear(ms: number, delay: number): Motion {
  return { frames: [{ opacity: 0 }, { opacity: 1 }], ms, delay };
}

/** Stays till the end, then is gone. */
export function vanish(ms: number): Motion {
  return { frames: [{ opacity: 1 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }], ms };
}

/** From stop to stop, in little bows as high as `height`. */
export function hopAlong(stops: readonly Point[], height = 20, msOfHop = 190): Motion {
  const hops = Math.max(1, stops.length - 1);
  const frames: Keyframe[] = [];
  stops.forEach((stop, k) => {
    frames.push({ transform: to(stop), offset: k / hops, easing: "cubic-bezier(0.2, 0.6, 0.4, 1)" });
    const next = stops[k + 1];
    if (next) {
      const high = { x: (stop.x + next.x) / 2, y: Math.min(stop.y, next.y) - height };
      frames.push({ transform: to(high), offset: (k + 0.5) / hops, easing: "cubic-bezier(0.6, 0, 0.8, 0.4)" });
    }
  });
  return { frames, ms: Math.max(240, msOfHop * hops) };
}

/** Through the air, in a bow. */
export function soar(from: Point, end: Point, bend: Point, ms: number): Motion {
  const steps = 12;
  const frames = Array.from({ length: steps + 1 }, (_, k) => {
    const t = k / steps;
    const eased = t * t * (3 - 2 * t);
    const mix = (a: number, b: number, c: number) =>
      (1 - eased) ** 2 * a + 2 * eased * (1 - eased) * b + eased ** 2 * c;
    return { transform: to({ x: mix(from.x, bend.x, end.x), y: mix(from.y, bend.y, end.y) }), offset: t };
  });
  return { frames, ms };
}

/** Pops up, rises and fades. */
export function rise(from: Point, height: number, ms: number): Motion {
  const at = (up: number, size: number, opacity: number, offset: number): Keyframe => ({
    transform: `${to({ x: from.x, y: from.y - up })} scale(${size})`,
    opacity,
    offset,
    easing: "ease-out",
  });
  return {
    frames: [at(0, 0.3, 0, 0), at(height * 0.4, 1.25, 1, 0.3), at(height * 0.6, 1, 1, 0.7), at(height, 0.8, 0, 1)],
    ms,
  };
}

/** Comes up, and stays. */
export function pop(at: Point, ms: number): Motion {
  const frame = (size: number, opacity: number): Keyframe => ({
    transform: `${to(at)} scale(${size})`,
    opacity,
    easing: "ease-out",
  });
  return { frames: [frame(0.5, 0), frame(1.12, 1), frame(1, 1)], ms };
}

/** Dust flies from where something came down. */
export function spread(at: Point, ms: number): Motion {
  const frame = (size: number, opacity: number): Keyframe => ({
    transform: `${to(at)} scale(${size})`,
    opacity,
    easing: "ease-out",
  });
  return { frames: [frame(0.6, 0.9), frame(1.5, 0)], ms };
}

/** A die rolls in, and comes to lie. */
export function tumble(at: Point, ms: number): Motion {
  const frame = (x: number, y: number, turn: number, offset: number): Keyframe => ({
    transform: `${to({ x: at.x + x, y: at.y + y })} rotate(${turn}deg)`,
    offset,
    easing: "ease-in-out",
  });
  return {
    frames: [
      frame(-90, -50, -500, 0),
      frame(-45, 8, -330, 0.3),
      frame(-18, -26, -160, 0.55),
      frame(6, 4, -20, 0.8),
      frame(0, 0, 0, 1),
    ],
    ms,
  };
}

/** Runs motions of the elements under a root that have `data-piece`, by that key. */
export class Mover {
  #root: () => Element | undefined;
  #running: Animation[] = [];

  constructor(root: () => Element | undefined) {
    this.#root = root;
  }

  /** Runs motions all at once, waits for the last of them, then `pause` more. */
  async move(motions: readonly [string, Motion][], pause = 0): Promise<void> {
    await tick();
    const all = new Map<string, Element>();
    this.#root()
      ?.querySelectorAll("[data-piece]")
      .forEach((element) => {
        all.set(element.getAttribute("data-piece") ?? "", element);
      });
    this.#running = motions.flatMap(([key, { frames, ms, delay }]) => {
      const element = all.get(key);
      if (!element) return [];
      return [
        element.animate(frames, {
          duration: lasting(ms),
          delay: lasting(delay ?? 0),
          endDelay: lasting(pause),
          fill: "backwards",
        }),
      ];
    });
    await Promise.all(this.#running.map((animation) => animation.finished.catch(() => undefined)));
    this.#running = [];
  }

  /** Something heavy has come down: the whole drawing feels it. Nobody waits for that. */
  thud(depth = 4): void {
    const to = (y: number): Keyframe => ({ transform: `translateY(${y}px)` });
    this.#root()?.animate([to(0), to(depth), to(-depth / 2), to(0)], { duration: lasting(220), easing: "ease-out" });
  }

  /** Lets some time go by; the root needs an element with `data-piece="#clock"`. */
  wait(ms: number): Promise<void> {
    return this.move([["#clock", { frames: [{ opacity: 1 }, { opacity: 1 }], ms }]]);
  }

  /** Plays beats one after another; when it is cut short, what is running ends at once. */
  async playAll<Beat>(beats: readonly Beat[], play: (beat: Beat) => Promise<void>, cut: AbortSignal): Promise<void> {
    const stop = () => this.stop();
    cut.addEventListener("abort", stop, { once: true });
    for (const beat of beats) {
      if (cut.aborted) break;
      await play(beat);
    }
    cut.removeEventListener("abort", stop);
  }

  /** Ends what is running at once. */
  stop(): void {
    this.#running.forEach((animation) => animation.cancel());
  }
}
