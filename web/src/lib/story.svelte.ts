/** A match that is over, to look at moment by moment. */
import type { BaseView, GameEvent } from "../games/board";
import type { Story as Told } from "../protocol";
import { lasting, mayMove, tempo } from "./prefs.svelte";
import { scenesAfter, type Scene } from "./scenes";
import { Show } from "./show.svelte";

/** A match from its beginning to its end, as the server tells it. */
export type StoryInfo = Omit<Told, "view"> & { view: BaseView };

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

  readonly #scenes: readonly Scene[];

  constructor(
    readonly info: StoryInfo,
    at = 0,
  ) {
    this.#scenes = scenesAfter(info.view, info.news);
    this.turns = marks([info.view, ...this.#scenes.map((scene) => scene.after)]);
    this.jump(at);
  }

  get length(): number {
    return this.info.news.length;
  }

  /** All that happened, action by action. */
  get scenes(): readonly Scene[] {
    return this.#scenes;
  }

  /** The table after so many actions. */
  view(at: number): BaseView {
    return this.#scenes[at - 1]?.after ?? this.info.view;
  }

  /** Everything that happened, from the beginning to the end. */
  get events(): GameEvent[] {
    return this.#scenes.flatMap((scene) => scene.events);
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
    this.show.add(...this.#scenes.slice(this.at - 1, this.at));
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

/** Where turns begin, in views one after another. */
function marks(views: readonly BaseView[]): TurnMark[] {
  return views.flatMap(({ turn, active }, at) => (turn === views[at - 1]?.turn ? [] : [{ at, turn, seat: active }]));
}
