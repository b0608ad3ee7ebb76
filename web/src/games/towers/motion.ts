/** How the pieces of the ring move, from where they stood to where they stand. */
import { hopAlong, to, type Motion, type Point } from "../../lib/motion";
import type { Layout } from "./layout";
import { surfaceHeight } from "./scene";
import type { Space } from "./view";

const LIFT = 38;

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
  return hopAlong(
    way.map((number, k): Point => {
      const [place, space] = [layout.places[number], spaces[number]];
      if (k === 0) return from;
      if (k === way.length - 1 || !place || !space) return end;
      return { x: place.x, y: place.y - surfaceHeight(space, number, place) - 4 };
    }),
  );
}

/** The bend of a way through the air. */
export function bendOf(from: Point, end: Point, layout: Layout): Point {
  return {
    x: (from.x + end.x + layout.middle.x) / 3,
    y: Math.min((from.y + end.y + layout.middle.y) / 3 - 60, Math.min(from.y, end.y) - 20),
  };
}
