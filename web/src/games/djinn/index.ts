/** Djinn. */
import "./tones.css";
import type { GameBoard } from "../board";
import { m } from "../../lib/words.svelte";
import Board from "./Board.svelte";
import { costly } from "./costs";
import Scores from "./desk/Result.svelte";
import Hand from "./Hand.svelte";
import { pick } from "./picks";
import Plate from "./Plate.svelte";
import Triumph from "./Triumph.svelte";
import { statistics } from "./statistics";
import Signs from "./Signs.svelte";
import { sound, weigh } from "./telling";
import type { Vocabulary } from "./types";
import { openHands, reaction } from "./view";
import * as words from "./words";

const djinn: GameBoard<Vocabulary> = {
  Board,
  Hand,
  Plate,
  Triumph,
  Signs,
  Scores,
  goal: ({ seats }) => m.djinn_goal({ way: seats.length === 1 ? "alone" : "others" }),
  ground: "var(--djinn-night)",
  pick,
  costly,
  openHands,
  reaction,
  statistics,
  weigh,
  sound,
  ...words,
};

export default djinn;
