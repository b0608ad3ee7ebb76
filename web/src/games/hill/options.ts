/** The options of Magic Hill in words. */
import { m } from "../../lib/words.svelte";
import { memoryValues, startingSeat, type GameOptions } from "../options";

export const options: GameOptions = {
  walk_on: { title: m.hill_option_walk_on, about: m.hill_option_walk_on_about },
  memory: { title: m.hill_option_memory, about: m.hill_option_memory_about, values: memoryValues },
  first: startingSeat(5),
};
