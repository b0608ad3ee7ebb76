/** What lies beside the map: which of it a question is about. */
import type { Plan } from "../../../lib/plan.svelte";
import { ripe } from "../picks";
import type { View } from "../view";

export type Section =
  "academy" | "tavern" | "catacombs" | "archive" | "workshop" | "market" | "source" | "awards" | "traits";

/** Where a thing lies that has this key; null: in the town, or on somebody's desk. */
export function sectionOf(key: string, view: View): Section | null {
  const [kind, id] = key.split(":");
  switch (kind) {
    case "mage":
      return view.mages.some(({ top }) => top?.id === id) ? "tavern" : null;
    case "gear":
      return view.gear.some(({ top }) => top?.id === id) ? "workshop" : null;
    case "pile":
      return "workshop";
    case "chest":
      return "catacombs";
    case "option":
      return "archive";
    case "stall":
    case "offer":
      return "market";
    case "award":
      return "awards";
    case "trait":
      return "traits";
    case "purchase":
      return "source";
    default:
      return null;
  }
}

/** The sections where something is to be picked now. */
export function neededSections(view: View, plan: Plan): Section[] {
  const keys = [...plan.possible].filter((key) => ripe(plan, key));
  return [...new Set(keys.flatMap((key) => sectionOf(key, view) ?? []))];
}

/** Whether a thing with this key is in the town itself. */
export const inTown = (key: string): boolean => /^(edge|space|djinn):/.test(key);

/** Whether something is to be picked there. */
export function townNeeded(plan: Plan): boolean {
  return [...plan.possible].some((key) => inTown(key) && ripe(plan, key));
}

/** The place where the question is what to do there; null: it is about something else. */
export function actedAt(view: View): Section | null {
  if (!["action", "action_round", "source", "source_buy"].includes(view.prompt) || view.to_act === null) return null;
  const at = view.seats[view.to_act]?.at;
  const space = view.spaces.find(({ id }) => id === at);
  return space ? (space.location ?? "source") : null;
}
