/** What may be chosen, in words. */
import type { Plan } from "../../lib/plan.svelte";
import type { People } from "../board";
import { actionOf } from "../choices";
import type { Action, Event, View } from "./types";
import { explain } from "./words";

/** What picking something would do, as a sentence. */
export function sayPick(key: string, plan: Plan<Event, Action>, view: View, people: People): string {
  const action = actionOf(key, plan);
  return action ? explain(action, view, people) : "";
}
