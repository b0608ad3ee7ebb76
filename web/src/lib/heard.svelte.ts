/** How far a table's chat was read in this browser, wherever it is shown. */
import type { Said } from "../protocol";
import type { Link } from "./link";
import { prefs } from "./prefs.svelte";

type Talk = Pick<Link, "table" | "chat" | "seat" | "muted">;

const PLACE = "abraka.heard";
const MOST_TABLES = 30;

/** Whether a line is ours. */
export function isMine(line: Said, { table, seat }: Talk): boolean {
  return line.who === table?.seats.find((one) => one.seat === seat)?.who;
}

/** What was said, without those whom one does not want to hear. */
export function linesOf(talk: Talk): Said[] {
  return talk.chat.filter((line) => isMine(line, talk) || !(prefs.quiet || talk.muted.includes(line.who)));
}

class Heard {
  /** The last line that was read, by tables; the latest tables stand last. */
  #last: Record<string, number> = $state.raw(kept());

  /** Whether a line was read. */
  has(line: Said, talk: Talk): boolean {
    return line.number <= (this.#last[talk.table?.id ?? ""] ?? 0);
  }

  /** How many lines of others are still to be read. */
  missing(talk: Talk): number {
    return linesOf(talk).filter((line) => !isMine(line, talk) && !this.has(line, talk)).length;
  }

  /** All that was said has been read. */
  all(talk: Talk): void {
    const [id, line] = [talk.table?.id, talk.chat.at(-1)];
    if (!id || !line || this.has(line, talk)) return;
    const others = Object.entries(this.#last).filter(([table]) => table !== id);
    this.#last = Object.fromEntries([...others.slice(1 - MOST_TABLES), [id, line.number]]);
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#last));
    } catch {
      // A browser that keeps nothing still shows it.
    }
  }
}

function kept(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

export const heard = new Heard();
