/** Wandering Towers. */
import type { GameBoard } from "../board";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Plate from "./Plate.svelte";
import Triumph from "./Triumph.svelte";
import { pick } from "./picks";
import { statistics } from "./statistics";
import type { Vocabulary } from "./types";
import { openHands, reaction } from "./view";
import * as words from "./words";

const towers: GameBoard<Vocabulary> = {
  Board,
  Hand,
  Plate,
  Triumph,
  pick,
  costly: ["redraw"],
  openHands,
  reaction,
  statistics,
  ...words,
};

export default towers;
