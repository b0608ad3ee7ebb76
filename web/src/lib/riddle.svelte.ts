/** A moment in which somebody looks for the right move: a match without a table, in which only that seat acts. */
import type { BaseView } from "../games/board";
import type { Choice, LineStep, MatchInfo, MomentInfo, Status } from "../protocol";
import { Alone } from "./alone";
import type { Link } from "./link";
import type { Way } from "./plan.svelte";
import { sceneAfter, type Scene } from "./scenes";

export class RiddleLink extends Alone implements Link {
  readonly seat: number;
  match: MatchInfo;
  status: Status = $state.raw() as Status;
  version = $state(0);
  scenes: readonly Scene[] = $state.raw([]);
  /** Nothing more is to be found: the pieces rest. */
  over = $state(false);

  #view: BaseView;
  #moment: MomentInfo = $state.raw() as MomentInfo;
  #tried: (texts: readonly string[]) => void;

  choices: readonly Choice[] | null = $derived(this.over || this.show.busy ? null : this.#moment.choices);
  ways: readonly Way[] | null = $derived(this.choices && (this.#moment.ways as Way[]));

  constructor(moment: MomentInfo, tried: (texts: readonly string[]) => void) {
    super();
    this.seat = moment.seat;
    this.match = moment.match;
    this.#view = moment.view as BaseView;
    this.#tried = tried;
    this.#stand(moment);
    this.show.jump(this.#view, 0);
  }

  #stand(moment: MomentInfo): void {
    this.#moment = moment;
    this.status = { ...moment.status, can_undo: false };
  }

  act(texts: readonly string[]): void {
    if (!this.over && texts.length > 0) this.#tried(texts);
  }

  /** A step of the solution happens. */
  take(step: LineStep): void {
    this.version += 1;
    const told = { version: this.version, seat: this.seat, kind: "act", action: step.action };
    const scene = sceneAfter(this.#view, { ...told, events: step.events, patch: step.patch });
    this.#view = scene.after;
    this.scenes = [...this.scenes, scene];
    this.show.add(scene);
    if (step.moment) this.#stand(step.moment);
    else this.over = true;
  }
}
