/** What happens on the hill, beat by beat: events that belong together are one, and each changes the table. */
import { byType } from "../kinds";
import { whereIs, goblinKey, type Lying, type Table } from "./table";
import type { Event, Events, Face, Way } from "./types";

/** How a goblin comes from one place to another. */
export type Manner = "walk" | "push" | "rise" | "fall" | "flee" | "place";

export type Beat =
  | { kind: "go"; goblin: string; seat: number; start: string | null; end: string; manner: Manner; way: Way | "" }
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

/**
 * The beats of a row of events; what is not seen on the board is left out. `lander`: whose landing was settled before.
 */
export function beatsOf(events: readonly Event[], table: Table, lander: string | null = null): Beat[] {
  const told = new Teller(table, lander);
  for (const event of events) told.hear(event);
  return told.beats;
}

type Going = Events["goblin_moved" | "goblin_pushed" | "goblin_rose" | "goblin_fell" | "goblin_fled"];

/** Events do not say what others have said before them: the way of a move, the field of a stone. */
class Teller {
  readonly beats: Beat[] = [];
  #way: Way = "cw";
  #last: string | null; // where the goblin stands of which the next events tell

  constructor(table: Table, lander: string | null) {
    this.#last = lander && whereIs(table, lander);
  }

  hear(event: Event): void {
    HEARD(event, this);
  }

  add(beat: Beat): void {
    this.beats.push(beat);
  }

  /** A goblin goes: what comes next happens where it ends. */
  go({ seat, goblin, start, end }: Going, manner: Manner): void {
    this.#last = end;
    this.add({ kind: "go", goblin: goblinKey(seat, goblin), seat, start, end, manner, way: this.#way });
  }

  /** A card that moves a goblin says which way. */
  play({ seat, card, way }: Events["card_played"]): void {
    this.#way = way;
    this.add({ kind: "card", seat, card, use: "move" });
  }

  show({ seat, goblin, field, tile }: Events["tile_shown"]): void {
    this.#last = field;
    this.add({ kind: "shown", goblin: goblinKey(seat, goblin), field, face: tile });
  }

  stone(seat: number, fate: "taken" | "lost"): void {
    this.add({ kind: "stone", seat, field: this.#last, fate });
  }

  /** A raven that was just sent takes a stone from the player, one that waited takes it from the field. */
  lose({ seat }: Events["stone_lost"]): void {
    const sent = this.beats.at(-1)?.kind === "raven";
    this.add({ kind: "stone", seat, field: sent ? null : this.#last, fate: "lost" });
  }

  raven({ target }: Events["raven_sent"]): void {
    this.add({ kind: "raven", target, field: this.#last });
  }
}

const nothing = (): void => {};

/** What each event adds to the beats before it. */
const HEARD = byType<Events, [told: Teller], void>(
  {
    goblin_placed: ({ seat, goblin, village }, told) =>
      told.add({
        kind: "go",
        goblin: goblinKey(seat, goblin),
        seat,
        start: null,
        end: village,
        manner: "place",
        way: "",
      }),
    turn_began: nothing,
    goblin_named: ({ seat, goblin, card }, told) =>
      told.add({ kind: "named", goblin: goblinKey(seat, goblin), seat, card }),
    card_played: (event, told) => told.play(event),
    goblin_moved: (event, told) => told.go(event, "walk"),
    goblin_pushed: (event, told) => told.go(event, "push"),
    tile_shown: (event, told) => told.show(event),
    tile_removed: ({ field, tile }, told) => told.add({ kind: "removed", field, face: tile }),
    tile_turned_up: ({ field, tile }, told) => told.add({ kind: "up", field, face: tile }),
    tiles_turned_down: (_, told) => told.add({ kind: "down" }),
    hill_turned: ({ way }, told) => told.add({ kind: "turn", way }),
    goblin_rose: (event, told) => told.go(event, "rise"),
    goblin_fell: (event, told) => told.go(event, "fall"),
    goblin_fled: (event, told) => told.go(event, "flee"),
    goblin_waits: ({ seat, goblin, field }, told) =>
      told.add({ kind: "waits", goblin: goblinKey(seat, goblin), field }),
    stone_taken: ({ seat }, told) => told.stone(seat, "taken"),
    stone_too_many: ({ seat }, told) => told.stone(seat, "lost"),
    raven_sent: (event, told) => told.raven(event),
    raven_waits: nothing,
    stone_lost: (event, told) => told.lose(event),
    card_granted: ({ seat }, told) => told.add({ kind: "granted", seat }),
    card_discarded: ({ seat, card }, told) => told.add({ kind: "card", seat, card, use: "discard" }),
    card_put: ({ seat, card }, told) => told.add({ kind: "card", seat, card, use: "put" }),
    drew: nothing,
    got: nothing,
    pile_renewed: nothing,
    turn_ended: nothing,
    match_ended: ({ reason }, told) => {
      if (reason === "summit") told.add({ kind: "won" });
    },
  },
  undefined,
);

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
