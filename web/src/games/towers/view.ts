/** What a seat sees of Wandering Towers; the fields are those of the game's view.py. */
import type { BaseView } from "../board";

/** Wizards at a place, counted by seat. */
export type Crowd = readonly number[];

export interface Floor {
  tower: number; // 1 to 9
  crest: boolean;
  wizards: Crowd | null; // on its roof; null: hidden
}

export interface Space {
  crest: boolean; // printed on the ground
  ground: Crowd | null; // null: hidden
  floors: readonly Floor[]; // from the bottom up
  castle: boolean;
}

export interface Seat {
  home: number;
  trapped: number;
  empty: number;
  full: number;
  spent: number;
  cards: number;
  hand: readonly string[] | null; // null: hidden
  known: readonly string[];
  partner: number | null;
}

export interface Spell {
  name: string;
  cost: number;
}

/** The card being played. */
export interface Card {
  card: string;
  half: "tower" | "wizard" | null;
  steps: number; // 0 before the die has fallen
  rolls_left: number;
  owner: number | null; // of the wizard that is about to move
  space: number | null;
  rider: number | null;
  stuck: boolean; // nothing can go so far, but a spell may still help (T24)
}

export interface View extends BaseView {
  variant: "base" | "advanced" | "master";
  edition: "cs" | "pl";
  teams: boolean;
  together: boolean;
  memory: "faithful" | "aided";
  skip_second: boolean;
  wizards: number; // that a seat has in all
  spells: readonly Spell[];
  spaces: readonly Space[];
  seats: readonly Seat[];
  discard: Record<string, number>;
  pile: number;
  first: number;
  cards_played: number;
  spells_cast: number;
  card: Card | null;
  right: { seat: number; spell: string; reserved: boolean } | null;
  casting: { caster: number; spell: string; lifted: number | null } | null;
  casts: readonly string[]; // spells that the seat to act may cast now
  reserves: readonly string[]; // and for after the card (T28)
  may_ask: boolean; // the seat to act may ask its partner for a card (T47)
  ending: boolean;
}

/** The wizards that stand on top of a space, for all to see. */
export function surface(space: Space): Crowd {
  return space.floors.at(-1)?.wizards ?? (space.floors.length > 0 ? null : space.ground) ?? [];
}

/** Whether there are no secrets between the people at one device: alone and together the hand is open (T50, T51). */
export function openHands(view: BaseView): boolean {
  const towers = view as View;
  return towers.together || towers.seats.length === 1;
}

const REACTIONS = ["offer", "round_a", "round_b", "ride", "round_free"];

/** Whether somebody else's card is being played, and the seat may only add a spell or an offer (T27, T47). */
export function reaction(view: BaseView): boolean {
  return view.active !== view.seat && REACTIONS.includes(view.prompt);
}
