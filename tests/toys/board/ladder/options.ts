/** The options of Ladder in words. */
import { m } from "../../lib/words.svelte";
import type { GameOptions } from "../options";

export const options: GameOptions = { long: { title: m.ladder_option_long, about: m.ladder_option_long_about } };
