/** Houses and trees in the gaps of the town, and stars beyond it: always the same for a layout. */
import type { Point } from "../../../lib/motion";
import type { SpaceId } from "../view";
import { placeAt, type Layout } from "./layout";

export interface Thing extends Point {
  kind: "house" | "tall" | "tree" | "pair";
  tone: number;
}

const HOURS = ["12", "02", "04", "06", "08", "10"] as const;
const KINDS: readonly Thing["kind"][] = ["pair", "tree", "house", "tall", "tree", "pair"];

/** The middle of the places of a gap. */
function middle(layout: Layout, ids: readonly SpaceId[]): Point {
  const points = ids.map((id) => placeAt(layout, id));
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** Between the two rings, and around the Source where no path leads. */
function gaps(layout: Layout): Point[] {
  const between = HOURS.map((hour, k) => {
    const next = HOURS[(k + 1) % HOURS.length] ?? hour;
    return middle(layout, [`inner_${hour}`, `inner_${next}`, `outer_${hour}`, `outer_${next}`]);
  });
  const around = (["02", "06", "10"] as const).map((hour) => middle(layout, ["source", "source", `inner_${hour}`]));
  return [...between, ...around];
}

export function thingsOf(layout: Layout): Thing[] {
  const { width, height } = layout;
  const inside = gaps(layout).flatMap(({ x, y }, k): Thing[] => [
    { x: x - 13, y: y + 8, kind: KINDS[k % KINDS.length] ?? "house", tone: k % 3 },
    { x: x + 16, y: y + 14, kind: KINDS[(k + 2) % KINDS.length] ?? "tree", tone: (k + 1) % 3 },
  ]);
  const corner = (x: number, y: number, k: number): Thing[] => [
    { x, y, kind: k % 2 ? "pair" : "tall", tone: k % 3 },
    { x: x + (x < width / 2 ? 44 : -44), y: y + 12, kind: "tree", tone: 0 },
    { x: x + (x < width / 2 ? 78 : -78), y: y + 6, kind: k % 2 ? "house" : "pair", tone: (k + 1) % 3 },
  ];
  const corners = [
    ...corner(46, height - 58, 0),
    ...corner(width - 46, height - 58, 1),
    ...corner(46, 88, 3),
    ...corner(width - 46, 88, 2),
  ];
  return [...inside, ...corners].sort((a, b) => a.y - b.y);
}

/** Lamps stand beside the paths. */
export function lampsOf(layout: Layout, a: SpaceId, b: SpaceId, along: (t: number) => Point): Point[] {
  const [from, to] = [placeAt(layout, a), placeAt(layout, b)];
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [nx, ny] = [-(to.y - from.y) / length, (to.x - from.x) / length];
  const side = a.length + b.length + Number(a.slice(-1)) > 16 ? 1 : -1;
  return (length > 185 ? [0.36, 0.64] : [0.5]).map((t) => {
    const { x, y } = along(t);
    return { x: x + nx * 11 * side, y: y + ny * 11 * side };
  });
}
