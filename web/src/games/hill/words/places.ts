/** Places and ways in words: “from village 2”, “to 1.14”, “clockwise”. */
import { m } from "../../../lib/words.svelte";
import type { Way } from "../types";

/** A village's number, from v3. */
const villageOf = (place: string): string => place.slice(1);
const isVillage = (place: string): boolean => place.startsWith("v");

/** The ring of a place: 1 to 4; 5 for the summit, 0 for a village. */
export function ringOf(place: string | null): number {
  if (place === "summit") return 5;
  return place === null || isVillage(place) ? 0 : Number(place.split(".")[0]);
}

/** A place by itself: field 1.14, village 2, summit. */
export function placeTitle(place: string): string {
  if (place === "summit") return m.hill_place_summit();
  return isVillage(place) ? m.hill_place_village({ village: villageOf(place) }) : m.hill_place_field({ field: place });
}

export const fromText = (place: string): string =>
  isVillage(place) ? m.hill_from_village({ village: villageOf(place) }) : m.hill_from_field({ field: place });

export function toText(place: string): string {
  if (place === "summit") return m.hill_to_summit();
  return isVillage(place) ? m.hill_to_village({ village: villageOf(place) }) : m.hill_to_field({ field: place });
}

/** To which ring somebody comes; 0: to a village. */
export function toRing(level: number): string {
  if (level > 4) return m.hill_to_summit();
  return level > 0 ? m.hill_to_ring({ level }) : m.hill_to_a_village();
}

const WAYS: Record<Way, () => string> = {
  cw: m.hill_way_cw,
  ccw: m.hill_way_ccw,
  up: m.hill_way_up,
  "up-cw": m.hill_way_up_cw,
  "up-ccw": m.hill_way_up_ccw,
  out: m.hill_way_out,
};

/** Which way: clockwise, up … */
export const wayTitle = (way: Way): string => WAYS[way]();
