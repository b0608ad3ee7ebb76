/** What a plan would bring about, as things to draw over the board: dotted ways with ghosts at their ends. */
import { after, beatsOf, type Beat } from "./beats";
import type { Point } from "../../lib/motion";
import { smooth } from "../../lib/drawing";
import { spacesBetween, type Layout } from "./layout";
import { levelsOf, openedAt, scene, surfaceHeight, type Piece } from "./scene";
import type { Event } from "./types";
import type { Space } from "./view";

export interface Preview {
  ways: readonly string[];
  ghosts: readonly Piece[];
  /** Pieces that make room: drawn where they would stand then. */
  moved: ReadonlyMap<string, Piece>;
  /** Wizards that would be covered. */
  covered: ReadonlySet<string>;
  /** Where a potion would be filled. */
  potions: readonly Point[];
}

export const NOTHING: Preview = { ways: [], ghosts: [], moved: new Map(), covered: new Set(), potions: [] };

const MOVING = new Set<Beat["kind"]>(["tower", "walk", "enter", "fly", "swap", "free"]);

export function preview(events: readonly Event[], spaces: readonly Space[], layout: Layout): Preview {
  const found = { ways: [] as string[], ghosts: [] as Piece[], potions: [] as Point[] };
  const moved = new Map<string, Piece>();
  const covered = new Set<string>();
  let now = spaces;
  for (const beat of beatsOf(events).filter(({ kind }) => MOVING.has(kind))) {
    const next = after(now, beat, true);
    const [old, fresh] = [scene(now, layout), scene(next, layout)];
    const rising = goes(beat, now, old, fresh);
    for (const end of endsOf(beat, now)) {
      makeRoom(end, { now, next, old, fresh, rising, layout }, moved, covered);
    }
    found.ghosts.push(...fresh.filter(({ key }) => rising.has(key)), ...visitors(beat, now, layout));
    found.ways.push(...waysOf(beat, now, layout));
    if (beat.kind === "tower" && beat.filled !== null) found.potions.push(topOf(fresh, beat.end));
    now = next;
  }
  return { ...found, moved, covered };
}

/** Which pieces are elsewhere after a beat, by their keys after it. */
export function goes(beat: Beat, now: readonly Space[], old: readonly Piece[], fresh: readonly Piece[]): Set<string> {
  const before = new Map(old.map((piece) => [piece.key, piece]));
  const ends = new Set(endsOf(beat, now));
  const arrived = fresh.filter((piece) => ends.has(piece.space) && before.get(piece.key)?.space !== piece.space);
  const keys = arrived.map(({ key }) => key);
  // Nobody goes when a stack below comes to light.
  return new Set(beat.kind === "enter" ? [] : keys);
}

/** Where what moves comes to stand. */
export function endsOf(beat: Beat, now: readonly Space[]): number[] {
  switch (beat.kind) {
    case "tower":
    case "walk":
    case "fly":
      return [beat.end];
    case "free":
      return [beat.space];
    case "swap":
      return [beat.first, beat.second].flatMap((tower) => openedAt(now, tower)?.space ?? []);
    default:
      return [];
  }
}

interface Change {
  now: readonly Space[];
  next: readonly Space[];
  old: readonly Piece[];
  fresh: readonly Piece[];
  rising: ReadonlySet<string>;
  layout: Layout;
}

/** What stands where something arrives is drawn as it will stand then. */
function makeRoom(end: number, change: Change, moved: Map<string, Piece>, covered: Set<string>): void {
  const { next, old, fresh, rising, layout } = change;
  const then = new Map(fresh.map((piece) => [piece.key, piece]));
  const [space, place] = [next[end], layout.places[end]];
  if (!space || !place) return;
  const levels = levelsOf(space, end, place);
  for (const piece of old.filter((one) => one.space === end && !rising.has(one.key))) {
    const later = then.get(piece.key);
    if (later) moved.set(piece.key, later);
    else if (piece.kind === "wizard") {
      covered.add(piece.key);
      const [before, height] = [
        levelsOf(change.now[end] ?? space, end, place)[piece.level]?.height ?? 0,
        levels[piece.level]?.height ?? 0,
      ];
      moved.set(piece.key, { ...piece, y: piece.y + before - height });
    }
  }
}

/** A wizard at the castle's door. */
function visitors(beat: Beat, now: readonly Space[], layout: Layout): Piece[] {
  if (beat.kind !== "enter") return [];
  const castle = scene(now, layout).find(({ kind }) => kind === "castle");
  if (!castle) return [];
  const { space, x, y } = castle;
  return [
    { kind: "wizard", key: `visitor:${beat.owner}`, owner: beat.owner, space, on: "castle", level: 0, x, y: y + 8 },
  ];
}

function waysOf(beat: Beat, now: readonly Space[], layout: Layout): string[] {
  const at = (space: number): Point => layout.places[space] ?? layout.middle;
  switch (beat.kind) {
    case "tower":
    case "walk":
      return [along(beat.start, beat.end, now, layout)];
    case "enter": {
      const castle = now.findIndex((space) => space.castle);
      return castle === beat.start ? [] : [along(beat.start, castle, now, layout)];
    }
    case "fly":
      return [arc(at(beat.start), at(beat.end), layout)];
    case "swap": {
      const [first, second] = endsOf(beat, now);
      return first === undefined || second === undefined ? [] : [arc(at(first), at(second), layout)];
    }
    default:
      return [];
  }
}

/** A way along the ring, from roof to roof. */
function along(start: number, end: number, now: readonly Space[], layout: Layout): string {
  const points = spacesBetween(start, end).map((number): Point => {
    const [space, place] = [now[number], layout.places[number]];
    if (!space || !place) return layout.middle;
    const up = number === start || number === end ? surfaceHeight(space, number, place) : 0;
    return { x: place.x, y: place.y - up };
  });
  return smooth(points, false);
}

/** A way through the air, over the middle of the board. */
function arc(from: Point, to: Point, layout: Layout): string {
  const bend = { x: (from.x + to.x + layout.middle.x) / 3, y: (from.y + to.y + layout.middle.y) / 3 - 70 };
  return `M${from.x} ${from.y - 50}Q${bend.x} ${bend.y} ${to.x} ${to.y - 50}`;
}

/** Just above all that stands on a space. */
export function topOf(pieces: readonly Piece[], space: number): Point {
  const there = pieces.filter((piece) => piece.space === space);
  const top = there.reduce((least, piece) => Math.min(least, piece.y), Infinity);
  return { x: there[0]?.x ?? 0, y: top - 44 };
}
