/** Plays what happens, beat by beat. Each beat is a change of the table; goblins go from their old place to the new. */
import { Marks } from "../../lib/marks.svelte";
import { hopAlong, Mover, pop, rise, slide, soar, type Motion, type Point } from "../../lib/motion";
import { mayMove } from "../../lib/prefs.svelte";
import type { Step } from "../board";
import { after, beatsOf, touched, type Beat } from "./beats";
import { spotOf, type Pose } from "./camera";
import { wayOf } from "./grid";
import type { Layout } from "./layout";
import { CARRIED, scene, topOf } from "./scene";
import { goblinKey, tableOf, type Table } from "./table";
import type { Turning } from "./turning.svelte";
import type { Vocabulary } from "./types";
import type { Face, View } from "./view";

/** Something that is seen for a moment only. */
export interface Effect {
  id: number;
  kind: "face" | "stone" | "raven" | "card" | "wait" | "star";
  face: Face | null;
}

interface Moment {
  before: View;
  table: Table;
}

const FACE_MS = 1000;

export class Stage {
  root: SVGSVGElement | undefined = $state.raw();
  playing = $state(false);
  /** Pieces on their way: above all others. */
  moving: ReadonlySet<string> = $state.raw(new Set());
  effects: readonly Effect[] = $state.raw([]);
  /** The cards that were played in this step. */
  cards: readonly { id: number; seat: number; card: string }[] = $state.raw([]);
  /** The goblin that was named. */
  named: string | null = $state(null);
  /** A whirlwind blows. */
  windy = $state(false);
  /** Places where something happened, for those who want no motion. */
  readonly marks = new Marks<string>();

  #moment: Moment | null = $state.raw(null);
  #layout: () => Layout;
  #pose: () => Pose;
  #hill: Turning;
  #mover = new Mover(() => this.root);
  #next = 0;

  constructor(layout: () => Layout, pose: () => Pose, hill: Turning) {
    this.#layout = layout;
    this.#pose = pose;
    this.#hill = hill;
  }

  /** What is drawn in place of a view's table. */
  tableFor(view: View): Table {
    return this.#moment?.before === view ? this.#moment.table : tableOf(view);
  }

  async play({ events, before, after: end }: Step<Vocabulary>, cut: AbortSignal): Promise<void> {
    const table = tableOf(before);
    const beats = beatsOf(events, table, before.lander && goblinKey(...before.lander));
    if (!mayMove()) {
      this.marks.show(beats.flatMap(touched));
      return;
    }
    this.playing = true;
    this.#moment = { before, table };
    cut.addEventListener("abort", () => this.#hill.stop(), { once: true });
    await this.#mover.playAll(beats, (beat) => this.#beat(beat), cut);
    this.#rest();
    this.#moment = { before, table: tableOf(end) };
    this.#hill.set(end.rotation);
    this.playing = false;
  }

  /** Nothing moves any more. */
  #rest(): void {
    this.moving = new Set();
    this.effects = [];
    this.cards = [];
    this.named = null;
    this.windy = false;
  }

  #beat(beat: Beat): Promise<void> {
    switch (beat.kind) {
      case "named":
        this.named = beat.goblin;
        return this.#card(beat.seat, beat.card);
      case "card":
        return this.#card(beat.seat, beat.card);
      case "go":
        return this.#go(beat);
      case "turn":
        return this.#turn(beat);
      case "shown":
        return this.#over(beat, beat.field, "face", beat.face);
      case "up":
        return this.#over(beat, beat.field, "face", beat.face, 650);
      case "waits":
        return this.#over(beat, beat.field, "wait", null, 600);
      case "stone":
        return this.#stone(beat);
      case "raven":
        return this.#raven(beat);
      case "granted":
        return this.#card(beat.seat, "+");
      case "won":
        return this.#won();
      default:
        this.#set(after(this.#table, beat));
        return this.#mover.wait(250);
    }
  }

  get #table(): Table {
    if (!this.#moment) throw new Error("nothing is played");
    return this.#moment.table;
  }

  #set(table: Table): void {
    if (this.#moment) this.#moment = { ...this.#moment, table };
  }

  /** A card is laid down beside the hill. */
  async #card(seat: number, card: string): Promise<void> {
    const id = (this.#next += 1);
    this.cards = [...this.cards, { id, seat, card }];
    const { x, y } = this.#layout().card;
    await this.#mover.move([[`#card-${id}`, pop({ x: x + (this.cards.length - 1) * 34, y }, 300)]], 120);
  }

  /** A goblin goes to another place; who is there makes room. */
  async #go(beat: Extract<Beat, { kind: "go" }>): Promise<void> {
    const [now, pose] = [this.#table, this.#pose()];
    const next = after(now, beat);
    const [old, fresh] = [scene(now, pose), scene(next, pose)];
    const before = new Map(old.map((piece) => [piece.key, piece]));
    this.moving = new Set([beat.goblin]);
    this.#set(next);
    const motions = fresh.flatMap((piece): [string, Motion][] => {
      const was = before.get(piece.key);
      if (piece.key === beat.goblin) return [[piece.key, this.#travel(beat, was ?? null, piece, now)]];
      if (!was || (was.x === piece.x && was.y === piece.y)) return [];
      return [[piece.key, slide(was, piece, 220)]];
    });
    if (beat.manner === "push") this.#mover.thud(3);
    await this.#mover.move(motions);
    if (beat.manner === "fall") this.#mover.thud();
    this.moving = new Set();
  }

  #travel(beat: Extract<Beat, { kind: "go" }>, from: Point | null, end: Point, now: Table): Motion {
    const pose = this.#pose();
    if (!from) return soar({ x: end.x, y: this.#layout().height }, end, { x: end.x, y: end.y - 70 }, 420);
    switch (beat.manner) {
      case "walk":
        return hopAlong(this.#stops(beat, from, end, now), 22);
      case "push":
        return hopAlong([from, end], 12);
      case "flee":
        return soar(from, end, { x: (from.x + end.x) / 2, y: Math.min(from.y, end.y) - 160 }, 950);
      default: {
        const { x, y } = spotOf(pose, now.sides, beat.start ?? beat.end);
        return soar(from, end, { x: (x + end.x) / 2, y: Math.min(y, end.y) - 60 }, 620);
      }
    }
  }

  /** Where a walking goblin sets its foot: on the ground, and on the heads of those it jumps over. */
  #stops(beat: Extract<Beat, { kind: "go" }>, from: Point, end: Point, now: Table): Point[] {
    const passed = wayOf(now.sides, beat.start ?? beat.end, beat.end, beat.way, now.rotation);
    return passed.map((place, k) => {
      if (k === 0) return from;
      return k === passed.length - 1 ? end : topOf(now, this.#pose(), place);
    });
  }

  /** The hill turns with all that stands on it; the villages stay. */
  async #turn(beat: Extract<Beat, { kind: "turn" }>): Promise<void> {
    const end = this.#table.rotation + (beat.way === "cw" ? 1 : -1);
    this.windy = true;
    await this.#hill.glide(end, 1300, true);
    this.windy = false;
    const next = after(this.#table, beat);
    this.#set(next);
    this.#hill.set(next.rotation);
  }

  /** A sign over a field: what a tile shows, or that somebody waits. */
  async #over(beat: Beat, field: string, kind: Effect["kind"], face: Face | null, ms = FACE_MS): Promise<void> {
    this.#set(after(this.#table, beat));
    const { x, y } = spotOf(this.#pose(), this.#table.sides, field);
    await this.#effect(kind, rise({ x, y: y - 34 }, 34, ms), face);
  }

  async #stone(beat: Extract<Beat, { kind: "stone" }>): Promise<void> {
    const [table, pose] = [this.#table, this.#pose()];
    const place = beat.field;
    this.#set(after(table, beat));
    const at = place ? spotOf(pose, table.sides, place) : { x: this.#layout().width / 2, y: this.#layout().height / 3 };
    const raven = beat.fate === "lost" ? this.#fly(at, { x: this.#layout().width + 60, y: -60 }) : [];
    await this.#effect("stone", rise({ x: at.x, y: at.y - 20 }, 60, 800), null, raven);
  }

  async #raven({ field }: Extract<Beat, { kind: "raven" }>): Promise<void> {
    const layout = this.#layout();
    const at = field ? spotOf(this.#pose(), this.#table.sides, field) : { x: layout.width / 2, y: layout.height / 2 };
    await this.#mover.move(this.#fly(at, { x: layout.width + 60, y: 20 }));
    this.effects = [];
  }

  #fly(from: Point, end: Point): [string, Motion][] {
    const bend = { x: from.x + 20, y: Math.min(from.y, end.y) - 60 };
    return [[`#effect-${this.#show("raven", null)}`, soar(from, end, bend, 1000)]];
  }

  /** Somebody is on the summit. */
  async #won(): Promise<void> {
    const { x, y } = spotOf(this.#pose(), this.#table.sides, "summit");
    const stars = [-70, -35, 0, 35, 70].map((dx, k): [string, Motion] => [
      `#effect-${this.#show("star", null)}`,
      { ...rise({ x: x + dx, y: y - CARRIED - Math.abs(dx) / 3 }, 80, 900), delay: 90 * k },
    ]);
    await this.#mover.move(stars);
    this.effects = [];
  }

  #show(kind: Effect["kind"], face: Face | null): number {
    const id = (this.#next += 1);
    this.effects = [...this.effects, { id, kind, face }];
    return id;
  }

  async #effect(
    kind: Effect["kind"],
    motion: Motion,
    face: Face | null,
    others: [string, Motion][] = [],
  ): Promise<void> {
    const id = this.#show(kind, face);
    await this.#mover.move([[`#effect-${id}`, motion], ...others]);
    this.effects = [];
  }
}
