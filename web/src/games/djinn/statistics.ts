/** Figures of a finished match. */
import { m } from "../../paraglide/messages.js";
import type { GameEvent, Statistic } from "../board";

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

/** What an event counts as, and how much; a djinn that is put into a bottle at once counts twice. */
const COUNTS: Record<string, (event: GameEvent) => Partial<Record<Figure, number>>> = {
  scored: ({ points }) => ({ points: Number(points) }),
  caught: ({ sort, container }) => ({
    [sort === "boss" ? "bosses" : "djinns"]: 1,
    bottled: container === "circle" ? 0 : 1,
  }),
  bottled: () => ({ bottled: 1 }),
  award_taken: () => ({ awards: 1 }),
  mage_used: () => ({ mages: 1 }),
  gear_taken: () => ({ gear: 1 }),
  tile_placed: () => ({ tiles: 1 }),
  chest_shown: () => ({ chests: 1 }),
  gained: ({ what, n }) => (what === "power" || what === "coins" ? { [what]: Number(n) } : {}),
  missed: () => ({ misses: 1 }),
};

export function statistics(events: readonly GameEvent[], players: number): Statistic[] {
  const seats = Array.from({ length: players }, () => new Map<string, number>());
  for (const event of events) {
    const seat = seats[Number(event["seat"])];
    for (const [figure, count] of Object.entries(COUNTS[event.type]?.(event) ?? {})) {
      seat?.set(figure, (seat.get(figure) ?? 0) + count);
    }
  }
  return FIGURES.map((id) => ({ label: m.djinn_figure({ id }), values: seats.map((seat) => seat.get(id) ?? 0) }));
}
