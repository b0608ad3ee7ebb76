/** How a match ends, and what announces it. */
import { m } from "../../../lib/words.svelte";
import type { People } from "../../board";
import { byEnd } from "../../kinds";
import type { End } from "../types";
import type { View } from "../view";
import { listed, nameOf, whoIs } from "../../people";

/** Why the match ended, as the end of a sentence. */
export const ended = byEnd<End>({
  fulfilled: m.towers_end_fulfilled,
  nobody_outside: m.towers_end_nobody_outside,
  turn_limit: m.towers_end_turn_limit,
  all_home: m.towers_end_all_home,
  cards_used_up: m.towers_end_cards_used_up,
  broken_off: m.towers_end_broken_off,
});
const CARDS_TO_TELL = 5;

/** Who has won. */
export function won(view: View, people: People): string {
  const winners = view.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const [first] = winners;
  if (first === undefined) return view.ranks.length > 0 ? m.towers_lost() : "";
  if (winners.length === 1) return m.towers_won(whoIs(people, first));
  if (view.together) return m.towers_won_all();
  return m.towers_won_shared({ names: listed(winners.map((seat) => nameOf(people, seat))) });
}

/** What the board announces: the last round, or that the cards of a joint game run out. */
export function banner(view: View): string | null {
  if (view.reason) return null;
  if (view.ending) return m.towers_banner_last_round();
  const left = view.cards_left ?? 0;
  return left > 0 && left <= CARDS_TO_TELL ? m.towers_banner_cards_left({ count: left }) : null;
}
