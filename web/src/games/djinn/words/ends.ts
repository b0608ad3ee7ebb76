/** How a match ends, and what announces it. */
import { m } from "../../../lib/words.svelte";
import type { People } from "../../board";
import { byEnd } from "../../kinds";
import { listed, nameOf, whoIs } from "../../people";
import type { End, View } from "../types";

const CARDS_TO_TELL = 4; // of Tom's

/** Why the match ended, as the end of a sentence. */
export const ended = byEnd<End>({
  points: m.djinn_end_points,
  tom: m.djinn_end_tom,
  broken_off: m.djinn_end_broken_off,
});

/** Who has won. */
export function won(view: View, people: People): string {
  const winners = view.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const [first] = winners;
  if (first === undefined) return view.reason === "tom" ? m.djinn_lost() : "";
  if (winners.length > 1) return m.djinn_won_shared({ names: listed(winners.map((seat) => nameOf(people, seat))) });
  return m.djinn_won({ ...whoIs(people, first), count: view.seats[first]?.total ?? 0 });
}

/** What the board announces: that the end has begun, or that Tom's cards run out. */
export function banner(view: View): string | null {
  const { reason, doing, last_round: last, round, seats, tom } = view;
  if (reason) return null;
  if (doing.final) return m.djinn_banner({ id: "final", count: 0 });
  if (last !== null) return m.djinn_banner({ id: round < last ? "end" : "last", count: 0 });
  return seats.length === 1 && tom.length <= CARDS_TO_TELL ? m.djinn_banner({ id: "tom", count: tom.length }) : null;
}
