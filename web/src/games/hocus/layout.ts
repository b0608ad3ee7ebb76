/**
 * Where things are on the board. The way winds from START at the foot up to KING in the middle, and back on the other
 * side: wide for a screen that lies, folded for a phone. Lengths are units of the drawing.
 */
import type { Point } from "../../lib/motion";
import { curve, type Curve } from "./curve";

/** A field's middle, with the direction of the way there in radians. */
export interface Spot extends Point {
  angle: number;
}

export interface Field extends Spot {
  /** The outline of its tile, round the field. */
  outline: readonly Point[];
  /** The land around it. */
  land: readonly Point[];
}

export interface Layout {
  wide: boolean;
  width: number;
  height: number;
  /** By number; START and KING have plazas instead of tiles. */
  fields: readonly Field[];
  /** The path behind START: first the place -1. Whoever is further back stands on the last one. */
  minus: readonly Field[];
  king: number;
  plaza: { rx: number; ry: number };
  /** Half of a tile's width. */
  half: number;
  /** How large pawns are drawn. */
  pawn: number;
  die: Point;
  deck: Point;
  card: Point;
  /** Where the spells that were cast last lie, how large, and how far from one to the next. */
  lain: Point & { size: number; spread: number };
  /** Where the last roll lies, and how large. */
  last: Point & { size: number };
  /** Where the button of the legend is, as parts of the whole; null: in the corner. */
  legend: Point | null;
  /** Where the slots of all players lie; empty: there is no room on the board. */
  mats: readonly Point[];
}

interface Shape {
  width: number;
  height: number;
  /** The way from START to KING; the way back is its mirror image. */
  points: readonly Point[];
  plaza: { rx: number; ry: number };
  half: number;
  land: { inner: number; outer: number }; // how far a landscape reaches from the way, inside and outside the loop
  gap: { start: number; king: number }; // from a plaza's middle to the first tile, along the way
  longest: number; // a tile
  minus: { count: number; aside: number; half: number; top: number }; // it reaches no higher than the top
}

const MAT = 82; // from one mat to the next
const EDGE = 2.5; // kept free round a tile

/** The layout for a container of this size, a track of so many fields, and so many players. */
export function layoutFor(width: number, height: number, length: number, seats: number): Layout {
  const shape = width > 0 && height > 0 ? width / height : 1.6;
  return shape >= 1.3
    ? wideLayout(clamp(shape, 1.45, 2), length, seats)
    : foldedLayout(clamp(shape, 0.62, 1.3), length);
}

function wideLayout(ratio: number, length: number, seats: number): Layout {
  const height = 560;
  const width = Math.round(height * ratio);
  const middle = width / 2;
  const reach = middle - 76;
  // The shorter the way, the flatter its waves: in sharp bends its fields would not have room.
  const wave = clamp((ratio - 1.35) / 0.65, 0.15, 1);
  const points = (
    [
      [0, 476],
      [0.26, 475 + 10 * wave],
      [0.56, 475 - 23 * wave],
      [0.86, 475 + 9 * wave],
      [1, 402],
      [0.92, 316],
      [1, 226],
      [0.98, 112],
      [0.72, 68],
      [0.5, 66 + 34 * wave],
      [0.3, 64],
      [0.17, 128],
      [0, 206],
    ] as const
  ).map(([x, y]) => ({ x: middle - x * reach, y }));
  const built = build(
    {
      width,
      height,
      points,
      plaza: { rx: 74, ry: 36 },
      half: 23,
      land: { inner: 66, outer: 420 },
      gap: { start: 78, king: 78 },
      longest: 52,
      minus: { count: 9, aside: -41, half: 14, top: 0 },
    },
    length,
  );
  // Die and deck lie between the mats; where these are close, the spells that were cast lie below.
  const close = reach * 0.56 - 96 < 110;
  const [aside, level] = close ? [56, 324] : [84, 344];
  const left = Math.ceil(seats / 2);
  const mats = Array.from({ length: seats }, (_, seat): Point => {
    const [side, row, rows] = seat < left ? [-1, seat, left] : [1, seat - left, seats - left];
    return { x: middle + side * reach * 0.56, y: 272 + (row - (rows - 1) / 2) * MAT };
  });
  return {
    ...built,
    wide: true,
    pawn: 0.86,
    mats,
    card: { x: middle, y: 340 },
    lain: { x: middle, y: close ? 402 : level - 4, size: close ? 0.56 : 0.72, spread: 24 },
    last: { x: middle - aside + 8, y: level - 42, size: 0.8 },
    legend: null,
    die: { x: middle - aside, y: level + 4 },
    deck: { x: middle + aside, y: level - 4 },
  };
}

function foldedLayout(ratio: number, length: number): Layout {
  const width = 470;
  const height = Math.round(width / ratio);
  const [outer, between, inner] = [30, 87, 144];
  const [top, foot, fold, bend] = [36, height - 31, 94, 28];
  const plaza = { rx: 60, ry: 31 };
  const [start, king] = [
    { x: width / 2, y: height - 58 },
    { x: width / 2, y: 116 },
  ];
  const points = evenly([
    start,
    ...round({ x: inner, y: start.y }, start, { x: inner, y: fold }, bend),
    ...round({ x: inner, y: fold }, { x: inner, y: start.y }, { x: between, y: fold }, bend),
    ...round({ x: between, y: fold }, { x: inner, y: fold }, { x: between, y: foot }, bend),
    ...round({ x: between, y: foot }, { x: between, y: fold }, { x: outer, y: foot }, bend),
    ...round({ x: outer, y: foot }, { x: between, y: foot }, { x: outer, y: top }, bend),
    ...round({ x: outer, y: top }, { x: outer, y: foot }, { x: inner + 18, y: top }, 40),
    ...round({ x: inner + 18, y: top }, { x: outer, y: top }, king, 40),
    king,
  ]);
  const built = build(
    {
      width,
      height,
      points,
      plaza,
      half: 22,
      land: { inner: 30, outer: 30 },
      gap: { start: 103, king: 62 },
      longest: 54,
      minus: { count: 5, aside: 37, half: 13, top: king.y + 52 },
    },
    length,
  );
  // Between the lanes: the die with the last roll, the spells that were cast last, the deck; one below another if there
  // is room, else cards and deck side by side.
  const x = width / 2 - 14;
  const [head, room] = [king.y + plaza.ry + 24, start.y - plaza.ry - king.y - plaza.ry - 28];
  const tall = room > 170;
  const row = (share: number): number => head + room * share;
  return {
    ...built,
    wide: false,
    pawn: 0.8,
    mats: [],
    card: { x, y: row(0.5) },
    lain: tall ? { x, y: row(0.49), size: 0.66, spread: 26 } : { x: x + 28, y: row(0.74), size: 0.52, spread: 10 },
    last: { x: x - 22, y: row(tall ? 0.14 : 0.22), size: 0.95 },
    legend: { x: 322 / width, y: (height - 36) / height },
    die: { x: x + 26, y: row(tall ? 0.14 : 0.22) },
    deck: tall ? { x, y: row(0.83) } : { x: x - 26, y: row(0.72) },
  };
}

/** Points round a corner, on the way from one point to another. */
function round(corner: Point, from: Point, to: Point, radius: number): Point[] {
  const towards = (end: Point, share: number): Point => {
    const far = Math.hypot(end.x - corner.x, end.y - corner.y) || 1;
    return { x: corner.x + ((end.x - corner.x) / far) * share, y: corner.y + ((end.y - corner.y) / far) * share };
  };
  const [first, last] = [towards(from, radius), towards(to, radius)];
  const steps = 6;
  return Array.from({ length: steps + 1 }, (_, k) => {
    const t = k / steps;
    const [a, b, c] = [(1 - t) ** 2, Math.SQRT2 * t * (1 - t), t ** 2]; // a quarter of a circle
    const mix = (one: number, two: number, three: number): number => (a * one + b * two + c * three) / (a + b + c);
    return { x: mix(first.x, corner.x, last.x), y: mix(first.y, corner.y, last.y) };
  });
}

/**
 * Points with others between them, so that a smooth line through all of them keeps straight where they are far apart.
 */
function evenly(points: readonly Point[]): Point[] {
  return points.flatMap((from, k) => {
    const to = points[k + 1];
    if (!to) return [from];
    const parts = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 9));
    return Array.from({ length: parts }, (_, n) => ({
      x: from.x + ((to.x - from.x) * n) / parts,
      y: from.y + ((to.y - from.y) * n) / parts,
    }));
  });
}

type Built = Pick<Layout, "width" | "height" | "fields" | "minus" | "king" | "plaza" | "half">;

function build(shape: Shape, length: number): Built {
  const { width, height, plaza, half } = shape;
  const mirror = ({ x, y }: Point): Point => ({ x: width - x, y });
  const way = curve([...shape.points, ...shape.points.slice(1, -1).reverse().map(mirror)]);
  const king = length / 2;
  const pace = (way.length / 2 - shape.gap.start - shape.gap.king) / (king - 1);
  const long = Math.min(shape.longest, pace);
  /** How far along the way a field is. */
  const along = (field: number): number => {
    if (field === 0) return 0;
    if (field === king) return way.length / 2;
    return field < king ? shape.gap.start + (field - 0.5) * pace : way.length - along(length - field);
  };
  const fields = Array.from({ length }, (_, field) => tile(way, along(field), long, half, shape.land));
  const { count, aside, half: narrow, top } = shape.minus;
  const back = Math.min(count, king - 1);
  const minus = Array.from({ length: back }, (_, k) =>
    tile(way, along(length - 1 - k), long, narrow, { inner: narrow, outer: narrow }, aside),
  ).filter(({ outline }) => outline.every(({ y }) => y > top));
  return { width, height, fields, minus, king, plaza, half };
}

/** A piece of the way, so long and so wide, with the land around it; or a piece of a path aside. */
function tile(way: Curve, at: number, long: number, half: number, land: Shape["land"], aside = 0): Field {
  const band = (reach: number, { inner, outer }: Shape["land"]): Point[] => {
    const side = (from: number, distance: number): Point[] =>
      Array.from({ length: 5 }, (_, k) => way.beside(at + from * (1 - k / 2), aside + distance));
    return [...side(-reach, -outer), ...side(reach, inner)];
  };
  return {
    ...way.beside(at, aside),
    angle: way.at(at).angle,
    outline: band(long / 2 - EDGE, { inner: half, outer: half }),
    land: band(long / 2 + EDGE, land),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** Where a pawn at a place stands: on the loop, in the minus, or, once it has gone round, back at START. */
export function spotOf(layout: Layout, place: number): Field {
  const { fields, minus } = layout;
  const spot = place < 0 ? minus[Math.min(-place, minus.length) - 1] : fields[place >= fields.length ? 0 : place];
  return spot ?? (fields[0] as Field);
}

/** All places on the way from one to another, both included. */
export function placesBetween(start: number, end: number): number[] {
  const step = end < start ? -1 : 1;
  return Array.from({ length: Math.abs(end - start) + 1 }, (_, k) => start + k * step);
}
