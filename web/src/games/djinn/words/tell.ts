/** What happened, as lines of the log. */
import { m } from "../../../lib/words.svelte";
import type { People } from "../../board";
import { byType } from "../../kinds";
import { nameOf, whoIs, type Who } from "../../people";
import type { Event, Events, View } from "../types";
import { cardText, cardTitle } from "./cards";
import { intoText, oneText, whomText } from "./djinns";
import { objectText } from "./effects";
import { ended } from "./ends";
import { atSpace, placeTitle, toSpace } from "./places";

interface Given {
  thing?: string;
  other?: string;
  to?: string;
  at?: string;
  count?: number;
}

const MAP_BOSSES = 6;
const AWARD_PRICE = 3;

/** A line by its id; most are called like the event. */
export const line = (what: string, who: Who, given: Given = {}): string =>
  m.djinn_tell({ thing: "", other: "", to: "", at: "", count: 0, ...given, ...who, what });

/** Somebody who did it, or nobody. */
const by = (people: People, seat: number | null): Who =>
  seat === null ? { who: "other", name: "" } : whoIs(people, seat);

type Acted = Extract<Event, { seat: number }>;

const say = (event: Acted, people: People, given: Given = {}): string =>
  line(event.type, by(people, event.seat), given);
const nobody = (what: string, given: Given = {}): string => line(what, by(NOBODY, null), given);
const NOBODY: People = { names: [], me: null };

const bare = (event: Acted, people: People): string => say(event, people);
const silent = (): null => null;

/** What changed by so much. */
const amount = (event: Events["gained"] | Events["paid"], people: People): string =>
  say(event, people, { thing: objectText(event.what, event.n) });

const mage = (event: Extract<Acted, { mage: string }>, people: People): string =>
  say(event, people, { thing: cardTitle("mage", event.mage), count: "bonus" in event ? event.bonus : 0 });
const gear = (event: Extract<Acted, { gear: string }>, people: People): string =>
  say(event, people, { thing: cardTitle("gear", event.gear) });

function tollPaid(event: Events["toll_paid"], people: People): string {
  if (event.owner === people.me) return line("toll_paid_me", by(people, event.seat));
  return say(event, people, { other: nameOf(people, event.owner) });
}

/** A djinn that was captured or drawn, and where it went. */
const moved = (event: Events["caught"] | Events["bottled"], people: People): string =>
  say(event, people, { thing: whomText(event.sort), to: intoText(event.container) });
const drawn = (event: Events["djinn_drawn"] | Events["djinn_returned"], people: People): string =>
  say(event, people, { thing: whomText(event.colour) });

function bossGone({ space, how, gone }: Events["boss_gone"], view?: View): string {
  const other = String(view?.spaces.filter(({ shape }) => shape === "round").length ?? MAP_BOSSES);
  return nobody(`boss_${how}`, { at: atSpace(space, view), count: gone, other });
}

function awardTaken(event: Events["award_taken"], people: People, view?: View): string {
  const thing = (view && cardText("award", event.award, view)) || `${cardTitle("award", event.award)}.`;
  return say(event, people, { thing });
}

/** Nothing is said of what brings no points. */
function scored(event: Events["scored"], people: People): string | null {
  const { points, item } = event;
  return points === 0
    ? null
    : say(event, people, { thing: objectText("points", points), other: m.djinn_item({ id: item }) });
}

/** An event as a line of the log, with the table after it if that is known; null: others say the same. */
export const tell = byType<Events, [people: People, view?: View], string | null>(
  {
    trait_taken: (event, people) => say(event, people, { thing: cardTitle("trait", event.trait) }),
    circle_covered: bare,
    ambition_dealt: (event, people) => say(event, people, { count: event.cards }),
    ambition_card: (event, people) => say(event, people, { thing: cardTitle("scoring", event.card) }),
    turn_began: (event, people) => say(event, people, { count: event.turn }),
    wizard_moved: (event, people, view) => say(event, people, { to: toSpace(event.to, view) }),
    stuck: bare,
    toll_paid: tollPaid,
    action_began: ({ what, seat, space }, people, view) => line(what, by(people, seat), { at: atSpace(space, view) }),
    gained: amount,
    paid: amount,
    bottle_gained: ({ seat, colour }, people) =>
      line("gained", by(people, seat), { thing: m.djinn_bottle({ id: colour }) }),
    bottle_swapped: (event, people) =>
      say(event, people, { thing: m.djinn_bottle({ id: event.old }), other: m.djinn_bottle({ id: event.new }) }),
    capacity_rose: (event, people) => say(event, people, { count: event.marker }),
    capacity_flipped: bare,
    capacity_declined: bare,
    minimum_rose: (event, people) => say(event, people, { count: event.minimum }),
    circle_activated: (event, people) => say(event, people, { count: event.circle }),
    circle_declined: bare,
    mage_taken: mage,
    mage_shown: silent,
    mage_used: mage,
    mage_turned_up: mage,
    gear_taken: gear,
    gear_shown: silent,
    gear_used: gear,
    gear_turned_down: silent,
    reward_claimed: gear,
    tile_placed: (event, people, view) =>
      say(event, people, {
        thing: placeTitle(event.location),
        at: atSpace(event.space, view),
        to: toSpace(event.space, view),
      }),
    chest_shown: bare,
    chest_left: bare,
    chest_unlocked: bare,
    chests_shuffled: ({ type }) => nobody(type),
    assistant_moved: (event, people) => say(event, people, { thing: m.djinn_stall({ id: event.stall }) }),
    caught: moved,
    bottled: moved,
    missed: bare,
    djinn_drawn: drawn,
    djinn_returned: drawn,
    djinn_appeared: ({ type, colour, space }, _people, view) =>
      nobody(type, { thing: oneText(colour), to: toSpace(space, view) }),
    djinn_removed: (event, people, view) =>
      say(event, people, { thing: whomText(event.sort), at: atSpace(event.space, view) }),
    boss_gone: (event, _people, view) => bossGone(event, view),
    award_taken: awardTaken,
    award_paid: (event, people, view) =>
      say(event, people, {
        thing: m.djinn_bottles({ id: event.colour, count: view?.prices.award ?? AWARD_PRICE }),
      }),
    key_changed: silent,
    end_began: ({ type, last_round: count }) => nobody(type, { count }),
    final_began: bare,
    tom_turned: ({ type, card, left }, _people, view) =>
      nobody(type, { thing: (view && cardText("tom", card, view)) || `${cardTitle("tom", card)}.`, count: left }),
    scored,
    match_ended: ({ reason }) => nobody("over", { thing: ended(reason) }),
  },
  null,
);
