/** Counting for the figures of a finished match. */
import { language } from "../lib/words.svelte";
import type { Statistic } from "./board";

/** Counts things of several kinds for every seat. */
export class Tally<Figure extends string> {
  #seats: Partial<Record<Figure, number>>[];

  constructor(players: number) {
    this.#seats = Array.from({ length: players }, () => ({}));
  }

  add(seat: unknown, figure: Figure, count = 1): void {
    const figures = this.#seats[Number(seat)];
    if (figures) figures[figure] = (figures[figure] ?? 0) + count;
  }

  #counts(figure: Figure): number[] {
    return this.#seats.map((figures) => figures[figure] ?? 0);
  }

  row(label: string, figure: Figure): Statistic {
    return { label, values: this.#counts(figure) };
  }

  /** How much of one there is on average for each of another. */
  average(label: string, sum: Figure, count: Figure): Statistic {
    const counts = this.#counts(count);
    const format = new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    return {
      label,
      values: this.#counts(sum).map((all, seat) => (counts[seat] ? format.format(all / counts[seat]) : "–")),
    };
  }
}
