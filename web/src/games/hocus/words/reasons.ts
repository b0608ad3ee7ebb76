/** Why a bot would do something, as short phrases. */
import { m } from "../../../paraglide/messages.js";
import type { People } from "../../board";
import { whoIs, type Who } from "../../people";
import { cardTitle } from "./cards";

export interface Reason {
  kind: string;
  args: Record<string, number | string>;
}

interface Given {
  who: Who;
  count: number; // of fields, cards or spells
  turns: number;
  numbers: number; // of a die
  args: Reason["args"];
}

const FACES = 6;

const nearHome = ({ numbers }: Given): string =>
  numbers >= FACES ? m.hocus_reason_near_home_any() : m.hocus_reason_near_home({ numbers });

const REASONS: Record<string, (given: Given) => string> = {
  wins: () => m.hocus_reason_wins(),
  stops_win: ({ who }) => m.hocus_reason_stops_win(who),
  takes_place: ({ who }) => m.hocus_reason_takes_place(who),
  sends_back: ({ who, args }) =>
    m.hocus_reason_sends_back({ ...who, to: args["place"] === "KING" ? m.hocus_to_king() : m.hocus_to_start() }),
  near_home: nearHome,
  hinders_win: ({ who, numbers }) => m.hocus_reason_hinders_win({ ...who, numbers }),
  reverses: ({ who, turns }) => m.hocus_reason_reverses({ ...who, turns }),
  frees: ({ count }) => m.hocus_reason_frees({ count }),
  freezes: ({ who, turns }) => m.hocus_reason_freezes({ ...who, turns }),
  sets_back: ({ who, count }) => m.hocus_reason_sets_back({ ...who, count }),
  slows: ({ who, turns }) => m.hocus_reason_slows({ ...who, turns }),
  takes_hand: ({ who, count }) => m.hocus_reason_takes_hand({ ...who, count }),
  steals: ({ who }) => m.hocus_reason_steals(who),
  silences: ({ who, turns }) => m.hocus_reason_silences({ ...who, turns }),
  shields: ({ turns }) => m.hocus_reason_shields({ turns }),
  past_king: () => m.hocus_reason_past_king(),
  out_of_minus: () => m.hocus_reason_out_of_minus(),
  escapes: ({ who }) => m.hocus_reason_escapes(who),
  keeps: ({ args }) => m.hocus_reason_keeps({ spell: cardTitle(String(args["spell"])) }),
  on_crown: () => m.hocus_reason_on_crown(),
  draws: () => m.hocus_reason_draws(),
  advances: ({ count }) => m.hocus_reason_advances({ count }),
};

export function reason({ kind, args }: Reason, people: People): string {
  const given: Given = {
    who: whoIs(people, Number(args["seat"] ?? -1)),
    count: Number(args["fields"] ?? args["cards"] ?? args["spells"] ?? 0),
    turns: Number(args["turns"] ?? 0),
    numbers: Number(args["numbers"] ?? 0),
    args,
  };
  return REASONS[kind]?.(given) ?? kind;
}
