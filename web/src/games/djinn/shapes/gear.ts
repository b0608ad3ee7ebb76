/** What is printed on an equipment card, as a row of signs. */
import type { Colour, Effects, Gear } from "../view";

export type Part =
  | { kind: "arrow"; n: number }
  | { kind: "location"; of: string; n: number }
  | { kind: "colour"; of: Colour; n: number }
  | { kind: "good"; of: string; n: number };

const RULE_SIGNS: Record<string, string> = { extra_chest: "chest", assistant_stay: "stay", no_pay: "free" };
const goods = (effects: Effects): Part[] => effects.map(({ kind, n }) => ({ kind: "good", of: kind, n }));

/** A location or a price, an arrow, and what comes of it. */
export function printOf(gear: Gear): Part[] {
  const parts = gear.effects.flatMap(({ kind, n, of }): Part[] => {
    if (kind === "on_location")
      return [
        { kind: "location", of: of[0] ?? "", n: 1 },
        { kind: "arrow", n: 1 },
      ];
    if (kind === "trade") return [...goods(gear.pay), { kind: "arrow", n: 1 }];
    if (kind === "rule") return [{ kind: "good", of: RULE_SIGNS[of[0] ?? ""] ?? "rule", n: 1 }];
    if (kind === "capture_power")
      return [
        { kind: "good", of: kind, n },
        ...of.map((colour): Part => ({ kind: "colour", of: colour as Colour, n: 1 })),
      ];
    return [{ kind: "good", of: kind, n }];
  });
  return [...parts, ...goods(gear.gain)];
}
