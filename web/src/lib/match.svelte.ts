/** What a match page keeps besides its link: the plan, and the standing answer to reactions. */
import { untrack } from "svelte";
import type { GameBoard } from "../games/board";
import type { Link } from "./link";
import { Plan, type Way } from "./plan.svelte";
import { prefs } from "./prefs.svelte";

const PASS = "pass";

export class Player {
  readonly plan: Plan;
  /** Declines to react until one's own turn comes. */
  passing = $state(false);

  #link: Link;
  #board: GameBoard;

  /** Whether this seat is asked, and has seen all that led to it. */
  asked: boolean = $derived.by(() => this.#link.choices !== null && !this.#link.show.busy);
  /** Whether it may only react to somebody else's card. */
  reacting: boolean = $derived.by(() => {
    const view = this.#link.show.view;
    return this.asked && view !== null && this.#board.reaction(view) && this.#canPass;
  });

  constructor(link: Link, board: GameBoard) {
    this.#link = link;
    this.#board = board;
    this.plan = new Plan(
      board.pick,
      (texts) => link.act(texts),
      () => prefs.confirm,
    );
    $effect(() => {
      const ways = this.#offered();
      untrack(() => this.plan.offer(ways));
    });
    $effect(() => this.#answer());
  }

  get #canPass(): boolean {
    return this.#link.choices?.some((choice) => choice.text === PASS) ?? false;
  }

  /** Where the choices lead; while the server has not said so, the choices alone. */
  #offered(): readonly Way[] {
    const { choices, ways, show, status } = this.#link;
    if (!choices || show.busy || status?.paused) return [];
    return (
      ways ??
      choices.map((choice) => ({ ...choice, action: choice.action as Way["action"], events: [], open: true, ways: [] }))
    );
  }

  #answer(): void {
    if (!this.passing) return;
    if (this.reacting) this.#link.act([PASS]);
    else if (this.asked) this.passing = false;
  }
}

/** Plays again what the others did since the seat's last turn; nothing, if nobody did anything. */
export function sinceLastTurn(link: Link): void {
  const scenes = link.scenes.filter((scene) => scene.version <= link.show.version);
  const others = scenes.findLastIndex((scene) => scene.seat !== link.seat && scene.kind === "act");
  const last = scenes.findLastIndex(
    (scene, index) => index < others && scene.seat === link.seat && scene.kind === "act",
  );
  const start = scenes[Math.max(last, 0)];
  if (!start || others < 0) return;
  link.show.jump(start.after, start.version);
  link.show.add(...link.scenes.filter((scene) => scene.version > start.version));
}
