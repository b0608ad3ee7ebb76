/** What happened, as lines of the log. */
import { m } from "../../../paraglide/messages.js";
import type { GameEvent, People } from "../../board";
import { nameOf, whoIs, type Who } from "../../people";
import type { View } from "../view";
import { cardText, cardTitle } from "./cards";
import { intoText, oneText, whomText } from "./djinns";
import { objectText } from "./effects";
import { ended } from "./ends";
import { atSpace, placeTitle, toSpace } from "./places";

interface Told {
  type: string;
  people: People;
  view: View | undefined; // the table after it, if it is known
  who: Who; // the seat that did it
  text(field: string): string;
  number(field: string): number;
}

interface Given {
  thing?: string;
  other?: string;
  to?: string;
  at?: string;
  count?: number;
}

type Teller = (told: Told) => string | null;

const MAP_BOSSES = 6;
const AWARD_PRICE = 3;

/** A line by its id; most are called like the event. */
export const line = (what: string, who: Who, given: Given = {}): string =>
  m.djinn_tell({ thing: "", other: "", to: "", at: "", count: 0, ...given, ...who, what });

const say = (told: Told, given: Given = {}): string => line(told.type, told.who, given);
const bare: Teller = (told) => say(told);
const silent: Teller = () => null;

/** What changed by so much. */
const amount: Teller = (told) => say(told, { thing: objectText(told.text("what"), told.number("n")) });

const card =
  (kind: "mage" | "gear" | "trait" | "scoring", field: string): Teller =>
  (told) =>
    say(told, { thing: cardTitle(kind, told.text(field)), count: Number(told.number("bonus")) || 0 });

const counted =
  (field: string): Teller =>
  (told) =>
    say(told, { count: told.number(field) });

function tollPaid(told: Told): string {
  const { people, who, number } = told;
  if (number("owner") === people.me) return line("toll_paid_me", who);
  return say(told, { other: nameOf(people, number("owner")) });
}

/** A space, as where something is and as where it goes. */
const where = ({ text, view }: Told) => ({ at: atSpace(text("space"), view), to: toSpace(text("space"), view) });

/** A djinn that was captured or drawn, and where it went. */
const moved: Teller = (told) => say(told, { thing: whomText(told.text("sort")), to: intoText(told.text("container")) });
const drawn: Teller = (told) => say(told, { thing: whomText(told.text("colour")) });

function bossGone({ who, view, text, number }: Told): string {
  const other = String(view?.spaces.filter(({ shape }) => shape === "round").length ?? MAP_BOSSES);
  return line(`boss_${text("how")}`, who, { at: atSpace(text("space"), view), count: number("gone"), other });
}

function awardTaken(told: Told): string {
  const id = told.text("award");
  const thing = (told.view && cardText("award", id, told.view)) || `${cardTitle("award", id)}.`;
  return say(told, { thing });
}

const awardPaid: Teller = (told) =>
  say(told, { thing: m.djinn_bottles({ id: told.text("colour"), count: told.view?.prices.award ?? AWARD_PRICE }) });

function tomTurned(told: Told): string {
  const id = told.text("card");
  const thing = id.startsWith("blank") ? m.djinn_tom_blank_text() : `${placeTitle(id.replace(/_\w$/, ""))}.`;
  return say(told, { thing, count: told.number("left") });
}

/** Nothing is said of what brings no points. */
function scored(told: Told): string | null {
  const points = told.number("points");
  if (!points) return null;
  return say(told, { thing: objectText("points", points), other: m.djinn_item({ id: told.text("item") }) });
}

const TELLERS: Record<string, Teller> = {
  trait_taken: card("trait", "trait"),
  circle_covered: bare,
  ambition_dealt: counted("cards"),
  ambition_card: card("scoring", "card"),
  turn_began: counted("turn"),
  wizard_moved: (told) => say(told, { to: toSpace(told.text("to"), told.view) }),
  stuck: bare,
  toll_paid: tollPaid,
  action_began: ({ who, text, view }) => line(text("what"), who, { at: atSpace(text("space"), view) }),
  gained: amount,
  paid: amount,
  bottle_gained: ({ who, text }) => line("gained", who, { thing: m.djinn_bottle({ id: text("colour") }) }),
  bottle_swapped: (told) =>
    say(told, { thing: m.djinn_bottle({ id: told.text("old") }), other: m.djinn_bottle({ id: told.text("new") }) }),
  capacity_rose: counted("marker"),
  capacity_flipped: bare,
  capacity_declined: bare,
  minimum_rose: counted("minimum"),
  circle_activated: counted("circle"),
  circle_declined: bare,
  mage_taken: card("mage", "mage"),
  mage_shown: silent,
  mage_used: card("mage", "mage"),
  mage_turned_up: card("mage", "mage"),
  gear_taken: card("gear", "gear"),
  gear_shown: silent,
  gear_used: card("gear", "gear"),
  gear_turned_down: silent,
  reward_claimed: card("gear", "gear"),
  tile_placed: (told) => say(told, { thing: placeTitle(told.text("location")), ...where(told) }),
  chest_shown: bare,
  chest_left: bare,
  chest_unlocked: bare,
  chests_shuffled: bare,
  assistant_moved: (told) => say(told, { thing: m.djinn_stall({ id: told.text("stall") }) }),
  caught: moved,
  bottled: moved,
  missed: bare,
  djinn_drawn: drawn,
  djinn_returned: drawn,
  djinn_appeared: (told) =>
    say(told, { thing: oneText(told.text("colour")), to: toSpace(told.text("space"), told.view) }),
  djinn_removed: (told) =>
    say(told, { thing: whomText(told.text("sort")), at: atSpace(told.text("space"), told.view) }),
  boss_gone: bossGone,
  award_taken: awardTaken,
  award_paid: awardPaid,
  key_changed: silent,
  end_began: counted("last_round"),
  final_began: bare,
  tom_turned: tomTurned,
  scored,
  match_ended: ({ who, text }) => line("over", who, { thing: ended(text("reason")) }),
};

/** An event as a line of the log; null: others say the same. */
export function tell(event: GameEvent, people: People, view?: View): string | null {
  const seat = Number(event["seat"] ?? -1);
  const told: Told = {
    type: event.type,
    people,
    view,
    who: seat < 0 ? { who: "other", name: "" } : whoIs(people, seat),
    text: (field) => String(event[field]),
    number: (field) => Number(event[field]),
  };
  return TELLERS[event.type]?.(told) ?? null;
}

/** The kinds of events that are known, and those that are not worth a line. */
export const toldEvents: ReadonlySet<string> = new Set(Object.keys(TELLERS));
export const silentEvents: readonly string[] = Object.keys(TELLERS).filter((type) => TELLERS[type] === silent);
