/** How long somebody has been waited for, by the table's clock and not by this device's. */
import type { TableInfo } from "../protocol";

const LOOK_MS = 1000;
const AWAY_S = 60;
const DAYS_NUDGE_S = 3600;

export class Waiting {
  #now = $state(Date.now());
  #table: () => TableInfo | null;
  #version = -1;
  #since = 0;

  constructor(table: () => TableInfo | null) {
    this.#table = table;
    $effect(() => {
      const timer = setInterval(() => (this.#now = Date.now()), LOOK_MS);
      return () => clearInterval(timer);
    });
  }

  /** How far the table's clock is ahead of ours. */
  #ahead: number = $derived.by(() => (this.#table()?.at ?? Date.now()) - Date.now());

  get #after_s(): number | null {
    const settings = this.#table()?.settings;
    return settings?.leave_after_s ?? (settings?.days ? null : AWAY_S);
  }

  /** Whether nothing has happened since this version for as long as the table waits. */
  isLong(version: number): boolean {
    if (version !== this.#version) [this.#version, this.#since] = [version, Date.now()];
    return this.#now - this.#since >= (this.#after_s ?? DAYS_NUDGE_S) * 1000;
  }

  /** Whether a bot may play for somebody: they were away for long enough. */
  isAway(seat: number): boolean {
    const since = this.#table()?.seats[seat]?.away_since ?? null;
    const mayBe = ["ask", "bot"].includes(this.#table()?.settings.leavers ?? "ask");
    return mayBe && since !== null && this.#after_s !== null && this.#now + this.#ahead - since >= this.#after_s * 1000;
  }
}
