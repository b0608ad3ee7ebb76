/** Why a bot would do something, as short phrases. */
import { m } from "../../../paraglide/messages.js";
import type { People } from "../../board";
import { cardTitle } from "./cards";
import { whoIs, type Who } from "../../people";

export interface Reason {
  kind: string;
  args: Record<string, number | string>;
}

interface Given {
  who: Who;
  count: number; // of wizards, potions or spaces
  args: Reason["args"];
}

const REASONS: Record<string, (given: Given) => string> = {
  wins: () => m.towers_reason_wins(),
  fulfils: () => m.towers_reason_fulfils(),
  more_potions: ({ who }) => m.towers_reason_more_potions(who),
  stops_last: ({ who }) => m.towers_reason_stops_last(who),
  brings_home: ({ count }) => m.towers_reason_brings_home({ count }),
  partner_home: ({ who, count }) => m.towers_reason_partner_home({ ...who, count }),
  last_potion: () => m.towers_reason_last_potion(),
  fills: ({ count }) => m.towers_reason_fills({ count }),
  frees: ({ count }) => m.towers_reason_frees({ count }),
  covers: ({ who, count }) => m.towers_reason_covers({ ...who, count }),
  holds_back: ({ who }) => m.towers_reason_holds_back(who),
  keeps_card: ({ args }) =>
    m.towers_reason_keeps_card({ card: cardTitle(String(args["card"])), steps: args["steps"] ?? "" }),
  in_reach: ({ count }) => m.towers_reason_in_reach({ count }),
  nearer: ({ count }) => m.towers_reason_nearer({ count }),
  moves_castle: ({ args }) => m.towers_reason_moves_castle({ space: args["space"] ?? "" }),
  lends: ({ count }) => m.towers_reason_lends({ count }),
  gives_card: () => m.towers_reason_gives_card(),
  new_cards: () => m.towers_reason_new_cards(),
};

export function reason({ kind, args }: Reason, people: People): string {
  const count = Number(args["wizards"] ?? args["potions"] ?? args["spaces"] ?? 0);
  return REASONS[kind]?.({ who: whoIs(people, Number(args["seat"] ?? -1)), count, args }) ?? kind;
}
