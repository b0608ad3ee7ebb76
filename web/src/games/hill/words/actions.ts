/** Choices: as labels of buttons, and as sentences that say what they do. */
import { m } from "../../../lib/words.svelte";
import type { People } from "../../board";
import { byType } from "../../kinds";
import { whoIs } from "../../people";
import type { Actions, Played } from "../types";
import type { View } from "../view";
import { cardTitle } from "./cards";
import { fromText, wayTitle } from "./places";

/** The number on a card as it is played: 3, also of a joker that stands for a 3. */
const valueOf = (card: Played): number => Number(card.slice(-1));

/** A choice as the label of a button. */
export const label = byType<Actions, [view: View, people: People], string>(
  {
    place: ({ goblin, village }) => m.hill_do_place({ goblin, village }),
    name: ({ card }) =>
      (card.startsWith("j") ? m.hill_do_name_joker : m.hill_do_name)({
        goblin: valueOf(card),
      }),
    exchange: ({ card }) => m.hill_do_exchange({ card: cardTitle(card) }),
    done: (_, view) => m.hill_do_done({ count: view.cards_put }),
    move: ({ card, way }) => m.hill_do_move({ card: cardTitle(card), way: wayTitle(way) }),
    end: () => m.hill_do_end(),
    village: ({ village }) => m.hill_do_village({ village }),
    reveal: ({ field }) => m.hill_do_reveal({ field }),
    raven: ({ seat }, _, people) => m.hill_do_raven(whoIs(people, seat)),
    discard: ({ card }) => m.hill_do_discard({ card: cardTitle(card) }),
    turn: ({ way }) => wayTitle(way),
  },
  "",
);

/** What a choice does, as a sentence. */
export const explain = byType<Actions, [view: View, people: People], string>(
  {
    place: ({ goblin, village }) => m.hill_why_place({ goblin, village }),
    name: ({ card }, view) => explainName(valueOf(card), view),
    exchange: () => m.hill_why_exchange(),
    done: () => m.hill_why_done(),
    move: ({ card, way }) => m.hill_why_move({ way: wayTitle(way), value: valueOf(card) }),
    end: () => m.hill_why_end(),
    village: ({ village }) => m.hill_why_village({ village }),
    reveal: ({ field }) => m.hill_why_reveal({ field }),
    raven: ({ seat }, view, people) => explainRaven(seat, view, people),
    discard: () => m.hill_why_discard(),
    turn: ({ way }) => m.hill_why_turn({ way: wayTitle(way) }),
  },
  "",
);

function explainName(goblin: number, view: View): string {
  const place = view.goblins.find((one) => one.seat === view.active && one.number === goblin)?.place;
  return place ? m.hill_why_name({ goblin, from: fromText(place) }) : m.hill_do_name({ goblin });
}

/** The raven takes a stone, or waits for one (M20). */
function explainRaven(seat: number, view: View, people: People): string {
  return (view.seats[seat]?.stones ? m.hill_why_raven_takes : m.hill_why_raven_waits)(whoIs(people, seat));
}
