/** Whose turn it is, and what a capture costs: what words about choices need to know. */
import type { AimView } from "../types";
import type { Effects, Seat, Sort, Space, Trait, View } from "../view";
import { findSpace } from "./places";

/** The seat whose turn it is. */
export const own = (view: View): Seat | undefined => view.seats[view.active];

/** Where its wizard is. */
export const here = (view: View): Space | undefined => findSpace(own(view)?.at ?? "", view);

export const perkOf = (view: View, perk: NonNullable<Trait["perk"]>): Trait | undefined =>
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

/** What the table says about targets: what they cost, and who could help; null: it says nothing. */
export function aimAt({ capture }: View, targets: readonly Sort[]): AimView | null {
  const wanted = targets.join();
  return capture?.aims.find((aim) => aim.targets.join() === wanted) ?? null;
}

/** What targets cost, less what is taken off always. */
export const priceOf = (view: View, targets: readonly Sort[]): number => aimAt(view, targets)?.left ?? 0;

/** What somebody or something takes off the present targets; null: it can't help. */
export function bonusOf(view: View, id: string): number | null {
  return aimAt(view, view.doing.targets)?.helpers.find((helper) => helper.id === id)?.bonus ?? null;
}
