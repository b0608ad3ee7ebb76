/**
 * Where things stand on the board. The ring winds, so that next to every place there is room for a tall stack: wide for
 * a screen that lies, upright for a phone. All lengths are units of the drawing; a tower is as wide on both.
 */
import type { Point } from "../../lib/motion";

export const SPACES = 16;

/** Half of what a stack is wide, crowds and castle included, and half of a place's pad. */
export const STACK_HALF = 42;
export const PAD = { rx: 46, ry: 17 };

const MOST_ROOM = 165;
const BETWEEN = 4; // kept free between a stack and the pad behind it

/** The foot of what stands on a space, and how high it may grow without hiding anything. */
export interface Place extends Point {
  room: number;
}

export interface Layout {
  wide: boolean;
  width: number;
  height: number;
  places: readonly Place[];
  middle: Point;
}

/** The layout for a container of this size. */
export function layoutFor(width: number, height: number): Layout {
  const shape = width > 0 && height > 0 ? width / height : 1.5;
  return shape >= 1 ? wideLayout(clamp(shape, 1.3, 2)) : uprightLayout(clamp(shape, 0.6, 0.9));
}

/** Five places above and below, three at each side. */
function wideLayout(shape: number): Layout {
  const height = 560;
  const width = Math.round(height * shape);
  const [outer, inner, top, foot] = [64, 166, 172, height - 44];
  const row = (y: number, wave: number): Point[] =>
    [0, 1, 2, 3, 4].map((k) => ({ x: inner + (k * (width - 2 * inner)) / 4, y: k % 2 ? y + wave : y }));
  const side = (x: (k: number) => number): Point[] =>
    [1, 2, 3].map((k) => ({ x: x(k), y: top + (k * (foot - top)) / 4 }));
  const right = side((k) => (k % 2 ? width - outer : width - inner));
  const left = side((k) => (k % 2 ? outer : inner));
  const points = [...row(top, 22), ...right, ...row(foot, -22).reverse(), ...left.reverse()];
  return { wide: true, width, height, places: withRoom(points), middle: { x: width / 2, y: 304 } };
}

/** Three places above and below, five at each side. */
function uprightLayout(shape: number): Layout {
  const width = 620;
  const height = Math.round(width / shape);
  const [outer, inner, top, foot] = [78, 188, 170, height - 42];
  const row = (y: number, wave: number): Point[] => [
    { x: outer, y },
    { x: width / 2, y: y + wave },
    { x: width - outer, y },
  ];
  const side = (x: (k: number) => number): Point[] =>
    [1, 2, 3, 4, 5].map((k) => ({ x: x(k), y: top + (k * (foot - top)) / 6 }));
  const right = side((k) => (k % 2 ? width - inner : width - outer));
  const left = side((k) => (k % 2 ? inner : outer));
  const points = [...row(top, -4), ...right, ...row(foot, 0).reverse(), ...left.reverse()];
  return {
    wide: false,
    width,
    height,
    places: withRoom(points),
    middle: { x: width / 2, y: top + (foot - top) * 0.44 },
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** A stack may grow up to the pad that is behind it, or to the edge. */
function withRoom(points: readonly Point[]): Place[] {
  return points.map((point) => {
    const behind = points.filter((other) => other.y < point.y && Math.abs(other.x - point.x) < STACK_HALF + PAD.rx);
    const free = behind.map((other) => point.y - other.y - PAD.ry - BETWEEN);
    return { ...point, room: Math.min(MOST_ROOM, point.y - BETWEEN, ...free) };
  });
}

/** The spaces from one to another, both included; the shorter way round, as moves back are short. */
export function spacesBetween(start: number, end: number): number[] {
  const ahead = (end - start + SPACES) % SPACES;
  const [count, step] = ahead <= SPACES / 2 ? [ahead, 1] : [SPACES - ahead, SPACES - 1];
  return Array.from({ length: count + 1 }, (_, k) => (start + k * step) % SPACES);
}
