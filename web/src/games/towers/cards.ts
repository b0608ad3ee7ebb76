/** What is printed on a card. */
import { valuesOf } from "./words/cards";

export interface Half {
  piece: "tower" | "wizard";
  steps: number; // 0: by dice
}

export interface Print {
  halves: readonly Half[];
  dice: number;
}

export function printOf(card: string): Print {
  const values = valuesOf(card);
  const halves = (["tower", "wizard"] as const).flatMap((piece): Half[] => {
    const steps = values[piece];
    return steps === null ? [] : [{ piece, steps }];
  });
  return { halves, dice: values.dice };
}

/** Cards in the slots where they were; new ones go where there is room, so that nothing jumps. There are `usual` slots at least. */
export function arrange(before: readonly (string | null)[], hand: readonly string[], usual: number): (string | null)[] {
  const rest = [...hand];
  const slots = before.map((card) => {
    const at = card === null ? -1 : rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0 ? card : null;
  });
  const filled = slots.map((card) => card ?? rest.shift() ?? null);
  return [...filled, ...rest].filter((card, slot) => card !== null || slot < usual);
}
