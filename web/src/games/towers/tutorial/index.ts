/** The first lesson in Wandering Towers. Its moves are in script.toml, from which script.json is made. */
import { m } from "../../../lib/words.svelte";
import type { Lesson } from "../../board";
import { readScript } from "../../lessons";
import script from "./script.json";

const NOTES: Record<string, () => string> = {
  welcome: m.towers_tutorial_welcome,
  goal: m.towers_tutorial_goal,
  walk: m.towers_tutorial_walk,
  tower: m.towers_tutorial_tower,
  end_turn: m.towers_tutorial_end_turn,
  watch: m.towers_tutorial_watch,
  trapped: m.towers_tutorial_trapped,
  cover: m.towers_tutorial_cover,
  filled: m.towers_tutorial_filled,
  enter: m.towers_tutorial_enter,
  flown: m.towers_tutorial_flown,
  exchanged: m.towers_tutorial_exchanged,
  short: m.towers_tutorial_short,
  spell: m.towers_tutorial_spell,
  end: m.towers_tutorial_end,
};

const lesson: Lesson = {
  script: readScript(script),
  names: () => [m.towers_tutorial_you(), m.towers_tutorial_rival()],
  say: (note) => NOTES[note]?.() ?? note,
};

export default lesson;
