/** What a seat sees of Hocus Pocus; the fields are those of the game's view.py. */
import type { BaseView } from "../board";

/** One field of the track (H2). */
export interface Field {
  terrain: string;
  cross: boolean;
  crown: boolean;
}

/** A spell of which there are cards. */
export interface Spell {
  name: string;
  effect: string; // what it does; the second and third card of an effect have names of their own: gust, gust_b
  when: "before" | "after" | "instead";
  turns: number; // how long it lasts, 0: at once
  steps: number;
}

export interface Seat {
  place: number; // steps from START, below 0 in the minus (H3)
  field: number;
  slots: readonly (string | null)[]; // the spells in slots 1, 2 and 3 (H13)
  cards: number; // in hand
  hand: readonly string[] | null; // null: hidden
  known: readonly string[]; // aided: cards of this hidden hand that the viewer knows
}

export interface View extends BaseView {
  prompt: "none" | "turn" | "target" | "number" | "spell";
  memory: "faithful" | "aided";
  fields: readonly Field[];
  king: number;
  spells: readonly Spell[];
  seats: readonly Seat[];
  deck: number;
  under: readonly (string | null)[]; // aided: what came back to the deck, from the upper to the lowest; null: unknown
  first: number;
  round_limit: number;
  has_cast: boolean; // the turn's one spell is used
  can_cast: boolean; // a spell may be cast now, as far as the viewer can tell
  casting: string | null; // the spell whose target or number is asked for
  tailwind: number; // how much more this roll counts
}

export const HAND = 5;
export const SLOTS = 3;

/** Hands are secret, always (H4). */
export function openHands(_view: BaseView): boolean {
  return false;
}

/** Nobody is asked in somebody else's turn. */
export function reaction(_view: BaseView): boolean {
  return false;
}
