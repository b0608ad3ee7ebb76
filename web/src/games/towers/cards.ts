/** What is printed on a card. */
import type { Card } from "./types";
import { valuesOf } from "./words/cards";

export interface Half {
  piece: "tower" | "wizard";
  steps: number; // 0: by dice
}

export interface Print {
  halves: readonly Half[];
  dice: number;
}

export function printOf(card: Card): Print {
  const values = valuesOf(card);
  const halves = (["tower", "wizard"] as const).flatMap((piece): Half[] => {
    const steps = values[piece];
    return steps === null ? [] : [{ piece, steps }];
  });
  return { halves, dice: values.dice };
}
