/** Refusals in the reader's language. */
import type { GameBoard, People } from "../games/board";
import type { Refused } from "../protocol";

export function sayRefusal(refused: Refused, board: GameBoard | null, people: People | null): string {
  return (board && people ? board.refusal(refused.sentence, refused.args, people) : null) ?? refused.text;
}
