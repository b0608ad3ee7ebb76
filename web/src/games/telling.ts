/** What an event weighs in the log and what it sounds like, by its kind. */
import type { Sound } from "../lib/sound";
import type { GameEvent } from "./board";

/** Its weight (0: only the steps of a turn tell it) and its sound. */
export type Told = readonly [weight: number, sound?: Sound];

interface Telling {
  weigh(event: GameEvent): number;
  sound(event: GameEvent): Sound | null;
}

/** What is not named weighs 1, and is not heard. */
export function telling<Kind extends string>(kinds: Partial<Record<Kind, Told>>): Telling {
  const told = new Map<string, Told>(Object.entries(kinds) as [string, Told][]);
  return {
    weigh: ({ type }) => told.get(type)?.[0] ?? 1,
    sound: ({ type }) => told.get(type)?.[1] ?? null,
  };
}
