/** What happened, as lines of the log. */
import { m } from "../../../paraglide/messages.js";
import type { GameEvent, People } from "../../board";
import { whoIs } from "../../people";
import type { View } from "../view";
import { cardTitle } from "./cards";
import { ended } from "./ends";
import { fromText, toText } from "./places";

interface Told {
  people: People;
  view: View | undefined; // the table after it, if it is known
  text(field: string): string;
  number(field: string): number;
}

const who = ({ people, number }: Told, field = "seat") => whoIs(people, number(field));
const card = (told: Told) => ({ card: cardTitle(told.text("card")) });
const spell = (told: Told) => ({ spell: cardTitle(told.text("spell")) });
const way = ({ view, number }: Told) => ({ from: fromText(number("start"), view), to: toText(number("end"), view) });

/** One does something to another. */
function both(told: Told, doer: string, other: string) {
  const { who: whom, name: of } = who(told, other);
  return { ...who(told, doer), whom, of };
}

function moved(told: Told): string {
  if (told.number("mover") === told.number("seat")) return m.hocus_tell_moved({ ...who(told), ...way(told) });
  return m.hocus_tell_sent({ ...both(told, "mover", "seat"), ...way(told) });
}

const SENTENCES: Record<string, (told: Told) => string> = {
  turn_began: (told) => m.hocus_tell_turn_began({ ...who(told), turn: told.number("turn") }),
  turn_lost: (told) => m.hocus_tell_turn_lost(who(told)),
  rolled: (told) => m.hocus_tell_rolled({ ...who(told), die: told.number("die") }),
  number_chosen: (told) => m.hocus_tell_number_chosen({ ...who(told), number: told.number("number") }),
  moved,
  hit: (told) => m.hocus_tell_hit({ ...both(told, "by", "seat"), to: way(told).to }),
  swapped: (told) => m.hocus_tell_swapped(both(told, "seat", "target")),
  drew: (told) => m.hocus_tell_drew(who(told)),
  got: (told) => m.hocus_tell_got({ ...who(told), ...card(told) }),
  spell_cast: (told) => m.hocus_tell_spell_cast({ ...who(told), ...spell(told) }),
  spell_laid: (told) => m.hocus_tell_spell_laid({ ...who(told), ...spell(told), turns: told.number("slot") }),
  spell_left: (told) => m.hocus_tell_spell_left({ ...who(told), ...spell(told) }),
  stole: (told) => m.hocus_tell_stole(both(told, "thief", "victim")),
  stole_card: (told) => m.hocus_tell_stole_card({ ...both(told, "thief", "victim"), ...card(told) }),
  forgot: (told) => m.hocus_tell_forgot({ ...who(told), count: told.number("cards") }),
  forgot_card: (told) => m.hocus_tell_forgot_card({ ...who(told), ...card(told) }),
  match_ended: ({ text }) => m.hocus_over({ why: ended(text("reason")) }),
};

/** An event as a sentence; null: it has none. */
export function sentence(event: GameEvent, people: People, view?: View): string | null {
  const told: Told = { people, view, text: (field) => String(event[field]), number: (field) => Number(event[field]) };
  return SENTENCES[event.type]?.(told) ?? null;
}

/** Whoever sees a hand is told besides which card it was; that says it all. */
const SAID_BETTER: Record<string, readonly string[]> = { drew: ["seat"], stole: ["thief", "victim"] };

/** An event as a line of the log; null: another says the same, or nothing happened. */
export function tell(event: GameEvent, people: People, view?: View): string | null {
  const sees = (seat: unknown): boolean => seat === people.me || Boolean(view?.seats[Number(seat)]?.hand);
  const better = SAID_BETTER[event.type]?.some((field) => sees(event[field]));
  return better ? null : sentence(event, people, view);
}

/** The kinds of events that have words. */
export const toldEvents: ReadonlySet<string> = new Set(Object.keys(SENTENCES));
