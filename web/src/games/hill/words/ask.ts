/** What is asked of somebody, as one short line. */
import { m } from "../../../paraglide/messages.js";
import type { People } from "../../board";
import { whoIs, type Who } from "../../people";
import type { View } from "../view";
import { cardTitle } from "./cards";
import { ended, won } from "./ends";
import { wayTitle } from "./places";

/** What is asked now; what was picked already narrows it down. */
export function ask(view: View, people: People, picked: readonly string[] = []): string {
  if (view.reason) return `${m.hill_over({ why: ended(view.reason) })} ${won(view, people)}`.trim();
  if (view.to_act === null) return m.hill_ask_none();
  const who = whoIs(people, view.to_act);
  return (who.who === "me" && askPicked(who, picked)) || asked(view, who);
}

/** What is open when a goblin is named already, or only the card that moves it. */
function askPicked(who: Who, picked: readonly string[]): string | null {
  const [kind, card = "", way = ""] = picked[0]?.split(":") ?? [];
  if (kind === "name") return m.hill_ask_move({ ...who, goblin: card.slice(-1) });
  return kind === "move" ? m.hill_ask_goblin({ card: cardTitle(card), way: wayTitle(way) }) : null;
}

function asked(view: View, who: Who): string {
  const goblin = view.goblin ?? "";
  switch (view.prompt) {
    case "place":
      return m.hill_ask_place(who);
    case "turn":
      return (view.can_play ? m.hill_ask_turn : m.hill_ask_only_exchange)(who);
    case "exchange":
      return m.hill_ask_exchange({ ...who, count: view.cards_put });
    case "move":
      return m.hill_ask_move({ ...who, goblin });
    case "move_on":
      return (view.can_play ? m.hill_ask_move_on : m.hill_ask_end)({ ...who, goblin });
    case "village":
      return m.hill_ask_village({ ...who, goblin: view.lander?.[1] ?? goblin });
    case "tile":
      return m.hill_ask_tile({ ...who, count: view.picks });
    case "whom":
      return m.hill_ask_whom(who);
    case "discard":
      return m.hill_ask_discard(who);
    case "turn_hill":
      return m.hill_ask_turn_hill(who);
    default:
      return m.hill_ask_none();
  }
}
