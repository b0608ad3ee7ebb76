/** How a match ended, in words. */
import type { People } from "../games/board";
import { m } from "../paraglide/messages.js";
import type { OutcomeInfo } from "../protocol";
import { prefs } from "./prefs.svelte";

export const BROKEN_OFF = "broken_off";

export function winnersOf(outcome: OutcomeInfo): number[] {
  return outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
}

/** Who has won, as a title. */
export function sayWinners(outcome: OutcomeInfo, people: People): string {
  if (outcome.reason === BROKEN_OFF) return m.replay_broken_off();
  const winners = winnersOf(outcome);
  const [winner] = winners;
  if (winner === undefined) return people.names.length === 1 ? m.replay_you_lose() : m.replay_nobody_wins();
  if (winners.length === 1) {
    return winner === people.me ? m.replay_you_win() : m.replay_wins({ name: people.names[winner] ?? "" });
  }
  if (winners.length === people.names.length) return m.replay_all_win();
  const list = new Intl.ListFormat(prefs.locale, { type: "conjunction" });
  return m.replay_share_win({ names: list.format(winners.map((seat) => people.names[seat] ?? "")) });
}
