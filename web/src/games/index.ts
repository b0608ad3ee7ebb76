/** The boards, each loaded when it is first needed. A game without a board of its own gets the plain one. */
import { loadTexts } from "../lib/texts.svelte";
import type { GameBoard, Lesson } from "./board";
import "./boards.css";

const boards: Record<string, () => Promise<{ default: GameBoard }>> = {
  towers: () => import("./towers/index"),
  hocus: () => import("./hocus/index"),
  djinn: () => import("./djinn/index"),
  hill: () => import("./hill/index"),
};

export async function loadBoard(game: string): Promise<GameBoard> {
  const load = boards[game] ?? (() => import("./plain/index"));
  const [board] = await Promise.all([load(), loadTexts(game)]);
  return board.default;
}

const lessons: Record<string, () => Promise<{ default: Lesson }>> = {
  towers: () => import("./towers/tutorial/index"),
  hill: () => import("./hill/tutorial/index"),
  hocus: () => import("./hocus/tutorial/index"),
  djinn: () => import("./djinn/tutorial/index"),
};

/** A game's lesson; null: it has none yet. */
export async function loadLesson(game: string): Promise<Lesson | null> {
  const [lesson] = await Promise.all([lessons[game]?.(), loadTexts(game)]);
  return lesson?.default ?? null;
}
