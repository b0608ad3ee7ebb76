/** How pieces move: keyframes of transforms, from where they stood to where they stand. */
import type { Layout, Point } from "./layout";
import { surfaceHeight } from "./scene";
import type { Space } from "./view";

export interface Motion {
  frames: Keyframe[];
  ms: number;
  delay?: number;
}

const LIFT = 38;
const HOP = 20;

const to = ({ x, y }: Point): string => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;

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

/** A part of a stack rises, travels along the ring, and settles. */
export function carry(from: Point, end: Point, spaces: readonly number[], layout: Layout): Motion {
  const places = spaces.map((space) => layout.places[space] ?? layout.middle);
  const [first, last] = [places[0] ?? from, places.at(-1) ?? end];
  const [rise, travel, settle] = [200, Math.max(200, 120 * (places.length - 1)), 200];
  const ms = rise + travel + settle;
  const above = places.map((place, k) => {
    const share = places.length > 1 ? k / (places.length - 1) : 1;
    const shift = (a: number, b: number) => a + (b - a) * share;
    return {
      x: place.x + shift(from.x - first.x, end.x - last.x),
      y: place.y + shift(from.y - first.y, end.y - last.y) - LIFT,
    };
  });
  const travelling = above.map((point, k) => ({
    transform: to(point),
    offset: (rise + (travel * k) / Math.max(1, above.length - 1)) / ms,
    easing: k === above.length - 1 ? "ease-in" : "linear",
  }));
  return { frames: [{ transform: to(from), easing: "ease-out" }, ...travelling, { transform: to(end) }], ms };
}

/** A wizard hops from roof to roof. */
export function hop(from: Point, end: Point, way: readonly number[], spaces: readonly Space[], layout: Layout): Motion {
  const stops = way.map((number, k): Point => {
    const [place, space] = [layout.places[number], spaces[number]];
    if (k === 0) return from;
    if (k === way.length - 1 || !place || !space) return end;
    return { x: place.x, y: place.y - surfaceHeight(space, number, place) - 4 };
  });
  const hops = Math.max(1, stops.length - 1);
  const frames: Keyframe[] = [];
  stops.forEach((stop, k) => {
    frames.push({ transform: to(stop), offset: k / hops, easing: "cubic-bezier(0.2, 0.6, 0.4, 1)" });
    const next = stops[k + 1];
    if (next) {
      const high = { x: (stop.x + next.x) / 2, y: Math.min(stop.y, next.y) - HOP };
      frames.push({ transform: to(high), offset: (k + 0.5) / hops, easing: "cubic-bezier(0.6, 0, 0.8, 0.4)" });
    }
  });
  return { frames, ms: Math.max(240, 190 * hops) };
}

/** Through the air, in a bow. */
export function soar(from: Point, end: Point, bend: Point, ms: number): Motion {
  const steps = 12;
  const frames = Array.from({ length: steps + 1 }, (_, k) => {
    const t = k / steps;
    const eased = t * t * (3 - 2 * t);
    const mix = (a: number, b: number, c: number) => (1 - eased) ** 2 * a + 2 * eased * (1 - eased) * b + eased ** 2 * c;
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
  return { frames: [at(0, 0.3, 0, 0), at(height * 0.4, 1.25, 1, 0.3), at(height * 0.6, 1, 1, 0.7), at(height, 0.8, 0, 1)], ms };
}

/** Comes up, and stays. */
export function pop(at: Point, ms: number): Motion {
  const frame = (size: number, opacity: number): Keyframe => ({ transform: `${to(at)} scale(${size})`, opacity, easing: "ease-out" });
  return { frames: [frame(0.5, 0), frame(1.12, 1), frame(1, 1)], ms };
}

export function tumble(at: Point, ms: number): Motion {
  const frame = (x: number, y: number, turn: number, offset: number): Keyframe => ({
    transform: `${to({ x: at.x + x, y: at.y + y })} rotate(${turn}deg)`,
    offset,
    easing: "ease-in-out",
  });
  return {
    frames: [frame(-90, -50, -500, 0), frame(-45, 8, -330, 0.3), frame(-18, -26, -160, 0.55), frame(6, 4, -20, 0.8), frame(0, 0, 0, 1)],
    ms,
  };
}

/** The bend of a way through the air. */
export function bendOf(from: Point, end: Point, layout: Layout): Point {
  return {
    x: (from.x + end.x + layout.middle.x) / 3,
    y: Math.min((from.y + end.y + layout.middle.y) / 3 - 60, Math.min(from.y, end.y) - 20),
  };
}

