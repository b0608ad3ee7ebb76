/** The keys of a match: what each does, for the page and for its help. */
import type { Plan } from "./plan.svelte";

export type Deed = "card" | "target" | "confirm" | "hint" | "undo" | "explain" | "clear" | "log" | "help" | "arrows";

export const KEYS: readonly { keys: readonly string[]; what: Deed }[] = [
  { keys: ["1", "…", "9"], what: "card" },
  { keys: ["T"], what: "target" },
  { keys: ["← →"], what: "arrows" },
  { keys: ["Enter"], what: "confirm" },
  { keys: ["Esc"], what: "clear" },
  { keys: ["H"], what: "hint" },
  { keys: ["U"], what: "undo" },
  { keys: ["I"], what: "explain" },
  { keys: ["L"], what: "log" },
  { keys: ["?"], what: "help" },
];

/** Cards and other things in the hand that can be picked now, in their order. */
const inHand = (root: ParentNode): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(".hand [data-pick]:not(:disabled), .hand [aria-pressed='true']"),
];

/** Whatever can be picked on the board. */
const onBoard = (root: ParentNode): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(".board [data-pick]:not(:disabled)"),
];

/** Touches the card with a number, the first is 1. */
export function touchCard(root: ParentNode, number: number): boolean {
  const card = inHand(root)[number - 1];
  card?.focus();
  card?.click();
  return card !== undefined;
}

/** Goes to the next thing that can be picked on the board, else to the next card. */
export function nextTarget(root: ParentNode, back: boolean): boolean {
  const there = onBoard(root);
  const all = there.length > 0 ? there : inHand(root);
  const at = all.findIndex((one) => one === document.activeElement);
  const next = all.at(back ? (at < 0 ? -1 : at - 1) : (at + 1) % Math.max(1, all.length));
  next?.focus();
  return next !== undefined;
}

/** Whether a key is meant for what has the focus: a field is written in, a button is pressed. */
export function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest("input, select, textarea, dialog, [contenteditable]")) return true;
  return event.key === "Enter" && at?.closest("button, a, summary") != null;
}

/** Lets go of what is picked, or pressed; whether there was anything. */
export function letGo(plan: Pick<Plan, "picked" | "pressed" | "clear">): boolean {
  if (plan.picked.length === 0 && !plan.pressed) return false;
  plan.clear();
  return true;
}
