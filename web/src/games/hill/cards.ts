/** The cards in a hand: where they lie, and what they are used for. */
import { kindOf } from "./armed.svelte";

export type Role = "names" | "moves" | "other" | "taken";

/** What the cards in the slots are used for by what is picked; of several alike the one that was touched. */
export function rolesOf(
  slots: readonly (string | null)[],
  picked: readonly string[],
  touched: number,
): (Role | null)[] {
  const roles: (Role | null)[] = slots.map(() => null);
  const use = (card: string, role: Role, wanted: number): void => {
    const fits = (slot: number): boolean => slots[slot] === card && roles[slot] === null;
    const slot = fits(wanted) ? wanted : slots.findIndex((_, index) => fits(index));
    if (slot >= 0) roles[slot] = role;
  };
  const cardOf = (key: string): string => kindOf(key.split(":")[1] ?? "");
  const by = (verb: string): string | undefined => picked.find((key) => key.startsWith(`${verb}:`));
  const [names, moves] = [by("name"), by("move")];
  // The card that was touched last is the latest of the two.
  if (moves) use(cardOf(moves), "moves", touched);
  if (names) use(cardOf(names), "names", moves ? -1 : touched);
  const other = by("exchange") ?? by("discard");
  if (other) use(cardOf(other), "other", touched);
  if (touched >= 0 && roles[touched] === null && !moves && !other) roles[touched] = "taken";
  return roles;
}
