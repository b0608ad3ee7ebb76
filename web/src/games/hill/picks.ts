/** Which piece or card an action picks: what lights up, and what a tap on it means. */
import { byType } from "../kinds";
import type { Actions } from "./types";

const button = (): null => null;

/** None: the action is a button in the bar. Cards as they are played: "3", or "j3" for a joker that stands for a 3. */
export const pick = byType<Actions, [], string | null>(
  {
    place: ({ goblin, village }) => `place:${goblin}:${village}`,
    name: ({ card }) => `name:${card}`,
    exchange: ({ card }) => `exchange:${card}`,
    done: button,
    move: ({ card, way }) => `move:${card}:${way}`,
    end: button,
    village: ({ village }) => `village:${village}`,
    reveal: ({ field }) => `tile:${field}`,
    raven: button, // the victim is on no board
    discard: ({ card }) => `discard:${card}`,
    turn: ({ way }) => `turn:${way}`,
  },
  null,
);
