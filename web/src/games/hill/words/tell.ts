/** What happened, as lines of the log. */
import { m } from "../../../lib/words.svelte";
import type { People } from "../../board";
import { byType } from "../../kinds";
import { whoIs, type Who } from "../../people";
import type { Events } from "../types";
import type { View } from "../view";
import { cardTitle, tileTitle } from "./cards";
import { ended } from "./ends";
import { sitsAfter, sitText } from "./goblins";
import { fromText, toText, wayTitle } from "./places";

type Going = Events["goblin_moved" | "goblin_pushed" | "goblin_rose" | "goblin_fell" | "goblin_fled"];

const whose = ({ seat, goblin }: { seat: number; goblin: number }, people: People) => ({
  ...whoIs(people, seat),
  goblin,
});
const moved = (event: Going, people: People) => ({
  ...whose(event, people),
  from: fromText(event.start),
  to: toText(event.end),
});

/** A goblin that goes or is pushed may end on another's shoulders. */
function landed(sentence: string, { seat, goblin, end }: Going, people: People, view?: View): string {
  const lower = view && sitsAfter(view, seat, goblin, end);
  return lower ? `${sentence} ${sitText(lower, seat, people)}` : sentence;
}

function ravenSent({ seat, target }: Events["raven_sent"], people: People): string {
  const { who: whom, name: of } = whoIs(people, target);
  return m.hill_tell_raven_sent({ ...whoIs(people, seat), whom: target === seat ? "own" : whom, of });
}

/** Whoever sees a hand is told which cards are drawn. */
function drew({ seat, cards }: Events["drew"], people: People, view?: View): string | null {
  if (seat === people.me || view?.seats[seat]?.hand) return null;
  return m.hill_tell_drew({ ...whoIs(people, seat), count: cards });
}

/** A message about a seat, and nothing else. */
const by =
  (say: (who: Who) => string) =>
  ({ seat }: { seat: number }, people: People): string =>
    say(whoIs(people, seat));

/** A message about a seat and a card. */
const withCard =
  (say: (words: Who & { card: string }) => string) =>
  ({ seat, card }: Events["card_discarded" | "card_put" | "got"], people: People): string =>
    say({ ...whoIs(people, seat), card: cardTitle(card) });

/** An event as a line of the log; null: others say the same. */
export const tell = byType<Events, [people: People, view?: View], string | null>(
  {
    goblin_placed: (event, people) =>
      m.hill_tell_goblin_placed({ ...whose(event, people), village: event.village.slice(1) }),
    turn_began: ({ seat, turn }, people) => m.hill_tell_turn_began({ ...whoIs(people, seat), turn }),
    goblin_named: (event, people) =>
      m.hill_tell_goblin_named({ ...whose(event, people), card: event.card.startsWith("j") ? "joker" : "number" }),
    card_played: ({ seat, card, way }, people) =>
      m.hill_tell_card_played({ ...whoIs(people, seat), card: cardTitle(card), way: wayTitle(way) }),
    goblin_moved: (event, people, view) => landed(m.hill_tell_goblin_moved(moved(event, people)), event, people, view),
    goblin_pushed: (event, people, view) =>
      landed(m.hill_tell_goblin_pushed(moved(event, people)), event, people, view),
    tile_shown: (event, people) => m.hill_tell_tile_shown({ ...whose(event, people), tile: tileTitle(event.tile) }),
    tile_removed: ({ tile }) => m.hill_tell_tile_removed({ tile: tileTitle(tile) }),
    tile_turned_up: ({ field, tile }) => m.hill_tell_tile_turned_up({ field, tile: tileTitle(tile) }),
    tiles_turned_down: ({ tiles }) => m.hill_tell_tiles_turned_down({ count: tiles }),
    hill_turned: ({ seat, way }, people) => m.hill_tell_hill_turned({ ...whoIs(people, seat), way: wayTitle(way) }),
    goblin_rose: (event, people) => m.hill_tell_goblin_rose(moved(event, people)),
    goblin_fell: (event, people) => m.hill_tell_goblin_fell(moved(event, people)),
    goblin_fled: (event, people) => m.hill_tell_goblin_fled(moved(event, people)),
    goblin_waits: (event, people) => m.hill_tell_goblin_waits({ ...whose(event, people), field: event.field }),
    stone_taken: ({ seat, stones }, people) => m.hill_tell_stone_taken({ ...whoIs(people, seat), stones }),
    stone_too_many: by(m.hill_tell_stone_too_many),
    raven_sent: ravenSent,
    raven_waits: by(m.hill_tell_raven_waits),
    stone_lost: by(m.hill_tell_stone_lost),
    card_granted: by(m.hill_tell_card_granted),
    card_discarded: withCard(m.hill_tell_card_discarded),
    card_put: withCard(m.hill_tell_card_put),
    drew,
    got: withCard(m.hill_tell_got),
    pile_renewed: ({ cards }) => m.hill_tell_pile_renewed({ count: cards }),
    turn_ended: by(m.hill_tell_turn_ended),
    match_ended: ({ reason }) => m.hill_over({ why: ended(reason) }),
  },
  null,
);
