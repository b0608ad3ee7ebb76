/** The options of Wandering Towers in words. */
import { m } from "../../lib/words.svelte";
import { memoryValues, startingSeat, type GameOptions } from "../options";
import { SPELL_NAMES, spellTitle } from "./words/cards";

export const options: GameOptions = {
  variant: {
    title: m.towers_option_variant,
    about: m.towers_option_variant_about,
    values: {
      base: m.towers_option_variant_base,
      advanced: m.towers_option_variant_advanced,
      master: m.towers_option_variant_master,
    },
  },
  edition: {
    title: m.towers_option_edition,
    about: m.towers_option_edition_about,
    values: { cs: m.towers_option_edition_cs, pl: m.towers_option_edition_pl },
  },
  teams: { title: m.towers_option_teams, about: m.towers_option_teams_about },
  together: { title: m.towers_option_together, about: m.towers_option_together_about },
  spells: {
    title: m.towers_option_spells,
    about: m.towers_option_spells_about,
    values: Object.fromEntries(SPELL_NAMES.map((name) => [name, () => spellTitle(name)])),
  },
  spell_count: { title: m.towers_option_spell_count, about: m.towers_option_spell_count_about },
  potions: {
    title: m.towers_option_potions,
    about: m.towers_option_potions_about,
    values: {
      none: m.towers_option_potions_none,
      full: m.towers_option_potions_full,
      empty: m.towers_option_potions_empty,
    },
  },
  first: startingSeat(6),
  skip_second: { title: m.towers_option_skip_second, about: m.towers_option_skip_second_about },
  offers: { title: m.towers_option_offers, about: m.towers_option_offers_about },
  memory: { title: m.towers_option_memory, about: m.towers_option_memory_about, values: memoryValues },
};
