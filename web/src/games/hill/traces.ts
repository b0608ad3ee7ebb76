/** The others' last moves, as trails over the fields, and what they did to the reader's goblins. */
import { smooth } from "../../lib/drawing";
import type { Point } from "../../lib/motion";
import type { People } from "../board";
import type { Deed } from "../lately";
import { beatsOf, type Beat } from "./beats";
import { spotOf, type Pose } from "./camera";
import { wayOf } from "./grid";
import { goblinKey, whereIs, type Table } from "./table";
import type { Event } from "./types";
import type { View } from "./view";
import { tell } from "./words";

/** A goblin's way, place by place; whose it is colours it. */
export interface Trail {
  seat: number;
  places: readonly string[];
  label: string;
}

const FEET = 11; // below the middle of a field

type Go = Extract<Beat, { kind: "go" }>;

/** The ways that goblins have gone, in the order in which they went; who was only put down has gone none. */
export function trailsOf(deeds: readonly Deed<Event>[], table: Table): Trail[] {
  const gone = deeds.flatMap(({ events }) =>
    beatsOf(events, table).filter((beat): beat is Go => beat.kind === "go" && beat.start !== null),
  );
  return gone.map(({ goblin, seat, start, end, manner, way }) => {
    const from = start ?? end;
    const places = manner === "walk" ? wayOf(table.sides, from, end, way, table.rotation) : [from, end];
    return { seat, places, label: goblin.split(":")[2] ?? "" };
  });
}

/** A trail as it lies on the hill. */
export function drawn(trail: Trail, table: Table, pose: Pose): { line: string; end: Point } {
  const points = trail.places.map((place): Point => {
    const { x, y } = spotOf(pose, table.sides, place);
    return { x, y: y + FEET };
  });
  return { line: smooth(points, false), end: points.at(-1) ?? { x: 0, y: 0 } };
}

/** What somebody did to a goblin of the reader's. */
export interface Suffered {
  goblin: string;
  text: string;
}

/** Each of the reader's goblins that was pushed, carried off or sat on, with the last that happened to it. */
export function suffered(deeds: readonly Deed<Event>[], people: People, view: View, table: Table): Suffered[] {
  const { me } = people;
  if (me === null) return [];
  const found = new Map<string, string>();
  for (const event of deeds.flatMap(({ events }) => events)) {
    const goblin = hurt(event, me, table);
    const text = goblin && tell(event, people, view);
    if (goblin && text) found.set(goblin, text);
  }
  return [...found].map(([goblin, text]) => ({ goblin, text }));
}

/** The reader's goblin that an event in another's turn is about; null: none. */
function hurt(event: Event, me: number, table: Table): string | null {
  switch (event.type) {
    case "goblin_pushed":
    case "goblin_fell":
    case "goblin_fled":
    case "goblin_rose":
      return event.seat === me ? goblinKey(me, event.goblin) : null;
    case "goblin_moved": {
      const [lower, upper] = table.stands.get(event.end) ?? [];
      const sits = event.seat !== me && upper === goblinKey(event.seat, event.goblin);
      return sits && lower?.startsWith(`goblin:${me}:`) && whereIs(table, lower) === event.end ? lower : null;
    }
    default:
      return null;
  }
}
