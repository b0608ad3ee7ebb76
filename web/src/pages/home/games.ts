/** What the first page says of each game besides what the server knows. */
import { m } from "../../paraglide/messages.js";
import type { OpenTable } from "../../protocol";

export interface GameNote {
  summary(): string;
  /** How many bots sit down for a match at once. */
  bots: number;
  /** What such a match is played with, if not with the usual options. */
  options?: Record<string, boolean>;
  /** Whether there is a tutorial. */
  taught: boolean;
}

export const NOTES: Record<string, GameNote> = {
  towers: { summary: m.home_towers, bots: 2, taught: true },
  hill: { summary: m.home_hill, bots: 2, taught: true },
  hocus: { summary: m.home_hocus, bots: 3, taught: true },
  djinn: { summary: m.home_djinn, bots: 1, options: { easy: true }, taught: true },
};

/** In this order, and then whatever else there is. */
export const ORDER = Object.keys(NOTES);

/** A table for a match at once, against bots. */
export function quickTable(game: string, me: string): OpenTable {
  const { bots: count = 1, options = {} } = NOTES[game] ?? {};
  const bots = Array.from({ length: count }, () => ({ kind: "bot" as const, level: "wizard" }));
  return { game, seats: [{ kind: "me", name: me || m.common_guest() }, ...bots], options };
}
