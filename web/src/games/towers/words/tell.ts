/** What happened, as lines of the log. */
import { m } from "../../../lib/words.svelte";
import type { People } from "../../board";
import { byType } from "../../kinds";
import { whoIs } from "../../people";
import type { Events, View } from "../types";
import { cardTitle, spellTitle } from "./cards";
import { ended } from "./ends";
import { ownerOf } from "./people";

interface Crowd {
  owner: number;
  wizards?: number;
  space: number;
}

const crowd = ({ owner, wizards = 1, space }: Crowd, people: People, view?: View) => ({
  ...ownerOf(people, owner, view),
  count: wizards,
  space,
});

/** Whose wizard somebody moves: one's own, the reader's, another's with a name. */
function moved({ owner, seat }: { owner: number; seat: number }, people: People, view?: View) {
  const { who, name } = ownerOf(people, owner, view);
  return { ...whoIs(people, seat), owner: who === "all" || owner === seat ? "own" : who, of: name };
}

/** Partners see which card it was; that says it all. */
function cardGiven({ seat, receiver }: Events["card_given"], people: People): string | null {
  return people.me === seat || people.me === receiver ? null : m.towers_tell_card_given(whoIs(people, seat));
}

function cardPassed({ seat, receiver, card }: Events["card_passed"], people: People): string {
  const giver = whoIs(people, seat);
  const who = people.me === receiver ? "you" : giver.who;
  return m.towers_tell_card_passed({ ...giver, who, card: cardTitle(card) });
}

/** In the master game others decide by it; else the move that follows says the same. */
function halfChosen({ seat, half }: Events["half_chosen"], people: People, view?: View): string | null {
  if (view && view.variant !== "master") return null;
  const who = whoIs(people, seat);
  return half === "tower" ? m.towers_tell_half_tower(who) : m.towers_tell_half_wizard(who);
}

/** A message about a seat, and nothing else. */
const by =
  (say: (who: ReturnType<typeof whoIs>) => string) =>
  ({ seat }: { seat: number }, people: People): string =>
    say(whoIs(people, seat));

/** A message about a seat and a card. */
const withCard =
  (say: (words: ReturnType<typeof whoIs> & { card: string }) => string) =>
  ({ seat, card }: Events["card_played"] | Events["card_thrown"] | Events["got"], people: People): string =>
    say({ ...whoIs(people, seat), card: cardTitle(card) });

/** An event as a line of the log; null: others say the same. */
export const tell = byType<Events, [people: People, view?: View], string | null>(
  {
    turn_began: ({ seat, turn }, people) => m.towers_tell_turn_began({ ...whoIs(people, seat), turn }),
    card_played: withCard(m.towers_tell_card_played),
    card_thrown: withCard(m.towers_tell_card_thrown),
    redrew: by(m.towers_tell_redrew),
    drew: ({ seat, cards }, people) =>
      seat === people.me ? null : m.towers_tell_drew({ ...whoIs(people, seat), count: cards }),
    got: withCard(m.towers_tell_got),
    pile_renewed: ({ cards }) => m.towers_tell_pile_renewed({ count: cards }),
    rolled: ({ seat, die }, people) => m.towers_tell_rolled({ ...whoIs(people, seat), die }),
    half_chosen: halfChosen,
    no_effect: ({ card }) => m.towers_tell_no_effect({ card: cardTitle(card) }),
    wizard_moved: (event, people, view) =>
      m.towers_tell_wizard_moved({ ...moved(event, people, view), start: event.start, end: event.end }),
    wizard_entered: (event, people, view) =>
      m.towers_tell_wizard_entered({ ...moved(event, people, view), start: event.start }),
    tower_moved: ({ seat, tower, start, end }, people) =>
      m.towers_tell_tower_moved({ ...whoIs(people, seat), tower, start, end }),
    revealed: (event, people, view) => m.towers_tell_revealed(crowd(event, people, view)),
    trapped: (event, people, view) => m.towers_tell_trapped(crowd(event, people, view)),
    potion_filled: by(m.towers_tell_potion_filled),
    spell_cast: ({ seat, spell, cost }, people) =>
      m.towers_tell_spell_cast({ ...whoIs(people, seat), spell: spellTitle(spell), count: cost }),
    spell_reserved: ({ seat, spell, cost }, people) =>
      m.towers_tell_spell_reserved({ ...whoIs(people, seat), spell: spellTitle(spell), count: cost }),
    spell_lost: ({ spell }) => m.towers_tell_spell_lost({ spell: spellTitle(spell) }),
    potions_lent: ({ seat, potions }, people) => m.towers_tell_potions_lent({ ...whoIs(people, seat), count: potions }),
    loan_refused: by(m.towers_tell_loan_refused),
    castle_flew: ({ start, end }) => m.towers_tell_castle_flew({ start, end }),
    castle_stayed: ({ space }) => m.towers_tell_castle_stayed({ space }),
    towers_swapped: ({ first, second }) => m.towers_tell_towers_swapped({ first, second }),
    lifted: ({ seat, tower }, people) => m.towers_tell_lifted({ ...whoIs(people, seat), tower }),
    wizard_freed: (event, people, view) => m.towers_tell_wizard_freed(crowd(event, people, view)),
    card_asked: by(m.towers_tell_card_asked),
    card_given: cardGiven,
    card_passed: cardPassed,
    passed: by(m.towers_tell_passed),
    last_round: by(m.towers_tell_last_round),
    match_ended: ({ reason }) => m.towers_over({ why: ended(reason) }),
  },
  null,
);
