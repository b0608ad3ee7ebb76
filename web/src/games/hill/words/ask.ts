/** What is asked of somebody, as one short line. */
import { m } from "../../../lib/words.svelte";
import type { People } from "../../board";
import { byPrompt } from "../../kinds";
import { whoIs, type Who } from "../../people";
import type { Prompt, Way } from "../types";
import type { View } from "../view";
import { cardTitle } from "./cards";
import { ended, won } from "./ends";
import { wayTitle } from "./places";

/** What is asked now; what was picked already narrows it down. */
export function ask(view: View, people: People, picked: readonly string[] = []): string {
  if (view.reason) return `${m.hill_over({ why: ended(view.reason) })} ${won(view, people)}`.trim();
  if (view.to_act === null) return m.hill_ask_none();
  const who = whoIs(people, view.to_act);
  return (who.who === "me" && askPicked(who, picked)) || asks(view.prompt, view, who);
}

/** What is open when a goblin is named already, or only the card that moves it. */
function askPicked(who: Who, picked: readonly string[]): string | null {
  const [kind, card = "", way = ""] = picked[0]?.split(":") ?? [];
  if (kind === "name") return m.hill_ask_move({ ...who, goblin: card.slice(-1) });
  return kind === "move" ? m.hill_ask_goblin({ card: cardTitle(card), way: wayTitle(way as Way) }) : null;
}

/** What each prompt asks. */
export const asks = byPrompt<Prompt, [view: View, who: Who]>({
  none: () => m.hill_ask_none(),
  place: (_, who) => m.hill_ask_place(who),
  turn: (view, who) => (view.can_play ? m.hill_ask_turn : m.hill_ask_only_exchange)(who),
  exchange: (view, who) => m.hill_ask_exchange({ ...who, count: view.cards_put }),
  move: (view, who) => m.hill_ask_move({ ...who, goblin: view.goblin ?? "" }),
  move_on: (view, who) => m.hill_ask_move_on({ ...who, goblin: view.goblin ?? "" }),
  village: (view, who) => m.hill_ask_village({ ...who, goblin: view.lander?.[1] ?? "", cause: view.cause ?? "" }),
  tile: (view, who) => m.hill_ask_tile({ ...who, count: view.picks }),
  whom: (_, who) => m.hill_ask_whom(who),
  discard: (_, who) => m.hill_ask_discard(who),
  turn_hill: (_, who) => m.hill_ask_turn_hill(who),
});
