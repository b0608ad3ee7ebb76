/** The first lesson in Hocus Pocus. Its moves are in script.toml, from which script.json is made. */
import { m } from "../../../lib/words.svelte";
import type { Lesson } from "../../board";
import { readScript } from "../../lessons";
import script from "./script.json";

const NOTES: Record<string, () => string> = {
  welcome: m.hocus_tutorial_welcome,
  roll: m.hocus_tutorial_roll,
  hit: m.hocus_tutorial_hit,
  reversed: m.hocus_tutorial_reversed,
  same: m.hocus_tutorial_same,
  sent: m.hocus_tutorial_sent,
  cleanse: m.hocus_tutorial_cleanse,
  crown: m.hocus_tutorial_crown,
  double: m.hocus_tutorial_double,
  end: m.hocus_tutorial_end,
};

const lesson: Lesson = {
  script: readScript(script),
  names: () => [m.hocus_tutorial_you(), m.hocus_tutorial_rival()],
  say: (note) => NOTES[note]?.() ?? note,
};

export default lesson;
