/** Where small things of paper stand about: beside the way, never on it, nor in the calm middle. */
import type { Point } from "../../lib/motion";
import { SPACES, type Layout } from "./layout";

export type Kind = "tuft" | "bush" | "waves" | "boat" | "rock" | "peak" | "fir" | "firs";

export interface Thing extends Point {
  kind: Kind;
}

export interface Oval extends Point {
  rx: number;
  ry: number;
}

/** Four landscapes of four spaces each. */
export const LANDS = ["meadow", "sea", "hills", "wood"] as const;
export const IN_A_LAND = SPACES / LANDS.length;

const GROWS: readonly (readonly Kind[])[] = [
  ["bush", "tuft", "tuft", "bush", "tuft"],
  ["waves", "boat", "waves", "waves"],
  ["peak", "rock", "rock", "tuft", "rock"],
  ["fir", "firs", "fir", "tuft", "firs"],
];

const FROM_WAY = 56;
const APART = 66;
const STEP = 21;
const FROM_BORDER = 0.1; // of the full circle's radians: things keep to their land

/** The oval in the middle where cards lie. */
export function calmOf(layout: Layout): Oval {
  const { x, y } = layout.middle;
  return layout.wide
    ? { x, y: y + 6, rx: Math.max(150, layout.width / 2 - 262), ry: 86 }
    : { x, y, rx: 88, ry: layout.height * 0.22 };
}

/** A point of the way: between two spaces, at a share of the distance. */
export function wayPoint(layout: Layout, space: number, share: number): Point {
  const at = (k: number): Point => layout.places[(k + SPACES) % SPACES] ?? layout.middle;
  const [a, b, c, d] = [at(space - 1), at(space), at(space + 1), at(space + 2)];
  const mix = (p: number, q: number, r: number, s: number): number =>
    0.5 * (2 * q + (r - p) * share + (2 * p - 5 * q + 4 * r - s) * share ** 2 + (3 * q - p - 3 * r + s) * share ** 3);
  return { x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) };
}

export function thingsOf(layout: Layout, horizon: number): Thing[] {
  const way = Array.from({ length: SPACES * 6 }, (_, k) => wayPoint(layout, Math.floor(k / 6), (k % 6) / 6));
  const calm = calmOf(layout);
  const things: Thing[] = [];
  const planted = LANDS.map(() => 0);
  for (let row = 0, top = horizon + 36; top < layout.height - 8; row += 1, top += STEP) {
    for (let column = 0, left = 30; left < layout.width - 34; column += 1, left += STEP) {
      const { x, y } = { x: left + scatter(row, column) * 12, y: top + scatter(column, row) * 16 };
      const land = landAt(layout, { x, y });
      if (land === null || y > layout.height - 8 || !free({ x, y }, way, calm, things)) continue;
      const kinds = GROWS[land] ?? [];
      const nth = planted[land] ?? 0;
      planted[land] = nth + 1;
      things.push({ x, y, kind: kinds[nth % kinds.length] ?? "tuft" });
    }
  }
  return things;
}

function free(point: Point, way: readonly Point[], calm: Oval, things: readonly Point[]): boolean {
  const inCalm = Math.hypot((point.x - calm.x) / (calm.rx + 30), (point.y - 14 - calm.y) / (calm.ry + 26)) < 1;
  return (
    !inCalm &&
    way.every(({ x, y }) => Math.hypot(point.x - x, point.y - 10 - y) > FROM_WAY) &&
    things.every(({ x, y }) => Math.hypot(point.x - x, (point.y - y) * 1.3) > APART)
  );
}

/** The same number between 0 and 1 for the same place: scattered things stand still. */
function scatter(row: number, column: number): number {
  const mixed = Math.sin(row * 12.9898 + column * 78.233) * 43758.5453;
  return mixed - Math.floor(mixed);
}

const TURN = 2 * Math.PI;

/** Which land a point is in; null: too near to another. */
function landAt(layout: Layout, point: Point): number | null {
  const centre = centreOf(layout);
  const angle = ({ x, y }: Point): number => Math.atan2(y - centre.y, x - centre.x);
  const borders = LANDS.map((_, land) => angle(wayPoint(layout, land * IN_A_LAND - 1, 0.5)));
  const past = borders.map((border) => (angle(point) - border - FROM_BORDER + 2 * TURN) % TURN);
  const ahead = borders.map((border) => (border - angle(point) - 0.02 + 2 * TURN) % TURN);
  const land = past.indexOf(Math.min(...past));
  const near = Math.min(...past) > TURN - 2 * FROM_BORDER || Math.min(...ahead) < FROM_BORDER / 2;
  return near ? null : land;
}

/** Where the four lands meet. */
export function centreOf(layout: Layout): Point {
  return { x: layout.width / 2, y: layout.height * 0.56 };
}
