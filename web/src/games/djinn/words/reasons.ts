/** Why a bot would do something, as short phrases. */
import { m } from "../../../lib/words.svelte";
import type { People } from "../../board";
import { byReason } from "../../kinds";
import { whoIs } from "../../people";
import type { Reasons } from "../types";
import { cardTitle } from "./cards";
import { amountText, colourTitle, objectText } from "./effects";
import { placeTitle } from "./places";

const points = (count: number): string => amountText("points", count);

export const reason = byReason<Reasons, [people: People]>({
  wins: m.djinn_reason_wins,
  beats_tom: m.djinn_reason_beats_tom,
  begins_end: (lead) => m.djinn_reason_begins_end({ points: points(lead.points) }),
  boss_gone: ({ count }) => m.djinn_reason_boss_gone({ count }),
  captures_boss: ({ count }) => m.djinn_reason_captures_boss({ count }),
  captures: ({ count }) => m.djinn_reason_captures({ count }),
  bottles: ({ count }) => m.djinn_reason_bottles({ count }),
  award: (award) => m.djinn_reason_award({ points: points(award.points) }),
  three: ({ colour }) => m.djinn_reason_three({ thing: colourTitle(colour) }),
  two: ({ colour }) => m.djinn_reason_two({ thing: colourTitle(colour) }),
  tile: ({ location }) => m.djinn_reason_tile({ thing: placeTitle(location) }),
  last_tile: m.djinn_reason_last_tile,
  mage: ({ mage }) => m.djinn_reason_mage({ thing: cardTitle("mage", mage) }),
  readies: ({ count }) => m.djinn_reason_readies({ count }),
  card: ({ gear }) => m.djinn_reason_card({ thing: cardTitle("gear", gear) }),
  first_set: m.djinn_reason_first_set,
  capacity: ({ field }) => m.djinn_reason_capacity({ count: field }),
  circle: m.djinn_reason_circle,
  gains: ({ what, count }) => m.djinn_reason_gains({ thing: objectText(what, count) }),
  scoring: (given) => m.djinn_reason_scoring({ thing: cardTitle("scoring", given.card), points: points(given.points) }),
  loses_scoring: (given) =>
    m.djinn_reason_loses_scoring({ thing: cardTitle("scoring", given.card), points: points(given.points) }),
  takes_away: ({ seat }, people) => m.djinn_reason_takes_away(whoIs(people, seat)),
  pays: ({ seat }, people) => m.djinn_reason_pays(whoIs(people, seat)),
  no_card: m.djinn_reason_no_card,
  next_capture: ({ power }) => m.djinn_reason_next_capture({ thing: objectText("power", power) }),
  keeps_keys: ({ count }) => m.djinn_reason_keeps_keys({ thing: objectText("keys", count) }),
});
