/** Why the rules refuse something, and what to do instead. */
import { m } from "../../../lib/words.svelte";
import type { People } from "../../board";
import { byId } from "../../kinds";
import { whoIs } from "../../people";
import type { Refusals } from "../types";
import { cardTitle, spellTitle } from "./cards";

const dear = ({ spell, cost, potions }: Refusals["too_dear"]) => ({ spell: spellTitle(spell), cost, potions });

/** A refusal in the reader's language; null: it is not one of this game's own. */
export const refusal = byId<Refusals, [people: People], string>({
  no_pass: () => m.towers_refusal_no_pass(),
  no_card: ({ card }) => m.towers_refusal_no_card({ card: cardTitle(card) }),
  two_cards: () => m.towers_refusal_two_cards(),
  one_card: () => m.towers_refusal_one_card(),
  no_throwing: () => m.towers_refusal_no_throwing(),
  throw_second: () => m.towers_refusal_throw_second(),
  no_redrawing: () => m.towers_refusal_no_redrawing(),
  redraw_first: () => m.towers_refusal_redraw_first(),
  nothing_to_redraw: () => m.towers_refusal_nothing_to_redraw(),
  no_partners: () => m.towers_refusal_no_partners(),
  exchanged: () => m.towers_refusal_exchanged(),
  asked_late: () => m.towers_refusal_asked_late(),
  must_play: () => m.towers_refusal_must_play(),
  must_move: () => m.towers_refusal_must_move(),
  must_move_rolled: () => m.towers_refusal_must_move_rolled(),
  must_release: () => m.towers_refusal_must_release(),
  moves_tower: () => m.towers_refusal_moves_tower(),
  moves_wizard: () => m.towers_refusal_moves_wizard(),
  own_wizard: () => m.towers_refusal_own_wizard(),
  partner_wizard: () => m.towers_refusal_partner_wizard(),
  no_wizard: ({ seat, space }, people) => m.towers_refusal_no_wizard({ ...whoIs(people, seat), space }),
  level_full: ({ space, limit }) => m.towers_refusal_level_full({ space, limit }),
  second_wizard: () => m.towers_refusal_second_wizard(),
  second_wizard_partner: () => m.towers_refusal_second_wizard_partner(),
  onto_castle: ({ tower, space }) => m.towers_refusal_onto_castle({ tower, space }),
  roof_full: ({ tower }) => m.towers_refusal_roof_full({ tower }),
  not_on_top: ({ tower }) => m.towers_refusal_not_on_top({ tower }),
  castle_on_top: () => m.towers_refusal_castle_on_top(),
  tower_chosen: ({ tower }) => m.towers_refusal_tower_chosen({ tower }),
  not_yours_to_free: () => m.towers_refusal_not_yours_to_free(),
  not_team_to_free: () => m.towers_refusal_not_team_to_free(),
  not_partner_to_free: () => m.towers_refusal_not_partner_to_free(),
  not_below: ({ seat }, people) => m.towers_refusal_not_below(whoIs(people, seat)),
  not_in_play: ({ spell }) => m.towers_refusal_not_in_play({ spell: spellTitle(spell) }),
  amid_card: () => m.towers_refusal_amid_card(),
  reserved_late: () => m.towers_refusal_reserved_late(),
  around_card: () => m.towers_refusal_around_card(),
  after_card: () => m.towers_refusal_after_card(),
  one_spell: () => m.towers_refusal_one_spell(),
  one_spell_joint: () => m.towers_refusal_one_spell_joint(),
  free_before_redraw: () => m.towers_refusal_free_before_redraw({ free: spellTitle("free") }),
  free_at_once: () => m.towers_refusal_free_at_once({ free: spellTitle("free") }),
  right_used: () => m.towers_refusal_right_used(),
  piggyback_when: () => m.towers_refusal_piggyback_when({ piggyback: spellTitle("piggyback") }),
  nobody_rides: () => m.towers_refusal_nobody_rides(),
  nobody_rides_partner: () => m.towers_refusal_nobody_rides_partner(),
  too_dear: (given) => m.towers_refusal_too_dear(dear(given)),
  too_dear_team: (given) => m.towers_refusal_too_dear_team(dear(given)),
  no_target: ({ spell }) => m.towers_refusal_no_target({ spell: spellTitle(spell) }),
});
