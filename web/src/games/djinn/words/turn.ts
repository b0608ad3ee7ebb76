/** Whose turn it is, and what a capture costs: what words about choices need to know. */
import { gearBonus, sumOf } from "../desk/capture";
import type { Effects, Seat, Sort, Space, Trait, View } from "../view";
import { findSpace } from "./places";

/** The seat whose turn it is. */
export const own = (view: View): Seat | undefined => view.seats[view.active];

/** Where its wizard is. */
export const here = (view: View): Space | undefined => findSpace(own(view)?.at ?? "", view);

export const perkOf = (view: View, perk: string): Trait | undefined =>
  own(view)?.traits.find((trait) => trait.perk === perk);

/** Whether a card lets the seat stop beside others for nothing. */
export const paysNobody = (view: View): boolean =>
  own(view)?.gear.some((card) => card.up && card.effects.some(({ of }) => of.includes("no_pay"))) ?? false;

/** Whether anything but a capture was done at the space. */
export const acted = ({ doing }: View): boolean => doing.did.some((deed) => deed !== "capture");

/** What the next circle brings that is not active; nothing if all are. */
export function nextCircle(view: View): Effects {
  const circles = own(view)?.circles ?? [];
  const next = circles.findIndex((circle) => circle === "inactive" || circle === "covered");
  return circles[next] === "covered" ? view.cover_reward : (view.circle_rewards[next] ?? []);
}

/** What targets cost, less what equipment always takes off. */
export function priceOf(view: View, targets: readonly Sort[]): number {
  const seat = own(view);
  return seat ? sumOf(view, seat, targets, []).pay : 0;
}

/** What bosses of the supply cost at the Source, before one goes for them (D111). */
export function sourcePrice(view: View, bosses: number): number {
  const targets = Array.from({ length: bosses }, (): Sort => "boss");
  const lasting = own(view)?.gear.filter(({ up, once }) => up && !once) ?? [];
  const off = lasting.reduce((all, card) => all + gearBonus(card, targets), 0);
  return Math.max(0, bosses * view.prices.boss_at_source - off);
}
