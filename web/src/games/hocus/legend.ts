/** All that is seen on the board, with what it means. */
import { m } from "../../lib/words.svelte";
import type { Chapter, Thing } from "../explain.svelte";
import type { View } from "./types";
import { cardText, cardTime, cardTitle, terrainTitle } from "./words";
import { whenTitle } from "./words/cards";

const TIMES = ["before", "after", "instead"] as const;

const thing = (what: string, title: string, text: string): Thing => ({ what, title, text });

export function legend(view: View): Chapter[] {
  const spells = view.spells.map(({ name }) =>
    thing(`card:${name}`, cardTitle(name), `${cardText(name, view)} (${cardTime(name, view)})`),
  );
  return [
    {
      title: m.board_legend_board(),
      things: [
        thing("cross", m.hocus_legend_cross(), m.hocus_legend_cross_text()),
        thing("crown", m.hocus_legend_crown(), m.hocus_legend_crown_text()),
        thing("land", m.hocus_legend_land(), m.hocus_legend_land_text()),
        thing("king", terrainTitle("king"), m.hocus_legend_king_text()),
        thing("start", terrainTitle("start"), m.hocus_legend_start_text()),
        thing("minus", m.hocus_legend_minus(), m.hocus_legend_minus_text()),
      ],
    },
    {
      title: m.board_legend_cards(),
      things: [
        ...TIMES.map((when) => thing(`when:${when}`, whenTitle(when), m.hocus_legend_when_text())),
        thing("turns", m.hocus_legend_turns(), m.hocus_legend_turns_text()),
      ],
    },
    {
      title: m.board_legend_plates(),
      things: [
        thing("plate:place", m.hocus_legend_place(), m.hocus_legend_place_text({ fields: view.fields.length })),
        thing("plate:card", m.board_legend_hand(), m.hocus_legend_hand_text()),
      ],
    },
    { title: m.board_legend_spells(), things: spells },
  ];
}
