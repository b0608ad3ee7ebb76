/** Cards and tiles that are shown for a moment, by their ids. */
import type { Mage, Gear, View } from "../view";
import type { Thing } from "./stage.svelte";

function mageOf(id: string, views: readonly View[]): Mage | undefined {
  const all = views.flatMap((view) => [
    ...view.mages.flatMap(({ top }) => (top ? [top] : [])),
    ...view.seats.flatMap((seat) => seat.mages),
  ]);
  return all.find((mage) => mage.id === id);
}

function gearOf(id: string, views: readonly View[]): Gear | undefined {
  const all = views.flatMap((view) => [
    ...view.gear.flatMap(({ top }) => (top ? [top] : [])),
    ...view.seats.flatMap((seat) => seat.gear),
  ]);
  return all.find((gear) => gear.id === id);
}

/** What is to be seen of it; null: nothing that could be drawn. */
export function thingOf(
  kind: "mage" | "gear" | "chest" | "award" | "trait",
  id: string,
  before: View,
  end: View,
): Thing | null {
  const views = [before, end];
  if (kind === "mage") {
    const mage = mageOf(id, views);
    return mage ? { kind, mage: { ...mage, up: true } } : null;
  }
  if (kind === "gear") {
    const gear = gearOf(id, views);
    return gear ? { kind, gear: { ...gear, up: true } } : null;
  }
  if (kind === "award") {
    const award = before.awards.find((one) => one.id === id);
    return award ? { kind, award } : null;
  }
  const chest = kind === "chest" ? end.revealed.find((one) => one.id === id) : undefined;
  return chest ? { kind: "chest", chest } : null;
}
