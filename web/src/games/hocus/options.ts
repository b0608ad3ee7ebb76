/** The options of Hocus Pocus in words. */
import { m } from "../../lib/words.svelte";
import { memoryValues, startingSeat, type GameOptions } from "../options";

export const options: GameOptions = {
  first: startingSeat(6),
  memory: { title: m.hocus_option_memory, about: m.hocus_option_memory_about, values: memoryValues },
};
