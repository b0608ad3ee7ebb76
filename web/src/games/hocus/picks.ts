/** Which card, pawn or field an action picks: what lights up, and what a tap on it means. */
import { byType } from "../kinds";
import type { Actions, Spell } from "./types";

const button = (): null => null;

/** None: the action is a button in the bar. */
export const pick = byType<Actions, [], string | null>(
  {
    roll: button,
    cast: ({ spell }) => `card:${spell}`,
    target: ({ seat }) => `pawn:${seat}`,
    number: ({ number }) => `number:${number}`,
    done: button,
  },
  null,
);

/** The card among what was picked. */
export function pickedCard(keys: readonly string[]): Spell | null {
  const key = keys.find((one) => one.startsWith("card:"));
  return key ? (key.slice("card:".length) as Spell) : null;
}
