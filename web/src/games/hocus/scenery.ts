/** Small things of paper beside the way: each field has what grows in its landscape, where there is room. */
import type { Point } from "../../lib/motion";
import type { Layout } from "./layout";

export interface Thing extends Point {
  terrain: string;
  size: number;
}

const FROM_EDGE = 6;
const BESIDE = [17, 21, 27, 46, 66]; // from a tile's edge
const FROM_TILE = 13; // from the edges of all others
const APART = 20; // half of what a thing of size 1 takes

/** Where the mats, the king's castle and the cards lie nothing grows. */
function isFree(layout: Layout, point: Thing, things: readonly Thing[]): boolean {
  const { width, height, fields, minus, half, plaza, king, mats } = layout;
  const far = (other: Point, x: number, y: number): boolean =>
    Math.hypot((point.x - other.x) / x, (point.y - other.y) / y) > 1;
  const inside =
    point.x > FROM_EDGE && point.x < width - FROM_EDGE && point.y > FROM_EDGE && point.y < height - FROM_EDGE;
  const [start, court] = [fields[0] ?? point, fields[king] ?? point];
  return (
    inside &&
    [...fields, ...minus.map((spot) => spot)].every((spot) => far(spot, half + FROM_TILE, half + FROM_TILE)) &&
    [start, court].every((spot) => far(spot, plaza.rx + 14, plaza.ry + 18)) &&
    far({ x: court.x, y: court.y - 80 }, 66, 66) &&
    far(layout.card, layout.wide ? 128 : 60, layout.wide ? 62 : 130) &&
    mats.every((mat) => Math.abs(mat.x - point.x) > 104 || Math.abs(mat.y - point.y) > 46) &&
    things.every((thing) => Math.hypot(point.x - thing.x, point.y - thing.y) > APART * (point.size + thing.size))
  );
}

export function thingsOf(layout: Layout, terrains: readonly string[]): Thing[] {
  const things: Thing[] = [];
  for (const beside of BESIDE) {
    layout.fields.forEach((field, number) => {
      if (number === 0 || number === layout.king) return;
      for (const side of [-1, 1]) {
        const away = side * (layout.half + beside);
        const thing = {
          x: field.x - Math.sin(field.angle) * away,
          y: field.y + Math.cos(field.angle) * away,
          terrain: terrains[number] ?? "",
          size: 0.85 + ((number * 7) % 4) * 0.12 + (beside > 40 ? 0.35 : 0),
        };
        if (isFree(layout, thing, things)) things.push(thing);
      }
    });
  }
  return things.sort((one, other) => one.y - other.y);
}
