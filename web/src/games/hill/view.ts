/** What a seat sees of Magic Hill; the fields are those of the game's view.py. */
import type { BaseView } from "../board";

export type Face = "passage" | "ghost" | "raven" | "ball" | "whirlwind" | "flying" | "trapdoor";

export interface Goblin {
  seat: number;
  number: number; // 1 to 5
  place: string | null; // a field like 2.14, a village like v3, or summit; null: not on the table yet
  sits: boolean; // on another goblin
  blocked: boolean; // another sits on it
  waits: boolean; // on a passage or a trapdoor (M22, M23)
}

export interface Tile {
  field: string;
  face: Face | null; // null: hidden
  open: boolean; // shown with its face up; a face that lies down is one that was seen before
}

/** A village, and the corner of the hill that it touches now (M3). */
export interface Village {
  number: number; // 1 to 4
  corner: string;
}

export interface Seat {
  stones: number;
  ravens: number; // that wait for a stone (M20)
  cards: number;
  hand: readonly string[] | null; // "1" to "5" and "j"; null: hidden
}

export interface View extends BaseView {
  walk_on: boolean;
  memory: "faithful" | "aided";
  sides: readonly number[]; // fields along a side, from the lowest ring up
  rotation: number; // quarter turns of the hill, clockwise
  villages: readonly Village[];
  goblins: readonly Goblin[];
  tiles: readonly Tile[];
  stones: readonly string[]; // the fields on which one lies
  seats: readonly Seat[];
  discard: Readonly<Record<string, number>>;
  pile: number;
  first: number;
  goblin: number | null; // the number of the goblin that the active player has named
  cards_played: number;
  cards_allowed: number;
  cards_put: number; // in an exchange
  can_play: boolean; // a card may name or move a goblin now, as far as the viewer can tell
  lander: readonly [number, number] | null; // seat and number of the goblin whose landing is settled
  picks: number; // tiles still to be turned up by the crystal ball
  fired: readonly (readonly [number, number, string])[]; // seat, number and field of tiles that worked in this turn
}

/** Hands are secret. */
export const openHands = (): boolean => false;

/** Nobody is asked whether to react: who is asked in another's turn has to answer. */
export const reaction = (): boolean => false;
