/** Why a bot would do something, as short phrases. */
import { m } from "../../../lib/words.svelte";
import type { People } from "../../board";
import { byReason } from "../../kinds";
import { whoIs } from "../../people";
import type { Reasons } from "../types";
import { cardTitle } from "./cards";

export const reason = byReason<Reasons, [people: People]>({
  wins: () => m.towers_reason_wins(),
  fulfils: () => m.towers_reason_fulfils(),
  more_potions: ({ seat }, people) => m.towers_reason_more_potions(whoIs(people, seat)),
  stops_last: ({ seat }, people) => m.towers_reason_stops_last(whoIs(people, seat)),
  brings_home: ({ wizards }) => m.towers_reason_brings_home({ count: wizards }),
  partner_home: ({ seat, wizards }, people) => m.towers_reason_partner_home({ ...whoIs(people, seat), count: wizards }),
  last_potion: () => m.towers_reason_last_potion(),
  fills: ({ potions }) => m.towers_reason_fills({ count: potions }),
  frees: ({ wizards }) => m.towers_reason_frees({ count: wizards }),
  covers: ({ seat, wizards }, people) => m.towers_reason_covers({ ...whoIs(people, seat), count: wizards }),
  holds_back: ({ seat }, people) => m.towers_reason_holds_back(whoIs(people, seat)),
  keeps_card: ({ card, steps }) => m.towers_reason_keeps_card({ card: cardTitle(card), steps }),
  in_reach: ({ wizards }) => m.towers_reason_in_reach({ count: wizards }),
  nearer: ({ spaces }) => m.towers_reason_nearer({ count: spaces }),
  moves_castle: ({ space }) => m.towers_reason_moves_castle({ space }),
  lends: ({ potions }) => m.towers_reason_lends({ count: potions }),
  gives_card: () => m.towers_reason_gives_card(),
  new_cards: () => m.towers_reason_new_cards(),
});
