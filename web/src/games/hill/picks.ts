/** Which piece or card an action picks: what lights up, and what a tap on it means. */
import type { GameAction } from "../board";

/** None: the action is a button in the bar. Cards as they are played: "3", or "j3" for a joker that stands for a 3. */
export function pick(action: GameAction): string | null {
  switch (action.type) {
    case "place":
      return `place:${action["goblin"]}:${action["village"]}`;
    case "name":
    case "exchange":
    case "discard":
      return `${action.type}:${action["card"]}`;
    case "move":
      return `move:${action["card"]}:${action["way"]}`;
    case "village":
      return `village:${action["village"]}`;
    case "reveal":
      return `tile:${action["field"]}`;
    case "turn":
      return `turn:${action["way"]}`;
    default: // done, end, and the raven's victim, who is on no board
      return null;
  }
}
