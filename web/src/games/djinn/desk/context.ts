/** What all parts of a desk share: whether one plays on it or only looks at it. */
import { createContext } from "svelte";
import type { Plan } from "../../../lib/plan.svelte";

export interface Desk {
  readonly plan: Plan | null; // null: one only looks
  /** What may be touched next, with the picks or instead of them. */
  readonly next: ReadonlySet<string>;
  readonly first: ReadonlySet<string>;
  /** What picking something would do, as a sentence. */
  say(key: string): string;
  /** Opens the desk large, with all texts. */
  look(): void;
}

export const [getDesk, setDesk] = createContext<Desk>();

/** A desk that is looked at. */
export const LOOKED_AT: Desk = {
  plan: null,
  next: new Set(),
  first: new Set(),
  say: (key) => key,
  look: () => undefined,
};
