/** Figures of a finished match. */
import { m } from "../../lib/words.svelte";
import type { Statistic } from "../board";
import { Tally } from "../figures";
import type { Event } from "./types";
import { placeTitle, ringOf } from "./words/places";

type Figure = "moves" | "climbs" | "passages" | "pushes" | "falls" | "tiles" | "stones" | "exchanged" | "jokers";

const TOP_RING = 4;

/** Counts for every seat. Who pushes is whoever moved last. */
class Counter extends Tally<Figure> {
  readonly highest: number[];
  #mover = -1;

  constructor(players: number) {
    super(players);
    this.highest = Array.from({ length: players }, () => 0);
  }

  count(event: Event): void {
    switch (event.type) {
      case "goblin_named":
      case "card_played":
        if (event.card.startsWith("j")) this.add(event.seat, "jokers");
        break;
      case "goblin_moved":
        this.#mover = event.seat;
        this.add(event.seat, "moves");
        if (ringOf(event.start) >= 1 && ringOf(event.end) > ringOf(event.start)) this.add(event.seat, "climbs");
        this.#reach(event);
        break;
      case "goblin_rose":
        this.add(event.seat, "passages");
        this.#reach(event);
        break;
      case "goblin_pushed":
        this.add(this.#mover, "pushes");
        this.#reach(event);
        break;
      case "goblin_fell":
      case "goblin_fled":
        this.add(event.seat, "falls");
        this.#reach(event);
        break;
      case "tile_shown":
        this.add(event.seat, "tiles");
        break;
      case "stone_taken":
        this.add(event.seat, "stones");
        break;
      case "card_put":
        this.add(event.seat, "exchanged");
        break;
    }
  }

  #reach({ seat, end }: { seat: number; end: string }): void {
    this.highest[seat] = Math.max(this.highest[seat] ?? 0, ringOf(end));
  }
}

export function statistics(events: readonly Event[], players: number): Statistic[] {
  const counter = new Counter(players);
  for (const event of events) counter.count(event);
  return [
    {
      label: m.hill_figure_highest(),
      values: counter.highest.map((ring) => (ring > TOP_RING ? placeTitle("summit") : ring)),
    },
    counter.row(m.hill_figure_moves(), "moves"),
    counter.row(m.hill_figure_climbs(), "climbs"),
    counter.row(m.hill_figure_passages(), "passages"),
    counter.row(m.hill_figure_pushes(), "pushes"),
    counter.row(m.hill_figure_falls(), "falls"),
    counter.row(m.hill_figure_tiles(), "tiles"),
    counter.row(m.hill_figure_stones(), "stones"),
    counter.row(m.hill_figure_exchanged(), "exchanged"),
    counter.row(m.hill_figure_jokers(), "jokers"),
  ];
}
