/** Which piece or card an action picks: what lights up, and what a tap on it means. */
import { byType } from "../kinds";
import type { Actions, Card } from "./types";

const button = (): null => null;

/** None: the action is a button in the bar. */
export const pick = byType<Actions, [], string | null>(
  {
    play: ({ card }) => `card:${card}`,
    throw: ({ card }) => `card:${card}`,
    give: ({ card }) => `card:${card}`,
    use: button,
    roll: button,
    keep: button,
    wizard: ({ owner, space }) => `wizard:${owner}:${space}`,
    tower: ({ number }) => `tower:${number}`,
    cast: ({ spell }) => `spell:${spell}`,
    reserve: ({ spell }) => `spell:${spell}`,
    ride: button,
    release: ({ owner }) => `release:${owner}`,
    castle: ({ way }) => `castle:${way}`,
    redraw: button,
    ask: button,
    lend: button,
    again: button,
    pass: button,
  },
  null,
);

/** The card among what was picked. */
export function pickedCard(keys: readonly string[]): Card | null {
  const key = keys.find((one) => one.startsWith("card:"));
  return key ? (key.slice("card:".length) as Card) : null;
}
