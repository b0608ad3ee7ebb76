/** Which card, pawn or field an action picks: what lights up, and what a tap on it means. */
import type { GameAction } from "../board";

/** None: the action is a button in the bar. */
export function pick(action: GameAction): string | null {
  switch (action.type) {
    case "cast":
      return `card:${action["spell"]}`;
    case "target":
      return `pawn:${action["seat"]}`;
    case "number":
      return `number:${action["number"]}`;
    default:
      return null; // roll and done
  }
}
