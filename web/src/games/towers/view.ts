/** What a seat sees of Wandering Towers, and what follows from it for the board. */
import type { SpaceView, View } from "./types";

export type { FloorView as Floor, SeatView as Seat, SpaceView as Space, View } from "./types";

/** Wizards at a place, counted by seat. */
export type Crowd = readonly number[];

/** The wizards that stand on top of a space, for all to see. */
export function surface(space: SpaceView): Crowd {
  return space.floors.at(-1)?.wizards ?? (space.floors.length > 0 ? null : space.ground) ?? [];
}

/** Whether there are no secrets between the people at one device: alone and together the hand is open (T50, T51). */
export function openHands(view: View): boolean {
  return view.together || view.seats.length === 1;
}

const REACTIONS: readonly View["prompt"][] = ["offer", "round_a", "round_b", "ride", "round_free"];

/** Whether somebody else's card is being played, and the seat may only add a spell or an offer (T27, T47). */
export function reaction(view: View): boolean {
  return view.active !== view.seat && REACTIONS.includes(view.prompt);
}
