/** How much events say of a turn, and what they sound like. */
import { telling } from "../telling";
import type { Events } from "./types";

export const { weigh, sound } = telling<keyof Events>({
  turn_lost: [5],
  rolled: [1, "roll"],
  number_chosen: [1, "roll"],
  moved: [4, "step"],
  hit: [6, "hit"],
  swapped: [6, "whoosh"],
  drew: [2, "card"],
  got: [1, "card"],
  spell_cast: [5, "spell"],
  spell_laid: [2],
  spell_left: [0],
  stole: [4, "card"],
  stole_card: [4, "card"],
  forgot: [3, "card"],
  forgot_card: [1],
  match_ended: [9],
});
