/** Cards and spells in words. */
import { m } from "../../../lib/words.svelte";
import type { Card, Spell } from "../types";

/** What a card can do: how far it moves either piece, or how often a die is rolled for it. */
export interface CardValues {
  tower: number | null;
  wizard: number | null;
  dice: number; // 0: none
}

/** Reads a card's notation: w3, t2w4, d, td2. */
export function valuesOf(card: Card): CardValues {
  const dice = /^([tw]?)d(\d?)$/.exec(card);
  if (dice) {
    const rolls = Number(dice[2] || 1);
    return { tower: dice[1] === "w" ? null : 0, wizard: dice[1] === "t" ? null : 0, dice: rolls };
  }
  const [, tower, wizard] = /^(?:t(\d))?(?:w(\d))?$/.exec(card) ?? [];
  return { tower: tower ? Number(tower) : null, wizard: wizard ? Number(wizard) : null, dice: 0 };
}

/** A card's short name, for lists and the log. */
export function cardTitle(card: Card): string {
  const { tower, wizard, dice } = valuesOf(card);
  if (dice > 0) {
    if (wizard === null) return m.towers_card_tower_dice({ dice });
    return tower === null ? m.towers_card_wizard_dice({ dice }) : m.towers_card_die();
  }
  if (wizard === null) return m.towers_card_tower({ steps: tower ?? 0 });
  return tower === null ? m.towers_card_wizard({ steps: wizard }) : m.towers_card_both({ tower, wizard });
}

/** What a card does, as a sentence; whose wizards it is for. */
export function cardText(card: Card, whose: string): string {
  const { tower, wizard, dice } = valuesOf(card);
  if (dice > 0) {
    if (wizard === null) return m.towers_card_tower_dice_text({ dice });
    return tower === null ? m.towers_card_wizard_dice_text({ dice, whose }) : m.towers_card_die_text({ whose });
  }
  if (wizard === null) return m.towers_card_tower_text({ steps: tower ?? 0 });
  if (tower === null) return m.towers_card_wizard_text({ steps: wizard, whose });
  return m.towers_card_both_text({ tower, wizard, whose });
}

interface SpellWords {
  title: () => string;
  text: (given: { whose: string }) => string;
}

const SPELLS: Record<Spell, SpellWords> = {
  "advance-wizard": { title: m.towers_spell_advance_wizard, text: m.towers_spell_advance_wizard_text },
  "advance-tower": { title: m.towers_spell_advance_tower, text: m.towers_spell_advance_tower_text },
  "headwind-wizard": { title: m.towers_spell_headwind_wizard, text: m.towers_spell_headwind_wizard_text },
  "headwind-tower": { title: m.towers_spell_headwind_tower, text: m.towers_spell_headwind_tower_text },
  swap: { title: m.towers_spell_swap, text: m.towers_spell_swap_text },
  raven: { title: m.towers_spell_raven, text: m.towers_spell_raven_text },
  piggyback: { title: m.towers_spell_piggyback, text: m.towers_spell_piggyback_text },
  free: { title: m.towers_spell_free, text: m.towers_spell_free_text },
};

export const SPELL_NAMES = Object.keys(SPELLS) as Spell[];

/** A spell's name. */
export const spellTitle = (name: Spell): string => SPELLS[name].title();

/** What a spell does, as a sentence; whose wizards it is for. */
export const spellText = (name: Spell, whose: string): string => SPELLS[name].text({ whose });
