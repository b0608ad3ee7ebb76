/**
 * The sum of a capture, as far as the view and the ways tell it: what it needs, who takes something off, what is left.
 */
import type { Path, Way } from "../../../lib/plan.svelte";
import type { GameEvent } from "../../board";
import { COLOURS, sum, type Gear, type Mage, type Seat, type Sort, type View } from "../view";

const CAPTURING = ["capture_target", "capture_help", "container", "free_djinn"];

/** Whether something is being captured by somebody. */
export const isCapture = (view: View): boolean => CAPTURING.includes(view.prompt);

/** What one target costs where the capture takes place (D111, D122). */
export function priceOf(view: View, sort: Sort): number {
  const { prices, asked } = view;
  if (sort !== "boss") return prices.djinn;
  if (asked.space === "source") return prices.boss_at_source;
  const space = view.spaces.find(({ id }) => id === asked.space);
  return prices.boss + prices.boss_step * (space ? sum(space.djinns) : 0);
}

const count = (targets: readonly Sort[], sort: string): number => targets.filter((target) => target === sort).length;

/** What a card takes off the cost of these targets. */
export function gearBonus(gear: Gear, targets: readonly Sort[]): number {
  return gear.effects
    .filter(({ kind }) => kind === "capture_power")
    .reduce(
      (all, { n, of }) => all + n * (of.length > 0 ? of.reduce((hit, colour) => hit + count(targets, colour), 0) : 1),
      0,
    );
}

/** What a mage takes off: its own number once, and a colour's for each djinn of that colour. */
export function mageBonus(mage: Mage, targets: readonly Sort[], seat: Seat): number {
  if (seat.traits.some(({ perk }) => perk === "no_colour_bonus")) return mage.green;
  return COLOURS.reduce((all, colour) => all + (mage.colours[colour] ?? 0) * count(targets, colour), mage.green);
}

/** Somebody or something that may lower the cost. */
export interface Helper {
  key: string;
  kind: "mage" | "gear";
  id: string;
  fee: number;
  bonus: number;
}

/** All that lies face up and could help with these targets. */
export function helpersOf(seat: Seat, targets: readonly Sort[]): Helper[] {
  const mages = seat.mages
    .filter(({ up }) => up)
    .map((mage): Helper => ({
      key: `mage:${mage.id}`,
      kind: "mage",
      id: mage.id,
      fee: mage.fee,
      bonus: mageBonus(mage, targets, seat),
    }));
  const gear = seat.gear
    .filter(({ up, once, effects }) => up && once && effects.some(({ kind }) => kind === "capture_power"))
    .map((card): Helper => ({
      key: `gear:${card.id}`,
      kind: "gear",
      id: card.id,
      fee: 0,
      bonus: gearBonus(card, targets),
    }));
  return [...mages, ...gear];
}

export interface Sum {
  needed: number; // for all targets
  off: number; // what has been taken off already, and what lasting equipment takes off
  help: number; // from those who are chosen
  pay: number; // in power
  fees: number; // in coins
  missing: number; // power that is not there, keys included
}

/** The sum for targets with the help of some; once it is being paid, the table says what is left. */
export function sumOf(view: View, seat: Seat, targets: readonly Sort[], helpers: readonly Helper[]): Sum {
  const needed = targets.reduce((all, sort) => all + priceOf(view, sort), 0);
  const lasting = seat.gear
    .filter(({ up, once }) => up && !once)
    .reduce((all, card) => all + gearBonus(card, targets), 0);
  const left = view.prompt === "capture_help" ? view.doing.cost : Math.max(0, needed - lasting);
  const help = helpers.reduce((all, { bonus }) => all + bonus, 0);
  const fees = helpers.reduce((all, { fee }) => all + fee, 0);
  const pay = Math.max(0, left - help);
  const keys = Math.max(0, seat.keys - Math.max(0, fees - seat.coins));
  return { needed, off: needed - left, help, pay, fees, missing: Math.max(0, pay - seat.power - keys) };
}

/** What is done to pay with the help of exactly these, and what it brings about. */
export interface Payment {
  texts: readonly string[];
  events: readonly GameEvent[];
}

const HELP = ["help", "wield"];
const PAID = ["paid", "mage_used", "gear_used", "caught"];

/** The steps of a way that choose helpers and pay; where the captured go is asked after that. */
function paying({ steps }: Path, prompt: string): readonly Way[] {
  const found: Way[] = [];
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
export function usedIn(events: readonly GameEvent[]): string[] {
  return events.flatMap((event) => {
    if (event.type === "mage_used") return [`mage:${event["mage"]}`];
    return event.type === "gear_used" ? [`gear:${event["gear"]}`] : [];
  });
}

/** The payment with exactly these helpers, after aiming at that target if there is one, if there is a way to it. */
export function paymentOf(
  paths: readonly Path[],
  prompt: string,
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
export function paidIn(events: readonly GameEvent[], what: string): number {
  return events.reduce(
    (all, event) => all + (event.type === "paid" && event["what"] === what ? Number(event["n"]) : 0),
    0,
  );
}
