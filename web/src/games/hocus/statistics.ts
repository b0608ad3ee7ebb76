/** Figures of a finished match. */
import { m } from "../../paraglide/messages.js";
import type { GameEvent, Statistic } from "../board";
import { Tally } from "../figures";

type Figure = "forward" | "back" | "hits" | "wasHit" | "drawn" | "spells" | "suffered" | "dice" | "pips";

/** Counts for every seat. A spell is suffered by whom it was cast on by another. */
class Counter extends Tally<Figure> {
  #caster = -1;

  count(event: GameEvent): void {
    const { seat } = event;
    switch (event.type) {
      case "rolled":
        this.add(seat, "dice");
        this.add(seat, "pips", Number(event["die"]));
        break;
      case "moved":
        this.#way(event);
        if (event["mover"] !== seat) this.add(seat, "suffered");
        break;
      case "hit":
        this.#way(event);
        this.add(event["by"], "hits");
        this.add(seat, "wasHit");
        break;
      case "drew":
        this.add(seat, "drawn");
        break;
      case "spell_cast":
        this.#caster = Number(seat);
        this.add(seat, "spells");
        break;
      case "spell_laid":
      case "forgot":
        if (seat !== this.#caster) this.add(seat, "suffered");
        break;
      case "swapped":
        this.add(event["target"], "suffered");
        break;
      case "stole":
        this.add(event["victim"], "suffered");
        break;
    }
  }

  /** How far a pawn came forward or back. */
  #way(event: GameEvent): void {
    const steps = Number(event["end"]) - Number(event["start"]);
    this.add(event["seat"], steps > 0 ? "forward" : "back", Math.abs(steps));
  }
}

export function statistics(events: readonly GameEvent[], players: number): Statistic[] {
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
