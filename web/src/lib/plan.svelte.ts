/**
 * What the player is about to do. The server says all ways that lead on from here; picking pieces narrows them down,
 * in any order, until one is left. Nothing is sent before it is confirmed.
 */
import type { GameAction, GameEvent } from "../games/board";

/** A choice, what it would bring about, and what could follow. */
export interface Way<Event extends GameEvent = GameEvent, Action extends GameAction = GameAction> {
  text: string;
  action: Action;
  events: Event[];
  open: boolean; // what comes then is not certain
  ways: Way<Event, Action>[];
}

/** A way to its end: the choices one after another, and all that they would bring about. */
export interface Path<Event extends GameEvent = GameEvent, Action extends GameAction = GameAction> {
  steps: readonly Way<Event, Action>[];
  keys: readonly (string | null)[];
  events: readonly Event[];
}

/** What was chosen of the ways that are left, step by step, and what may be chosen next. */
export interface Course<Action extends GameAction = GameAction> {
  chosen: readonly Action[];
  next: readonly Action[];
}

/** A board's `pick`; as a method, so that a board's plan is also a plan of any board. */
type KeyOf<Action extends GameAction = GameAction> = { key(action: Action): string | null }["key"];

/** All paths through a tree of ways. */
export function pathsOf<Event extends GameEvent, Action extends GameAction>(
  ways: readonly Way<Event, Action>[],
  keyOf: KeyOf<Action>,
  before: readonly Way<Event, Action>[] = [],
): Path<Event, Action>[] {
  return ways.flatMap((way) => {
    const steps = [...before, way];
    if (way.ways.length > 0) return pathsOf(way.ways, keyOf, steps);
    return [{ steps, keys: steps.map((step) => keyOf(step.action)), events: steps.flatMap((step) => step.events) }];
  });
}

/** A choice among ways with the same picks, and what is done to get there. */
export interface Ending {
  step: Way;
  texts: readonly string[];
}

/** The steps at which ways part for the first time; what comes after is asked later. */
function endingsOf(paths: readonly Path[]): Ending[] {
  const [first] = paths;
  if (!first) return [];
  const parting = first.steps.findIndex((step, index) => paths.some((path) => path.steps[index]?.text !== step.text));
  const at = Math.max(parting, 0);
  const found = new Map<string, Ending>();
  for (const { steps } of paths) {
    const step = steps[at] ?? steps[0];
    if (step) found.set(step.text, { step, texts: steps.slice(0, at + 1).map(({ text }) => text) });
  }
  return [...found.values()];
}

/** Whether paths are one, but for the order of their steps. */
function alike(paths: readonly Path[]): boolean {
  const deeds = ({ steps }: Path): string =>
    steps
      .map(({ text }) => text)
      .sort()
      .join();
  const [first, ...others] = paths;
  return (
    first !== undefined &&
    others.every((path) => path.steps.length === first.steps.length && deeds(path) === deeds(first))
  );
}

export class Plan<Event extends GameEvent = GameEvent, Action extends GameAction = GameAction> {
  #keyOf: KeyOf<Action>;
  #send: (texts: string[]) => void;
  #asks: () => boolean;

  /** All that may be done now; empty when somebody else is asked. */
  paths: readonly Path<Event, Action>[] = $state.raw([]);
  /** What has been picked, by keys. */
  picked: readonly string[] = $state.raw([]);
  /** A choice that is a button, and that somebody else would make. */
  suggested: string | null = $state(null);

  /** A button that throws something away: it is done when it is confirmed. */
  pressed: Ending | null = $state.raw(null);

  /** The paths that go through all that was picked. */
  fitting: readonly Path<Event, Action>[] = $derived(
    this.paths.filter((path) => this.picked.every((key) => path.keys.includes(key))),
  );
  /** Everything that can be picked now, besides what is. */
  pickable: ReadonlySet<string> = $derived(
    new Set(
      this.fitting.flatMap((path) => path.keys.filter((key) => key !== null && !this.picked.includes(key))) as string[],
    ),
  );
  /** Everything that could be picked if nothing were picked yet. */
  possible: ReadonlySet<string> = $derived(
    new Set(this.paths.flatMap((path) => path.keys.filter((key) => key !== null)) as string[]),
  );
  /** The way that is left, once something was picked; the same choices in another order are the same way. */
  ready: Path<Event, Action> | null = $derived(
    this.picked.length > 0 && alike(this.fitting) ? (this.fitting[0] ?? null) : null,
  );
  /** What the picks leave open, where no more can be picked: told apart by buttons. */
  endings: readonly Ending[] = $derived(
    this.picked.length > 0 && this.ready === null
      ? endingsOf(this.fitting.filter((path) => path.keys.every((key) => key === null || this.picked.includes(key))))
      : [],
  );
  /** First choices that are neither on the board nor in the hand: they are buttons. */
  buttons: readonly Way[] = $derived.by(() => {
    const first = new Map<string, Way>();
    for (const path of this.paths) {
      const step = path.steps[0];
      if (step && path.keys[0] === null) first.set(step.text, step);
    }
    return [...first.values()];
  });

  /** How far a choice of several steps has come. A step that all ways share which are left is chosen with the picks. */
  course: Course<Action> = $derived.by(() => {
    const { fitting, picked } = this;
    const [first] = fitting;
    const shared = (at: number): boolean =>
      picked.length > 0 && fitting.every(({ steps }) => steps[at]?.text === first?.steps[at]?.text);
    const done = ({ keys }: Path, at: number): boolean => picked.includes(keys[at] ?? "") || shared(at);
    const next = new Map<string, Action>();
    for (const path of fitting) {
      const step = path.steps.find((_, at) => !done(path, at));
      if (step) next.set(step.text, step.action);
    }
    const chosen = first ? first.steps.filter((_, at) => done(first, at)).map(({ action }) => action) : [];
    return { chosen, next: [...next.values()] };
  });

  constructor(keyOf: KeyOf<Action>, send: (texts: string[]) => void, asks: () => boolean) {
    this.#keyOf = keyOf;
    this.#send = send;
    this.#asks = asks;
  }

  /** Other things may be done now. */
  offer(ways: readonly Way<Event, Action>[]): void {
    this.suggested = null;
    this.pressed = null;
    this.paths = pathsOf(ways, this.#keyOf);
    const possible = this.possible;
    this.picked = this.picked.filter((key) => possible.has(key));
  }

  /** Picks something, or lets go of it. What can't go together with it is let go of at no cost. */
  toggle(key: string): void {
    this.pressed = null;
    if (this.picked.includes(key)) {
      this.picked = this.picked.filter((other) => other !== key);
      return;
    }
    if (!this.possible.has(key)) return;
    this.picked = this.picked.reduce((kept, other) => (this.#fits([...kept, other]) ? [...kept, other] : kept), [key]);
    if (this.ready && !this.#asks()) this.confirm();
  }

  #fits(keys: readonly string[]): boolean {
    return this.paths.some((path) => keys.every((key) => path.keys.includes(key)));
  }

  /** The way that choices lead along, however many come after its end. */
  pathOf(texts: readonly string[]): Path<Event, Action> | undefined {
    return this.paths.find(({ steps }) => steps.every((step, index) => step.text === texts[index]));
  }

  /** Picks what somebody else would do; if that is a button, marks it. */
  suggest(texts: readonly string[]): void {
    const path = this.pathOf(texts);
    this.picked = path ? path.keys.filter((key) => key !== null) : [];
    this.suggested = this.picked.length === 0 ? (texts[0] ?? null) : null;
  }

  /** Lets go of everything. */
  clear(): void {
    this.picked = [];
    this.pressed = null;
  }

  /** Does what was picked, or pressed. */
  confirm(): void {
    if (this.pressed) this.finish(this.pressed.texts);
    else if (this.ready) this.finish(this.ready.steps.map((step) => step.text));
  }

  /** Does one thing after another. */
  finish(texts: readonly string[]): void {
    this.clear();
    this.#send([...texts]);
  }

  /** Does a choice that is a button; one that costs something is confirmed first, where moves are. */
  press(step: Way, costly = false, texts: readonly string[] = [step.text]): void {
    if (costly && this.#asks()) this.pressed = { step, texts };
    else this.finish(texts);
  }
}
