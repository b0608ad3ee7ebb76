/** What stands in the town: each piece with its place, in the order in which they are painted. */
import type { Point } from "../../../lib/motion";
import { each, type Colour, type Location, type Sort, type Space, type SpaceId } from "../view";
import { edgeOf, placeAt, type Layout } from "./layout";

interface At extends Point {
  key: string;
  space: SpaceId;
  size: number;
}

export interface DjinnPiece extends At {
  kind: "djinn";
  sort: Sort;
}
export interface WizardPiece extends At {
  kind: "wizard";
  seat: number;
}
export interface TilePiece extends At {
  kind: "tile";
  seat: number;
  location: Location;
}
export type Piece = DjinnPiece | WizardPiece | TilePiece;

export const DJINN_SIZE = 0.56;
export const WIZARD_SIZE = 0.62;
const TILE_SIZE = 0.6;
const MOST_WIDE = 74; // of a row of djinns

/** Djinns float before the building, the boss at its side. */
export function djinnsAt(space: Space, at: Point): DjinnPiece[] {
  const crowd = each(space.djinns);
  const gap = Math.min(21, MOST_WIDE / Math.max(1, crowd.length - 1));
  const counted: Partial<Record<Colour, number>> = {};
  const djinns = crowd.map((sort, k): DjinnPiece => {
    const off = k - (crowd.length - 1) / 2;
    counted[sort] = (counted[sort] ?? 0) + 1;
    const y = at.y + 25 - Math.abs(off) * 2.5;
    return {
      kind: "djinn",
      key: `djinn:${space.id}:${sort}:${counted[sort]}`,
      space: space.id,
      sort,
      x: at.x + off * gap,
      y,
      size: DJINN_SIZE,
    };
  });
  if (space.boss) {
    djinns.unshift({
      kind: "djinn",
      key: `boss:${space.id}`,
      space: space.id,
      sort: "boss",
      x: at.x + 33,
      y: at.y + 3,
      size: DJINN_SIZE,
    });
  }
  return djinns;
}

/** Wizards at their edges; who was brought to the Source stands before it. */
function wizardsAt(space: Space, layout: Layout): WizardPiece[] {
  const at = placeAt(layout, space.id);
  const same = new Map<string, number>();
  const brought = space.wizards.filter(({ via }) => via === null).length;
  return space.wizards.map(({ seat, via }) => {
    const before = same.get(via ?? "") ?? 0;
    same.set(via ?? "", before + 1);
    const foot =
      via === null ? { x: at.x + (before - (brought - 1) / 2) * 24, y: at.y + 34 } : edgeOf(layout, space.id, via);
    const shift = via === null ? 0 : before * 15;
    return {
      kind: "wizard",
      key: `wizard:${seat}`,
      space: space.id,
      seat,
      x: foot.x + shift,
      y: foot.y + 6 + before,
      size: WIZARD_SIZE,
    };
  });
}

function tilesAt(space: Space, at: Point): TilePiece[] {
  const laid = space.tiles.flatMap((location, seat) => (location ? [{ location, seat }] : []));
  return laid.map(({ location, seat }, k) => ({
    kind: "tile",
    key: `tile:${space.id}:${seat}`,
    space: space.id,
    seat,
    location,
    x: at.x + (k - (laid.length - 1) / 2) * 21,
    y: at.y + 14,
    size: TILE_SIZE,
  }));
}

export function scene(spaces: readonly Space[], layout: Layout): Piece[] {
  const pieces = spaces.flatMap((space): Piece[] => {
    const at = placeAt(layout, space.id);
    return [...tilesAt(space, at), ...djinnsAt(space, at), ...wizardsAt(space, layout)];
  });
  // A wizard is never hidden by what stands before it.
  return pieces.sort((a, b) => Number(a.kind === "wizard") - Number(b.kind === "wizard") || a.y - b.y);
}
