/** What may be chosen on any board. */
import type { Plan } from "../lib/plan.svelte";
import type { GameAction, GameEvent } from "./board";

/** What picking something would do: best what goes with the other picks; null: nothing. */
export function actionOf<Event extends GameEvent, Action extends GameAction>(
  key: string,
  plan: Plan<Event, Action>,
): Action | null {
  for (const paths of [plan.fitting, plan.paths]) {
    for (const path of paths) {
      const step = path.steps[path.keys.indexOf(key)];
      if (step) return step.action;
    }
  }
  return null;
}
