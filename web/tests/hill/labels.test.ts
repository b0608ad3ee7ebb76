import { describe, expect, it } from "vitest";
import { apart } from "../../src/games/hill/labels";
import { layoutFor } from "../../src/games/hill/layout";
import { scene } from "../../src/games/hill/scene";
import { goblin, tableWith } from "./table";

const far = (one: { x: number; y: number }, other: { x: number; y: number }): number =>
  Math.hypot(one.x - other.x, one.y - other.y);

describe("numbers of goblins", () => {
  it("move apart where one would hide another, and stay where none does", () => {
    const [one, other, third] = apart(
      [
        { x: 0, y: 0 },
        { x: 4, y: 3 },
        { x: 90, y: 0 },
      ],
      20,
    );
    expect(far(one!, other!)).toBeGreaterThan(19.9);
    expect(third).toEqual({ x: 90, y: 0 });
  });

  it("move apart where they are at the same point", () => {
    const [one, other] = apart([{ x: 5, y: 5 }, { x: 5, y: 5 }], 20); // prettier-ignore
    expect(far(one!, other!)).toBeGreaterThan(19.9);
  });
});

describe("goblins in villages", () => {
  it("stand within the drawing on a phone, too", () => {
    const { camera, width } = layoutFor(360, 380);
    const goblins = ([1, 2, 3, 4] as const).flatMap((village) =>
      [1, 2, 3].map((number) => goblin(`${village - 1}:${number}`, `v${village}`)),
    );
    const pieces = scene(tableWith({ goblins }), { camera, turn: 0, hill: 0 }).filter(({ kind }) => kind === "goblin");
    expect(pieces.length).toBe(12);
    for (const { x } of pieces) {
      expect(x).toBeGreaterThan(19);
      expect(x).toBeLessThan(width - 19);
    }
  });
});
