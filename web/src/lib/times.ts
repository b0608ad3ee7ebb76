/** Moments and spans in the reader's language. */
import { prefs } from "./prefs.svelte";

export const timeOf = (ms: number): string =>
  new Intl.DateTimeFormat(prefs.locale, { hour: "numeric", minute: "2-digit" }).format(ms);

export const dayOf = (ms: number): string => new Intl.DateTimeFormat(prefs.locale, { dateStyle: "medium" }).format(ms);

/** A moment of late: the time, and the day too if it was another one. */
export function momentOf(ms: number): string {
  const today = new Date(ms).toDateString() === new Date().toDateString();
  return today ? timeOf(ms) : `${dayOf(ms)}, ${timeOf(ms)}`;
}

const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** How long ago something was, in one unit: “3 hours ago”. */
export function ago(ms: number): string {
  const passed = Math.max(0, Date.now() - ms);
  const [unit, length] = UNITS.find(([, span]) => passed >= span) ?? (["minute", 60_000] as const);
  const format = new Intl.RelativeTimeFormat(prefs.locale, { numeric: "auto" });
  return format.format(-Math.floor(passed / length), unit);
}
