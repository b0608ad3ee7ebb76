import { describe, expect, it } from "vitest";
import { isHidden, spotOf, UNIT, type Pose } from "../../src/games/hill/camera";
import { above, cornerOf, ring, wayOf } from "../../src/games/hill/grid";
import { layoutFor } from "../../src/games/hill/layout";
import { crowd, scene } from "../../src/games/hill/scene";
import { fieldsOf } from "../../src/games/hill/table";
import { goblin, SIDES, tableWith } from "./table";

const SIZES: [number, number][] = [
  [940, 510],
  [700, 520],
  [360, 330],
  [360, 400],
];
const LARGE = [11, 9, 7, 5];
/** How near the nearest two of these are to each other. */
const nearest = (spots: readonly { x: number; y: number }[]): number =>
  Math.min(
    ...spots.flatMap((one, k) => spots.slice(k + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y))),
  );
const poses = SIZES.flatMap(([width, height]) =>
  [0, 1, 2, 3].map((turn): Pose => ({ camera: layoutFor(width, height).camera, turn, hill: 0 })),
);

describe("the hill from above", () => {
  it("rings close, and a village touches another corner when the hill has turned", () => {
    expect(ring(SIDES, 0)).toHaveLength(32);
    expect(cornerOf(SIDES, 1, 0)).toBe("1.0");
    expect(cornerOf(SIDES, 1, 1)).toBe("1.24");
    expect(cornerOf(SIDES, 3, 2)).toBe("1.0");
  });

  it("a corner leads nowhere, the highest ring to the summit", () => {
    expect(above(SIDES, 0, 8)).toBeNull();
    expect(above(SIDES, 0, 4)).toBe("2.3");
    expect(above(SIDES, 3, 1)).toBe("summit");
  });

  it("a way leads out of the village or up first, then along the ring", () => {
    expect(wayOf(SIDES, "v1", "1.30", "ccw", 0)).toEqual(["v1", "1.0", "1.31", "1.30"]);
    expect(wayOf(SIDES, "1.4", "2.5", "up-cw", 0)).toEqual(["1.4", "2.3", "2.4", "2.5"]);
    expect(wayOf(SIDES, "4.1", "summit", "up", 0)).toEqual(["4.1", "summit"]);
    expect(wayOf(SIDES, "4.1", "4.5", "cw", 0)).toHaveLength(5);
  });
});

describe("the hill as it is seen", () => {
  it("every field has a place of its own in each quarter", () => {
    for (const sides of [SIDES, LARGE]) {
      for (const pose of poses) {
        const spots = [...fieldsOf(sides), "v1", "v2", "v3", "v4"].map((place) => spotOf(pose, sides, place));
        expect(nearest(spots)).toBeGreaterThan(UNIT / 8);
      }
    }
  });

  it("fields that are not hidden are far enough apart to be touched", () => {
    for (const pose of poses) {
      const spots = fieldsOf(SIDES)
        .filter((place) => !isHidden(pose, SIDES, place))
        .map((place) => spotOf(pose, SIDES, place));
      expect(nearest(spots)).toBeGreaterThan(UNIT / 2);
    }
  });

  it("each field is seen from most quarters", () => {
    for (const camera of new Set(poses.map((pose) => pose.camera))) {
      for (const field of fieldsOf(SIDES)) {
        const hidden = [0, 1, 2, 3].filter((turn) => isHidden({ camera, turn, hill: 0 }, SIDES, field));
        expect(hidden.length).toBeLessThan(2);
      }
    }
  });

  it("all of it keeps to the board", () => {
    for (const sides of [SIDES, LARGE]) {
      for (const [layout, turn] of SIZES.flatMap(([width, height]) =>
        [0, 1, 2, 3].map((quarter) => [layoutFor(width, height, sides[0]), quarter] as const),
      )) {
        for (const place of [...fieldsOf(sides), "v1", "v2", "v3", "v4"]) {
          const { x, y } = spotOf({ camera: layout.camera, turn, hill: 0 }, sides, place);
          expect(x).toBeGreaterThan(20);
          expect(x).toBeLessThan(layout.width - 20);
          expect(y).toBeGreaterThan(40);
          expect(y).toBeLessThan(layout.height - 20);
        }
      }
    }
  });

  it("the summit is painted after what is behind it and before what is in front", () => {
    const goblins = [goblin("0:1", "4.1"), goblin("0:2", "4.5"), goblin("1:1", "v1"), goblin("1:2", "v3")];
    const keys = scene(tableWith({ goblins }), { camera: layoutFor(940, 510).camera, turn: 0, hill: 0 }).map(
      ({ key }) => key,
    );
    const order = ["goblin:1:1", "goblin:0:1", "tower", "goblin:0:2", "goblin:1:2"].map((key) => keys.indexOf(key));
    expect([...order].sort((one, other) => one - other)).toEqual(order);
  });

  it("a crowd stands apart", () => {
    for (let count = 1; count <= 25; count += 1) {
      const spots = crowd(count, 5).map(({ dx, dy }) => `${dx} ${dy}`);
      expect(new Set(spots).size).toBe(count);
    }
  });
});
