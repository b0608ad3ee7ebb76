/** What may be chosen, in words. */
import type { Plan } from "../../lib/plan.svelte";
import type { People } from "../board";
import type { View } from "./view";
import { explain } from "./words";

/** What picking something would do, as a sentence. */
export function sayPick(key: string, plan: Plan, view: View, people: People): string {
  for (const paths of [plan.fitting, plan.paths]) {
    for (const path of paths) {
      const step = path.steps[path.keys.indexOf(key)];
      if (step) return explain(step.action, view, people);
    }
  }
  return key;
}
