/** Why the rules refuse something, and what to do instead. */
import { m } from "../../../lib/words.svelte";
import type { People } from "../../board";
import { byId } from "../../kinds";
import { whoIs } from "../../people";
import type { Refusals, Spell } from "../types";
import { cardTitle, terrainTitle, whenTitle } from "./cards";

const cleanse = () => ({ cleanse: cardTitle("cleanse") });
const named = ({ spell }: { spell: Spell }) => ({ spell: cardTitle(spell) });

/** Somebody on whom a spell would change nothing. */
const on = ({ seat, spell }: { seat: number; spell: Spell }, people: People) => ({
  ...whoIs(people, seat),
  spell: cardTitle(spell),
});

/** A refusal in the reader's language; null: it is not one of this game's own. */
export const refusal = byId<Refusals, [people: People], string>({
  must_roll: () => m.hocus_refusal_must_roll(),
  rolled: () => m.hocus_refusal_rolled(),
  one_spell: () => m.hocus_refusal_one_spell(),
  no_spell: (given) => m.hocus_refusal_no_spell(named(given)),
  wrong_time: (given) => m.hocus_refusal_wrong_time({ ...named(given), when: whenTitle(given.when) }),
  nothing_to_cleanse: () => m.hocus_refusal_nothing_to_cleanse(cleanse()),
  in_fog: () => m.hocus_refusal_in_fog(cleanse()),
  no_right: ({ terrain }) => m.hocus_refusal_no_right({ terrain: terrainTitle(terrain) }),
  no_target: (given) => m.hocus_refusal_no_target(named(given)),
  no_player: () => m.hocus_refusal_no_player(),
  not_on_yourself: (given) => m.hocus_refusal_not_on_yourself(named(given)),
  does_nothing: (given) => m.hocus_refusal_does_nothing(named(given)),
  out_of_reach: ({ seat }, people) => m.hocus_refusal_out_of_reach(whoIs(people, seat)),
  shielded: ({ seat }, people) => m.hocus_refusal_shielded(whoIs(people, seat)),
  slot_taken: (given, people) =>
    m.hocus_refusal_slot_taken({ name: whoIs(people, given.seat).name, slot: given.slot, ...named(given) }),
  own_slot_taken: (given) => m.hocus_refusal_own_slot_taken({ slot: given.slot, ...named(given) }),
  outlasted: (given, people) => m.hocus_refusal_outlasted({ name: whoIs(people, given.seat).name, ...named(given) }),
  own_outlasted: (given) => m.hocus_refusal_own_outlasted(named(given)),
  on_start: (given, people) => m.hocus_refusal_on_start(on(given, people)),
  level: (given, people) => m.hocus_refusal_level(on(given, people)),
  empty_hand: (given, people) => m.hocus_refusal_empty_hand(on(given, people)),
  unmoved: (given, people) => m.hocus_refusal_unmoved(on(given, people)),
});
