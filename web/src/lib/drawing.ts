/** Lines for drawings. */
import type { Point } from "./motion";

/** A smooth line through points; closed, it goes round. */
export function smooth(points: readonly Point[], closed: boolean): string {
  const at = (k: number): Point => {
    const n = points.length;
    const index = closed ? (k + n) % n : Math.min(n - 1, Math.max(0, k));
    return points[index] ?? { x: 0, y: 0 };
  };
  const number = (value: number): string => value.toFixed(1);
  const parts = [`M${number(at(0).x)} ${number(at(0).y)}`];
  for (let k = 0; k < (closed ? points.length : points.length - 1); k += 1) {
    const [before, from, to, after] = [at(k - 1), at(k), at(k + 1), at(k + 2)];
    const first = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const second = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    parts.push(`C${[first, second, to].map((p) => `${number(p.x)} ${number(p.y)}`).join(" ")}`);
  }
  return parts.join("") + (closed ? "Z" : "");
}
