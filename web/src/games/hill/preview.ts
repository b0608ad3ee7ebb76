/** What a plan would bring about, as things to draw over the hill: dotted ways, and ghosts at their ends. */
import type { Point } from "../../lib/motion";
import { after, beatsOf, type Beat } from "./beats";
import type { Pose } from "./camera";
import type { Path } from "../../lib/plan.svelte";
import { wayOf } from "./grid";
import { scene, topOf, type GoblinPiece } from "./scene";
import type { Table } from "./table";
import type { Action, Event } from "./types";
import type { Face } from "./view";

export interface Way {
  goblin: string;
  points: readonly Point[];
  places: readonly string[];
  kind: "walk" | "push" | "leap";
}

export interface Sign extends Point {
  kind: "up" | "down" | "stone" | "face" | "unknown";
  face: Face | null;
}

export interface Preview {
  ways: readonly Way[];
  /** Where who moves would stand in the end, first; then those who climb, fall or flee. Who is pushed has an arrow. */
  ghosts: readonly GoblinPiece[];
  signs: readonly Sign[];
  /** Which way the hill would turn: 1 clockwise, -1 against. */
  turn: number;
}

export const NOTHING: Preview = { ways: [], ghosts: [], signs: [], turn: 0 };

type Go = Extract<Beat, { kind: "go" }>;

export function preview(
  path: Pick<Path<Event, Action>, "events"> & { open?: boolean },
  table: Table,
  pose: Pose,
  lander: string | null = null,
): Preview {
  const ways: Way[] = [];
  const moved = new Set<string>();
  const signs: Sign[] = [];
  let [now, turn, last] = [table, 0, null as Go | null];
  for (const beat of beatsOf(path.events, table, lander)) {
    const next = after(now, beat);
    if (beat.kind === "go") {
      if (beat.start !== null) ways.push(wayFor(beat, now, next, pose));
      if (beat.manner !== "push") moved.add(beat.goblin);
      last = beat;
    }
    if (beat.kind === "turn") turn = beat.way === "cw" ? 1 : -1;
    now = next;
    signs.push(...signsOf(beat, now, pose));
  }
  const stand = new Map(scene(now, pose).map((piece) => [piece.key, piece]));
  const ghosts = [...moved].flatMap((key): GoblinPiece[] => {
    const piece = stand.get(key);
    return piece?.kind === "goblin" ? [piece] : [];
  });
  // What a tile would do that lies face down is not known.
  if (path.open && last && now.tiles.has(last.end) && signs.every(({ kind }) => kind !== "face")) {
    signs.push({ kind: "unknown", face: null, ...over(now, pose, last.end) });
  }
  return { ways, ghosts, signs, turn };
}

function wayFor(beat: Go, now: Table, next: Table, pose: Pose): Way {
  const start = beat.start ?? beat.end;
  const straight = beat.manner !== "walk";
  const places = straight ? [start, beat.end] : wayOf(now.sides, start, beat.end, beat.way, now.rotation);
  const at = (table: Table, place: string) =>
    scene(table, pose).find((piece) => piece.key === beat.goblin && piece.place === place);
  const points = places.map((place, k): Point => {
    const stands = k === 0 ? at(now, place) : k === places.length - 1 ? at(next, place) : undefined;
    const { x, y } = stands ?? topOf(now, pose, place);
    return { x, y: y + 4 }; // at the feet: no number is hidden
  });
  const kind = beat.manner === "walk" ? "walk" : beat.manner === "push" ? "push" : "leap";
  return { goblin: beat.goblin, points, places, kind };
}

/** Just above all who stand on a place. */
function over(table: Table, pose: Pose, place: string): Point {
  const { x, y } = topOf(table, pose, place);
  return { x: x + 24, y: y - 22 };
}

function signsOf(beat: Beat, now: Table, pose: Pose): Sign[] {
  switch (beat.kind) {
    case "go":
      if (beat.manner === "rise" || (beat.manner === "walk" && beat.way.startsWith("up"))) {
        return [{ kind: "up", face: null, ...over(now, pose, beat.end) }];
      }
      return beat.manner === "fall" ? [{ kind: "down", face: null, ...over(now, pose, beat.end) }] : [];
    case "shown":
      return [{ kind: "face", face: beat.face, ...over(now, pose, beat.field) }];
    case "stone":
      return beat.field === null ? [] : [{ kind: "stone", face: null, ...over(now, pose, beat.field) }];
    default:
      return [];
  }
}
