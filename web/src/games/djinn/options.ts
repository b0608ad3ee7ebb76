/** The options of Djinn in words. */
import { m } from "../../lib/words.svelte";
import { startingSeat, type GameOptions } from "../options";

export const options: GameOptions = {
  easy: { title: m.djinn_option_easy, about: m.djinn_option_easy_about },
  longer: { title: m.djinn_option_longer, about: m.djinn_option_longer_about },
  tom: { title: m.djinn_option_tom, about: m.djinn_option_tom_about },
  first: startingSeat(4),
};
