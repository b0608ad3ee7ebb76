/** Figures of a finished match. */
import { m } from "../../paraglide/messages.js";
import type { GameEvent, Statistic } from "../board";
import { Tally } from "../figures";
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

  count(event: GameEvent): void {
    const { seat } = event;
    if (event["end"] !== undefined) this.#reach(Number(seat), String(event["end"]));
    if (String(event["card"] ?? "").length === 2) this.add(seat, "jokers"); // j3: it was played as a 3
    switch (event.type) {
      case "goblin_moved":
        this.#mover = Number(seat);
        this.add(seat, "moves");
        if (ringOf(String(event["start"])) >= 1 && this.#rises(event)) this.add(seat, "climbs");
        break;
      case "goblin_rose":
        this.add(seat, "passages");
        break;
      case "goblin_pushed":
        this.add(this.#mover, "pushes");
        break;
      case "goblin_fell":
      case "goblin_fled":
        this.add(seat, "falls");
        break;
      case "tile_shown":
        this.add(seat, "tiles");
        break;
      case "stone_taken":
        this.add(seat, "stones");
        break;
      case "card_put":
        this.add(seat, "exchanged");
        break;
    }
  }

  #rises({ start, end }: GameEvent): boolean {
    return ringOf(String(end)) > ringOf(String(start));
  }

  #reach(seat: number, place: string): void {
    this.highest[seat] = Math.max(this.highest[seat] ?? 0, ringOf(place));
  }
}

export function statistics(events: readonly GameEvent[], players: number): Statistic[] {
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
