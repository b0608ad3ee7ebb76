/** What stands where on the screen, in the order in which it is painted. */
import { LEVELS, placeOf } from "./grid";
import { spotOf, type Camera, type Pose, type Spot } from "./camera";
import { whoIs, type Table } from "./table";

/** How far the upper goblin of a pair sits above the lower one's foot. */
export const CARRIED = 33;
/** How high a goblin is, with its hat. */
export const TALL = 54;
/** Half as wide as it is with its ears. */
const HALF = 21;

export interface GoblinPiece {
  kind: "goblin";
  key: string;
  seat: number;
  number: number;
  place: string;
  tier: number; // 1: sits on another
  size: number;
  waits: boolean;
  order: number;
  x: number;
  y: number;
}

export interface OtherPiece {
  kind: "block" | "village" | "sign" | "stone" | "tower";
  key: string;
  /** The level of a block, the number of a village. */
  number: number;
  place: string;
  order: number;
  x: number;
  y: number;
}

export type Piece = GoblinPiece | OtherPiece;

/** Blocks of the hill lie between what is behind the next step and what is before it. */
function orderOf(spot: Spot): number {
  if (spot.level < 0) return (spot.near ? 3000 : -500) + spot.depth;
  if (spot.near) return 2000 - 100 * spot.level + spot.depth;
  return 200 * spot.level + 100 + spot.depth;
}

/** Places in a village for so many, from the middle. */
export function crowd(count: number, abreast: number, gap = 27): { dx: number; dy: number }[] {
  const columns = Math.ceil(count / Math.max(1, Math.ceil(count / abreast)));
  const rows = Math.ceil(count / Math.max(1, columns));
  return Array.from({ length: count }, (_, k) => {
    const row = Math.floor(k / columns);
    const inRow = Math.min(columns, count - row * columns);
    return { dx: ((k % columns) - (inRow - 1) / 2) * gap, dy: (row - (rows - 1) / 2) * gap * 0.85 + 6 };
  });
}

function goblinsAt(
  place: string,
  there: readonly string[],
  table: Table,
  spot: Spot,
  { size, small, abreast, width }: Camera,
): GoblinPiece[] {
  const village = placeOf(place).kind === "village";
  const spots = village ? crowd(there.length, abreast, 33 * small) : [];
  const room = HALF * small + Math.max(0, ...spots.map(({ dx }) => dx));
  const middle = village ? Math.min(width - room, Math.max(room, spot.x)) : spot.x;
  return there.map((key, k) => {
    const { dx, dy } = spots[k] ?? { dx: 0, dy: -CARRIED * size * k + 9 };
    const tier = village ? 0 : k;
    const order = orderOf(spot) + (village ? dy / 1000 + 0.1 : k / 100 + 0.01);
    return {
      kind: "goblin",
      key,
      ...whoIs(key),
      place,
      tier,
      size: village ? small : size,
      waits: table.waiting.has(key),
      order,
      x: middle + dx,
      y: spot.y + dy,
    };
  });
}

/** A village's sign stands before it, but behind the hill above its roofs. */
const signShift = (depth: number): number => -60 + 100 * Math.min(1, Math.max(0, (depth + 2) / 4));

/** All pieces, from the back to the front. */
export function scene(table: Table, pose: Pose): Piece[] {
  const at = (place: string): Spot => spotOf(pose, table.sides, place);
  const pieces: Piece[] = [];
  for (let level = 0; level <= LEVELS; level += 1) {
    pieces.push({ kind: "block", key: `block:${level}`, number: level, place: "", order: 200 * level, x: 0, y: 0 });
  }
  const { x, y } = at("summit");
  pieces.push({ kind: "tower", key: "tower", number: 0, place: "summit", order: 200 * LEVELS + 50, x, y });
  for (let number = 1; number <= 4; number += 1) {
    const spot = at(`v${number}`);
    pieces.push({
      kind: "village",
      key: `village:${number}`,
      number,
      place: `v${number}`,
      order: orderOf(spot),
      x: spot.x,
      y: spot.y,
    });
    pieces.push({
      kind: "sign",
      key: `sign:${number}`,
      number,
      place: `v${number}`,
      order: orderOf(spot) + 0.4,
      x: spot.x,
      y: spot.y + signShift(spot.depth),
    });
  }
  for (const field of table.stones) {
    const spot = at(field);
    pieces.push({
      kind: "stone",
      key: `stone:${field}`,
      number: 0,
      place: field,
      order: orderOf(spot),
      x: spot.x,
      y: spot.y,
    });
  }
  for (const [place, there] of table.stands) pieces.push(...goblinsAt(place, there, table, at(place), pose.camera));
  return pieces.sort((one, other) => one.order - other.order);
}

/** Where one more goblin would stand on a place. */
export function topOf(table: Table, pose: Pose, place: string): { x: number; y: number } {
  const spot = spotOf(pose, table.sides, place);
  const above = placeOf(place).kind === "village" ? 0 : (table.stands.get(place)?.length ?? 0);
  return { x: spot.x, y: spot.y + 9 - CARRIED * pose.camera.size * above };
}
