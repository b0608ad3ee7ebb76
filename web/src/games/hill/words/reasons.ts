/** Why a bot would do something, as short phrases. */
import { m } from "../../../paraglide/messages.js";
import type { People } from "../../board";
import { whoIs, type Who } from "../../people";
import { toRing } from "./places";

export interface Reason {
  kind: string;
  args: Record<string, number | string>;
}

interface Given {
  whose: Who & { goblin: number };
  to: string; // the ring that somebody comes to
  count: number;
  args: Reason["args"];
}

const REASONS: Record<string, (given: Given) => string> = {
  wins: ({ whose }) => m.hill_reason_wins(whose),
  lets_win: ({ whose }) => m.hill_reason_lets_win(whose),
  averts: ({ whose }) => m.hill_reason_averts(whose),
  summit_next: ({ whose }) => m.hill_reason_summit_next(whose),
  climbs: ({ whose, to }) => m.hill_reason_climbs({ ...whose, to }),
  falls: ({ whose, to }) => m.hill_reason_falls({ ...whose, to }),
  way_up: ({ whose, to }) => m.hill_reason_way_up({ ...whose, to }),
  ways: ({ whose, count }) => m.hill_reason_ways({ ...whose, count }),
  corner: ({ whose }) => m.hill_reason_corner(whose),
  waits: ({ whose }) => m.hill_reason_waits(whose),
  frees: ({ whose }) => m.hill_reason_frees(whose),
  blocks: ({ whose }) => m.hill_reason_blocks(whose),
  unseats: ({ whose }) => m.hill_reason_unseats(whose),
  sends_down: ({ whose, to }) => m.hill_reason_sends_down({ ...whose, to }),
  helps: ({ whose, to }) => m.hill_reason_helps({ ...whose, to }),
  stone: () => m.hill_reason_stone(),
  robs: ({ whose }) => m.hill_reason_robs(whose),
  raven_waits: ({ whose }) => m.hill_reason_raven_waits(whose),
  shows: ({ count }) => m.hill_reason_shows({ count }),
  new_cards: ({ count }) => m.hill_reason_new_cards({ count }),
  keeps_joker: () => m.hill_reason_keeps_joker(),
  keeps_card: ({ args }) => m.hill_reason_keeps_card({ card: args["card"] ?? "", level: args["level"] ?? "" }),
};

export function reason({ kind, args }: Reason, people: People): string {
  const given: Given = {
    whose: { ...whoIs(people, Number(args["seat"] ?? -1)), goblin: Number(args["goblin"] ?? 0) },
    to: toRing(Number(args["level"] ?? 0)),
    count: Number(args["count"] ?? 0),
    args,
  };
  return REASONS[kind]?.(given) ?? kind;
}
