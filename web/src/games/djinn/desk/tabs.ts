/** The parts of a desk; on a phone one of them is seen at a time. */
import type { View } from "../view";
import { isCapture } from "./capture";

export const TABS = ["power", "shelf", "mages", "gear", "capture"] as const;
export type Tab = (typeof TABS)[number];

const PLACES: readonly (readonly [string, Tab])[] = [
  ["circle", "power"],
  ["keys", "power"],
  ["cork:", "power"],
  ["bottle:", "shelf"],
  ["pay:", "shelf"],
  ["mage:", "mages"],
  ["gear:", "gear"],
  ["tile:", "gear"],
];

/** Where on a seat's desk a key is touched; null: not there. */
export function tabOf(key: string, view: View, seat: number): Tab | null {
  const [sort, id] = key.split(":");
  const own = view.seats[seat];
  if (sort === "mage" && !own?.mages.some((mage) => mage.id === id)) return null;
  if (sort === "gear" && !own?.gear.some((card) => card.id === id)) return null;
  return PLACES.find(([start]) => key.startsWith(start))?.[1] ?? null;
}

/** Prompts that are about the desk and nothing else; in others one may do free things, too. */
const AT_DESK = ["free", "flip_mage", "bottle_colour", "swap_bottle", "secret_tile", "equipment_keep", "academy_flips"];

/** The part that a question is about; null: any will do. */
export function wanted(view: View, seat: number, keys: Iterable<string>): Tab | null {
  if (view.to_act !== seat) return null;
  if (isCapture(view)) return "capture";
  if (!AT_DESK.includes(view.prompt)) return null;
  const there = new Set([...keys].map((key) => tabOf(key, view, seat)));
  return TABS.find((tab) => there.has(tab)) ?? null;
}
