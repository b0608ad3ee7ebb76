/** Hocus Pocus. */
import type { GameBoard } from "../board";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Plate from "./Plate.svelte";
import Scores from "./Scores.svelte";
import Triumph from "./Triumph.svelte";
import { pick } from "./picks";
import { statistics } from "./statistics";
import type { Vocabulary } from "./types";
import { openHands, reaction } from "./view";
import * as words from "./words";
import "./tones.css";

const hocus: GameBoard<Vocabulary> = {
  Board,
  Hand,
  Plate,
  Triumph,
  Scores,
  pick,
  main: ["roll"],
  openHands,
  reaction,
  statistics,
  ...words,
};

export default hocus;
