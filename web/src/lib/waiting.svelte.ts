/** How long somebody has been waited for, by the table's clock and not by this device's. */
import type { TableInfo } from "../protocol";
import { awayAfter } from "./away";

const LOOK_MS = 1000;
const DAYS_NUDGE_S = 3600;

export class Waiting {
  #now = $state(Date.now());
  #table: () => TableInfo | null;
  #nudgedAt: () => number | null;

  constructor(table: () => TableInfo | null, nudgedAt: () => number | null) {
    this.#table = table;
    this.#nudgedAt = nudgedAt;
    $effect(() => {
      const timer = setInterval(() => (this.#now = Date.now()), LOOK_MS);
      return () => clearInterval(timer);
    });
  }

  /** How far the table's clock is ahead of ours. */
  #ahead: number = $derived.by(() => (this.#table()?.at ?? Date.now()) - Date.now());

  get #after_s(): number | null {
    return awayAfter(this.#table()?.settings ?? {});
  }

  /** Whether nothing has happened since that moment for as long as the table waits. */
  isLong(since: number): boolean {
    return this.#now + this.#ahead - since >= (this.#after_s ?? DAYS_NUDGE_S) * 1000;
  }

  /** Whether a bot may play for somebody who is asked: they were away, or did not heed a nudge, for long enough. */
  mayReplace(seat: number): boolean {
    const away = this.awaySince(seat);
    const since = away === null ? this.#nudgedAt() : away - this.#ahead;
    const mayBe = ["ask", "bot"].includes(this.#table()?.settings.leavers ?? "ask");
    return mayBe && since !== null && this.#after_s !== null && this.#now - since >= this.#after_s * 1000;
  }

  /** Since when somebody is away, by the table's clock; null: they are there. */
  awaySince(seat: number): number | null {
    return this.#table()?.seats[seat]?.away_since ?? null;
  }
}
