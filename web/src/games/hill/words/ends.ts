/** How a match ends, and what announces it. */
import { m } from "../../../lib/words.svelte";
import type { People } from "../../board";
import { byEnd } from "../../kinds";
import { listed, nameOf, whoIs } from "../../people";
import type { End } from "../types";
import type { View } from "../view";
import { ringOf } from "./places";

/** Why the match ended, as the end of a sentence. */
export const ended = byEnd<End>({
  summit: m.hill_end_summit,
  turn_limit: m.hill_end_turn_limit,
  broken_off: m.hill_end_broken_off,
});
const USUAL_CARDS = 3; // at most, but for flying cards (M21)
const TOP_RING = 4;

/** Who has won. */
export function won(view: View, people: People): string {
  const winners = view.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const [first] = winners;
  if (first === undefined) return "";
  if (winners.length === 1) return m.hill_won(whoIs(people, first));
  return m.hill_won_shared({ names: listed(winners.map((seat) => nameOf(people, seat))) });
}

/** What the board announces: that more cards may be played than usual, or that somebody is near the summit. */
export function banner(view: View): string | null {
  if (view.reason) return null;
  const extra = view.cards_allowed - USUAL_CARDS;
  if (extra > 0) return m.hill_banner_extra({ count: extra });
  return view.goblins.some((goblin) => ringOf(goblin.place) === TOP_RING) ? m.hill_banner_near() : null;
}
