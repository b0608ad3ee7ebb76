/** What is explained on the board: one thing, large, or all of them. One match is on the screen at a time. */

/** A thing with its name and what it does; `what` says how it is drawn. */
export interface Thing {
  what: string;
  title: string;
  text: string;
}

export interface Chapter {
  title: string;
  things: readonly Thing[];
}

class Explaining {
  /** The thing that is shown large. */
  at: string | null = $state(null);
  /** Whether the legend is open. */
  all = $state(false);

  /** Shows one thing; gives what a long press calls. */
  show(what: string): void {
    this.at = what;
  }

  close(): void {
    this.at = null;
    this.all = false;
  }
}

export const explaining = new Explaining();
