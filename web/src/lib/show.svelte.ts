/**
 * What is on the screen. News arrive when they arrive; the eye gets them one after another. Each is played by the
 * board from its events, then its view is shown.
 */
import type { BaseView, BoardExports } from "../games/board";
import type { Scene } from "./scenes";

export class Show {
  /** What is drawn now. */
  view: BaseView | null = $state.raw(null);
  /** The version of the match that is drawn. */
  version = $state(0);
  /** Whether something is being played, or waits for it. */
  busy = $state(false);
  /** What is told to those who can't see: the scene that is being played. */
  current: Scene | null = $state.raw(null);
  /** Who plays the scenes; without anybody they are only shown. */
  board: BoardExports | null = null;

  #waiting: Scene[] = [];
  #cut = new AbortController();

  /** Shows a view at once; what waited is dropped. */
  jump(view: BaseView, version: number): void {
    this.#waiting = [];
    this.#cut.abort();
    this.current = null;
    this.view = view;
    this.version = version;
  }

  /** Something happened. */
  add(...scenes: Scene[]): void {
    this.#waiting.push(...scenes);
    if (!this.busy) void this.#run();
  }

  /** No patience: what is being played and what waits is shown at once. */
  skip(): void {
    const last = this.#waiting.at(-1);
    if (last) this.jump(last.after, last.version);
    else this.#cut.abort();
  }

  async #run(): Promise<void> {
    this.busy = true;
    for (let scene = this.#waiting.shift(); scene; scene = this.#waiting.shift()) {
      await this.#play(scene);
    }
    this.current = null;
    this.busy = false;
  }

  async #play(scene: Scene): Promise<void> {
    this.#cut = new AbortController();
    const { signal } = this.#cut;
    this.current = scene;
    const hidden = document.visibilityState === "hidden";
    if (this.board && this.view && scene.events.length > 0 && !hidden) {
      await this.board.play({ events: scene.events, before: this.view, after: scene.after }, signal);
    }
    if (this.current !== scene) return; // another moment was jumped to
    this.view = scene.after;
    this.version = scene.version;
  }
}
