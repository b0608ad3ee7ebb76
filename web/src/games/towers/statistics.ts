/** Figures of a finished match. */
import { m } from "../../lib/words.svelte";
import type { Statistic } from "../board";
import { Tally } from "../figures";
import type { Event } from "./types";

type Figure =
  "wizardMoves" | "towerMoves" | "home" | "covered" | "ownCovered" | "potions" | "spells" | "flights" | "dice" | "pips";

/** Counts for every seat. Who covers wizards is whoever moved last. */
class Counter extends Tally<Figure> {
  #mover = -1;
  #flier = -1; // who lets the castle fly: by bringing a wizard in, or by the fickle raven

  count(event: Event): void {
    switch (event.type) {
      case "wizard_entered":
        this.#mover = this.#flier = event.seat;
        this.add(event.owner, "home");
        this.add(event.seat, "wizardMoves");
        break;
      case "wizard_moved":
        this.#mover = event.seat;
        this.add(event.seat, "wizardMoves");
        break;
      case "tower_moved":
        this.#mover = event.seat;
        this.add(event.seat, "towerMoves");
        break;
      case "trapped":
        this.add(this.#mover, event.owner === this.#mover ? "ownCovered" : "covered", event.wizards);
        break;
      case "potion_filled":
        this.add(event.seat, "potions");
        break;
      case "spell_cast":
      case "spell_reserved":
        if (event.spell === "raven") this.#flier = event.seat;
        this.add(event.seat, "spells");
        break;
      case "castle_flew":
        this.add(this.#flier, "flights");
        break;
      case "rolled":
        this.add(event.seat, "dice");
        this.add(event.seat, "pips", event.die);
        break;
    }
  }
}

export function statistics(events: readonly Event[], players: number): Statistic[] {
  const counter = new Counter(players);
  for (const event of events) counter.count(event);
  return [
    counter.row(m.towers_figure_home(), "home"),
    counter.row(m.towers_figure_potions(), "potions"),
    counter.row(m.towers_figure_wizard_moves(), "wizardMoves"),
    counter.row(m.towers_figure_tower_moves(), "towerMoves"),
    counter.row(m.towers_figure_covered(), "covered"),
    counter.row(m.towers_figure_own_covered(), "ownCovered"),
    counter.row(m.towers_figure_spells(), "spells"),
    counter.row(m.towers_figure_flights(), "flights"),
    counter.row(m.towers_figure_dice(), "dice"),
    counter.average(m.towers_figure_luck(), "pips", "dice"),
  ];
}
