/**
 * Whom one looks at more closely: a name plate asks for it, the board shows it. One match is on the screen at a time.
 */
export type Looked = number | "deck" | null;

class Looking {
  at: Looked = $state(null);
  /** Whether the slots of all lie on the board: then no plate draws them again. */
  mats = $state(false);
}

export const looking = new Looking();
