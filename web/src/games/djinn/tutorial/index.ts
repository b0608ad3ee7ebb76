/** The first lesson in Djinn. Its moves are in script.toml, from which script.json is made. */
import { m } from "../../../lib/words.svelte";
import type { Lesson } from "../../board";
import { readScript } from "../../lessons";
import script from "./script.json";

const NOTES: Record<string, () => string> = {
  welcome: m.djinn_tutorial_welcome,
  goal: m.djinn_tutorial_goal,
  walk: m.djinn_tutorial_walk,
  academy: m.djinn_tutorial_academy,
  watch: m.djinn_tutorial_watch,
  tavern: m.djinn_tutorial_tavern,
  mage: m.djinn_tutorial_mage,
  boss: m.djinn_tutorial_boss,
  help: m.djinn_tutorial_help,
  free: m.djinn_tutorial_free,
  gone: m.djinn_tutorial_gone,
  market: m.djinn_tutorial_market,
  buy: m.djinn_tutorial_buy,
  cork: m.djinn_tutorial_cork,
  award: m.djinn_tutorial_award,
  last: m.djinn_tutorial_last,
  source: m.djinn_tutorial_source,
  boss_bottle: m.djinn_tutorial_boss_bottle,
  finish: m.djinn_tutorial_finish,
  end: m.djinn_tutorial_end,
};

const lesson: Lesson = {
  script: readScript(script),
  names: () => [m.djinn_tutorial_you(), m.djinn_tutorial_rival()],
  say: (note) => NOTES[note]?.() ?? note,
};

export default lesson;
