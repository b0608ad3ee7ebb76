/**
 * What is on the screen. News arrive when they arrive; the eye gets them one after another. Each is played by the
 * board from its events, then its view is shown.
 */
import type { BaseView, BoardExports } from "../games/board";
import type { Scene } from "./scenes";

/** So long somebody else's turn takes at least, at the normal pace: what happens in it is to be followed. */
const TURN_MS = 2600;

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
  /** The seat that looks and how long things are shown, if the turns of the others are to take their time. */
  paced: { seat: number | null; lasting: (ms: number) => number } | null = null;

  #began = 0; // when the turn that is played began to be shown
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
    const before = this.view;
    if (this.#began === 0) this.#began = performance.now();
    if (this.board && before && scene.events.length > 0 && !hidden) {
      await this.board.play({ events: scene.events, before, after: scene.after }, signal);
      if (before.turn !== scene.after.turn || before.active !== scene.after.active) await this.#linger(scene, signal);
    }
    if (this.current !== scene) return; // another moment was jumped to
    this.view = scene.after;
    this.version = scene.version;
  }

  /** A turn of somebody else is over: what is left of its time goes by. */
  async #linger({ seat }: Scene, cut: AbortSignal): Promise<void> {
    const { paced } = this;
    const left = paced ? this.#began + paced.lasting(TURN_MS) - performance.now() : 0;
    this.#began = 0;
    if (seat === null || seat === paced?.seat || cut.aborted || left <= 0) return;
    await new Promise<void>((over) => {
      const timer = setTimeout(over, left);
      cut.addEventListener("abort", () => (clearTimeout(timer), over()), { once: true });
    });
  }
}
