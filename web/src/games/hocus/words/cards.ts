/** Spells and terrains in words. */
import { m } from "../../../lib/words.svelte";
import type { Effect, Spell, Terrain, When } from "../types";
import { printedOn, type View } from "../view";

interface SpellWords {
  title: () => string;
  text: (spell: { steps: number }) => string;
}

const SPELLS: Record<Effect, SpellWords> = {
  super_start: { title: m.hocus_spell_super_start, text: () => m.hocus_spell_super_start_text() },
  reverse: { title: m.hocus_spell_reverse, text: () => m.hocus_spell_reverse_text() },
  double: { title: m.hocus_spell_double, text: () => m.hocus_spell_double_text() },
  snail: { title: m.hocus_spell_snail, text: () => m.hocus_spell_snail_text() },
  freeze: { title: m.hocus_spell_freeze, text: () => m.hocus_spell_freeze_text() },
  fog: { title: m.hocus_spell_fog, text: () => m.hocus_spell_fog_text() },
  gust: { title: m.hocus_spell_gust, text: ({ steps }) => gust(steps) },
  whirl: { title: m.hocus_spell_whirl, text: () => m.hocus_spell_whirl_text() },
  swap: { title: m.hocus_spell_swap, text: () => m.hocus_spell_swap_text() },
  pickpocket: { title: m.hocus_spell_pickpocket, text: () => m.hocus_spell_pickpocket_text() },
  amnesia: { title: m.hocus_spell_amnesia, text: () => m.hocus_spell_amnesia_text() },
  shield: { title: m.hocus_spell_shield, text: () => m.hocus_spell_shield_text() },
  prophecy: { title: m.hocus_spell_prophecy, text: () => m.hocus_spell_prophecy_text() },
  twin: { title: m.hocus_spell_twin, text: () => m.hocus_spell_twin_text() },
  tailwind: { title: m.hocus_spell_tailwind, text: (spell) => m.hocus_spell_tailwind_text(spell) },
  cleanse: { title: m.hocus_spell_cleanse, text: () => m.hocus_spell_cleanse_text() },
};

const gust = (steps: number): string =>
  steps < 0 ? m.hocus_spell_gust_forward_text({ steps: -steps }) : m.hocus_spell_gust_text({ steps });

/** All that cards may do. */
export const EFFECTS = Object.keys(SPELLS) as Effect[];

/** What a card does: the second and third card of an effect bear a letter besides, gust_b. */
export const effectOf = (card: Spell): Effect => card.replace(/_[bc]$/, "") as Effect;

/** A card's name. */
export function cardTitle(card: Spell): string {
  const letter = /_([bc])$/.exec(card)?.[1] ?? "";
  return `${SPELLS[effectOf(card)].title()} ${letter.toUpperCase()}`.trim();
}

/** What a card does, as a sentence. */
export function cardText(card: Spell, view: View): string {
  return SPELLS[effectOf(card)].text({ steps: printedOn(view, card)?.steps ?? 0 });
}

const WHEN: Record<When, () => string> = {
  before: m.hocus_when_before,
  after: m.hocus_when_after,
  instead: m.hocus_when_instead,
};

/** When a spell is cast: before, after or instead of the roll. */
export const whenTitle = (when: When): string => WHEN[when]();

/** When a card is cast, and for how long: “after the roll, for 2 turns”. */
export function cardTime(card: Spell, view: View): string {
  const spell = printedOn(view, card);
  if (!spell) return "";
  return spell.turns > 0 ? `${whenTitle(spell.when)}, ${m.hocus_turns({ turns: spell.turns })}` : whenTitle(spell.when);
}

const TERRAINS: Record<Terrain, () => string> = {
  start: m.hocus_terrain_start,
  king: m.hocus_terrain_king,
  forest: m.hocus_terrain_forest,
  lake: m.hocus_terrain_lake,
  rock: m.hocus_terrain_rock,
  meadow: m.hocus_terrain_meadow,
  swamp: m.hocus_terrain_swamp,
  sand: m.hocus_terrain_sand,
  hill: m.hocus_terrain_hill,
  snow: m.hocus_terrain_snow,
  village: m.hocus_terrain_village,
  road: m.hocus_terrain_road,
  cave: m.hocus_terrain_cave,
  river: m.hocus_terrain_river,
  garden: m.hocus_terrain_garden,
  ruin: m.hocus_terrain_ruin,
  red: m.hocus_terrain_red,
  orange: m.hocus_terrain_orange,
  yellow: m.hocus_terrain_yellow,
  green: m.hocus_terrain_green,
  blue: m.hocus_terrain_blue,
  purple: m.hocus_terrain_purple,
  brown: m.hocus_terrain_brown,
  pink: m.hocus_terrain_pink,
  black: m.hocus_terrain_black,
  white: m.hocus_terrain_white,
};

/** All terrains that a board may have. */
export const TERRAIN_NAMES = Object.keys(TERRAINS) as Terrain[];

/** A terrain's name: forest, lake …; START and KING have their own. */
export const terrainTitle = (terrain: Terrain): string => TERRAINS[terrain]();
