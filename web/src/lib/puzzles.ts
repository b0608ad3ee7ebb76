/** Puzzles: kept in this browser once they were loaded, so that they can be solved without the table. */
import type { PuzzleInfo, PuzzleRow, Puzzles } from "../protocol";
import { api, Refusal } from "./api";

const NAME = "abraka-puzzles";
const WAITING = "abraka.tried";
const DAY_MS = 86_400_000;

/** The puzzle of a day: the same for everybody, by the date where they are. */
export function ofDay<Row>(rows: readonly Row[], day: Date): Row | null {
  const number = Math.floor(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / DAY_MS);
  return rows[number % Math.max(rows.length, 1)] ?? null;
}

/** What an address of the table says: from there, or as it was kept if that can't be reached. */
async function kept<T>(path: string, ask: () => Promise<T>): Promise<T> {
  const shelf = "caches" in globalThis ? await caches.open(NAME).catch(() => null) : null;
  try {
    const found = await ask();
    await shelf?.put(path, new Response(JSON.stringify(found))).catch(() => undefined);
    return found;
  } catch (error) {
    const lost = error instanceof Refusal && (error.status === 0 || error.status >= 500);
    const before = lost ? await shelf?.match(path) : null;
    if (!before) throw error;
    return (await before.json()) as T;
  }
}

export const loadPuzzle = (id: string): Promise<PuzzleInfo> => kept(`/api/puzzles/${id}`, () => api.puzzle(id));

/** All puzzles; what was tried without the table is told first. The one of the day is kept for later. */
export async function loadPuzzles(): Promise<Puzzles> {
  await tellTried();
  const puzzles = await kept("/api/puzzles", () => api.puzzles());
  const today = ofDay(puzzles.puzzles, new Date());
  if (today) void loadPuzzle(today.id).catch(() => undefined);
  return puzzles;
}

type Tried = Record<string, boolean>;

function waiting(): Tried {
  try {
    return JSON.parse(localStorage.getItem(WAITING) ?? "{}") as Tried;
  } catch {
    return {};
  }
}

function wait(tried: Tried): void {
  try {
    localStorage.setItem(WAITING, JSON.stringify(tried));
  } catch {
    // A browser that keeps nothing tells the table at once, or never.
  }
}

/** Notes how a first try went, and tells the table as soon as it can be reached. */
export async function noteTried(row: PuzzleRow, right: boolean): Promise<void> {
  if (row.solved !== null || row.id in waiting()) return;
  wait({ ...waiting(), [row.id]: right });
  await tellTried();
}

async function tellTried(): Promise<void> {
  for (const [id, right] of Object.entries(waiting())) {
    try {
      await api.tried(id, right);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.status === 0 || error.status >= 500) return; // later
    }
    const { [id]: _, ...rest } = waiting();
    wait(rest);
  }
}
