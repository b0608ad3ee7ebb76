/** Cards in a hand, in any game. */

/**
 * Cards in the slots where they were; new ones go where there is room, so that nothing jumps. There are `usual` slots
 * at least.
 */
export function arrange<Card>(before: readonly (Card | null)[], hand: readonly Card[], usual: number): (Card | null)[] {
  const rest = [...hand];
  const slots = before.map((card) => {
    const at = card === null ? -1 : rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0 ? card : null;
  });
  const filled = slots.map((card) => card ?? rest.shift() ?? null);
  return [...filled, ...rest].filter((card, slot) => card !== null || slot < usual);
}
