/** What a seat sees of Hocus Pocus, and what follows from it for the board. */
import type { Spell, SpellView, View } from "./types";

export type { FieldView as Field, SeatView as Seat, SpellView, View } from "./types";

/** What is printed on a card. */
export function printedOn(view: View, card: Spell | null): SpellView | null {
  return view.spells.find(({ name }) => name === card) ?? null;
}

/** Slots with their numbers, in the order in which spells move down. */
export function slotsDown(slots: readonly (Spell | null)[]): { slot: number; spell: Spell | null }[] {
  return slots.map((spell, index) => ({ slot: index + 1, spell })).reverse();
}

/** Hands are secret, always (H4). */
export function openHands(_view: View): boolean {
  return false;
}

/** Nobody is asked in somebody else's turn. */
export function reaction(_view: View): boolean {
  return false;
}
