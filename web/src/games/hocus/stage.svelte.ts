/**
 * Plays what happens, beat by beat. Each beat changes how the seats stand; pawns go from their old place to the new.
 */
import { Marks } from "../../lib/marks.svelte";
import { hopAlong, Mover, pop, rise, slide, soar, tumble, type Motion, type Point } from "../../lib/motion";
import { mayMove } from "../../lib/prefs.svelte";
import type { Step } from "../board";
import { after, beatsOf, isFar, touched, type Beat } from "./beats";
import { placesBetween, spotOf, type Layout } from "./layout";
import { chest, scene, type Pawn, type Standing } from "./scene";
import type { Spell, View, Vocabulary } from "./types";

/** Something that is seen for a moment only. */
export interface Effect {
  id: number;
  kind: "sign" | "card" | "back" | "crown" | "stars";
  spell: Spell | null;
}

interface Moment {
  before: View;
  seats: readonly Standing[];
  active: number;
}

const SLOW_WALK = 8; // steps; longer ways are walked faster

export class Stage {
  root: SVGSVGElement | undefined = $state.raw();
  playing = $state(false);
  /** Pawns on their way: above all others. */
  moving: ReadonlySet<number> = $state.raw(new Set());
  effects: readonly Effect[] = $state.raw([]);
  dice: readonly number[] | null = $state.raw(null);
  card: Spell | null = $state(null);
  /** Seats to which something happened, for those who want no motion. */
  readonly marks = new Marks<number>();

  #moment: Moment | null = $state.raw(null);
  #layout: () => Layout;
  #mover = new Mover(() => this.root);
  #nextEffect = 0;

  constructor(layout: () => Layout) {
    this.#layout = layout;
  }

  /** What is drawn in place of a view's seats. */
  seatsFor(view: View): readonly Standing[] {
    return this.#moment?.before === view ? this.#moment.seats : view.seats;
  }

  /** Whose turn it is, at this moment. */
  activeFor(view: View): number {
    return this.#moment?.before === view ? this.#moment.active : view.active;
  }

  async play({ events, before, after: end }: Step<Vocabulary>, cut: AbortSignal): Promise<void> {
    const beats = beatsOf(events);
    if (!mayMove()) {
      this.marks.show(beats.flatMap(touched));
      return;
    }
    this.playing = true;
    this.#moment = { before, seats: before.seats, active: before.active };
    await this.#mover.playAll(beats, (beat) => this.#beat(beat, end), cut);
    this.#rest();
    this.#moment = { before, seats: end.seats, active: end.active };
    this.playing = false;
  }

  /** Nothing moves any more. */
  #rest(): void {
    this.moving = new Set();
    this.effects = [];
    this.dice = this.card = null;
  }

  async #beat(beat: Beat, end: View): Promise<void> {
    const layout = this.#layout();
    switch (beat.kind) {
      case "turn":
        this.dice = this.card = null;
        this.#update({ active: beat.seat });
        return;
      case "roll":
        this.dice = beat.dice;
        return this.#mover.move(
          beat.dice.map((_, k): [string, Motion] => [
            `#die-${k}`,
            { ...(beat.chosen ? pop : tumble)({ x: 0, y: 0 }, beat.chosen ? 300 : 700), delay: 110 * k },
          ]),
          220,
        );
      case "lost":
        return this.#effect("sign", "freeze", rise(this.#chest(beat.seat), 46, 900));
      case "walk":
      case "hit":
      case "swap":
        return this.#go(beat);
      case "cast":
        this.#change(beat);
        this.card = beat.spell;
        return this.#mover.move([["#card", arrive(this.#chest(beat.seat), layout.card)]], 320);
      case "draw":
        await this.#effect(
          beat.card === null ? "back" : "card",
          beat.card,
          toss(layout.deck, this.#chest(beat.seat), 560),
        );
        return this.#change(beat);
      case "lay":
        await this.#effect("sign", beat.spell, toss(layout.card, this.#chest(beat.target), 520));
        return this.#change(beat);
      case "leave":
        this.#change(beat);
        return this.#effect("sign", beat.spell, rise(this.#chest(beat.seat), 50, 620));
      case "steal":
        await this.#effect(
          beat.card === null ? "back" : "card",
          beat.card,
          toss(this.#chest(beat.target), this.#chest(beat.seat), 700),
        );
        return this.#change(beat);
      case "forget":
        return this.#forget(beat);
      case "end":
        return this.#crown(end);
    }
  }

  #update(change: Partial<Moment>): void {
    if (this.#moment) this.#moment = { ...this.#moment, ...change };
  }

  #change(beat: Beat): void {
    if (this.#moment) this.#update({ seats: after(this.#moment.seats, beat) });
  }

  #pawn(seat: number): Pawn | undefined {
    return scene(this.#moment?.seats ?? [], this.#layout()).find((pawn) => pawn.seat === seat);
  }

  #chest(seat: number): Point {
    const pawn = this.#pawn(seat);
    return pawn ? chest(pawn, this.#layout()) : this.#layout().card;
  }

  /** Pawns go from where they stood to where they stand; others make room. */
  async #go(beat: Extract<Beat, { kind: "walk" | "hit" | "swap" }>): Promise<void> {
    const now = this.#moment;
    if (!now) return;
    const layout = this.#layout();
    const next = after(now.seats, beat);
    const was = new Map(scene(now.seats, layout).map((pawn) => [pawn.seat, pawn]));
    this.moving = new Set(touched(beat));
    this.#update({ seats: next });
    const motions = scene(next, layout).flatMap((pawn): [string, Motion][] => {
      const from = was.get(pawn.seat) ?? pawn;
      if (this.moving.has(pawn.seat)) return [[`pawn:${pawn.seat}`, travel(beat, from, pawn, layout)]];
      return from.x !== pawn.x || from.y !== pawn.y ? [[`pawn:${pawn.seat}`, slide(from, pawn, 180)]] : [];
    });
    if (beat.kind === "hit") {
      motions.push(this.#stars(was.get(beat.target)));
      this.#mover.thud();
    }
    await this.#mover.move(motions);
    this.effects = [];
    this.moving = new Set();
  }

  /** Where somebody is hit it sparkles. */
  #stars(at: Point | undefined): [string, Motion] {
    const id = this.#show("stars", null);
    return [`#effect-${id}`, rise(at ? chest(at, this.#layout()) : this.#layout().card, 10, 460)];
  }

  async #forget(beat: Extract<Beat, { kind: "forget" }>): Promise<void> {
    const { deck } = this.#layout();
    const from = this.#chest(beat.target);
    const motions = Array.from({ length: beat.cards }, (_, k): [string, Motion] => {
      const id = this.#show("back", null);
      return [`#effect-${id}`, { ...toss(from, deck, 480), delay: 90 * k }];
    });
    this.#change(beat);
    await this.#mover.move(motions);
    this.effects = [];
  }

  /** Whoever has won is crowned. */
  async #crown(end: View): Promise<void> {
    const winners = end.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
    if (winners.length !== 1) return;
    await this.#effect("crown", null, rise(this.#chest(winners[0] ?? 0), 70, 1300));
  }

  #show(kind: Effect["kind"], spell: Spell | null): number {
    const id = (this.#nextEffect += 1);
    this.effects = [...this.effects, { id, kind, spell }];
    return id;
  }

  async #effect(kind: Effect["kind"], spell: Spell | null, motion: Motion): Promise<void> {
    const id = this.#show(kind, spell);
    await this.#mover.move([[`#effect-${id}`, motion]]);
    this.effects = this.effects.filter((effect) => effect.id !== id);
  }
}

/** A card comes up to where all can see it. */
function arrive(from: Point, to: Point): Motion {
  const at = ({ x, y }: Point, size: number, opacity: number): Keyframe => ({
    transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${size})`,
    opacity,
    easing: "ease-out",
  });
  return { frames: [at(from, 0.2, 0), at({ x: to.x, y: to.y - 8 }, 1.1, 1), at(to, 1, 1)], ms: 460 };
}

/** Something small flies in a bow. */
function toss(from: Point, to: Point, ms: number): Motion {
  const motion = soar(from, to, { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 50 }, ms);
  const last = motion.frames.length - 1;
  return { ...motion, frames: motion.frames.map((frame, k) => ({ ...frame, opacity: k === last ? 0 : 1 })) };
}

function travel(beat: Beat, from: Point, end: Point, layout: Layout): Motion {
  const bend = { x: (from.x + end.x) / 2 + (end.y - from.y) * 0.2, y: Math.min(from.y, end.y) - 60 };
  if (beat.kind !== "walk" || isFar(beat)) return soar(from, end, bend, 720);
  const places = placesBetween(beat.start, beat.end);
  const stops = places.map((place, k): Point => {
    if (k === 0) return from;
    if (k === places.length - 1) return end;
    const { x, y } = spotOf(layout, place);
    return { x, y: y + 9 };
  });
  return hopAlong(stops, 16, places.length > SLOW_WALK ? 120 : 190);
}
