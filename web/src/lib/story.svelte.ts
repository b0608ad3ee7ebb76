/** A match that is over, to look at moment by moment. */
import type { BaseView, GameEvent } from "../games/board";
import type { Story as Told } from "../protocol";
import { lasting, mayMove, tempo } from "./prefs.svelte";
import { Show, type Scene } from "./show.svelte";

/** One action of a story, and what is different after it. */
export type StoryNews = Omit<Told["news"][number], "events"> & { events: GameEvent[] };

/** A match from its beginning to its end, as the server tells it. */
export type StoryInfo = Omit<Told, "view" | "news"> & { view: BaseView; news: StoryNews[] };

/** Where a turn begins: after so many actions. */
export interface TurnMark {
  at: number;
  turn: number;
  seat: number;
}

export const SPEEDS = [0.5, 1, 2, 4] as const;

const PAUSE_MS = 350; // between two actions that are played
const STILL_MS = 900; // the same, where nothing moves

export class Story {
  readonly show = new Show();
  readonly turns: readonly TurnMark[];
  /** How many actions have been played, of those that were asked for. */
  at = $state(0);
  playing = $state(false);

  #views: BaseView[];

  constructor(
    readonly info: StoryInfo,
    at = 0,
  ) {
    this.#views = [info.view];
    this.turns = marks(info);
    this.jump(at);
  }

  get length(): number {
    return this.info.news.length;
  }

  /** The table after so many actions. Views are made when they are first needed, each once. */
  view(at: number): BaseView {
    for (let next = this.#views.length; next <= at; next++) {
      this.#views.push({ ...this.#views[next - 1], ...this.info.news[next - 1]?.patch } as BaseView);
    }
    return this.#views[at] ?? this.info.view;
  }

  scene(at: number): Scene {
    const { seat = null, action = null, events = [] } = this.info.news[at - 1] ?? {};
    return { version: at, seat, action, kind: "act", events, after: this.view(at) };
  }

  /** Everything that happened, from the beginning to the end. */
  get events(): GameEvent[] {
    return this.info.news.flatMap((news) => news.events);
  }

  /** Shows a moment at once. */
  jump(at: number): void {
    this.at = Math.max(0, Math.min(Math.round(at) || 0, this.length));
    this.show.jump(this.view(this.at), this.at);
  }

  /** Plays the next action; one that is still being played is over then. */
  forward(): void {
    if (this.at >= this.length) return;
    this.show.skip();
    this.at += 1;
    this.show.add(this.scene(this.at));
  }

  back(): void {
    this.jump(this.at - 1);
  }

  nextTurn(): void {
    this.jump(this.turns.find((mark) => mark.at > this.at)?.at ?? this.length);
  }

  previousTurn(): void {
    this.jump(this.turns.findLast((mark) => mark.at < this.at)?.at ?? 0);
  }

  /** Plays on by itself, or stops; at the end it begins anew. */
  toggle(): void {
    this.playing = !this.playing;
    if (this.playing && this.at >= this.length) this.jump(0);
  }

  /** Keeps playing as long as it should. To be called while a component is set up. */
  run(): void {
    $effect(() => () => {
      tempo.factor = 1;
      this.playing = false;
    });
    $effect(() => {
      if (!this.playing || this.show.busy) return;
      if (this.at >= this.length) {
        this.playing = false;
        return;
      }
      const pause = mayMove() ? lasting(PAUSE_MS) : STILL_MS / tempo.factor;
      const timer = setTimeout(() => this.forward(), pause);
      return () => clearTimeout(timer);
    });
  }
}

/** Where turns begin. */
function marks(info: StoryInfo): TurnMark[] {
  let { turn, active } = info.view;
  const found = [{ at: 0, turn, seat: active }];
  info.news.forEach(({ patch }, index) => {
    active = (patch["active"] as number | undefined) ?? active;
    if (patch["turn"] === undefined || patch["turn"] === turn) return;
    turn = patch["turn"] as number;
    found.push({ at: index + 1, turn, seat: active });
  });
  return found;
}
