/** Plays what happens in the town, beat by beat: pieces go from their old place to the new one. */
import { Marks } from "../../../lib/marks.svelte";
import { appear, hopAlong, Mover, pop, slide, to, type Motion, type Point } from "../../../lib/motion";
import { mayMove } from "../../../lib/prefs.svelte";
import type { Step } from "../../board";
import type { Vocabulary } from "../types";
import type { Award, Chest, Gear, Mage, Sort, Space, SpaceId, TomCard, View } from "../view";
import { after, beatsOf, touched, type Beat, type Good } from "./beats";
import { thingOf } from "./cards";
import { placeAt, routeOf, stopsOf, type Layout } from "./layout";
import { scene, type Piece } from "./scene";

/** Something that is seen for a moment only. */
export type Thing =
  | { kind: "goods"; goods: readonly Good[] }
  | { kind: "mage"; mage: Mage }
  | { kind: "gear"; gear: Gear }
  | { kind: "chest"; chest: Chest }
  | { kind: "award"; award: Award }
  | { kind: "tom"; card: TomCard }
  | { kind: "djinn"; sort: Sort };

export interface Moment {
  before: View;
  spaces: readonly Space[];
}

const WALK_MS = 170;
/** What is read takes its time; a tap goes on. */
const TOM_MS = 2600;
const CHEST_MS = 1800;

export class Stage {
  root: SVGSVGElement | undefined = $state.raw();
  playing = $state(false);
  /** Pieces that are no longer there when the beat is over. */
  leaving: readonly Piece[] = $state.raw([]);
  /** What is shown besides the pieces, and where. */
  things: readonly { id: number; at: Point; thing: Thing }[] = $state.raw([]);
  /** Places where something happened, for those who want no motion. */
  readonly marks = new Marks<SpaceId>();

  #moment: Moment | null = $state.raw(null);
  #layout: () => Layout;
  /** Where things fly to that a seat gains, in units of the drawing. */
  #home: (seat: number) => Point;
  #mover = new Mover(() => this.root);
  #next = 0;

  constructor(layout: () => Layout, home: (seat: number) => Point) {
    this.#layout = layout;
    this.#home = home;
  }

  /** What is drawn in place of a view's spaces. */
  spacesFor(view: View): readonly Space[] {
    return this.#moment?.before === view ? this.#moment.spaces : view.spaces;
  }

  /** The places that a step is about. */
  about({ events, before }: Step<Vocabulary>): SpaceId[] {
    return [...new Set(beatsOf(events, before).flatMap((beat) => touched(beat, before)))];
  }

  /** Where somebody is captured in a step. */
  haunted({ events, before }: Step<Vocabulary>): SpaceId | null {
    for (const beat of beatsOf(events, before)) if (beat.kind === "leave" && beat.seat !== null) return beat.space;
    return null;
  }

  async play({ events, before, after: end }: Step<Vocabulary>, cut: AbortSignal): Promise<void> {
    const beats = beatsOf(events, before);
    if (!mayMove()) {
      this.marks.show(beats.flatMap((beat) => touched(beat, before)));
      return;
    }
    this.playing = true;
    this.#moment = { before, spaces: before.spaces };
    await this.#mover.playAll(beats, (beat) => this.#beat(beat, before, end), cut);
    this.#rest();
    this.#moment = { before, spaces: end.spaces };
    this.playing = false;
  }

  /** Nothing moves any more. */
  #rest(): void {
    this.leaving = [];
    this.things = [];
  }

  async #beat(beat: Beat, before: View, end: View): Promise<void> {
    switch (beat.kind) {
      case "walk":
      case "brought":
        return this.#walk(beat, before);
      case "appear":
      case "tile":
        return this.#arrive(beat);
      case "leave":
        return this.#leave(beat);
      case "goods":
        return this.#goods(beat.seat, beat.goods);
      case "toll":
        return this.#fly(
          { kind: "goods", goods: [{ what: beat.what, n: 1 }] },
          this.#over(beat.seat),
          this.#home(beat.owner),
        );
      case "drawn":
        return this.#fly({ kind: "djinn", sort: beat.colour }, this.#over(beat.seat), this.#home(beat.seat));
      case "tom": {
        const card = end.tom.find(({ id }) => id === beat.card) ?? before.tom.find(({ id }) => id === beat.card);
        return card ? this.#show({ kind: "tom", card }, placeAt(this.#layout(), "source"), TOM_MS) : undefined;
      }
      case "card": {
        const thing = thingOf(beat.card, beat.id, before, end);
        if (!thing) return;
        if (thing.kind === "chest") return this.#show(thing, this.#over(beat.seat), CHEST_MS);
        return this.#fly(thing, this.#over(beat.seat), this.#home(beat.seat));
      }
    }
  }

  /** Above a seat's wizard; in the middle while it is beside the map. */
  #over(seat: number): Point {
    const layout = this.#layout();
    const piece = scene(this.#moment?.spaces ?? [], layout).find(({ key }) => key === `wizard:${seat}`);
    const { x, y } = piece ?? placeAt(layout, "source");
    return { x, y: Math.max(70, y - 46) };
  }

  async #walk(beat: Extract<Beat, { kind: "walk" | "brought" }>, before: View): Promise<void> {
    const now = this.#moment;
    if (!now) return;
    const layout = this.#layout();
    const key = `wizard:${beat.seat}`;
    const old = scene(now.spaces, layout).find((piece) => piece.key === key);
    const next = after(now.spaces, beat);
    const end = scene(next, layout).find((piece) => piece.key === key);
    if (!end) return;
    this.#moment = { ...now, spaces: next };
    if (beat.kind === "brought") {
      return this.#mover.move([[key, old ? slide(old, end, 500) : appear(300, 0)]]);
    }
    const seat = before.seats[beat.seat];
    const at = now.spaces.find((space) => space.wizards.some((wizard) => wizard.seat === beat.seat))?.id;
    const route = at ? routeOf(now.spaces, at, seat?.via ?? null, beat.to, beat.via) : [beat.via, beat.to];
    const stops = stopsOf(layout, route).map(({ x, y }) => ({ x, y: y + 6 }));
    const ways = old ? [old, ...stops.slice(0, -1), end] : [...stops.slice(1, -1), end];
    await this.#mover.move([[key, hopAlong(ways, 9, WALK_MS)]], 120);
  }

  /** A djinn rises from the pavement, a tile is laid. */
  async #arrive(beat: Extract<Beat, { kind: "appear" | "tile" }>): Promise<void> {
    const now = this.#moment;
    if (!now) return;
    const layout = this.#layout();
    const next = after(now.spaces, beat);
    const [old, fresh] = [scene(now.spaces, layout), scene(next, layout)];
    const known = new Map(old.map((piece) => [piece.key, piece]));
    this.#moment = { ...now, spaces: next };
    const motions = fresh.flatMap((piece): [string, Motion][] => {
      const was = known.get(piece.key);
      if (!was) {
        const from = beat.kind === "tile" ? this.#home(beat.seat) : { x: piece.x, y: piece.y + 16 };
        return [[piece.key, beat.kind === "tile" ? slide(from, piece, 420) : rising(from, piece, 380)]];
      }
      return was.x !== piece.x || was.y !== piece.y ? [[piece.key, slide(was, piece, 260)]] : [];
    });
    await this.#mover.move(motions);
  }

  /** Caught: into somebody's bottles; removed or driven out: up and away. */
  async #leave(beat: Extract<Beat, { kind: "leave" }>): Promise<void> {
    const now = this.#moment;
    const space = now?.spaces.find(({ id }) => id === beat.space);
    if (!now || !space) return;
    const layout = this.#layout();
    const old = scene(now.spaces, layout);
    const gone = old.findLast(
      (piece) => piece.kind === "djinn" && piece.space === beat.space && piece.sort === beat.sort,
    );
    if (!gone) {
      if (beat.seat === null) return; // it has been caught
      return this.#fly({ kind: "djinn", sort: beat.sort }, placeAt(layout, beat.space), this.#home(beat.seat));
    }
    const next = after(now.spaces, beat);
    this.leaving = [{ ...gone, key: "#leaving" }];
    this.#moment = { ...now, spaces: next };
    const known = new Map(old.map((piece) => [piece.key, piece]));
    const settle = scene(next, layout).flatMap((piece): [string, Motion][] => {
      const was = known.get(piece.key);
      return was && (was.x !== piece.x || was.y !== piece.y) ? [[piece.key, slide(was, piece, 300)]] : [];
    });
    const away = beat.seat === null ? fleeing(gone, 620) : caught(gone, this.#home(beat.seat), 700);
    await this.#mover.move([["#leaving", away], ...settle]);
    this.leaving = [];
  }

  #goods(seat: number, goods: readonly Good[]): Promise<void> {
    return this.#show({ kind: "goods", goods }, this.#over(seat), 420);
  }

  /** Something pops up, stays a while, and is gone. */
  async #show(thing: Thing, at: Point, ms: number): Promise<void> {
    const id = this.#put(thing, at);
    await this.#mover.move([[`#thing-${id}`, pop(at, 260)]], ms);
    this.things = this.things.filter((other) => other.id !== id);
  }

  /** Something pops up and goes to somebody. */
  async #fly(thing: Thing, from: Point, end: Point): Promise<void> {
    const id = this.#put(thing, from);
    await this.#mover.move([[`#thing-${id}`, taken(from, end, 1050)]]);
    this.things = this.things.filter((other) => other.id !== id);
  }

  #put(thing: Thing, at: Point): number {
    this.#next += 1;
    this.things = [...this.things, { id: this.#next, at, thing }];
    return this.#next;
  }
}

const sized = (at: Point, size: number, opacity: number, offset: number): Keyframe => ({
  transform: `${to(at)} scale(${size})`,
  opacity,
  offset,
  easing: "ease-in-out",
});

/** Smoke comes out of the ground. */
const rising = (from: Point, end: Point, ms: number): Motion => ({
  frames: [sized(from, 0.2, 0, 0), sized(end, 1.15, 1, 0.7), sized(end, 1, 1, 1)],
  ms,
});

const fleeing = (from: Point, ms: number): Motion => ({
  frames: [
    sized(from, 1, 1, 0),
    sized({ x: from.x + 10, y: from.y - 40 }, 1.25, 0.8, 0.5),
    sized({ x: from.x - 8, y: from.y - 90 }, 1.5, 0, 1),
  ],
  ms,
});

const caught = (from: Point, end: Point, ms: number): Motion => ({
  frames: [sized(from, 1, 1, 0), sized({ x: from.x, y: from.y - 18 }, 1.3, 1, 0.3), sized(end, 0.5, 0.7, 1)],
  ms,
});

const taken = (from: Point, end: Point, ms: number): Motion => ({
  frames: [sized(from, 0.4, 0, 0), sized(from, 1.1, 1, 0.2), sized(from, 1, 1, 0.6), sized(end, 0.5, 0.6, 1)],
  ms,
});
