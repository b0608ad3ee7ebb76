/** Ready-made ways to play a game, in its own words. */
import { said } from "../../lib/words.svelte";
import type { GameInfo, PresetInfo } from "../../protocol";

export const presetTitle = (game: GameInfo, { name }: PresetInfo): string =>
  said(`${game.name}_preset_${name}`) ?? name;

export const presetText = (game: GameInfo, { name }: PresetInfo): string =>
  said(`${game.name}_preset_${name}_about`) ?? "";
