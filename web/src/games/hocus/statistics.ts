/** Figures of a finished match. */
import { m } from "../../lib/words.svelte";
import type { Statistic } from "../board";
import { Tally } from "../figures";
import type { Event, Events } from "./types";

type Figure = "forward" | "back" | "hits" | "wasHit" | "drawn" | "spells" | "suffered" | "dice" | "pips";

/** Counts for every seat. A spell is suffered by whom it was cast on by another. */
class Counter extends Tally<Figure> {
  count(event: Event): void {
    switch (event.type) {
      case "rolled":
        this.add(event.seat, "dice");
        this.add(event.seat, "pips", event.die);
        break;
      case "moved":
        this.#way(event);
        this.#suffer(event);
        break;
      case "hit":
        this.#way(event);
        this.add(event.seat, "hits");
        this.add(event.target, "wasHit");
        break;
      case "drew":
        this.add(event.seat, "drawn");
        break;
      case "spell_cast":
        this.add(event.seat, "spells");
        break;
      case "spell_laid":
      case "forgot":
      case "swapped":
      case "stole":
        this.#suffer(event);
        break;
    }
  }

  #suffer({ seat, target }: { seat: number; target: number }): void {
    if (seat !== target) this.add(target, "suffered");
  }

  /** How far a pawn came forward or back. */
  #way({ target, start, end }: Events["moved"] | Events["hit"]): void {
    this.add(target, end > start ? "forward" : "back", Math.abs(end - start));
  }
}

export function statistics(events: readonly Event[], players: number): Statistic[] {
  const counter = new Counter(players);
  for (const event of events) counter.count(event);
  return [
    counter.row(m.hocus_figure_forward(), "forward"),
    counter.row(m.hocus_figure_back(), "back"),
    counter.row(m.hocus_figure_hits(), "hits"),
    counter.row(m.hocus_figure_was_hit(), "wasHit"),
    counter.row(m.hocus_figure_drawn(), "drawn"),
    counter.row(m.hocus_figure_spells(), "spells"),
    counter.row(m.hocus_figure_suffered(), "suffered"),
    counter.row(m.hocus_figure_dice(), "dice"),
    counter.average(m.hocus_figure_luck(), "pips", "dice"),
  ];
}
