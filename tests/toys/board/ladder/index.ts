/** Ladder: a board in as few lines as the shell allows. */
import { m } from "../../lib/words.svelte";
import type { GameBoard } from "../board";
import { byEnd, byReason, byType } from "../kinds";
import { nameOf, whoIs } from "../people";
import Board from "./Board.svelte";
import type { Actions, End, Events, Reasons, Vocabulary, View } from "./types";

const label = byType<Actions, [View], string>(
  { step: (_, { step }) => m.ladder_why_step({ rungs: step }), dash: () => m.ladder_why_dash() },
  "",
);

const ladder: GameBoard<Vocabulary> = {
  Board,
  pick: () => null, // all choices are buttons
  ask: (view, people) => m.ladder_ask_turn(whoIs(people, view.active)),
  label,
  explain: label,
  tell: byType<Events, [Parameters<typeof whoIs>[0]], string | null>(
    {
      climbed: ({ seat, rungs }, people) => m.ladder_tell_climbed({ ...whoIs(people, seat), rungs }),
      fell: ({ seat }, people) => m.ladder_tell_fell(whoIs(people, seat)),
      match_ended: ({ reason }) => m.ladder_tell_match_ended({ reason }),
    },
    null,
  ),
  describe: ({ seats, top }, people) =>
    seats.map(({ height }, seat) => `${nameOf(people, seat)}: ${String(height)} / ${String(top)}`),
  reason: byReason<Reasons, []>({
    wins: () => m.ladder_reason_wins(),
    climbs: ({ rungs }) => m.ladder_reason_climbs({ rungs }),
  }),
  ended: byEnd<Exclude<End, "">>({
    reached: () => m.ladder_tell_match_ended({ reason: "reached" }),
    late: () => m.ladder_tell_match_ended({ reason: "late" }),
    broken_off: () => m.plain_broken_off(),
  }),
  openHands: () => true,
  reaction: () => false,
  banner: () => null,
  refusal: () => null,
  statistics: () => [],
};

export default ladder;
