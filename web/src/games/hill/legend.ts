/** All that is seen on the hill, with what it means. */
import { m } from "../../lib/words.svelte";
import type { Chapter } from "../explain.svelte";
import { cardText, cardTitle, tileText, tileTitle } from "./words";
import { FACES } from "./words/cards";

const NUMBERS = ["1", "2", "3", "4", "5"];

export function legend(): Chapter[] {
  const tiles = [...FACES, null].map((face) => ({
    what: `tile:${face ?? ""}`,
    title: tileTitle(face),
    text: tileText(face),
  }));
  const thing = (what: string, title: () => string, text: () => string) => ({ what, title: title(), text: text() });
  return [
    { title: m.hill_legend_tiles(), things: tiles },
    {
      title: m.board_legend_board(),
      things: [
        thing("tower", m.hill_legend_tower, m.hill_legend_tower_text),
        thing("pair", m.hill_legend_pair, m.hill_legend_pair_text),
        thing("push", m.hill_legend_push, m.hill_legend_push_text),
        thing("stone", m.hill_legend_stone, m.hill_legend_stone_text),
        thing("waits", m.hill_legend_waits, m.hill_legend_waits_text),
        thing("village", m.hill_legend_village, m.hill_legend_village_text),
      ],
    },
    {
      title: m.board_legend_cards(),
      things: ["3", "j"].map((card) => ({ what: `card:${card}`, title: cardTitle(card), text: cardText(card) })),
    },
    {
      title: m.board_legend_plates(),
      things: [
        thing("plate:ring", m.hill_legend_highest, m.hill_legend_highest_text),
        thing("plate:stone", m.hill_legend_stone, m.hill_legend_stone_text),
        thing("plate:raven", m.hill_legend_raven, m.hill_legend_raven_text),
        thing("plate:card", m.board_legend_hand, m.hill_legend_hand_text),
      ],
    },
  ];
}

/** The cards that a hand may hold and the legend leaves out. */
export const otherCards = () =>
  NUMBERS.filter((card) => card !== "3").map((card) => ({
    what: `card:${card}`,
    title: cardTitle(card),
    text: cardText(card),
  }));
