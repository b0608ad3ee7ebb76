/**
 * Plays what happens, beat by beat. Each beat is a change of the spaces; pieces move from their old place to the new.
 */
import { Marks } from "../../lib/marks.svelte";
import {
  appear,
  Mover,
  pop,
  rise,
  slide,
  soar,
  spread,
  tumble,
  vanish,
  type Motion,
  type Point,
} from "../../lib/motion";
import { mayMove } from "../../lib/prefs.svelte";
import type { Step } from "../board";
import { after, beatsOf, touched, type Beat } from "./beats";
import { spacesBetween, type Layout } from "./layout";
import { bendOf, carry, hop } from "./motion";
import { goes, topOf } from "./preview";
import { openedAt, scene, type Piece } from "./scene";
import type { Card, Vocabulary } from "./types";
import type { Space, View } from "./view";

/** Something that is seen for a moment only. */
export interface Effect {
  id: number;
  kind: "potion" | "spell" | "raven" | "dust";
  seat: number;
  name: string;
}

interface Moment {
  before: View;
  spaces: readonly Space[];
}

export class Stage {
  root: SVGSVGElement | undefined = $state.raw();
  playing = $state(false);
  /** Pieces that are no longer there when the beat is over. */
  leaving: readonly Piece[] = $state.raw([]);
  /** Pieces on their way: above all others. */
  moving: ReadonlySet<string> = $state.raw(new Set());
  effects: readonly Effect[] = $state.raw([]);
  flying = $state(false);
  /** A tower that is lifted to look below it. */
  peek: number | null = $state(null);
  die: number | null = $state(null);
  card: Card | null = $state(null);
  /** Spaces where something happened, for those who want no motion. */
  readonly marks = new Marks<number>();

  #moment: Moment | null = $state.raw(null);
  #layout: () => Layout;
  #mover = new Mover(() => this.root);
  #nextEffect = 0;

  constructor(layout: () => Layout) {
    this.#layout = layout;
  }

  /** What is drawn in place of a view's spaces. */
  spacesFor(view: View): readonly Space[] {
    return this.#moment?.before === view ? this.#moment.spaces : view.spaces;
  }

  async play({ events, before, after: end }: Step<Vocabulary>, cut: AbortSignal): Promise<void> {
    const beats = beatsOf(events);
    if (!mayMove()) {
      this.marks.show(beats.flatMap((beat) => touched(beat, before.spaces)));
      return;
    }
    this.playing = true;
    this.#moment = { before, spaces: before.spaces };
    await this.#mover.playAll(beats, (beat) => this.#beat(beat, end), cut);
    this.#rest();
    this.#moment = { before, spaces: end.spaces };
    this.playing = false;
  }

  /** Nothing moves any more. */
  #rest(): void {
    this.leaving = [];
    this.moving = new Set();
    this.effects = [];
    this.flying = false;
    this.peek = this.die = this.card = null;
  }

  async #beat(beat: Beat, end: View): Promise<void> {
    switch (beat.kind) {
      case "card":
        this.card = beat.card;
        return this.#mover.move([["#card", pop(this.#layout().middle, 280)]]);
      case "roll":
        this.die = beat.die;
        return this.#mover.move([["#die", tumble(this.#layout().middle, 700)]], 200);
      case "spell":
        return this.#effect("spell", rise(this.#layout().middle, 40, 700), beat.seat, beat.spell);
      case "lift":
        return this.#lift(beat, end);
      default:
        return this.#change(beat, end);
    }
  }

  /** A tower is lifted, and all see who stands below; it stays up while it is asked who goes free. */
  async #lift(beat: Extract<Beat, { kind: "lift" }>, end: View): Promise<void> {
    const now = this.#moment;
    const at = now && openedAt(now.spaces, beat.tower);
    if (!now || !at) return;
    const below =
      (crowd: number[]) =>
      (space: Space): Space =>
        at.floor === 0
          ? { ...space, ground: crowd }
          : {
              ...space,
              floors: space.floors.map((floor, k) => (k === at.floor - 1 ? { ...floor, wizards: crowd } : floor)),
            };
    const crowd = end.seats.map((_, owner) => beat.shown.find((group) => group.owner === owner)?.wizards ?? 0);
    const shown = now.spaces.map((space, number) => (number === at.space ? below(crowd)(space) : space));
    this.#moment = { ...now, spaces: shown };
    this.peek = beat.tower;
    await this.#mover.wait(900);
    if (end.prompt === "release") return;
    this.peek = null;
    this.#moment = now;
    await this.#mover.wait(250);
  }

  /** Pieces go from where they stood to where they stand. */
  async #change(beat: Beat, end: View): Promise<void> {
    const now = this.#moment;
    if (!now) return;
    const layout = this.#layout();
    const next = after(now.spaces, beat, end.memory === "aided");
    const [old, fresh] = [scene(now.spaces, layout), scene(next, layout)];
    const rising = goes(beat, now.spaces, old, fresh);
    const kept = new Set(fresh.map(({ key }) => key));
    const gone = old.filter((piece) => !kept.has(piece.key) && !leads(beat, piece));
    const walker = old.findLast((piece) => leads(beat, piece));
    this.leaving = beat.kind === "enter" && walker ? [...gone, walker] : gone;
    this.moving = beat.kind === "enter" && walker ? new Set([walker.key]) : rising;
    this.flying = beat.kind === "fly";
    this.#moment = { ...now, spaces: next };
    const motions = this.#motions(beat, { now: now.spaces, old, fresh, rising, walker, gone });
    if (beat.kind === "fly") motions.push(...this.#ravens(beat, layout));
    await this.#mover.move(motions);
    this.effects = [];
    this.leaving = [];
    this.moving = new Set();
    this.flying = false;
    if (beat.kind === "tower" || beat.kind === "fly") await this.#land(beat, layout);
    if (beat.kind === "tower" && beat.filled !== null) {
      const { x, y } = topOf(fresh, beat.end);
      await this.#effect("potion", rise({ x, y: y + 30 }, 40, 620), beat.filled, "");
    }
  }

  /** What is heavy comes down with a thud: the harder, the more it covers. */
  async #land(beat: Extract<Beat, { kind: "tower" | "fly" }>, layout: Layout): Promise<void> {
    const place = layout.places[beat.end];
    if (!place) return;
    const hard = beat.kind === "fly" || beat.covered.length > 0;
    this.#mover.thud(hard ? 5 : 2);
    if (hard) await this.#effect("dust", spread(place, 300), 0, "");
  }

  #motions(beat: Beat, change: Change): [string, Motion][] {
    const layout = this.#layout();
    const { now, old, fresh, rising, walker, gone } = change;
    const before = new Map(old.map((piece) => [piece.key, piece]));
    const motions: [string, Motion][] = [];
    let longest = 0;
    const add = (key: string, motion: Motion) => {
      motions.push([key, motion]);
      longest = Math.max(longest, motion.ms);
    };
    for (const piece of fresh.filter(({ key }) => rising.has(key))) {
      add(piece.key, travel(beat, before.get(piece.key) ?? walker ?? piece, piece, now, layout));
    }
    if (beat.kind === "enter" && walker) {
      const castle = old.find(({ kind }) => kind === "castle") ?? walker;
      add(
        walker.key,
        hop(walker, { x: castle.x, y: castle.y + 6 }, spacesBetween(beat.start, castle.space), now, layout),
      );
    }
    for (const piece of fresh.filter(({ key }) => !rising.has(key))) {
      const was = before.get(piece.key);
      if (!was) motions.push([piece.key, appear(200, 160)]);
      else if (was.x !== piece.x || was.y !== piece.y) motions.push([piece.key, slide(was, piece, 180)]);
    }
    for (const piece of gone) motions.push([piece.key, vanish(longest || 300)]);
    return motions;
  }

  /** Ravens fly along with their castle. */
  #ravens({ start, end }: Extract<Beat, { kind: "fly" }>, layout: Layout): [string, Motion][] {
    return [
      [-46, -64],
      [40, -84],
      [4, -18],
    ].map(([dx = 0, dy = 0], k) => {
      const shifted = ({ x, y }: Point): Point => ({ x: x + dx, y: y + dy });
      const [from, to] = [shifted(layout.places[start] ?? layout.middle), shifted(layout.places[end] ?? layout.middle)];
      const id = this.#show("raven", 0, "");
      return [`#effect-${id}`, { ...soar(from, to, bendOf(from, to, layout), 820), delay: 60 * k }];
    });
  }

  #show(kind: Effect["kind"], seat: number, name: string): number {
    const id = (this.#nextEffect += 1);
    this.effects = [...this.effects, { id, kind, seat, name }];
    return id;
  }

  async #effect(kind: Effect["kind"], motion: Motion, seat: number, name: string): Promise<void> {
    const id = this.#show(kind, seat, name);
    await this.#mover.move([[`#effect-${id}`, motion]]);
    this.effects = this.effects.filter((effect) => effect.id !== id);
  }
}

interface Change {
  now: readonly Space[];
  old: readonly Piece[];
  fresh: readonly Piece[];
  rising: ReadonlySet<string>;
  walker: Piece | undefined;
  gone: readonly Piece[];
}

/** Whether a piece is the one that a beat is about, where it stood before. */
function leads(beat: Beat, piece: Piece): boolean {
  return (
    (beat.kind === "walk" || beat.kind === "enter") &&
    piece.kind === "wizard" &&
    piece.owner === beat.owner &&
    piece.space === beat.start
  );
}

function travel(beat: Beat, from: Point, end: Point, now: readonly Space[], layout: Layout): Motion {
  switch (beat.kind) {
    case "tower":
      return carry(from, end, spacesBetween(beat.start, beat.end), layout);
    case "walk":
      return hop(from, end, spacesBetween(beat.start, beat.end), now, layout);
    case "fly":
      return soar(from, end, bendOf(from, end, layout), 900);
    case "swap":
      return soar(from, end, { x: (from.x + end.x) / 2 + (end.y - from.y) / 4, y: Math.min(from.y, end.y) - 70 }, 700);
    default:
      return soar({ x: end.x, y: end.y + 40 }, end, { x: end.x, y: end.y - 50 }, 420);
  }
}
