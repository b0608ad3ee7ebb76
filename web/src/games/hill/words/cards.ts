/** Cards and tiles in words. */
import { m } from "../../../lib/words.svelte";
import type { Face } from "../view";

/** A card's name: 3, joker, joker as 3. */
export function cardTitle(card: string): string {
  if (card === "j") return m.hill_card_joker();
  return card.startsWith("j") ? m.hill_card_joker_as({ value: card.slice(1) }) : card;
}

/** What a card does, as a sentence. */
export function cardText(card: string): string {
  return card === "j" ? m.hill_card_joker_text() : m.hill_card_text({ value: Number(card.replace("j", "")) });
}

interface TileWords {
  title: () => string;
  text: () => string;
}

const TILES: Record<Exclude<Face, "?">, TileWords> = {
  passage: { title: m.hill_tile_passage, text: m.hill_tile_passage_text },
  ghost: { title: m.hill_tile_ghost, text: m.hill_tile_ghost_text },
  raven: { title: m.hill_tile_raven, text: m.hill_tile_raven_text },
  ball: { title: m.hill_tile_ball, text: m.hill_tile_ball_text },
  whirlwind: { title: m.hill_tile_whirlwind, text: m.hill_tile_whirlwind_text },
  flying: { title: m.hill_tile_flying, text: m.hill_tile_flying_text },
  trapdoor: { title: m.hill_tile_trapdoor, text: m.hill_tile_trapdoor_text },
};

/** What tiles may show. */
export const FACES = Object.keys(TILES) as (keyof typeof TILES)[];

const known = (tile: Face | null): TileWords | undefined => (tile && tile !== "?" ? TILES[tile] : undefined);

/** A tile's name; null: it lies face down. */
export const tileTitle = (tile: Face | null): string => (known(tile)?.title ?? m.hill_tile_unknown)();

/** What a tile does, as a sentence. */
export const tileText = (tile: Face | null): string => (known(tile)?.text ?? m.hill_tile_unknown_text)();
