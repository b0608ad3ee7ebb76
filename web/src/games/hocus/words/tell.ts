/** What happened, as lines of the log. */
import { m } from "../../../lib/words.svelte";
import type { People } from "../../board";
import { byType } from "../../kinds";
import { whoIs } from "../../people";
import type { Event, Events, View } from "../types";
import { cardTitle } from "./cards";
import { ended } from "./ends";
import { fromText, toText } from "./places";

const way = ({ start, end }: { start: number; end: number }, view?: View) => ({
  from: fromText(start, view),
  to: toText(end, view),
});

/** One does something to another. */
function both({ seat, target }: { seat: number; target: number }, people: People) {
  const { who: whom, name: of } = whoIs(people, target);
  return { ...whoIs(people, seat), whom, of };
}

function moved(event: Events["moved"], people: People, view?: View): string {
  return event.seat === event.target
    ? m.hocus_tell_moved({ ...whoIs(people, event.seat), ...way(event, view) })
    : m.hocus_tell_sent({ ...both(event, people), ...way(event, view) });
}

/** A message about a seat, and nothing else. */
const by =
  (say: (who: ReturnType<typeof whoIs>) => string) =>
  ({ seat }: { seat: number }, people: People): string =>
    say(whoIs(people, seat));

/** An event as a sentence; null: it has none. */
export const sentence = byType<Events, [people: People, view?: View], string | null>(
  {
    turn_began: ({ seat, turn }, people) => m.hocus_tell_turn_began({ ...whoIs(people, seat), turn }),
    turn_lost: by(m.hocus_tell_turn_lost),
    rolled: ({ seat, die }, people) => m.hocus_tell_rolled({ ...whoIs(people, seat), die }),
    number_chosen: ({ seat, number }, people) => m.hocus_tell_number_chosen({ ...whoIs(people, seat), number }),
    moved,
    hit: (event, people, view) => m.hocus_tell_hit({ ...both(event, people), to: way(event, view).to }),
    swapped: (event, people) => m.hocus_tell_swapped(both(event, people)),
    drew: by(m.hocus_tell_drew),
    got: ({ seat, card }, people) => m.hocus_tell_got({ ...whoIs(people, seat), card: cardTitle(card) }),
    spell_cast: ({ seat, spell }, people) =>
      m.hocus_tell_spell_cast({ ...whoIs(people, seat), spell: cardTitle(spell) }),
    spell_laid: ({ target, spell, slot }, people) =>
      m.hocus_tell_spell_laid({ ...whoIs(people, target), spell: cardTitle(spell), turns: slot }),
    spell_left: ({ seat, spell }, people) =>
      m.hocus_tell_spell_left({ ...whoIs(people, seat), spell: cardTitle(spell) }),
    stole: (event, people) => m.hocus_tell_stole(both(event, people)),
    stole_card: (event, people) => m.hocus_tell_stole_card({ ...both(event, people), card: cardTitle(event.card) }),
    forgot: ({ target, cards }, people) => m.hocus_tell_forgot({ ...whoIs(people, target), count: cards }),
    forgot_card: ({ target, card }, people) =>
      m.hocus_tell_forgot_card({ ...whoIs(people, target), card: cardTitle(card) }),
    passed: () => null,
    match_ended: ({ reason }) => m.hocus_over({ why: ended(reason) }),
  },
  null,
);

/** Whose hands an event is about that says less than the next one does to those who see them. */
function handsIn(event: Event): number[] {
  if (event.type === "drew") return [event.seat];
  return event.type === "stole" ? [event.seat, event.target] : [];
}

/** An event as a line of the log; null: another says the same, or nothing happened. */
export const tell = Object.assign(
  (event: Event, people: People, view?: View): string | null => {
    const sees = (seat: number): boolean => seat === people.me || Boolean(view?.seats[seat]?.hand);
    return handsIn(event).some(sees) ? null : sentence(event, people, view);
  },
  { kinds: sentence.kinds },
);
