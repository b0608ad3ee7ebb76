/** What happens on the hill, beat by beat: events that belong together are one, and each changes the table. */
import type { GameEvent } from "../board";
import { whereIs, goblinKey, type Lying, type Table } from "./table";
import type { Face } from "./view";

/** How a goblin comes from one place to another. */
export type Manner = "walk" | "push" | "rise" | "fall" | "flee" | "place";

export type Beat =
  | { kind: "go"; goblin: string; seat: number; start: string | null; end: string; manner: Manner; way: string }
  | { kind: "named"; goblin: string; seat: number; card: string }
  | { kind: "card"; seat: number; card: string; use: "move" | "put" | "discard" }
  | { kind: "shown"; goblin: string; field: string; face: Face }
  | { kind: "removed"; field: string; face: Face }
  | { kind: "up"; field: string; face: Face }
  | { kind: "down" }
  | { kind: "turn"; way: "cw" | "ccw" }
  | { kind: "waits"; goblin: string; field: string }
  | { kind: "stone"; seat: number; field: string | null; fate: "taken" | "lost" }
  | { kind: "raven"; target: number; field: string | null }
  | { kind: "granted"; seat: number }
  | { kind: "won" };

const MANNERS: Record<string, Manner> = {
  goblin_moved: "walk",
  goblin_pushed: "push",
  goblin_rose: "rise",
  goblin_fell: "fall",
  goblin_fled: "flee",
};

/**
 * The beats of a row of events; what is not seen on the board is left out. `lander`: whose landing was settled before.
 */
export function beatsOf(events: readonly GameEvent[], table: Table, lander: string | null = null): Beat[] {
  const told = new Teller(table, lander);
  for (const event of events) told.hear(event);
  return told.beats;
}

/** Events do not say what others have said before them: the way of a move, the field of a stone. */
class Teller {
  readonly beats: Beat[] = [];
  #way = "cw";
  #last: string | null; // where the goblin stands of which the next events tell

  constructor(table: Table, lander: string | null) {
    this.#last = lander && whereIs(table, lander);
  }

  hear(event: GameEvent): void {
    const text = (name: string): string => String(event[name]);
    const seat = Number(event["seat"]);
    const goblin = goblinKey(seat, Number(event["goblin"]));
    const manner = MANNERS[event.type];
    if (manner) {
      this.#last = text("end");
      this.beats.push({ kind: "go", goblin, seat, start: text("start"), end: text("end"), manner, way: this.#way });
      return;
    }
    const [field, face] = [text("field"), text("tile") as Face];
    switch (event.type) {
      case "goblin_placed":
        this.beats.push({ kind: "go", goblin, seat, start: null, end: text("village"), manner: "place", way: "" });
        break;
      case "goblin_named":
        this.beats.push({ kind: "named", goblin, seat, card: text("card") });
        break;
      case "card_played":
        this.#way = text("way");
        this.beats.push({ kind: "card", seat, card: text("card"), use: "move" });
        break;
      case "card_put":
        this.beats.push({ kind: "card", seat, card: text("card"), use: "put" });
        break;
      case "card_discarded":
        this.beats.push({ kind: "card", seat, card: text("card"), use: "discard" });
        break;
      case "tile_shown":
        this.#last = field;
        this.beats.push({ kind: "shown", goblin, field, face });
        break;
      case "tile_removed":
        this.beats.push({ kind: "removed", field, face });
        break;
      case "tile_turned_up":
        this.beats.push({ kind: "up", field, face });
        break;
      case "tiles_turned_down":
        this.beats.push({ kind: "down" });
        break;
      case "hill_turned":
        this.beats.push({ kind: "turn", way: text("way") === "ccw" ? "ccw" : "cw" });
        break;
      case "goblin_waits":
        this.beats.push({ kind: "waits", goblin, field });
        break;
      case "stone_taken":
        this.beats.push({ kind: "stone", seat, field: this.#last, fate: "taken" });
        break;
      case "stone_too_many":
        this.beats.push({ kind: "stone", seat, field: this.#last, fate: "lost" });
        break;
      case "stone_lost": {
        // A raven that was just sent takes it from the player, one that waited takes it from the field.
        const sent = this.beats.at(-1)?.kind === "raven";
        this.beats.push({ kind: "stone", seat, field: sent ? null : this.#last, fate: "lost" });
        break;
      }
      case "raven_sent":
        this.beats.push({ kind: "raven", target: Number(event["target"]), field: this.#last });
        break;
      case "card_granted":
        this.beats.push({ kind: "granted", seat });
        break;
      case "match_ended":
        if (text("reason") === "summit") this.beats.push({ kind: "won" });
        break;
    }
  }
}

/** The places that something happens on. */
export function touched(beat: Beat): string[] {
  switch (beat.kind) {
    case "go":
      return beat.start === null ? [beat.end] : [beat.start, beat.end];
    case "shown":
    case "removed":
    case "up":
    case "waits":
      return [beat.field];
    case "stone":
      return beat.field === null ? [] : [beat.field];
    default:
      return [];
  }
}

/** The table after a beat. */
export function after(table: Table, beat: Beat): Table {
  switch (beat.kind) {
    case "go":
      return { ...table, stands: moved(table, beat.goblin, beat.end), waiting: without(table.waiting, beat.goblin) };
    case "waits":
      return { ...table, waiting: new Set([...table.waiting, beat.goblin]) };
    case "shown":
      return withTile(table, beat.field, { face: table.aided ? beat.face : null, open: false });
    case "up":
      return withTile(table, beat.field, { face: beat.face, open: true });
    case "removed":
      return { ...table, tiles: new Map([...table.tiles].filter(([field]) => field !== beat.field)) };
    case "down":
      return {
        ...table,
        tiles: new Map(
          [...table.tiles].map(([field, { face }]) => [field, { face: table.aided ? face : null, open: false }]),
        ),
      };
    case "turn":
      return { ...table, rotation: (table.rotation + (beat.way === "cw" ? 1 : 3)) % 4 };
    case "stone":
      return beat.field === null ? table : { ...table, stones: without(table.stones, beat.field) };
    default:
      return table;
  }
}

function without<Thing>(all: ReadonlySet<Thing>, one: Thing): ReadonlySet<Thing> {
  return all.has(one) ? new Set([...all].filter((other) => other !== one)) : all;
}

function withTile(table: Table, field: string, tile: Lying): Table {
  return { ...table, tiles: new Map([...table.tiles, [field, tile]]) };
}

/** A goblin leaves whom it stood on, or carried, and comes to sit on top where it arrives. */
function moved(table: Table, goblin: string, end: string): Map<string, readonly string[]> {
  const stands = new Map<string, readonly string[]>();
  for (const [place, there] of table.stands) {
    const left = there.filter((key) => key !== goblin);
    if (left.length > 0) stands.set(place, left);
  }
  return stands.set(end, [...(stands.get(end) ?? []), goblin]);
}
