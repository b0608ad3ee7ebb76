/** What people show that they feel, in words. */
import type { Reacted } from "../protocol";
import { m } from "./words.svelte";

export const REACTIONS: Record<Reacted["reaction"], () => string> = {
  laugh: m.match_react_laugh,
  cheer: m.match_react_cheer,
  wow: m.match_react_wow,
  think: m.match_react_think,
  sad: m.match_react_sad,
  wave: m.match_react_wave,
};
