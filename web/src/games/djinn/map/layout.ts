/**
 * Where the places of the town are. Their ids are hours of a clock; the town is stretched to the shape of the screen,
 * and pieces keep their size. All lengths are units of the drawing.
 */
import type { Point } from "../../../lib/motion";
import type { SpaceId } from "../view";

/** Half of a place's pavement. */
export const PAVE = { rx: 44, ry: 30 };
/** Where wizards stand around it: below the name there is more room. */
const EDGE = { rx: 60, ry: 50 };
const BOW = 16; // the outer paths are bent outwards

/** As in the box's map: 0 to 1000, downwards. */
const TOWN: Record<SpaceId, readonly [number, number]> = {
  source: [500, 500],
  inner_12: [500, 300],
  inner_02: [673, 400],
  inner_04: [673, 600],
  inner_06: [500, 700],
  inner_08: [327, 600],
  inner_10: [327, 400],
  outer_12: [500, 75],
  outer_02: [868, 288],
  outer_04: [868, 712],
  outer_06: [500, 925],
  outer_08: [132, 712],
  outer_10: [132, 288],
};

export const SPACES = Object.keys(TOWN) as SpaceId[];

export interface Layout {
  width: number;
  height: number;
  places: Readonly<Record<SpaceId, Point>>;
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The layout for a container of this size. */
export function layoutFor(width: number, height: number): Layout {
  const shape = clamp(width > 0 && height > 0 ? width / height : 1.3, 0.7, 1.75);
  const [w, h] = shape >= 1.08 ? [Math.round(600 * shape), 600] : [648, Math.round(648 / shape)];
  const [side, top, foot] = [66, 84, 68];
  const at = ([x, y]: readonly [number, number]): Point => ({
    x: side + ((x - 132) / 736) * (w - 2 * side),
    y: top + ((y - 75) / 850) * (h - top - foot),
  });
  const places = Object.fromEntries(SPACES.map((id) => [id, at(TOWN[id])])) as Record<SpaceId, Point>;
  return { width: w, height: h, places };
}

export const placeAt = (layout: Layout, id: SpaceId): Point => layout.places[id];

/** The middle of the bow of a path. */
function bendOf(layout: Layout, a: SpaceId, b: SpaceId): Point {
  const [from, to] = [placeAt(layout, a), placeAt(layout, b)];
  const mid = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  if (!a.startsWith("outer") || !b.startsWith("outer")) return mid;
  const centre = placeAt(layout, "source");
  const [dx, dy] = [mid.x - centre.x, mid.y - centre.y];
  const length = Math.hypot(dx, dy) || 1;
  return { x: mid.x + (dx / length) * BOW * 2, y: mid.y + (dy / length) * BOW * 2 };
}

/** A point of a path; 0 is its one end, 1 the other. */
export function along(layout: Layout, a: SpaceId, b: SpaceId, t: number): Point {
  const [from, bend, to] = [placeAt(layout, a), bendOf(layout, a, b), placeAt(layout, b)];
  const mix = (p: number, q: number, r: number): number => (1 - t) ** 2 * p + 2 * t * (1 - t) * q + t ** 2 * r;
  return { x: mix(from.x, bend.x, to.x), y: mix(from.y, bend.y, to.y) };
}

export function pathLine(layout: Layout, a: SpaceId, b: SpaceId): string {
  const [from, bend, to] = [placeAt(layout, a), bendOf(layout, a, b), placeAt(layout, b)];
  const text = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${text(from)}Q${text(bend)} ${text(to)}`;
}

/** Where a wizard stands that came along a path: its feet, outside the pavement. */
export function edgeOf(layout: Layout, space: SpaceId, via: SpaceId): Point {
  const at = placeAt(layout, space);
  const ahead = along(layout, space, via, 0.4);
  const [dx, dy] = [ahead.x - at.x, ahead.y - at.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const reach = 1 / Math.hypot(ux / EDGE.rx, uy / EDGE.ry);
  return { x: at.x + ux * reach, y: at.y + uy * reach };
}

/** All paths, each once. */
export function pathsOf(spaces: readonly { id: SpaceId; neighbours: readonly SpaceId[] }[]): [SpaceId, SpaceId][] {
  return spaces.flatMap(({ id, neighbours }) =>
    neighbours.filter((other) => id < other).map((other): [SpaceId, SpaceId] => [id, other]),
  );
}

/**
 * The spaces of a walk from one edge to another: never back, and no place twice. The table tells only where it ended;
 * the shortest way there is drawn.
 */
export function routeOf(
  spaces: readonly { id: SpaceId; neighbours: readonly SpaceId[] }[],
  from: SpaceId,
  cameBy: SpaceId | null,
  to: SpaceId,
  via: SpaceId,
): SpaceId[] {
  const next = new Map(spaces.map(({ id, neighbours }) => [id, neighbours]));
  let heads: SpaceId[][] = [[from]];
  for (let steps = 0; steps < spaces.length && heads.length > 0; steps += 1) {
    const there = heads.find((way) => way.length > 1 && way.at(-1) === to && way.at(-2) === via);
    if (there) return there;
    heads = heads.flatMap((way) =>
      (next.get(way.at(-1) ?? from) ?? [])
        .filter((id) => (way.length > 1 ? id !== way.at(-2) : id !== cameBy) && (id === to || !way.includes(id)))
        .map((id) => [...way, id]),
    );
  }
  return [via, to];
}

/** The points of such a walk, edge by edge. */
export function stopsOf(layout: Layout, route: readonly SpaceId[]): Point[] {
  return route.flatMap((id, k) => {
    const following = route[k + 1];
    if (following === undefined) return [];
    return [edgeOf(layout, id, following), along(layout, id, following, 0.5), edgeOf(layout, following, id)];
  });
}
