/** A game that has no board of its own yet: its choices as buttons. */
import type { GameBoard } from "../board";
import Board from "./Board.svelte";

const plain: GameBoard = {
  Board,
  pick: () => null,
  openHands: () => false,
  ask: (view) => view.prompt,
  label: (action) => Object.values(action).join(" "),
  explain: (action) => Object.values(action).join(" "),
  tell: (event) => event.type,
  describe: () => [],
  reason: (reason) => reason.kind,
  ended: (reason) => reason,
  reaction: () => false,
  banner: () => null,
  refusal: () => null,
  statistics: () => [],
};

export default plain;
