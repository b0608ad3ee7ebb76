import { describe, expect, it } from "vitest";
import { after, beatsOf, touched } from "../../src/games/towers/beats";
import { layoutFor } from "../../src/games/towers/layout";
import { preview } from "../../src/games/towers/preview";
import type { Event } from "../../src/games/towers/types";
import type { Space } from "../../src/games/towers/view";

const bare = (): Space => ({ crest: false, ground: [0, 0], floors: [], castle: false });
const tower = (number: number, wizards: readonly number[] | null = [0, 0]) => ({
  tower: number,
  crest: false,
  wizards,
});
const board = (changes: Record<number, Partial<Space>>): Space[] =>
  Array.from({ length: 16 }, (_, k) => ({ ...bare(), ...changes[k] }));
const play = (spaces: readonly Space[], events: readonly Event[], aided = false) =>
  beatsOf(events).reduce<readonly Space[]>((now, beat) => after(now, beat, aided), spaces);

const moved: Event[] = [
  { type: "card_played", seat: 0, card: "t2" },
  { type: "tower_moved", tower: 5, start: 3, end: 5, seat: 0 },
  { type: "revealed", owner: 1, wizards: 2, space: 3 },
  { type: "trapped", owner: 0, wizards: 1, space: 5 },
  { type: "potion_filled", seat: 0 },
];
const before = board({
  3: { ground: null, floors: [tower(4, null), tower(5), tower(6, [0, 1])], castle: false },
  5: { ground: [1, 0] },
});

describe("beats", () => {
  it("events that belong together are one", () => {
    expect(beatsOf(moved).map(({ kind }) => kind)).toEqual(["card", "tower"]);
    expect(beatsOf(moved)[1]).toMatchObject({ filled: 0, shown: [{ owner: 1 }], covered: [{ owner: 0 }] });
  });

  it("a tower takes all above it along, covers whom it lands on, and shows who stood below", () => {
    const then = play(before, moved);
    expect(then[3]!.floors.map(({ tower: number }) => number)).toEqual([4]);
    expect(then[3]!.floors[0]!.wizards).toEqual([0, 2]);
    expect(then[5]!.floors.map(({ tower: number }) => number)).toEqual([5, 6]);
    expect(then[5]!.ground).toBeNull();
  });

  it("covered wizards stay known where the table helps to remember", () => {
    expect(play(before, moved, true)[5]!.ground).toEqual([1, 0]);
  });

  it("a wizard walks, enters, and the castle flies with nobody left behind", () => {
    const spaces = board({ 1: { ground: [2, 0] }, 4: { castle: true, floors: [tower(1)] } });
    const then = play(spaces, [
      { type: "wizard_moved", owner: 0, start: 1, end: 2, seat: 0 },
      { type: "wizard_entered", owner: 0, start: 1, seat: 0 },
      { type: "castle_flew", start: 4, end: 8 },
    ]);
    expect(then[1]!.ground).toEqual([0, 0]);
    expect(then[2]!.ground).toEqual([1, 0]);
    expect(then.map(({ castle }) => castle).indexOf(true)).toBe(8);
  });

  it("top towers change places with their crowds", () => {
    const spaces = board({
      2: { ground: null, floors: [tower(1, [1, 0])] },
      9: { floors: [tower(2, null), tower(3)] },
    });
    const then = play(spaces, [{ type: "towers_swapped", first: 1, second: 3 }]);
    expect(then[2]!.floors).toEqual([tower(3)]);
    expect(then[9]!.floors).toEqual([tower(2, null), tower(1, [1, 0])]);
    expect(touched({ kind: "swap", first: 1, second: 3, shown: [] }, spaces)).toEqual([2, 9]);
  });
});

describe("a preview", () => {
  it("shows ghosts of all that would go, who would be covered, and the potion", () => {
    const ahead = preview(moved, before, layoutFor(850, 560));
    const keys = ahead.ghosts.map(({ key }) => key);
    expect(keys).toContain("tower:5");
    expect(keys).toContain("tower:6");
    expect(keys).toContain("wizard:1:t6:0");
    expect(keys).not.toContain("tower:4");
    expect([...ahead.covered]).toEqual(["wizard:0:g5:0"]);
    expect(ahead.potions).toHaveLength(1);
    expect(ahead.ways).toHaveLength(1);
  });

  it("a wizard that would enter stands at the castle's door", () => {
    const spaces = board({ 1: { ground: [1, 0] }, 4: { castle: true } });
    const ahead = preview([{ type: "wizard_entered", owner: 0, start: 1, seat: 0 }], spaces, layoutFor(360, 430));
    expect(ahead.ghosts.map(({ kind, space }) => [kind, space])).toEqual([["wizard", 4]]);
  });
});
