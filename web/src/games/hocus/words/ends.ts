/** How a match ends, and what announces it. */
import { m } from "../../../lib/words.svelte";
import type { People } from "../../board";
import { byEnd } from "../../kinds";
import { listed, nameOf, whoIs } from "../../people";
import type { End, View } from "../types";

const ROUNDS_TO_TELL = 5;
const NEAR = 6; // a roll may do

/** Why the match ended, as the end of a sentence. */
export const ended = byEnd<End>({
  finished: m.hocus_end_finished,
  round_limit: m.hocus_end_round_limit,
  broken_off: m.hocus_end_broken_off,
});

/** Who has won. */
export function won(view: View, people: People): string {
  const winners = view.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const [first] = winners;
  if (first === undefined) return "";
  if (winners.length === 1) return m.hocus_won(whoIs(people, first));
  return m.hocus_won_shared({ names: listed(winners.map((seat) => nameOf(people, seat))) });
}

/** What the board announces: that somebody may be home soon, or that the rounds run out. */
export function banner(view: View): string | null {
  if (view.reason) return null;
  const left = view.round_limit - view.round + 1;
  if (left <= ROUNDS_TO_TELL) return m.hocus_banner_rounds({ count: left });
  return view.seats.some((seat) => seat.left <= NEAR) ? m.hocus_banner_near() : null;
}
