/** Djinn. */
import "./tones.css";
import type { GameBoard } from "../board";
import Board from "./Board.svelte";
import Scores from "./desk/Result.svelte";
import Hand from "./Hand.svelte";
import { pick } from "./picks";
import Plate from "./Plate.svelte";
import Triumph from "./Triumph.svelte";
import { statistics } from "./statistics";
import type { Vocabulary } from "./types";
import { openHands, reaction } from "./view";
import * as words from "./words";

const djinn: GameBoard<Vocabulary> = {
  Board,
  Hand,
  Plate,
  Triumph,
  Scores,
  pick,
  costly: ["refill"],
  openHands,
  reaction,
  statistics,
  ...words,
};

export default djinn;
