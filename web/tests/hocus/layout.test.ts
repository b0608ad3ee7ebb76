import { describe, expect, it } from "vitest";
import { layoutFor, placesBetween, spotOf, type Layout } from "../../src/games/hocus/layout";
import { scene, spots } from "../../src/games/hocus/scene";

const SIZES: [string, number, number][] = [
  ["a desktop", 944, 512],
  ["a laptop", 938, 620],
  ["a large screen", 1500, 900],
  ["a wide window", 1500, 600],
  ["a phone", 360, 395],
  ["a phone with six seats", 360, 335],
  ["a small phone", 320, 300],
  ["a tall phone", 390, 560],
  ["a tablet", 820, 760],
];
const LENGTH = 48;

interface Place {
  x: number;
  y: number;
}

/** Whether a point is inside an outline. */
function inside({ x, y }: Place, outline: readonly Place[]): boolean {
  let within = false;
  outline.forEach((a, k) => {
    const b = outline[(k + outline.length - 1) % outline.length]!;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) within = !within;
  });
  return within;
}

const tilesOf = ({ fields, king }: Layout) => fields.filter((_, number) => number !== 0 && number !== king);

describe.each(SIZES)("on %s", (_name, width, height) => {
  const layout = layoutFor(width, height, LENGTH, 6);

  it("lies wide where there is room, else it is folded", () => {
    expect(layout.wide).toBe(width / height >= 1.3);
    expect(layout.mats).toHaveLength(layout.wide ? 6 : 0);
  });

  it("keeps all fields on the board", () => {
    for (const { x, y } of [...tilesOf(layout), ...layout.minus].flatMap(({ outline }) => outline)) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(layout.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(layout.height);
    }
  });

  it("no two fields overlap, nor does the minus", () => {
    const tiles = [...tilesOf(layout), ...layout.minus];
    const overlapping = tiles.flatMap((one, k) =>
      tiles.flatMap((other, n) =>
        k !== n && [one, ...one.outline].some((corner) => inside(corner, other.outline)) ? [`${k} in ${n}`] : [],
      ),
    );
    expect(overlapping).toEqual([]);
  });

  it("the plazas keep free of fields", () => {
    for (const plaza of [layout.fields[0]!, layout.fields[layout.king]!]) {
      for (const { x, y } of tilesOf(layout)) {
        expect(Math.hypot((x - plaza.x) / layout.plaza.rx, (y - plaza.y) / layout.plaza.ry)).toBeGreaterThan(1);
      }
    }
  });

  it("the minus runs beside the last fields, one by one", () => {
    layout.minus.forEach(({ x, y }, k) => {
      const twin = layout.fields[LENGTH - 1 - k]!;
      const nearest = tilesOf(layout).reduce((best, field) =>
        Math.hypot(field.x - x, field.y - y) < Math.hypot(best.x - x, best.y - y) ? field : best,
      );
      expect(nearest).toBe(twin);
    });
  });

  it("a field is as far from the next as a thumb needs", () => {
    const scale = Math.min(width / layout.width, height / layout.height);
    const tiles = layout.fields.slice(1, layout.king);
    tiles.slice(1).forEach((field, k) => {
      const before = tiles[k]!;
      expect(Math.hypot(field.x - before.x, field.y - before.y) * scale).toBeGreaterThan(24);
    });
  });
});

describe("pawns", () => {
  const layout = layoutFor(944, 512, LENGTH, 6);

  it.each([1, 2, 3, 4, 5, 6])("a crowd of %i stands apart", (count) => {
    const there = spots(count);
    expect(there).toHaveLength(count);
    for (const [k, one] of there.entries()) {
      for (const other of there.slice(k + 1))
        expect(Math.hypot(one.dx - other.dx, one.dy - other.dy)).toBeGreaterThan(24);
    }
  });

  it("those behind START stand in the minus, at its end if they are further back", () => {
    const [one, two] = scene([{ place: -2 }, { place: -30 }], layout).sort((a, b) => a.seat - b.seat);
    expect(one!.x).toBeCloseTo(layout.minus[1]!.x);
    expect(two!.x).toBeCloseTo(layout.minus.at(-1)!.x);
  });

  it("whoever has gone round is back at START", () => {
    expect(spotOf(layout, 51)).toBe(layout.fields[0]);
  });
});

it("another board's track fits too", () => {
  for (const length of [24, 36, 60]) {
    const layout = layoutFor(360, 395, length, 2);
    expect(layout.fields).toHaveLength(length);
    expect(layout.king).toBe(length / 2);
  }
});

it("a way leads through all places, back and forth", () => {
  expect(placesBetween(2, -1)).toEqual([2, 1, 0, -1]);
  expect(placesBetween(46, 48)).toEqual([46, 47, 48]);
});
