/** What happened, as lines of the log. */
import { m } from "../../../paraglide/messages.js";
import type { GameEvent, People } from "../../board";
import { whoIs } from "../../people";
import type { View } from "../view";
import { cardTitle, tileTitle } from "./cards";
import { ended } from "./ends";
import { sitsAfter, sitText } from "./goblins";
import { fromText, toText, wayTitle } from "./places";

interface Told {
  people: People;
  view: View | undefined; // the table after it, if it is known
  text(field: string): string;
  number(field: string): number;
}

const who = ({ people, number }: Told) => whoIs(people, number("seat"));
const card = (told: Told) => ({ ...who(told), card: cardTitle(told.text("card")) });
const goblin = (told: Told) => ({ ...who(told), goblin: told.number("goblin") });
const tile = ({ text }: Told) => ({ tile: tileTitle(text("tile")), field: text("field") });
const way = ({ text }: Told) => ({ way: wayTitle(text("way")) });
const moved = (told: Told) => ({ ...goblin(told), from: fromText(told.text("start")), to: toText(told.text("end")) });

/** A goblin that goes or is pushed may end on another's shoulders. */
function landed(told: Told, sentence: string): string {
  const { people, view, number, text } = told;
  const lower = view && sitsAfter(view, number("seat"), number("goblin"), text("end"));
  return lower ? `${sentence} ${sitText(lower, number("seat"), people)}` : sentence;
}

function named(told: Told): string {
  return m.hill_tell_goblin_named({ ...goblin(told), card: told.text("card").startsWith("j") ? "joker" : "number" });
}

function ravenSent(told: Told): string {
  const { who: whom, name: of } = whoIs(told.people, told.number("target"));
  const own = told.number("target") === told.number("seat");
  return m.hill_tell_raven_sent({ ...who(told), whom: own ? "own" : whom, of });
}

const SENTENCES: Record<string, (told: Told) => string | null> = {
  goblin_placed: (told) => m.hill_tell_goblin_placed({ ...goblin(told), village: told.text("village").slice(1) }),
  turn_began: (told) => m.hill_tell_turn_began({ ...who(told), turn: told.number("turn") }),
  goblin_named: named,
  card_played: (told) => m.hill_tell_card_played({ ...card(told), ...way(told) }),
  goblin_moved: (told) => landed(told, m.hill_tell_goblin_moved(moved(told))),
  goblin_pushed: (told) => landed(told, m.hill_tell_goblin_pushed(moved(told))),
  tile_shown: (told) => m.hill_tell_tile_shown({ ...goblin(told), ...tile(told) }),
  tile_removed: (told) => m.hill_tell_tile_removed(tile(told)),
  tile_turned_up: (told) => m.hill_tell_tile_turned_up(tile(told)),
  tiles_turned_down: ({ number }) =>
    number("tiles") ? m.hill_tell_tiles_turned_down({ count: number("tiles") }) : null,
  hill_turned: (told) => m.hill_tell_hill_turned({ ...who(told), ...way(told) }),
  goblin_rose: (told) => m.hill_tell_goblin_rose(moved(told)),
  goblin_fell: (told) => m.hill_tell_goblin_fell(moved(told)),
  goblin_fled: (told) => m.hill_tell_goblin_fled(moved(told)),
  goblin_waits: (told) => m.hill_tell_goblin_waits({ ...goblin(told), field: told.text("field") }),
  stone_taken: (told) => m.hill_tell_stone_taken({ ...who(told), stones: told.number("stones") }),
  stone_too_many: (told) => m.hill_tell_stone_too_many(who(told)),
  raven_sent: ravenSent,
  raven_waits: (told) => m.hill_tell_raven_waits(who(told)),
  stone_lost: (told) => m.hill_tell_stone_lost(who(told)),
  card_granted: (told) => m.hill_tell_card_granted(who(told)),
  card_discarded: (told) => m.hill_tell_card_discarded(card(told)),
  card_put: (told) => m.hill_tell_card_put(card(told)),
  drew: (told) => m.hill_tell_drew({ ...who(told), count: told.number("cards") }),
  got: (told) => m.hill_tell_got(card(told)),
  pile_renewed: ({ number }) => m.hill_tell_pile_renewed({ count: number("cards") }),
  match_ended: ({ text }) => m.hill_over({ why: ended(text("reason")) }),
};

/** An event as a line of the log; null: others say the same. Whoever sees a hand is told which cards are drawn. */
export function tell(event: GameEvent, people: People, view?: View): string | null {
  const sees = event["seat"] === people.me || view?.seats[Number(event["seat"])]?.hand;
  if (event.type === "drew" && sees) return null;
  const told: Told = { people, view, text: (field) => String(event[field]), number: (field) => Number(event[field]) };
  return SENTENCES[event.type]?.(told) ?? null;
}

/** The kinds of events that have words. */
export const toldEvents: ReadonlySet<string> = new Set(Object.keys(SENTENCES));
