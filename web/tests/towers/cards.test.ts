import { describe, expect, it } from "vitest";
import { arrange } from "../../src/games/cards";
import type { Card } from "../../src/games/towers/types";
import { printOf } from "../../src/games/towers/cards";

describe("a card's print", () => {
  it.each([
    ["w3", [{ piece: "wizard", steps: 3 }], 0],
    [
      "t2w4",
      [
        { piece: "tower", steps: 2 },
        { piece: "wizard", steps: 4 },
      ],
      0,
    ],
    [
      "d",
      [
        { piece: "tower", steps: 0 },
        { piece: "wizard", steps: 0 },
      ],
      1,
    ],
    ["td3", [{ piece: "tower", steps: 0 }], 3],
  ])("%s", (card, halves, dice) => {
    expect(printOf(card as Card)).toEqual({ halves, dice });
  });
});

describe("cards in their slots", () => {
  it("stay where they are when one is played, and a new one takes its place", () => {
    const dealt = arrange([null, null, null], ["w1", "t2", "w1"], 3);
    const played = arrange(dealt, ["w1", "w1"], 3);
    expect(played).toEqual(["w1", null, "w1"]);
    expect(arrange(played, ["d", "w1", "w1"], 3)).toEqual(["w1", "d", "w1"]);
  });

  it("a fourth one has a slot as long as it is there", () => {
    const four = arrange(["w1", "w2", "w3"], ["w1", "w2", "w3", "w4"], 3);
    expect(four).toEqual(["w1", "w2", "w3", "w4"]);
    expect(arrange(four, ["w1", "w2", "w3"], 3)).toEqual(["w1", "w2", "w3"]);
  });
});
