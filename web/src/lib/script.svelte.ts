/**
 * A lesson: a match whose every move is written down, played in the real interface. The learner does the moves of one
 * seat.
 */
import type { BaseView, GameEvent } from "../games/board";
import type { Choice, MatchInfo, Status } from "../protocol";
import { Alone } from "./alone";
import type { Link } from "./link";
import type { Way } from "./plan.svelte";
import { sceneAfter, type Scene } from "./scenes";

/** A moment of the lesson: what may be done, and where it leads. */
interface Moment {
  choices: Choice[] | null;
  status: Status;
  ways: Way[] | null;
}

export interface ScriptStep extends Moment {
  action: string;
  seat: number;
  /** What the tutor says before it, as ids, one after another. The last one asks for the action. */
  note: string | null;
  events: GameEvent[];
  patch: Record<string, unknown>;
}

export interface Script extends Moment {
  match: MatchInfo;
  view: BaseView;
  steps: ScriptStep[];
}

const LEARNER = 0;

export class ScriptLink extends Alone implements Link {
  readonly seat = LEARNER;
  match: MatchInfo;
  status: Status = $state.raw() as Status;
  version = $state(0);
  scenes: readonly Scene[] = $state.raw([]);
  /** How often something else was tried than what is asked for now. */
  astray = $state(0);

  #script: Script;
  #view: BaseView;
  #page = $state(0); // which note of the next step is read
  #moment: Moment = $state.raw() as Moment;

  #notes: readonly string[] = $derived(this.#lesson());
  /** What the tutor says now; null: nothing, the match is over or others play. */
  note: string | null = $derived(this.show.busy ? null : (this.#notes[this.#page] ?? null));
  /** Whether the note only wants to be read. */
  reading: boolean = $derived(this.#page < this.#notes.length - 1 || this.#step?.seat !== LEARNER);
  choices: readonly Choice[] | null = $derived(this.reading || this.show.busy ? null : this.#moment.choices);
  ways: readonly Way[] | null = $derived(this.choices && expected(this.#moment.ways ?? [], this.#asked()));

  constructor(script: Script) {
    super();
    this.#script = script;
    this.#view = script.view;
    this.match = script.match;
    this.#stand(script);
    this.show.jump(script.view, 0);
  }

  /** All notes that are to be read, and how many of them have been. */
  get length(): number {
    return this.#script.steps.reduce((sum, step) => sum + notesOf(step).length, 0);
  }
  get read(): number {
    const before = this.#script.steps.slice(0, this.#opening + 1);
    return before.reduce((sum, step) => sum + notesOf(step).length, 0) - this.#notes.length + this.#page + 1;
  }

  get #step(): ScriptStep | undefined {
    return this.#script.steps[this.version];
  }

  /** The step whose note holds now: the last one that has any. */
  get #opening(): number {
    const { steps } = this.#script;
    let opening = Math.min(this.version, steps.length - 1);
    while (opening > 0 && notesOf(steps[opening]).length === 0) opening -= 1;
    return opening;
  }

  #lesson(): readonly string[] {
    return this.#step ? notesOf(this.#script.steps[this.#opening]) : [];
  }

  /** What the learner is asked to do, up to the next note. */
  #asked(): string[] {
    const { steps } = this.#script;
    const end = steps.findIndex((step, index) => index > this.version && (step.note || step.seat !== LEARNER));
    return steps.slice(this.version, end < 0 ? undefined : end).map((step) => step.action);
  }

  /** The note has been read. */
  next(): void {
    if (!this.reading || this.show.busy) return;
    if (this.#page < this.#notes.length - 1) {
      this.#page += 1;
      return;
    }
    this.#take();
    this.#others();
  }

  act(texts: readonly string[]): void {
    const asked = this.#asked();
    if (this.reading || texts.length === 0 || texts.some((text, index) => text !== asked[index])) {
      this.astray += 1;
      return;
    }
    texts.forEach(() => this.#take());
    this.#others();
  }

  /** Others play until the tutor has something to say, or the learner something to do. */
  #others(): void {
    while (this.#step && this.#step.seat !== LEARNER && notesOf(this.#step).length === 0) this.#take();
  }

  /** The next step happens. */
  #take(): void {
    const step = this.#step;
    if (!step) return;
    this.version += 1;
    const scene = sceneAfter(this.#view, { ...step, version: this.version, kind: "act" });
    this.#view = scene.after;
    this.scenes = [...this.scenes, scene];
    this.show.add(scene);
    this.#stand(step);
    if (notesOf(this.#step).length > 0) this.#page = 0;
  }

  #stand(moment: Moment): void {
    this.#moment = moment;
    this.status = { ...moment.status, can_undo: false };
    this.astray = 0;
  }
}

function notesOf(step: ScriptStep | undefined): string[] {
  return step?.note?.split(" ").filter(Boolean) ?? [];
}

/** Of all ways the one that is asked for. */
function expected(ways: readonly Way[], asked: readonly string[]): Way[] {
  const [first, ...rest] = asked;
  return ways.filter((way) => way.text === first).map((way) => ({ ...way, ways: expected(way.ways, rest) }));
}
