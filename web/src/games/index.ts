/** The boards, each loaded when it is first needed. A game without a board of its own gets the plain one. */
import { loadWords } from "../lib/words.svelte";
import type { GameBoard, Lesson } from "./board";
import "./boards.css";

/** Each board knows its own game's types; here they are forgotten. */
const boards = import.meta.glob<{ default: GameBoard }>("./*/index.ts");

export async function loadBoard(game: string): Promise<GameBoard> {
  const load = boards[`./${game}/index.ts`] ?? (() => import("./plain/index"));
  const [board] = await Promise.all([load(), loadWords(game)]);
  return board.default;
}

const lessons = import.meta.glob<{ default: Lesson }>("./*/tutorial/index.ts");

/** The games that have a board of their own. */
export const drawnGames: readonly string[] = Object.keys(boards)
  .map((path) => path.split("/")[1] ?? "")
  .filter((game) => game !== "plain");

/** Whether a game has a lesson. */
export const isTaught = (game: string): boolean => `./${game}/tutorial/index.ts` in lessons;

/** A game's lesson; null: it has none yet. */
export async function loadLesson(game: string): Promise<Lesson | null> {
  const [lesson] = await Promise.all([lessons[`./${game}/tutorial/index.ts`]?.(), loadWords(game)]);
  return lesson?.default ?? null;
}
