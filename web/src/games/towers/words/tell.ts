/** What happened, as lines of the log. */
import { m } from "../../../paraglide/messages.js";
import type { GameEvent, People } from "../../board";
import type { View } from "../view";
import { cardTitle, spellTitle } from "./cards";
import { ended } from "./ends";
import { whoIs, type Who } from "../../people";
import { ownerOf } from "./people";

interface Told {
  people: People;
  view: View | undefined; // the table after it, if it is known
  who: Who; // the seat or mover that did it
  text(field: string): string;
  number(field: string): number;
}

type Teller = (told: Told) => string | null;

const card = (told: Told): string => cardTitle(told.text("card"));
const spell = (told: Told) => ({ spell: spellTitle(told.text("spell")), count: told.number("cost") });
const way = (told: Told) => ({ start: told.number("start"), end: told.number("end") });
const crowd = (told: Told) => ({
  ...ownerOf(told.people, told.number("owner"), told.view),
  count: told.number("wizards"),
  space: told.number("space"),
});

/** Whose wizard somebody moves: one's own, the reader's, another's with a name. */
function moved(told: Told) {
  const owner = told.number("owner");
  const { who, name } = ownerOf(told.people, owner, told.view);
  const own = who === "all" || owner === told.number("mover");
  return { ...told.who, owner: own ? "own" : who, of: name };
}

/** Partners see which card it was; that says it all. */
function cardGiven({ people, number, who }: Told): string | null {
  const seen = people.me === number("giver") || people.me === number("receiver");
  return seen ? null : m.towers_tell_card_given(who);
}

function cardPassed(told: Told): string {
  const who = told.people.me === told.number("receiver") ? "you" : told.who.who;
  return m.towers_tell_card_passed({ ...told.who, who, card: card(told) });
}

/** In the master game others decide by it; else the move that follows says the same. */
function halfChosen({ who, view, text }: Told): string | null {
  if (view && view.variant !== "master") return null;
  return text("half") === "tower" ? m.towers_tell_half_tower(who) : m.towers_tell_half_wizard(who);
}

const TELLERS: Record<string, Teller> = {
  turn_began: (told) => m.towers_tell_turn_began({ ...told.who, turn: told.number("turn") }),
  card_played: (told) => m.towers_tell_card_played({ ...told.who, card: card(told) }),
  card_thrown: (told) => m.towers_tell_card_thrown({ ...told.who, card: card(told) }),
  redrew: (told) => m.towers_tell_redrew(told.who),
  drew: ({ who, number }) => (who.who === "me" ? null : m.towers_tell_drew({ ...who, count: number("cards") })),
  got: (told) => m.towers_tell_got({ ...told.who, card: card(told) }),
  pile_renewed: ({ number }) => m.towers_tell_pile_renewed({ count: number("cards") }),
  rolled: ({ who, number }) => m.towers_tell_rolled({ ...who, die: number("die") }),
  half_chosen: halfChosen,
  no_effect: (told) => m.towers_tell_no_effect({ card: card(told) }),
  wizard_moved: (told) => m.towers_tell_wizard_moved({ ...moved(told), ...way(told) }),
  wizard_entered: (told) => m.towers_tell_wizard_entered({ ...moved(told), start: told.number("start") }),
  tower_moved: (told) => m.towers_tell_tower_moved({ ...told.who, ...way(told), tower: told.number("tower") }),
  revealed: (told) => m.towers_tell_revealed(crowd(told)),
  trapped: (told) => m.towers_tell_trapped(crowd(told)),
  potion_filled: ({ who }) => m.towers_tell_potion_filled(who),
  spell_cast: (told) => m.towers_tell_spell_cast({ ...told.who, ...spell(told) }),
  spell_reserved: (told) => m.towers_tell_spell_reserved({ ...told.who, ...spell(told) }),
  spell_lost: (told) => m.towers_tell_spell_lost(spell(told)),
  potions_lent: ({ who, number }) => m.towers_tell_potions_lent({ ...who, count: number("potions") }),
  loan_refused: ({ who }) => m.towers_tell_loan_refused(who),
  castle_flew: (told) => m.towers_tell_castle_flew(way(told)),
  castle_stayed: ({ number }) => m.towers_tell_castle_stayed({ space: number("space") }),
  towers_swapped: ({ number }) => m.towers_tell_towers_swapped({ first: number("first"), second: number("second") }),
  lifted: ({ who, number }) => m.towers_tell_lifted({ ...who, tower: number("tower") }),
  wizard_freed: (told) => m.towers_tell_wizard_freed(crowd(told)),
  card_asked: ({ who }) => m.towers_tell_card_asked(who),
  card_given: cardGiven,
  card_passed: cardPassed,
  passed: ({ who }) => m.towers_tell_passed(who),
  last_round: ({ who }) => m.towers_tell_last_round(who),
  match_ended: ({ text }) => m.towers_over({ why: ended(text("reason")) }),
};

/** An event as a line of the log; null: others say the same. */
export function tell(event: GameEvent, people: People, view?: View): string | null {
  const seat = Number(event["seat"] ?? event["mover"] ?? event["giver"] ?? -1);
  const told: Told = {
    people,
    view,
    who: seat < 0 ? { who: "other", name: "" } : whoIs(people, seat),
    text: (field) => String(event[field]),
    number: (field) => Number(event[field]),
  };
  return TELLERS[event.type]?.(told) ?? null;
}

/** The kinds of events that have words. */
export const toldEvents: ReadonlySet<string> = new Set(Object.keys(TELLERS));
