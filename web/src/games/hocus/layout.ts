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
  gap: number; // from a plaza's middle to the first tile, along the way
  longest: number; // a tile
  minus: { count: number; aside: number; half: number };
}

const SEATS_A_SIDE = 3;
const EDGE = 2.5; // kept free round a tile

/** The layout for a container of this size, and a track of so many fields. */
export function layoutFor(width: number, height: number, length: number): Layout {
  const shape = width > 0 && height > 0 ? width / height : 1.6;
  return shape >= 1.3 ? wideLayout(clamp(shape, 1.45, 2), length) : foldedLayout(clamp(shape, 0.62, 1.3), length);
}

function wideLayout(ratio: number, length: number): Layout {
  const height = 560;
  const width = Math.round(height * ratio);
  const middle = width / 2;
  const reach = middle - 76;
  const points = (
    [[0, 476], [0.26, 486], [0.56, 452], [0.86, 484], [1, 402], [0.9, 318], [1, 226], [0.98, 112], [0.72, 68], [0.5, 104], [0.3, 62], [0.19, 128], [0, 206]] as const
  ).map(([x, y]) => ({ x: middle - x * reach, y }));
  const built = build({
    width,
    height,
    points,
    plaza: { rx: 74, ry: 36 },
    half: 23,
    gap: 78,
    longest: 52,
    minus: { count: 12, aside: -41, half: 14 },
  }, length);
  const mats = [-1, 1].flatMap((side) =>
    Array.from({ length: SEATS_A_SIDE }, (_, k) => ({ x: middle + side * reach * 0.56, y: 190 + k * 82 })),
  );
  return { ...built, wide: true, pawn: 0.86, mats, card: { x: middle, y: 340 }, die: { x: middle - 84, y: 348 }, deck: { x: middle + 84, y: 340 } };
}

function foldedLayout(ratio: number, length: number): Layout {
  const width = 470;
  const height = Math.round(width / ratio);
  const [outer, between, inner] = [31, 88, 145];
  const [top, foot, fold] = [44, height - 34, 100];
  const mid = (fold + foot) / 2;
  const points: Point[] = [
    { x: width / 2, y: height - 58 },
    { x: inner + 12, y: foot - 20 },
    { x: inner, y: foot - 84 },
    { x: inner, y: mid - 14 },
    { x: inner - 3, y: fold + 18 },
    { x: (inner + between) / 2, y: fold - 7 },
    { x: between + 3, y: fold + 18 },
    { x: between, y: mid },
    { x: between - 3, y: foot - 24 },
    { x: (between + outer) / 2, y: foot + 2 },
    { x: outer + 1, y: foot - 26 },
    { x: outer, y: mid },
    { x: outer, y: top + 42 },
    { x: outer + 30, y: top - 4 },
    { x: between + 20, y: top - 10 },
    { x: inner + 8, y: top - 4 },
    { x: width / 2, y: 112 },
  ];
  const built = build({
    width,
    height,
    points,
    plaza: { rx: 60, ry: 31 },
    half: 22,
    gap: 64,
    longest: 52,
    minus: { count: 5, aside: 37, half: 12 },
  }, length);
  const x = width / 2 - 20;
  const room = (height - 90 - 150) / 2;
  return {
    ...built,
    wide: false,
    pawn: 0.8,
    mats: [],
    card: { x, y: 150 + room },
    die: { x: x - 2, y: 150 + room * 0.6 },
    deck: { x, y: 150 + room * 1.4 },
  };
}

type Built = Pick<Layout, "width" | "height" | "fields" | "minus" | "king" | "plaza" | "half">;

function build(shape: Shape, length: number): Built {
  const { width, height, plaza, half } = shape;
  const mirror = ({ x, y }: Point): Point => ({ x: width - x, y });
  const way = curve([...shape.points, ...shape.points.slice(1, -1).reverse().map(mirror)]);
  const king = length / 2;
  const pace = (way.length / 2 - 2 * shape.gap) / (king - 1);
  const long = Math.min(shape.longest, pace);
  /** How far along the way a field is. */
  const along = (field: number): number => {
    if (field === 0) return 0;
    if (field === king) return way.length / 2;
    return field < king ? shape.gap + (field - 0.5) * pace : way.length - along(length - field);
  };
  const fields = Array.from({ length }, (_, field) => tile(way, along(field), long, 0, half));
  const { count, aside, half: narrow } = shape.minus;
  const back = Math.min(count, king - 1);
  const minus = Array.from({ length: back }, (_, k) => tile(way, along(length - 1 - k), long, aside, narrow));
  return { width, height, fields, minus, king, plaza, half };
}

/** A piece of the way, so long and so wide, or one that runs aside of it. */
function tile(way: Curve, at: number, long: number, aside: number, half: number): Field {
  const reach = long / 2 - EDGE;
  const side = (from: number, to: number, distance: number): Point[] =>
    Array.from({ length: 5 }, (_, k) => way.beside(at + from + ((to - from) * k) / 4, distance));
  const { angle } = way.at(at);
  return { ...way.beside(at, aside), angle, outline: [...side(-reach, reach, aside - half), ...side(reach, -reach, aside + half)] };
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
