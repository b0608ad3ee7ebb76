/** Points at the end, item by item (D200). */
import type { Seat, View } from "../view";

export const ITEMS = ["awards", "bottled", "circles", "glass", "equipment", "cards", "ambition", "tom_cards"] as const;
export type Item = (typeof ITEMS)[number];

export interface Line {
  item: Item | "total" | "goods";
  values: readonly number[];
}

/** The items that this match could bring points for. */
function counted(view: View): Item[] {
  const alone = view.seats.length === 1;
  const skipped: Partial<Record<Item, boolean>> = {
    cards: view.scoring.length === 0,
    ambition: view.seats.every(({ ambitions }) => ambitions === 0),
    tom_cards: !alone,
  };
  return ITEMS.filter((item) => !skipped[item]);
}

/** What a seat has now, item by item: those that bring something. */
export function soFar({ points }: Seat): { item: Item; count: number }[] {
  return ITEMS.flatMap((item) => (points[item] ? [{ item, count: points[item] }] : []));
}

/** The sum of it; of private cards only what the reader knows. */
export const runningTotal = (seat: Seat): number => soFar(seat).reduce((sum, { count }) => sum + count, 0);

/** A line for each item, the total, and what breaks a tie if there is one at the top (D202). */
export function linesOf(view: View): Line[] {
  if (view.reason !== "points") return [];
  const { seats } = view;
  const items = counted(view).map((item): Line => ({ item, values: seats.map(({ points }) => points[item] ?? 0) }));
  const totals = seats.map(({ total }) => total);
  const tied = totals.filter((total) => total === Math.max(...totals)).length > 1;
  const goods: Line = { item: "goods", values: seats.map(({ coins, scrolls, keys }) => coins + scrolls + keys) };
  return [...items, { item: "total", values: totals }, ...(tied ? [goods] : [])];
}
