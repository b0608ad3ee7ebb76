/** What a match page needs of a match, wherever it comes from: a table, or a lesson. */
import type { Choice, MatchInfo, Nudged, Reacted, Refused, Said, Status, TableInfo, ThoughtInfo } from "../protocol";
import type { Way } from "./plan.svelte";
import type { Scene } from "./scenes";
import type { Show } from "./show.svelte";

export type LinkState =
  | "connecting" // for the first time
  | "live"
  | "lost" // and tries to come back
  | "catching" // back, and hears what it missed
  | "refused"; // may not come in

export interface Link {
  readonly seat: number | null;
  readonly show: Show;
  state: LinkState;
  table: TableInfo | null;
  match: MatchInfo | null;
  status: Status | null;
  choices: readonly Choice[] | null;
  /** Where the choices lead; null until that is known. */
  ways: readonly Way[] | null;
  version: number;
  /** When something happened last, by the table's clock. */
  at: number;
  chat: readonly Said[];
  /** What happened, as far as this page has heard it. */
  scenes: readonly Scene[];
  /** A choice of ours is on its way, and not stored yet. */
  readonly sending: boolean;
  /** Something else of ours is on its way: an undo, a pause, leaving. */
  readonly asking: boolean;
  /** What we have said and is on its way. */
  readonly saying: readonly string[];
  /** Whom somebody has nudged last. */
  nudged: Nudged | null;
  /** When somebody was nudged first since something happened, by this device's clock. */
  nudgedAt: number | null;
  /** What somebody has shown last that they feel. */
  reacted: Reacted | null;
  /** Those of whom one hears nothing. */
  muted: readonly string[];
  thoughts: readonly ThoughtInfo[] | null;
  thinking: boolean;
  refusal: Refused | null;

  /** Plays actions one after another: all of them, or none. */
  act(texts: readonly string[]): void;
  undo(): void;
  answer(agree: boolean): void;
  choose(vote: "bot" | "end" | "wait"): void;
  pause(on: boolean): void;
  leave(): void;
  resign(): void;
  abort(): void;
  standIn(seat: number): void;
  nudge(seat: number): void;
  react(reaction: Reacted["reaction"]): void;
  back(): void;
  say(text: string): void;
  mute(who: string, on: boolean): void;
  /** Asks what a strong bot would do. */
  hint(): void;
  close(): void;
}
