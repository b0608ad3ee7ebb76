/** A closed smooth line that can be walked along by its length. */
import type { Point } from "../../lib/motion";

export interface Curve {
  length: number;
  /** The point so far along, and the direction there in radians. */
  at(distance: number): Point & { angle: number };
  /** The point so far to the right of it. */
  beside(distance: number, aside: number): Point;
}

const STEPS = 12; // between two points

/** Through all points, and back to the first. */
export function curve(points: readonly Point[]): Curve {
  const dense = points.flatMap((_, k) =>
    Array.from({ length: STEPS }, (_none, step) => between(points, k, step / STEPS)),
  );
  const sums = [0];
  dense.forEach((point, k) => {
    const next = dense[(k + 1) % dense.length] ?? point;
    sums.push((sums[k] ?? 0) + Math.hypot(next.x - point.x, next.y - point.y));
  });
  const length = sums.at(-1) ?? 0;

  function point(distance: number): Point {
    const wanted = ((distance % length) + length) % length;
    const k = lastBelow(sums, wanted);
    const [from, to] = [dense[k], dense[(k + 1) % dense.length]];
    const [before, after] = [sums[k] ?? 0, sums[k + 1] ?? 0];
    if (!from || !to) return { x: 0, y: 0 };
    const share = after > before ? (wanted - before) / (after - before) : 0;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  }

  function at(distance: number): Point & { angle: number } {
    const [back, ahead] = [point(distance - 3), point(distance + 3)];
    return { ...point(distance), angle: Math.atan2(ahead.y - back.y, ahead.x - back.x) };
  }

  function beside(distance: number, aside: number): Point {
    const { x, y, angle } = at(distance);
    return { x: x - Math.sin(angle) * aside, y: y + Math.cos(angle) * aside };
  }

  return { length, at, beside };
}

/** The last of rising numbers that is not above a wanted one. */
function lastBelow(rising: readonly number[], wanted: number): number {
  let [low, high] = [0, rising.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((rising[middle] ?? 0) <= wanted) low = middle;
    else high = middle;
  }
  return low;
}

/** A share of the way from one point to the next, bent by their neighbours. */
function between(points: readonly Point[], k: number, t: number): Point {
  const n = points.length;
  const at = (index: number): Point => points[(index + n) % n] ?? { x: 0, y: 0 };
  const [a, b, c, d] = [at(k - 1), at(k), at(k + 1), at(k + 2)];
  const mix = (p: number, q: number, r: number, s: number): number =>
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t ** 2 + (3 * q - p - 3 * r + s) * t ** 3);
  return { x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) };
}
