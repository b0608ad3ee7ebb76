/** The first lesson in Magic Hill. Its moves are in script.toml, from which script.json is made. */
import { m } from "../../../lib/words.svelte";
import type { Lesson } from "../../board";
import { readScript } from "../../lessons";
import script from "./script.json";

const NOTES: Record<string, () => string> = {
  welcome: m.hill_tutorial_welcome,
  cards: m.hill_tutorial_cards,
  name: m.hill_tutorial_name,
  climb: m.hill_tutorial_climb,
  watch: m.hill_tutorial_watch,
  stuck: m.hill_tutorial_stuck,
  push: m.hill_tutorial_push,
  ghost: m.hill_tutorial_ghost,
  higher: m.hill_tutorial_higher,
  passage: m.hill_tutorial_passage,
  exchanged: m.hill_tutorial_exchanged,
  summit: m.hill_tutorial_summit,
  end: m.hill_tutorial_end,
};

const lesson: Lesson = {
  script: readScript(script),
  names: () => [m.hill_tutorial_you(), m.hill_tutorial_rival()],
  say: (note) => NOTES[note]?.() ?? note,
};

export default lesson;
