import { describe, expect, it } from "vitest";
import { suffered as onHill } from "../src/games/hill/traces";
import type { Event as HillEvent } from "../src/games/hill/types";
import type { View as HillView } from "../src/games/hill/view";
import { suffered as onRing } from "../src/games/towers/traces";
import type { Event as TowersEvent, View as TowersView } from "../src/games/towers/types";
import { loadWords } from "../src/lib/words.svelte";
import { goblin, tableWith } from "./hill/table";

await loadWords("hill");
await loadWords("towers");

const people = { names: ["Ada", "Ben"], me: 0 };
const ring = { together: false, seats: [{}, {}] } as unknown as TowersView;
const hill = { seats: [{}, {}], goblins: [] } as unknown as HillView;
const trapped: TowersEvent = { type: "trapped", owner: 0, wizards: 1, space: 4 };

describe("what others did to the reader's pieces", () => {
  it("is told at the space where a wizard was trapped, until it is free again", () => {
    expect(onRing([{ seat: 1, events: [trapped] }], people, ring).map(({ space }) => space)).toEqual([4]);
    const freed: TowersEvent = { type: "revealed", owner: 0, wizards: 1, space: 4 };
    expect(onRing([{ seat: 1, events: [trapped, freed] }], people, ring)).toEqual([]);
  });

  it("is not told to those it did not hit", () => {
    expect(onRing([{ seat: 0, events: [trapped] }], { ...people, me: 1 }, ring)).toEqual([]);
    expect(onRing([{ seat: 1, events: [trapped] }], { ...people, me: null }, ring)).toEqual([]);
  });

  it("is told at a goblin that was pushed, or that somebody sat down on", () => {
    const table = tableWith({
      goblins: [goblin("0:1", "1.7"), goblin("0:2", "1.3", { blocked: true }), goblin("1:4", "1.3", { sits: true })],
    });
    const events: HillEvent[] = [
      { type: "goblin_pushed", seat: 0, goblin: 1, start: "1.6", end: "1.7" },
      { type: "goblin_moved", seat: 1, goblin: 4, start: "1.1", end: "1.3" },
    ];
    const told = onHill([{ seat: 1, events }], people, hill, table);
    expect(told.map((one) => one.goblin)).toEqual(["goblin:0:1", "goblin:0:2"]);
  });
});
