/** Goblins on goblins, in words. */
import { m } from "../../../lib/words.svelte";
import type { People } from "../../board";
import { whoIs } from "../../people";
import type { Goblin, View } from "../view";

/** The goblin that stands on a field, perhaps with another on its shoulders. */
export const lowerAt = (view: View, place: string | null): Goblin | undefined =>
  place?.includes(".") ? view.goblins.find((goblin) => goblin.place === place && !goblin.sits) : undefined;

/** On whom a goblin sits now, if it is at that place. */
export function sitsAfter(view: View, seat: number, number: number, place: string): Goblin | undefined {
  const goblin = view.goblins.find((one) => one.seat === seat && one.number === number);
  return goblin?.sits && goblin.place === place ? lowerAt(view, place) : undefined;
}

/** A goblin of a seat sits down on another one. */
export function sitText(lower: Goblin, rider: number, people: People): string {
  const { who, name } = whoIs(people, lower.seat);
  const own = lower.seat === rider && who !== "me";
  return m.hill_tell_sits({ who: own ? "own" : who, name, goblin: lower.number });
}
