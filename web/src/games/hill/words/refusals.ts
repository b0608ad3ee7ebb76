/** Why the rules refuse something, and what to do instead. */
import { m } from "../../../paraglide/messages.js";
import type { People } from "../../board";
import { whoIs } from "../../people";
import { cardTitle } from "./cards";

interface Given {
  people: People;
  text(name: string): string;
}

const goblin = ({ text }: Given) => ({ goblin: text("goblin") });
const field = ({ text }: Given) => ({ field: text("field") });

const SEATS = "BYRGOP"; // how the rules write seats, by colour

/** Who sits on a goblin; written by the rules like Y3. */
function ridden(given: Given): string {
  const rider = given.text("rider");
  const who = whoIs(given.people, SEATS.indexOf(rider.charAt(0)));
  return m.hill_refusal_ridden({ ...who, ...goblin(given), rider: rider.slice(1) });
}

const REFUSALS: Record<string, (given: Given) => string> = {
  must_move: () => m.hill_refusal_must_move(),
  empty_exchange: () => m.hill_refusal_empty_exchange(),
  exchange_besides: () => m.hill_refusal_exchange_besides(),
  no_card: ({ text }) => m.hill_refusal_no_card({ card: cardTitle(text("card")) }),
  ridden,
  no_other_card: (given) => m.hill_refusal_no_other_card(goblin(given)),
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
  pair_in_way: ({ text }) => m.hill_refusal_pair_in_way({ most: Number(text("most")) }),
  placed: (given) => m.hill_refusal_placed(goblin(given)),
  fourth_village: () => m.hill_refusal_fourth_village(),
  too_few_villages: () => m.hill_refusal_too_few_villages(),
  no_tile: (given) => m.hill_refusal_no_tile(field(given)),
  tile_open: (given) => m.hill_refusal_tile_open(field(given)),
  raven_to_nobody: () => m.hill_refusal_raven_to_nobody(),
};

/** A refusal in the reader's language; null: it is not one of this game's own. */
export function refusal(sentence: string, args: Record<string, number | string>, people: People): string | null {
  return REFUSALS[sentence]?.({ people, text: (name) => String(args[name] ?? "") }) ?? null;
}
