/**
 * What a player has in the hand while it is not a pick yet: a card before it is said which way it goes, a joker before
 * it is said for what, a goblin before it has a village. Board and hand share it; one match is on the screen at a time.
 */
class Armed {
  /** The slot in the hand of the card that is to be used; -1: any. */
  slot = $state(-1);
  /** That card: "1" to "5", or "j". */
  card: string | null = $state(null);
  /** The goblin that is put down next; null: the first that is left. */
  goblin: number | null = $state(null);

  take(slot: number, card: string): void {
    this.slot = slot;
    this.card = card;
  }

  drop(): void {
    this.slot = -1;
    this.card = null;
  }
}

export const armed = new Armed();

/** The kind of a card as it is played: a joker is a joker, whatever it stands for. */
export const kindOf = (card: string): string => (card.startsWith("j") ? "j" : card);
