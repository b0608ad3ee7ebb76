/** Choices: as labels of buttons, and as sentences that say what they do. */
import { m } from "../../../paraglide/messages.js";
import type { GameAction, People } from "../../board";
import { whoIs } from "../../people";
import type { View } from "../view";
import { cardTitle } from "./cards";
import { fromText, wayTitle } from "./places";

const text = (action: GameAction, field: string): string => String(action[field]);
const number = (action: GameAction, field: string): number => Number(action[field]);
const card = (action: GameAction) => ({ card: cardTitle(text(action, "card")) });
const village = (action: GameAction) => ({ village: text(action, "village") });
const way = (action: GameAction) => ({ way: wayTitle(text(action, "way")) });

/** The number on a card as it is played: 3, also of a joker that stands for a 3. */
const valueOf = (action: GameAction): number => Number(text(action, "card").slice(-1));

/** A choice as the label of a button. */
export function label(action: GameAction, view: View, people: People): string {
  switch (action.type) {
    case "place":
      return m.hill_do_place({ ...village(action), goblin: text(action, "goblin") });
    case "name":
      return (text(action, "card").startsWith("j") ? m.hill_do_name_joker : m.hill_do_name)({
        goblin: valueOf(action),
      });
    case "exchange":
      return m.hill_do_exchange(card(action));
    case "done":
      return m.hill_do_done({ count: view.cards_put });
    case "move":
      return m.hill_do_move({ ...card(action), ...way(action) });
    case "end":
      return m.hill_do_end();
    case "village":
      return m.hill_do_village(village(action));
    case "reveal":
      return m.hill_do_reveal({ field: text(action, "field") });
    case "raven":
      return m.hill_do_raven(whoIs(people, number(action, "seat")));
    case "discard":
      return m.hill_do_discard(card(action));
    case "turn":
      return way(action).way;
    default:
      return action.type;
  }
}

/** What a choice does, as a sentence. */
export function explain(action: GameAction, view: View, people: People): string {
  switch (action.type) {
    case "place":
      return m.hill_why_place({ ...village(action), goblin: text(action, "goblin") });
    case "name":
      return explainName(valueOf(action), view);
    case "exchange":
      return m.hill_why_exchange();
    case "done":
      return m.hill_why_done();
    case "move":
      return m.hill_why_move({ ...way(action), value: valueOf(action) });
    case "end":
      return m.hill_why_end();
    case "village":
      return m.hill_why_village(village(action));
    case "reveal":
      return m.hill_why_reveal({ field: text(action, "field") });
    case "raven":
      return explainRaven(number(action, "seat"), view, people);
    case "discard":
      return m.hill_why_discard();
    case "turn":
      return m.hill_why_turn(way(action));
    default:
      return label(action, view, people);
  }
}

function explainName(goblin: number, view: View): string {
  const place = view.goblins.find((one) => one.seat === view.active && one.number === goblin)?.place;
  return place ? m.hill_why_name({ goblin, from: fromText(place) }) : m.hill_do_name({ goblin });
}

/** The raven takes a stone, or waits for one (M20). */
function explainRaven(seat: number, view: View, people: People): string {
  return (view.seats[seat]?.stones ? m.hill_why_raven_takes : m.hill_why_raven_waits)(whoIs(people, seat));
}
