/** Why the rules refuse something, and what to do instead. */
import { m } from "../../../lib/words.svelte";
import type { People } from "../../board";
import { byId } from "../../kinds";
import { whoIs } from "../../people";
import type { Refusals } from "../types";
import { cardTitle } from "./cards";

/** A refusal in the reader's language; null: it is not one of this game's own. */
export const refusal = byId<Refusals, [people: People], string>({
  must_move: () => m.hill_refusal_must_move(),
  empty_exchange: () => m.hill_refusal_empty_exchange(),
  exchange_besides: () => m.hill_refusal_exchange_besides(),
  no_card: ({ card }) => m.hill_refusal_no_card({ card: cardTitle(card) }),
  ridden: ({ seat, rider, goblin }, people) => m.hill_refusal_ridden({ ...whoIs(people, seat), rider, goblin }),
  no_other_card: ({ goblin }) => m.hill_refusal_no_other_card({ goblin }),
  climb_only: () => m.hill_refusal_climb_only(),
  not_sitting: () => m.hill_refusal_not_sitting(),
  corner: () => m.hill_refusal_corner(),
  above_taken: () => m.hill_refusal_above_taken(),
  not_in_village: () => m.hill_refusal_not_in_village(),
  pair_on_corner: () => m.hill_refusal_pair_on_corner(),
  out_one_step: () => m.hill_refusal_out_one_step(),
  summit_up: () => m.hill_refusal_summit_up(),
  no_direction: () => m.hill_refusal_no_direction(),
  up_one_step: () => m.hill_refusal_up_one_step(),
  pair_in_way: ({ most }) => m.hill_refusal_pair_in_way({ most }),
  placed: ({ goblin }) => m.hill_refusal_placed({ goblin }),
  fourth_village: () => m.hill_refusal_fourth_village(),
  too_few_villages: () => m.hill_refusal_too_few_villages(),
  no_tile: ({ field }) => m.hill_refusal_no_tile({ field }),
  tile_open: ({ field }) => m.hill_refusal_tile_open({ field }),
  raven_to_nobody: () => m.hill_refusal_raven_to_nobody(),
});
