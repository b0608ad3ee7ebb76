import { describe, expect, it } from "vitest";
import { layoutFor } from "../../src/games/towers/layout";
import { FLOOR, targetsOf } from "../../src/games/towers/targets";
import type { Space, View } from "../../src/games/towers/view";

const crowd = [0, 0];
const bare = (): Space => ({ crest: false, ground: [0, 0], floors: [], castle: false });
const stack = (towers: number[]): Space => ({
  ...bare(),
  floors: towers.map((tower) => ({ tower, crest: false, wizards: crowd })),
});
const viewWith = (towers: number[]): View =>
  ({
    prompt: "piece",
    casting: null,
    seats: [{}, {}],
    spaces: Array.from({ length: 16 }, (_, k) => (k === 10 ? stack(towers) : bare())),
  }) as unknown as View;

const planFor = (towers: number[]) => {
  const keys = towers.map((tower) => `tower:${tower}`);
  return {
    possible: new Set(keys),
    picked: [],
    paths: keys.map((key) => ({ keys: [key] })),
  } as unknown as Parameters<typeof targetsOf>[1];
};

function onBoard(width: number, height: number, towers: number[], floor: number): string[][] {
  const layout = layoutFor(width, height);
  const scale = Math.min(width / layout.width, height / layout.height);
  return targetsOf(viewWith(towers), planFor(towers), layout, scale, floor).map(({ keys }) => [...keys]);
}

describe("a stack of which several floors may be taken", () => {
  it("is touched floor by floor where each is large enough", () => {
    expect(onBoard(1500, 800, [3, 5], FLOOR.fine)).toEqual([["tower:3"], ["tower:5"]]);
  });

  it("opens as a whole where a finger would not know which is meant", () => {
    expect(onBoard(360, 320, [3, 5], FLOOR.coarse)).toEqual([["tower:3", "tower:5"]]);
  });

  it("has places that do not lie over one another", () => {
    const layout = layoutFor(1500, 800);
    const boxes = targetsOf(viewWith([3, 5, 7]), planFor([3, 5, 7]), layout, 1.4, FLOOR.fine).map(({ box }) => box);
    const sorted = [...boxes].sort((one, other) => one.top - other.top);
    sorted.slice(1).forEach((box, k) => {
      expect(box.top).toBeGreaterThanOrEqual(sorted[k]!.top + sorted[k]!.height - 0.01);
    });
  });
});
