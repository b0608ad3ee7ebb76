/** Words that come when they are first asked for; whoever shows them is told when they are there. */
import type { People } from "../../board";
import type { View } from "../view";
import type { Reason } from "./reasons";

let seldom: typeof import("./seldom") | null = $state.raw(null);
let coming: Promise<void> | null = null;

export function loadSeldom(): Promise<void> {
  coming ??= import("./seldom").then((words) => void (seldom = words));
  return coming;
}

function words(): typeof seldom {
  if (!seldom) void loadSeldom();
  return seldom;
}

export const describe = (view: View, people: People): string[] => words()?.describe(view, people) ?? [];
export const reason = (given: Reason, people: People): string => words()?.reason(given, people) ?? "";
export const refusal = (sentence: string, args: Record<string, number | string>, people: People): string | null =>
  words()?.refusal(sentence, args, people) ?? null;
