/** How much events say of a turn, and what they sound like. */
import { telling } from "../telling";
import type { Events } from "./types";

export const { weigh, sound } = telling<keyof Events>({
  card_played: [1, "card"],
  card_thrown: [0, "card"],
  redrew: [3, "card"],
  drew: [0],
  got: [0],
  pile_renewed: [0, "card"],
  rolled: [1, "roll"],
  half_chosen: [0],
  no_effect: [2],
  wizard_moved: [4, "step"],
  wizard_entered: [7, "gain"],
  tower_moved: [4, "land"],
  revealed: [1],
  trapped: [3, "catch"],
  potion_filled: [2, "potion"],
  spell_cast: [5, "spell"],
  spell_reserved: [4, "spell"],
  castle_flew: [3, "whoosh"],
  castle_stayed: [1],
  towers_swapped: [4, "whoosh"],
  lifted: [3],
  wizard_freed: [4, "step"],
  passed: [2],
  last_round: [6],
  match_ended: [9],
});
