/** Which piece or card an action picks: what lights up, and what a tap on it means. */
import type { GameAction } from "../board";

/** None: the action is a button in the bar. */
export function pick(action: GameAction): string | null {
  switch (action.type) {
    case "play":
    case "throw":
    case "give":
      return `card:${action["card"]}`;
    case "wizard":
      return `wizard:${action["owner"]}:${action["space"]}`;
    case "tower":
      return `tower:${action["number"]}`;
    case "cast":
    case "reserve":
      return `spell:${action["spell"]}`;
    case "castle":
      return `castle:${action["way"]}`;
    case "release":
      return `release:${action["owner"]}`;
    default:
      return null;
  }
}
