/** Where the pawns stand: a view's seats as pieces, in the order in which they are painted. */
import type { Point } from "../../lib/motion";
import { spotOf, type Layout } from "./layout";
import type { Seat } from "./view";

export interface Pawn extends Point {
  seat: number;
  place: number;
  /** How many stand there. */
  crowd: number;
  /** In a large crowd some stand behind the others. */
  row: "back" | "front" | null;
}

/** What is seen of a seat while something is played. */
export type Standing = Pick<Seat, "place" | "slots" | "cards">;

const IN_A_ROW = 3;
const ALONE = { dx: 0, dy: 9 };

/** Where so many stand beside each other on one spot, without hiding a face. */
export function spots(count: number): { dx: number; dy: number }[] {
  const back = (dx: number) => ({ dx, dy: -3 });
  const front = (dx: number) => ({ dx, dy: 20 });
  switch (count) {
    case 1:
      return [ALONE];
    case 2:
      return [-20, 20].map((dx) => ({ dx, dy: 9 }));
    case 3:
      return [-38, 0, 38].map((dx) => ({ dx, dy: 10 }));
    case 4:
      return [back(-33), front(-13), back(13), front(33)];
    case 5:
      return [back(-36), front(-18), back(0), front(18), back(36)];
    default:
      return [back(-44), front(-26), back(-8), front(10), back(28), front(46)];
  }
}

/** What a place is called where pawns meet: those who are too far back for the path stand together at its end. */
function standOf(layout: Layout, place: number): string {
  if (place >= layout.fields.length) return "0";
  return String(Math.max(place, -layout.minus.length));
}

/** All pawns, from the back to the front. */
export function scene(seats: readonly Pick<Seat, "place">[], layout: Layout): Pawn[] {
  const stands = seats.map(({ place }) => standOf(layout, place));
  return seats
    .map(({ place }, seat): Pawn => {
      const there = stands.flatMap((stand, other) => (stand === stands[seat] ? [other] : []));
      const { dx, dy } = spots(there.length)[there.indexOf(seat)] ?? ALONE;
      const { x, y } = spotOf(layout, place);
      const narrow = place < 0 ? 0.8 : layout.wide ? 1 : 0.92;
      const row = there.length <= IN_A_ROW ? null : dy < 0 ? "back" : "front";
      return { seat, place, crowd: there.length, row, x: x + dx * narrow, y: y + dy };
    })
    .sort((one, other) => one.y - other.y || one.x - other.x);
}

/** A pawn's middle: where spells hit it. */
export function chest({ x, y }: Point, layout: Layout): Point {
  return { x, y: y - 26 * layout.pawn };
}
