/** The hill seen from above: rings of fields around the summit, and the villages at its corners (M1–M3). */
import type { Point } from "../../lib/motion";

export const LEVELS = 4;
export const SUMMIT = "summit";

/** Where something is: on a level of the hill from 0, the summit being level 4, or in a village. */
export type Place =
  { kind: "field"; level: number; index: number } | { kind: "village"; number: number } | { kind: "summit" };

export function placeOf(name: string): Place {
  if (name === SUMMIT) return { kind: "summit" };
  if (name.startsWith("v")) return { kind: "village", number: Number(name.slice(1)) };
  const [level, index] = name.split(".").map(Number);
  return { kind: "field", level: (level ?? 1) - 1, index: index ?? 0 };
}

export const fieldName = (level: number, index: number): string => `${level + 1}.${index}`;
export const sideOf = (sides: readonly number[], level: number): number =>
  sides[level] ?? Math.max(1, (sides.at(-1) ?? 3) - 2);
export const lengthOf = (sides: readonly number[], level: number): number => 4 * (sideOf(sides, level) - 1);

/** Half of what a level measures, in fields. */
export const halfOf = (sides: readonly number[], level: number): number => sideOf(sides, level) / 2;

/** Turns a point about the middle, by quarters clockwise; whole or not. */
export function turned({ x, y }: Point, quarters: number): Point {
  const angle = (quarters * Math.PI) / 2;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * c - y * s, y: x * s + y * c };
}

/** The middle of a field, the summit being 0, 0; the hill is not turned. */
export function cell(sides: readonly number[], level: number, index: number): Point {
  const run = sideOf(sides, level) - 1;
  const [quarter, offset] = [Math.floor(index / run), index % run];
  return turned({ x: -run / 2 + offset, y: -run / 2 }, quarter);
}

/** All fields of a ring. */
export function ring(sides: readonly number[], level: number): { name: string; at: Point }[] {
  return Array.from({ length: lengthOf(sides, level) }, (_, index) => ({
    name: fieldName(level, index),
    at: cell(sides, level, index),
  }));
}

/** The corner that a village touches when the hill has been turned so far (M3). */
export function cornerOf(sides: readonly number[], village: number, rotation: number): string {
  const quarter = (((village - 1 - rotation) % 4) + 4) % 4;
  return fieldName(0, quarter * (sideOf(sides, 0) - 1));
}

/** The neighbour on the level above; null: a corner has none (M2). */
export function above(sides: readonly number[], level: number, index: number): string | null {
  const run = sideOf(sides, level) - 1;
  const [quarter, offset] = [Math.floor(index / run), index % run];
  if (offset === 0) return null;
  if (level === LEVELS - 1) return SUMMIT;
  return fieldName(level + 1, (quarter * (run - 2) + offset - 1) % lengthOf(sides, level + 1));
}

/**
 * The places that a goblin passes on its way, both ends included: out of its village or up first, then along a ring.
 */
export function wayOf(sides: readonly number[], start: string, end: string, way: string, rotation: number): string[] {
  const [from, to] = [placeOf(start), placeOf(end)];
  const passed = [start];
  if (from.kind === "village") {
    passed.push(cornerOf(sides, from.number, rotation));
  } else if (way.startsWith("up") && from.kind === "field") {
    passed.push(above(sides, from.level, from.index) ?? end);
  }
  const at = placeOf(passed.at(-1) ?? start);
  if (at.kind === "field" && to.kind === "field" && at.level === to.level) {
    const length = lengthOf(sides, at.level);
    const step = way.endsWith("ccw") ? length - 1 : 1;
    for (let index = at.index, k = 0; index !== to.index && k < length; k += 1) {
      index = (index + step) % length;
      passed.push(fieldName(at.level, index));
    }
  } else if (passed.at(-1) !== end) {
    passed.push(end);
  }
  return passed;
}
