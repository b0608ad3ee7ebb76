/** A capture as the view and the ways tell it: what it needs, who takes something off, how it can be paid. */
import type { Path, Way } from "../../../lib/plan.svelte";
import type { Action, AimView, Event, HelperView, Prompt, Resource, Sort, View } from "../types";
import { aimAt } from "../words/turn";

const CAPTURING: readonly Prompt[] = ["capture_target", "capture_help", "container", "free_djinn"];

/** Whether something is being captured by somebody. */
export const isCapture = (view: View): boolean => CAPTURING.includes(view.prompt);

/** Somebody or something that may lower the cost, with its key. */
export interface Helper extends HelperView {
  key: string;
}

const NO_AIM: AimView = { targets: [], needed: 0, left: 0, helpers: [] };

/** What these targets cost, and who could help with them. */
export const aimOf = (view: View, targets: readonly Sort[]): AimView => aimAt(view, targets) ?? NO_AIM;

export const helpersOf = ({ helpers }: AimView): Helper[] =>
  helpers.map((helper) => ({ ...helper, key: `${helper.kind}:${helper.id}` }));

/** What helpers take off, and their fees. */
export function helpOf(helpers: readonly Helper[]): { off: number; fees: number } {
  return {
    off: helpers.reduce((all, { bonus }) => all + bonus, 0),
    fees: helpers.reduce((all, { fee }) => all + fee, 0),
  };
}

/** What is done to pay with the help of exactly these, and what it brings about. */
export interface Payment {
  texts: readonly string[];
  events: readonly Event[];
}

const HELP: readonly Action["type"][] = ["help", "wield"];
const PAID: readonly Event["type"][] = ["paid", "mage_used", "gear_used", "caught"];

/** The steps of a way that choose helpers and pay; where the captured go is asked after that. */
function paying({ steps }: Path<Event, Action>, prompt: Prompt): readonly Way<Event, Action>[] {
  const found: Way<Event, Action>[] = [];
  for (const step of steps) {
    const aim = found.length === 0 && prompt === "capture_target" && ["target", "pass"].includes(step.action.type);
    const pays = step.action.type === "pass" && !aim;
    if (!aim && !pays && !HELP.includes(step.action.type)) break;
    found.push(step);
    if (pays || step.events.some(({ type }) => type === "caught")) break;
  }
  return found;
}

/** Who helps in the end; where there is no choice, the table chooses. */
export function usedIn(events: readonly Event[]): string[] {
  return events.flatMap((event) => {
    if (event.type === "mage_used") return [`mage:${event.mage}`];
    return event.type === "gear_used" ? [`gear:${event.gear}`] : [];
  });
}

/** The payment with exactly these helpers, after aiming at that target if there is one, if there is a way to it. */
export function paymentOf(
  paths: readonly Path<Event, Action>[],
  prompt: Prompt,
  helpers: readonly string[],
  target: string | null,
): Payment | null {
  for (const path of paths) {
    const steps = paying(path, prompt);
    const events = steps.flatMap((step) => step.events);
    const keys = path.keys.slice(0, steps.length).filter((key) => key !== null);
    const used = usedIn(events);
    const asked = keys.filter((key) => key !== target);
    const same = asked.every((key) => helpers.includes(key)) && helpers.every((key) => used.includes(key));
    const aims = target === null || keys.includes(target);
    const pays = steps.length > 1 || events.some(({ type }) => PAID.includes(type));
    if (aims && same && pays && !events.some(({ type }) => type === "missed"))
      return { texts: steps.map(({ text }) => text), events };
  }
  return null;
}

/** How much of something is paid in a way. */
export function paidIn(events: readonly Event[], what: Resource): number {
  return events.reduce((all, event) => all + (event.type === "paid" && event.what === what ? event.n : 0), 0);
}
