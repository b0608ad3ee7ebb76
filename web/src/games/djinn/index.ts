/** Djinn. */
import "./tones.css";
import type { GameBoard } from "../board";
import Board from "./Board.svelte";
import Scores from "./desk/Result.svelte";
import Hand from "./Hand.svelte";
import { pick } from "./picks";
import Plate from "./Plate.svelte";
import { statistics } from "./statistics";
import { openHands, reaction } from "./view";
import * as words from "./words";

const djinn = { Board, Hand, Plate, Scores, pick, openHands, reaction, statistics, ...words };

export default djinn as unknown as GameBoard;
