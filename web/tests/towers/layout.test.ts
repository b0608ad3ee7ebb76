import { describe, expect, it } from "vitest";
import { layoutFor, PAD, SPACES, spacesBetween, STACK_HALF, type Layout } from "../../src/games/towers/layout";
import { boxOf, scene, spots } from "../../src/games/towers/scene";
import type { Crowd, Space } from "../../src/games/towers/view";

const SIZES: [string, number, number][] = [
  ["a desktop", 850, 560],
  ["a phone", 360, 430],
  ["a small phone", 320, 380],
  ["a tall phone", 390, 620],
  ["a tablet", 700, 690],
  ["a wide window", 1400, 600],
];

const bare = (): Space => ({ crest: false, ground: [0, 0, 0, 0, 0, 0], floors: [], castle: false });
const nine = (top: Crowd, castle = false): Space => ({
  ...bare(),
  castle,
  floors: Array.from({ length: 9 }, (_, k) => ({ tower: k + 1, crest: k % 2 === 0, wizards: k === 8 ? top : null })),
});
const boardWith = (space: Space, at: number): Space[] =>
  Array.from({ length: SPACES }, (_, k) => (k === at ? space : { ...bare(), ground: [1, 1, 1, 1, 1, 1] }));

/** What a place must keep in sight: its pad and all that stands on it. */
const padOf = (layout: Layout, k: number) => {
  const { x, y } = layout.places[k]!;
  return { left: x - PAD.rx, right: x + PAD.rx, top: y - PAD.ry, bottom: y + PAD.ry };
};

describe.each(SIZES)("on %s", (_name, width, height) => {
  const layout = layoutFor(width, height);

  it("stands upright when the screen does", () => {
    expect(layout.wide).toBe(width >= height);
  });

  it("keeps all places on the board", () => {
    for (const { x, y } of layout.places) {
      expect(x - PAD.rx).toBeGreaterThan(0);
      expect(x + PAD.rx).toBeLessThan(layout.width);
      expect(y + PAD.ry).toBeLessThan(layout.height);
    }
  });

  it.each([
    ["six wizards", nine([1, 1, 1, 1, 1, 1])],
    ["the castle", nine([0, 0, 0, 0, 0, 0], true)],
  ])("nine floors with %s hide nothing, wherever they stand", (_top, space) => {
    for (let at = 0; at < SPACES; at += 1) {
      const box = boxOf(space, at, layout.places[at]!);
      expect(box.top).toBeGreaterThanOrEqual(0);
      for (let other = 0; other < SPACES; other += 1) {
        if (other === at) continue;
        const pad = padOf(layout, other);
        const apart = box.left >= pad.right || box.right <= pad.left || box.top >= pad.bottom || box.bottom <= pad.top;
        expect(apart, `a stack on ${at} hides the pad of ${other}`).toBe(true);
      }
    }
  });

  it("pieces keep to their box", () => {
    for (let at = 0; at < SPACES; at += 1) {
      const spaces = boardWith(nine([1, 1, 1, 1, 1, 1]), at);
      const box = boxOf(spaces[at]!, at, layout.places[at]!);
      for (const piece of scene(spaces, layout).filter(({ space }) => space === at)) {
        const tall = piece.kind === "wizard" ? 53 : 0;
        expect(piece.y - tall).toBeGreaterThanOrEqual(box.top);
        expect(Math.abs(piece.x - layout.places[at]!.x)).toBeLessThanOrEqual(STACK_HALF);
      }
    }
  });
});

describe("a crowd", () => {
  it.each([1, 2, 3, 4, 5, 6])("of %i stands apart", (wizards) => {
    const there = spots(wizards);
    expect(there).toHaveLength(wizards);
    const places = there.map(({ dx, dy }) => `${dx} ${dy}`);
    expect(new Set(places).size).toBe(wizards);
    for (const { dx } of there) expect(Math.abs(dx)).toBeLessThan(STACK_HALF - 10);
  });
});

describe("the way between two spaces", () => {
  it("goes forward over the ring's seam", () => {
    expect(spacesBetween(14, 2)).toEqual([14, 15, 0, 1, 2]);
  });

  it("goes back when that is shorter", () => {
    expect(spacesBetween(1, 15)).toEqual([1, 0, 15]);
  });
});
