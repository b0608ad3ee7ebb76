/** Djinns, bosses and what holds them, in words. */
import { m } from "../../../lib/words.svelte";
import { COLOURS, type ByColour } from "../view";

/** One of a sort whom something is done to: “a brown djinn”, “a boss”. */
export const whomText = (sort: string): string => m.djinn_one({ id: sort, form: "acc" });

/** One of a sort who does something. */
export const oneText = (sort: string): string => m.djinn_one({ id: sort, form: "nom" });

/** Where somebody is put: “into a circle”, “into a brown bottle”. */
export const intoText = (container: string): string => m.djinn_into({ id: container });

const counted = (counts: ByColour, say: (given: { id: string; count: number }) => string): string[] =>
  COLOURS.flatMap((id) => (counts[id] ? [say({ id, count: counts[id] })] : []));

/** Who is there: “1 boss, 2 brown djinns”; empty if nobody is. */
export function crowdText(djinns: ByColour, bosses: number): string {
  const boss = bosses > 0 ? [m.djinn_crowd({ id: "boss", count: bosses })] : [];
  return [...boss, ...counted(djinns, m.djinn_crowd)].join(", ");
}

/** Bottles by their colours. */
export const bottlesText = (bottles: ByColour): string => counted(bottles, m.djinn_bottles).join(", ");
