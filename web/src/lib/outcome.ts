/** How a match ended, in words. */
import type { People } from "../games/board";
import { m } from "./words.svelte";
import type { OutcomeInfo } from "../protocol";
import { prefs } from "./prefs.svelte";

export const [BROKEN_OFF, ABORTED, RESIGNED] = ["broken_off", "aborted", "resigned"];

/** Whether the match was played to its end, so that all of it may be shown. */
export const isPlayedOut = ({ reason }: OutcomeInfo): boolean => ![BROKEN_OFF, ABORTED, RESIGNED].includes(reason);

export function winnersOf(outcome: OutcomeInfo): number[] {
  return outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
}

/** Who has won, as a title. */
export function sayWinners(outcome: OutcomeInfo, people: People): string {
  if (outcome.reason === BROKEN_OFF) return m.replay_broken_off();
  if (outcome.reason === ABORTED) return m.replay_aborted();
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
