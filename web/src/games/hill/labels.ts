/** Where numbers are written, so that none hides another: those that would lie upon each other move apart. */
import type { Point } from "../../lib/motion";

const ROUNDS = 6;

/** Moves points until any two are so far from each other, as far as that can be done in a few rounds. */
export function apart<P extends Point>(points: readonly P[], least: number): P[] {
  const moved = points.map((point) => ({ ...point }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [k, one] of moved.entries()) for (const other of moved.slice(k + 1)) part(one, other, least);
  }
  return moved;
}

function part(one: Point, other: Point, least: number): void {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const far = Math.hypot(dx, dy);
  if (far >= least) return;
  const [ux, uy] = far > 0 ? [dx / far, dy / far] : [0, 1];
  const step = (least - far) / 2;
  one.x -= ux * step;
  one.y -= uy * step;
  other.x += ux * step;
  other.y += uy * step;
}
