/** What everybody wears at the table that is shown. Where nothing is said, a seat's hat and colour have its number. */

export const TONES = [0, 1, 2, 3, 4, 5] as const;

interface Worn {
  hat: number;
  colour: number;
}

let hats: readonly number[] = $state.raw([]);

/** Dresses the seats of a table; of none, when it is left. */
export function dress(seats: readonly Worn[]): void {
  hats = seats.map((seat) => seat.hat);
  for (const seat of TONES) {
    const colour = seats[seat]?.colour ?? seat;
    document.documentElement.style.setProperty(`--seat-${seat}`, `var(--tone-${colour})`);
  }
}

export const hatOf = (seat: number): number => hats[seat] ?? seat;
