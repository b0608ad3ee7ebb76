/** Hocus Pocus. */
import type { GameBoard } from "../board";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Plate from "./Plate.svelte";
import { pick } from "./picks";
import { statistics } from "./statistics";
import { openHands, reaction } from "./view";
import * as words from "./words";
import "./tones.css";

const hocus = { Board, Hand, Plate, pick, openHands, reaction, statistics, ...words };

export default hocus as unknown as GameBoard;
