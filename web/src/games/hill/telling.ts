/** How much events say of a turn, and what they sound like. */
import { telling } from "../telling";
import type { Events } from "./types";

export const { weigh, sound } = telling<keyof Events>({
  goblin_placed: [3, "land"],
  goblin_named: [0],
  card_played: [2, "card"],
  goblin_moved: [4, "step"],
  goblin_pushed: [3, "hit"],
  tile_shown: [3, "card"],
  tile_removed: [1],
  tile_turned_up: [1, "card"],
  tiles_turned_down: [1],
  hill_turned: [5, "whoosh"],
  goblin_rose: [5, "spell"],
  goblin_fell: [5, "hit"],
  goblin_fled: [4, "whoosh"],
  goblin_waits: [3],
  stone_taken: [4, "gain"],
  raven_sent: [4, "whoosh"],
  stone_lost: [4, "hit"],
  card_discarded: [0, "card"],
  card_put: [1],
  drew: [2],
  got: [0],
  pile_renewed: [0],
  turn_ended: [0],
  match_ended: [9],
});
