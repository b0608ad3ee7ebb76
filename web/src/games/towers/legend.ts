/** All that is seen on the board, with what it means. */
import { m } from "../../lib/words.svelte";
import type { Chapter, Thing } from "../explain.svelte";
import type { Card, View } from "./types";
import { cardText, cardTitle, spellText, spellTitle, whoseWizards } from "./words";

const USUAL: readonly Card[] = ["w3", "t2", "t3w2", "d"];

const thing = (what: string, title: () => string, text: () => string): Thing => ({
  what,
  title: title(),
  text: text(),
});

/** A card with what it does. */
export const cardThing = (card: Card, view: View): Thing => ({
  what: `card:${card}`,
  title: cardTitle(card),
  text: cardText(card, whoseWizards(view)),
});

export function legend(view: View): Chapter[] {
  const whose = whoseWizards(view);
  const spells = view.spells.map(({ name }) => ({
    what: `spell:${name}`,
    title: spellTitle(name),
    text: spellText(name, whose),
  }));
  const redraw = view.together ? [] : [thing("redraw", m.towers_do_redraw, m.towers_why_redraw)];
  return [
    {
      title: m.board_legend_board(),
      things: [
        thing("castle", m.towers_legend_castle, m.towers_legend_castle_text),
        thing("crest", m.towers_legend_crest, m.towers_legend_crest_text),
        thing("tower", m.towers_legend_tower, m.towers_legend_tower_text),
      ],
    },
    ...(spells.length > 0 ? [{ title: m.board_legend_spells(), things: spells }] : []),
    { title: m.board_legend_cards(), things: [...USUAL.map((card) => cardThing(card, view)), ...redraw] },
    {
      title: m.board_legend_plates(),
      things: [
        thing("plate:home", m.towers_legend_home, m.towers_legend_home_text),
        thing("potion:full", m.towers_legend_full, m.towers_legend_full_text),
        thing("potion:empty", m.towers_legend_empty, m.towers_legend_empty_text),
        thing("potion:spent", m.towers_legend_spent, m.towers_legend_spent_text),
        thing("plate:trapped", m.towers_legend_trapped, m.towers_legend_trapped_text),
        thing("plate:card", m.board_legend_hand, m.towers_legend_hand_text),
      ],
    },
  ];
}
