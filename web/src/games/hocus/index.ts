/** Hocus Pocus. */
import type { GameBoard } from "../board";
import { m } from "../../lib/words.svelte";
import Board from "./Board.svelte";
import { costly } from "./costs";
import Hand from "./Hand.svelte";
import Plate from "./Plate.svelte";
import Scores from "./Scores.svelte";
import Triumph from "./Triumph.svelte";
import { pick } from "./picks";
import { statistics } from "./statistics";
import { sound, weigh } from "./telling";
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
  goal: () => m.hocus_goal(),
  pick,
  costly,
  main: ["roll"],
  openHands,
  reaction,
  statistics,
  weigh,
  sound,
  ...words,
};

export default hocus;
