/** Why a bot would do something, as short phrases. */
import { m } from "../../../lib/words.svelte";
import type { People } from "../../board";
import { byReason } from "../../kinds";
import { whoIs } from "../../people";
import type { Reasons } from "../types";
import { toRing } from "./places";

interface Whose {
  seat: number;
  goblin: number;
}

const whose = ({ seat, goblin }: Whose, people: People) => ({ ...whoIs(people, seat), goblin });
const raised = ({ goblin, level }: { goblin: number; level: number }) => ({ goblin, to: toRing(level) });

export const reason = byReason<Reasons, [people: People]>({
  wins: ({ goblin }) => m.hill_reason_wins({ goblin }),
  lets_win: ({ seat }, people) => m.hill_reason_lets_win(whoIs(people, seat)),
  averts: (given, people) => m.hill_reason_averts(whose(given, people)),
  summit_next: ({ goblin }) => m.hill_reason_summit_next({ goblin }),
  climbs: (given) => m.hill_reason_climbs(raised(given)),
  falls: (given) => m.hill_reason_falls(raised(given)),
  way_up: (given) => m.hill_reason_way_up(raised(given)),
  ways: ({ goblin, count }) => m.hill_reason_ways({ goblin, count }),
  corner: ({ goblin }) => m.hill_reason_corner({ goblin }),
  waits: ({ goblin }) => m.hill_reason_waits({ goblin }),
  frees: ({ goblin }) => m.hill_reason_frees({ goblin }),
  blocks: (given, people) => m.hill_reason_blocks(whose(given, people)),
  unseats: (given, people) => m.hill_reason_unseats(whose(given, people)),
  sends_down: (given, people) => m.hill_reason_sends_down({ ...whose(given, people), to: toRing(given.level) }),
  helps: (given, people) => m.hill_reason_helps({ ...whose(given, people), to: toRing(given.level) }),
  stone: () => m.hill_reason_stone(),
  robs: ({ seat }, people) => m.hill_reason_robs(whoIs(people, seat)),
  raven_waits: ({ seat }, people) => m.hill_reason_raven_waits(whoIs(people, seat)),
  shows: ({ count }) => m.hill_reason_shows({ count }),
  new_cards: ({ count }) => m.hill_reason_new_cards({ count }),
  keeps_joker: () => m.hill_reason_keeps_joker(),
  keeps_card: ({ card, level }) => m.hill_reason_keeps_card({ card, level }),
});
