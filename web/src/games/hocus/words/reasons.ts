/** Why a bot would do something, as short phrases. */
import { m } from "../../../lib/words.svelte";
import type { People } from "../../board";
import { byReason } from "../../kinds";
import { whoIs } from "../../people";
import type { Reasons } from "../types";
import { cardTitle } from "./cards";

const FACES = 6;

export const reason = byReason<Reasons, [people: People]>({
  wins: () => m.hocus_reason_wins(),
  may_win: ({ numbers }) => m.hocus_reason_may_win({ numbers }),
  stops_win: ({ seat }, people) => m.hocus_reason_stops_win(whoIs(people, seat)),
  takes_place: ({ seat }, people) => m.hocus_reason_takes_place(whoIs(people, seat)),
  sends_back: ({ seat, place }, people) =>
    m.hocus_reason_sends_back({
      ...whoIs(people, seat),
      to: place === "KING" ? m.hocus_to_king() : m.hocus_to_start(),
    }),
  near_home: ({ numbers }) =>
    numbers >= FACES ? m.hocus_reason_near_home_any() : m.hocus_reason_near_home({ numbers }),
  may_hit: ({ seat, numbers }, people) => m.hocus_reason_may_hit({ ...whoIs(people, seat), numbers }),
  hinders_win: ({ seat, numbers }, people) => m.hocus_reason_hinders_win({ ...whoIs(people, seat), numbers }),
  reverses: ({ seat, turns }, people) => m.hocus_reason_reverses({ ...whoIs(people, seat), turns }),
  frees: ({ spells }) => m.hocus_reason_frees({ count: spells }),
  freezes: ({ seat, turns }, people) => m.hocus_reason_freezes({ ...whoIs(people, seat), turns }),
  sets_back: ({ seat, fields }, people) => m.hocus_reason_sets_back({ ...whoIs(people, seat), count: fields }),
  slows: ({ seat, turns }, people) => m.hocus_reason_slows({ ...whoIs(people, seat), turns }),
  takes_hand: ({ seat, cards }, people) => m.hocus_reason_takes_hand({ ...whoIs(people, seat), count: cards }),
  steals: ({ seat }, people) => m.hocus_reason_steals(whoIs(people, seat)),
  silences: ({ seat, turns }, people) => m.hocus_reason_silences({ ...whoIs(people, seat), turns }),
  shields: ({ turns }) => m.hocus_reason_shields({ turns }),
  past_king: () => m.hocus_reason_past_king(),
  out_of_minus: () => m.hocus_reason_out_of_minus(),
  escapes: ({ seat }, people) => m.hocus_reason_escapes(whoIs(people, seat)),
  keeps: ({ spell }) => m.hocus_reason_keeps({ spell: cardTitle(spell) }),
  on_crown: () => m.hocus_reason_on_crown(),
  draws: () => m.hocus_reason_draws(),
  advances: ({ fields }) => m.hocus_reason_advances({ count: fields }),
});
