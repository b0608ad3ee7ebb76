/** How long a table waits for somebody who is away. */
import type { TableSettings } from "../protocol";
import { m } from "./words.svelte";

/** Where nobody has said otherwise. */
const USUAL_S = 60;
const MINUTE_S = 60;

/** After how many seconds somebody counts as away; null: never. */
export function awayAfter({ days, leave_after_s }: TableSettings): number | null {
  return leave_after_s ?? (days ? null : USUAL_S);
}

/** A time in words: seconds, or whole minutes. */
export function sayAway(seconds: number): string {
  if (seconds % MINUTE_S > 0) return m.home_away_seconds({ seconds });
  return m.home_away_minutes({ minutes: seconds / MINUTE_S });
}
