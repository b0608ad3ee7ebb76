/** What a seat sees of Magic Hill, and what follows from it for the board. */
export type { Face, GoblinView as Goblin, SeatView as Seat, TileView as Tile, View } from "./types";

/** Hands are secret. */
export const openHands = (): boolean => false;

/** Nobody is asked whether to react: who is asked in another's turn has to answer. */
export const reaction = (): boolean => false;
