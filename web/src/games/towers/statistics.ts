/** Figures of a finished match. */
import { getLocale } from "../../paraglide/runtime.js";
import { m } from "../../paraglide/messages.js";
import type { GameEvent, Statistic } from "../board";

interface Figures {
  wizardMoves: number;
  towerMoves: number;
  home: number;
  covered: number;
  ownCovered: number;
  potions: number;
  spells: number;
  flights: number;
  dice: number;
  pips: number;
}

const NONE: Figures = {
  wizardMoves: 0, towerMoves: 0, home: 0, covered: 0, ownCovered: 0, potions: 0, spells: 0, flights: 0, dice: 0, pips: 0,
}; // prettier-ignore

/** Counts for every seat. Who covers wizards is whoever moved last. */
class Counter {
  readonly seats: Figures[];
  #mover = -1;
  #flier = -1; // who lets the castle fly: by bringing a wizard in, or by the fickle raven

  constructor(players: number) {
    this.seats = Array.from({ length: players }, () => ({ ...NONE }));
  }

  #add(seat: unknown, what: keyof Figures, count = 1): void {
    const figures = this.seats[Number(seat)];
    if (figures) figures[what] += count;
  }

  count(event: GameEvent): void {
    this.#mover = Number(event["mover"] ?? this.#mover);
    switch (event.type) {
      case "wizard_entered":
        this.#flier = this.#mover;
        this.#add(event["owner"], "home");
        this.#add(this.#mover, "wizardMoves");
        break;
      case "wizard_moved":
        this.#add(this.#mover, "wizardMoves");
        break;
      case "tower_moved":
        this.#add(this.#mover, "towerMoves");
        break;
      case "trapped":
        this.#add(this.#mover, event["owner"] === this.#mover ? "ownCovered" : "covered", Number(event["wizards"]));
        break;
      case "potion_filled":
        this.#add(event["seat"], "potions");
        break;
      case "spell_cast":
      case "spell_reserved":
        if (event["spell"] === "raven") this.#flier = Number(event["seat"]);
        this.#add(event["seat"], "spells");
        break;
      case "castle_flew":
        this.#add(this.#flier, "flights");
        break;
      case "rolled":
        this.#add(event["seat"], "dice");
        this.#add(event["seat"], "pips", Number(event["die"]));
        break;
    }
  }
}

const average = ({ dice, pips }: Figures): string =>
  dice === 0 ? "–" : new Intl.NumberFormat(getLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(pips / dice);

export function statistics(events: readonly GameEvent[], players: number): Statistic[] {
  const counter = new Counter(players);
  for (const event of events) counter.count(event);
  const row = (label: string, value: (figures: Figures) => number | string): Statistic => ({
    label,
    values: counter.seats.map(value),
  });
  return [
    row(m.towers_figure_home(), (seat) => seat.home),
    row(m.towers_figure_potions(), (seat) => seat.potions),
    row(m.towers_figure_wizard_moves(), (seat) => seat.wizardMoves),
    row(m.towers_figure_tower_moves(), (seat) => seat.towerMoves),
    row(m.towers_figure_covered(), (seat) => seat.covered),
    row(m.towers_figure_own_covered(), (seat) => seat.ownCovered),
    row(m.towers_figure_spells(), (seat) => seat.spells),
    row(m.towers_figure_flights(), (seat) => seat.flights),
    row(m.towers_figure_dice(), (seat) => seat.dice),
    row(m.towers_figure_luck(), average),
  ];
}
