/** What stands where: a view's spaces as pieces with positions, in the order in which they are painted. */
import { STACK_HALF, type Layout, type Place } from "./layout";
import type { Crowd, Space } from "./view";

/** From a tower's foot to its roof; the crown rises a little above the roof. */
export const RISE = 40;
/** The top tower always shows its number and its crest. */
const LEAST_TOP = 26;
/** How high people and castle reach above the roof or the ground they stand on. */
const REACH = { nobody: 24, row: 60, rows: 74, castle: 84 };
const BACK_ROW = 14;
const ROOF_DEPTH = 6;

export interface TowerPiece {
  kind: "tower";
  key: string;
  part: "front" | "back"; // people on its roof stand between the two
  tower: number;
  space: number;
  floor: number;
  crest: boolean;
  rise: number;
  x: number;
  y: number;
}

export interface WizardPiece {
  kind: "wizard";
  key: string;
  owner: number;
  space: number;
  on: string; // what it stands on: "t5" the roof of tower 5, "g7" the ground of space 7
  level: number; // 0: the ground
  x: number;
  y: number;
}

export interface CastlePiece {
  kind: "castle";
  key: string;
  space: number;
  level: number;
  x: number;
  y: number;
}

export type Piece = TowerPiece | WizardPiece | CastlePiece;

/** How high each floor of a stack is drawn, so that all of it fits into the room. */
export function rises(floors: number, room: number, reach: number): number[] {
  const free = room - reach;
  const even = Math.min(RISE, free / Math.max(1, floors));
  if (even >= LEAST_TOP || floors < 2) return Array<number>(floors).fill(Math.max(even, LEAST_TOP));
  const low = Math.max(2, (free - LEAST_TOP) / (floors - 1));
  return [...Array<number>(floors - 1).fill(low), LEAST_TOP];
}

/** Places for so many wizards on a roof, from left to right: shifts to the side and to the back. */
export function spots(count: number): { dx: number; dy: number }[] {
  const front = (dx: number) => ({ dx, dy: 0 });
  const back = (dx: number) => ({ dx, dy: -BACK_ROW });
  switch (count) {
    case 0:
      return [];
    case 1:
      return [front(0)];
    case 2:
      return [front(-12), front(12)];
    case 3:
      return [front(-23), front(0), front(23)];
    case 4:
      return [back(-24), front(-12), back(4), front(18)];
    case 5:
      return [front(-25), back(-12), front(0), back(12), front(25)];
    default:
      return [back(-26), front(-16), back(-5), front(5), back(16), front(26)];
  }
}

export function count(crowd: Crowd | null): number {
  return (crowd ?? []).reduce((sum, wizards) => sum + wizards, 0);
}

/** The wizards who are seen on a space: on its surface, and those a lifted tower shows. */
function reachOf(space: Space): number {
  if (space.castle) return REACH.castle;
  const top = space.floors.length > 0 ? (space.floors.at(-1)?.wizards ?? null) : space.ground;
  const wizards = count(top);
  if (wizards === 0) return REACH.nobody;
  return wizards <= 3 ? REACH.row : REACH.rows;
}

/** The levels of a space: its ground, then its roofs; each with its height above the place's foot. */
export interface Level {
  on: string;
  height: number;
  crowd: Crowd | null;
}

export function levelsOf(space: Space, number: number, place: Place): Level[] {
  const steps = rises(space.floors.length, place.room, reachOf(space));
  const levels: Level[] = [{ on: `g${number}`, height: 0, crowd: space.ground }];
  let height = 0;
  space.floors.forEach((floor, k) => {
    height += steps[k] ?? RISE;
    levels.push({ on: `t${floor.tower}`, height, crowd: floor.wizards });
  });
  return levels;
}

/** All pieces of a space, from the back to the front. `opened`: a floor below which the view goes. */
function piecesOf(space: Space, number: number, place: Place, opened: number | null): Piece[] {
  const levels = levelsOf(space, number, place);
  const top = levels.length - 1;
  const fronts = space.floors.map(({ tower, crest }, k): TowerPiece => {
    const foot = levels[k]?.height ?? 0;
    const rise = (levels[k + 1]?.height ?? 0) - foot;
    const at = { space: number, floor: k, x: place.x, y: place.y - foot };
    return { kind: "tower", key: `tower:${tower}`, part: "front", tower, crest, rise, ...at };
  });
  const backs = fronts.map((front): TowerPiece => ({ ...front, key: `${front.key}:back`, part: "back" }));
  const shown = levels
    .map((level, k) => ({ ...level, level: k }))
    .filter(({ level }) => level === top || level === opened);
  const wizards = shown.flatMap((level) => wizardsOf(level, number, place));
  const castle: CastlePiece[] = space.castle
    ? [
        {
          kind: "castle",
          key: "castle",
          space: number,
          level: top,
          x: place.x,
          y: standing(place, levels[top]?.height ?? 0),
        },
      ]
    : [];
  return [...backs, ...wizards, ...castle, ...fronts.reverse()];
}

/** Where feet are: on a roof a little behind its front crown. */
function standing(place: Place, height: number): number {
  return place.y - height - (height > 0 ? ROOF_DEPTH : -2);
}

function wizardsOf(level: Level & { level: number }, number: number, place: Place): WizardPiece[] {
  const owners = (level.crowd ?? []).flatMap((wizards, owner) => Array<number>(wizards).fill(owner));
  const where = spots(owners.length);
  const seen = new Map<number, number>();
  const wizards = owners.map((owner, k): WizardPiece => {
    const nth = seen.get(owner) ?? 0;
    seen.set(owner, nth + 1);
    const { dx, dy } = where[k] ?? { dx: 0, dy: 0 };
    return {
      kind: "wizard",
      key: `wizard:${owner}:${level.on}:${nth}`,
      owner,
      space: number,
      on: level.on,
      level: level.level,
      x: place.x + dx,
      y: standing(place, level.height) + dy,
    };
  });
  return wizards.sort((one, other) => one.y - other.y);
}

/** The tower that is lifted at this moment, by space and floor. */
export function openedAt(spaces: readonly Space[], lifted: number | null): { space: number; floor: number } | null {
  if (lifted === null) return null;
  for (const [space, { floors }] of spaces.entries()) {
    const floor = floors.findIndex(({ tower }) => tower === lifted);
    if (floor >= 0) return { space, floor };
  }
  return null;
}

/** All pieces on the board, from the back to the front. */
export function scene(spaces: readonly Space[], layout: Layout, lifted: number | null = null): Piece[] {
  const opened = openedAt(spaces, lifted);
  return spaces
    .map((space, number) => ({ space, number, place: layout.places[number] }))
    .filter((entry): entry is { space: Space; number: number; place: Place } => entry.place !== undefined)
    .sort((one, other) => one.place.y - other.place.y)
    .flatMap(({ space, number, place }) =>
      piecesOf(space, number, place, opened?.space === number ? opened.floor : null),
    );
}

/** The top of a space's surface: where the next one would stand. */
export function surfaceHeight(space: Space, number: number, place: Place): number {
  return levelsOf(space, number, place).at(-1)?.height ?? 0;
}

/** How high a piece reaches above its foot. */
export function tallness(piece: Piece): number {
  if (piece.kind === "tower") return piece.rise + 22;
  return piece.kind === "wizard" ? 54 : REACH.castle;
}

/** The box that all of a space's pieces keep to. */
export function boxOf(
  space: Space,
  number: number,
  place: Place,
): { left: number; right: number; top: number; bottom: number } {
  const height = surfaceHeight(space, number, place) + reachOf(space);
  return { left: place.x - STACK_HALF, right: place.x + STACK_HALF, top: place.y - height, bottom: place.y };
}
