/** What puzzles are about, in words. */
import { m } from "../../lib/words.svelte";

const THEMES: Record<string, () => string> = {
  win: () => m.puzzle_theme_win(),
  defence: () => m.puzzle_theme_defence(),
  home: () => m.puzzle_theme_home(),
  trap: () => m.puzzle_theme_trap(),
  castle: () => m.puzzle_theme_castle(),
  rescue: () => m.puzzle_theme_rescue(),
  push: () => m.puzzle_theme_push(),
  climb: () => m.puzzle_theme_climb(),
  capture: () => m.puzzle_theme_capture(),
  award: () => m.puzzle_theme_award(),
  goods: () => m.puzzle_theme_goods(),
  tempo: () => m.puzzle_theme_tempo(),
};

export const themeName = (theme: string): string => THEMES[theme]?.() ?? theme;
