/** Ready-made ways to play a game: options, and for how many. */
import { m } from "../../paraglide/messages.js";
import type { OptionValue } from "./draft.svelte";

export interface Preset {
  name: string;
  title(): string;
  about(): string;
  options: Record<string, OptionValue>;
  /** The number of seats that it is for; the first is taken if another was set. */
  seats?: readonly number[];
}

const PRESETS: Record<string, readonly Preset[]> = {
  towers: [
    { name: "base", title: m.home_preset_base, about: m.home_preset_base_about, options: {}, seats: [3, 2, 4, 5, 6] },
    {
      name: "advanced",
      title: m.home_preset_advanced,
      about: m.home_preset_advanced_about,
      options: { variant: "advanced" },
      seats: [3, 2, 4, 5, 6],
    },
    {
      name: "master",
      title: m.home_preset_master,
      about: m.home_preset_master_about,
      options: { variant: "master" },
      seats: [3, 2, 4, 5, 6],
    },
    {
      name: "teams",
      title: m.home_preset_teams,
      about: m.home_preset_teams_about,
      options: { teams: true },
      seats: [4, 6],
    },
    { name: "solo", title: m.home_preset_solo, about: m.home_preset_solo_about, options: {}, seats: [1] },
    {
      name: "together",
      title: m.home_preset_together,
      about: m.home_preset_together_about,
      options: { together: true },
      seats: [2, 3, 4, 5, 6],
    },
  ],
  djinn: [
    { name: "full", title: m.home_preset_full, about: m.home_preset_full_about, options: {}, seats: [2, 3, 4] },
    {
      name: "first",
      title: m.home_preset_first,
      about: m.home_preset_first_about,
      options: { easy: true },
      seats: [2, 3, 4],
    },
    {
      name: "longer",
      title: m.home_preset_longer,
      about: m.home_preset_longer_about,
      options: { longer: true },
      seats: [2, 3, 4],
    },
    { name: "solo", title: m.home_preset_solo, about: m.home_preset_tom_about, options: {}, seats: [1] },
  ],
};

export const presetsOf = (game: string): readonly Preset[] => PRESETS[game] ?? [];

// The options that stand open; all others are folded away.
const PLAIN: Record<string, readonly string[]> = {
  towers: ["memory"],
  hill: ["walk_on", "memory"],
  hocus: ["memory"],
  djinn: ["tom"],
};

export const isPlain = (game: string, option: string): boolean => PLAIN[game]?.includes(option) ?? true;
