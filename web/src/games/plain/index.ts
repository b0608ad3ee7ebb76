/** A game that has no board of its own yet: its picture in text, and its choices in words. */
import type { GameBoard } from "../board";
import Board from "./Board.svelte";
import { ask, describe, ended, label, reason } from "./words";

const plain: GameBoard = {
  Board,
  // All choices are on the board, as a list.
  pick: (action) => JSON.stringify(action),
  openHands: () => false,
  ask,
  label,
  explain: label,
  tell: () => null,
  tellAction: (action) => action,
  describe,
  reason,
  ended,
  reaction: () => false,
  banner: () => null,
  refusal: () => null,
  statistics: () => [],
};

export default plain;
