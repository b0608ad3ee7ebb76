/** What matches without a table have in common: nobody to talk to, nothing to take back. */
import type { Nudged, Reacted, Refused, Said, TableInfo, ThoughtInfo } from "../protocol";
import type { LinkState } from "./link";
import { Show } from "./show.svelte";

export abstract class Alone {
  readonly show = new Show();
  state: LinkState = "live";
  table: TableInfo | null = null;
  chat: readonly Said[] = [];
  thoughts: readonly ThoughtInfo[] | null = null;
  thinking = false;
  readonly sending = false;
  readonly asking = false;
  readonly saying: readonly string[] = [];
  at = 0;
  nudged: Nudged | null = null;
  nudgedAt: number | null = null;
  reacted: Reacted | null = null;
  muted: readonly string[] = [];
  refusal: Refused | null = null;

  hint(): void {}
  undo(): void {}
  answer(): void {}
  choose(): void {}
  pause(): void {}
  leave(): void {}
  resign(): void {}
  abort(): void {}
  standIn(): void {}
  nudge(): void {}
  react(): void {}
  back(): void {}
  say(): void {}
  mute(): void {}
  close(): void {}
}
