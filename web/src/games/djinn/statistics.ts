/** Figures of a finished match. */
import { m } from "../../lib/words.svelte";
import type { Statistic } from "../board";
import type { Event } from "./types";

const FIGURES = [
  "points",
  "djinns",
  "bosses",
  "bottled",
  "awards",
  "mages",
  "gear",
  "tiles",
  "chests",
  "power",
  "coins",
  "misses",
] as const;
type Figure = (typeof FIGURES)[number];

const NOTHING: Partial<Record<Figure, number>> = {};

/** What an event counts as, and how much; a djinn that is put into a bottle at once counts twice. */
function counts(event: Event): Partial<Record<Figure, number>> {
  switch (event.type) {
    case "scored":
      return { points: event.points };
    case "caught":
      return { [event.sort === "boss" ? "bosses" : "djinns"]: 1, bottled: event.container === "circle" ? 0 : 1 };
    case "bottled":
      return { bottled: 1 };
    case "award_taken":
      return { awards: 1 };
    case "mage_used":
      return { mages: 1 };
    case "gear_taken":
      return { gear: 1 };
    case "tile_placed":
      return { tiles: 1 };
    case "chest_shown":
      return { chests: 1 };
    case "gained":
      return event.what === "power" || event.what === "coins" ? { [event.what]: event.n } : NOTHING;
    case "missed":
      return { misses: 1 };
    default:
      return NOTHING;
  }
}

export function statistics(events: readonly Event[], players: number): Statistic[] {
  const seats = Array.from({ length: players }, () => new Map<string, number>());
  for (const event of events) {
    const seat = "seat" in event ? seats[event.seat] : undefined;
    for (const [figure, count] of Object.entries(counts(event))) {
      seat?.set(figure, (seat.get(figure) ?? 0) + count);
    }
  }
  return FIGURES.map((id) => ({ label: m.djinn_figure({ id }), values: seats.map((seat) => seat.get(id) ?? 0) }));
}
