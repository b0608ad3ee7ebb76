/** What was luck in a match that is over, and what was play: asked for until it is there. */
import type { Analysis, AnalysisInfo, MomentInfo, Person, Step, Thought } from "../protocol";
import { api, Refusal, type StorySource } from "./api";
import type { Refused } from "../protocol";

const ASK_MS = 1500;

/** A change of a chance to win that is worth a mark. */
export const WORTH = 0.05;

export class AnalysisOf {
  /** The share that is done. */
  share = $state(0);
  report: Analysis | null = $state.raw(null);
  refused: Refused | null = $state.raw(null);
  #actions: AnalysisInfo["actions"] = {};

  constructor(
    readonly source: StorySource,
    readonly id: string,
  ) {}

  /** Asks until it is there. To be called while a component is set up. */
  run(): void {
    $effect(() => {
      let timer: ReturnType<typeof setTimeout>;
      const ask = async (): Promise<void> => {
        await this.#ask();
        if (!this.report && !this.refused) timer = setTimeout(() => void ask(), ASK_MS);
      };
      void ask();
      return () => clearTimeout(timer);
    });
  }

  async #ask(): Promise<void> {
    try {
      const info = await api.analysis(this.source, this.id);
      this.#actions = info.actions;
      this.share = info.share;
      this.report = info.report;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.status > 0) this.refused = error.refused; // a table that can't be reached may come back
    }
  }

  /** An action that the report names, as JSON. */
  action(text: string): unknown {
    return this.#actions[text];
  }

  /** The step that led to a moment. */
  step(at: number): Step | null {
    return this.report?.steps[at - 1] ?? null;
  }

  /** The steps that were judged as anything but simply fine. */
  get judged(): readonly Step[] {
    return this.report?.steps.filter((step) => step.judged && step.judged.grade !== "fine") ?? [];
  }

  /** The steps in which dice and draws changed much. */
  get lucky(): readonly Step[] {
    return this.report?.steps.filter((step) => largest(step.luck ?? []) >= WORTH) ?? [];
  }
}

/** How large the largest change is. */
export function largest(changes: readonly number[]): number {
  return Math.max(0, ...changes.map(Math.abs));
}

/** For whom something changed most. */
export function mostChanged(changes: readonly number[]): number {
  return changes.reduce((best, change, seat) => (Math.abs(change) > Math.abs(changes[best] ?? 0) ? seat : best), 0);
}

/** The share of somebody's decisions that were fine, of those between several choices. */
export function accuracy(person: Person): number {
  return person.decisions === 0 ? 1 : person.fine / person.decisions;
}

/** What a bot would have done in a turn. */
export function planOf(thought: Thought): string[] {
  return [thought.action, ...thought.plan];
}

export type { MomentInfo };
