import { describe, expect, it } from "vitest";
import { beatsOf, touched } from "../../src/games/hill/beats";
import type { Event } from "../../src/games/hill/types";
import { goblin, played, tableWith } from "./table";

const pair = [goblin("0:3", "1.2"), goblin("1:1", "1.6", { blocked: true }), goblin("1:2", "1.6", { sits: true })];
const onPair: Event[] = [
  { type: "goblin_named", seat: 0, goblin: 3, card: "3" },
  { type: "card_played", seat: 0, card: "4", way: "cw" },
  { type: "goblin_moved", seat: 0, goblin: 3, start: "1.2", end: "1.6" },
  { type: "goblin_pushed", seat: 1, goblin: 2, start: "1.6", end: "1.7" },
  { type: "stone_taken", seat: 1, stones: 1 },
];

describe("beats", () => {
  it("who lands on a pair sits on its lower goblin, the upper one is pushed and takes what lies there", () => {
    const table = played(tableWith({ goblins: pair, stones: ["1.7", "2.7"] }), onPair);
    expect(table.stands.get("1.6")).toEqual(["goblin:1:1", "goblin:0:3"]);
    expect(table.stands.get("1.7")).toEqual(["goblin:1:2"]);
    expect([...table.stones]).toEqual(["2.7"]);
  });

  it("a raven that was sent takes a stone from a player, one that waited takes it from the field", () => {
    const table = tableWith({ goblins: [goblin("0:1", "1.1")], stones: ["1.1"] });
    const sent: Event[] = [
      { type: "raven_sent", seat: 0, target: 1 },
      { type: "stone_lost", seat: 1, stones: 0 },
    ];
    expect(played(table, sent, "goblin:0:1").stones.size).toBe(1);
    expect(played(table, [{ type: "stone_lost", seat: 0, stones: 0 }], "goblin:0:1").stones.size).toBe(0);
  });

  it("a tile that has worked lies face down again, and is remembered only where the table helps", () => {
    const tiles = [{ field: "1.3", face: "ghost", open: true } as const];
    const shown: Event[] = [{ type: "tile_shown", seat: 0, goblin: 1, field: "1.3", tile: "ghost" }];
    expect(played(tableWith({ tiles }), shown).tiles.get("1.3")).toEqual({ face: null, open: false });
    expect(played(tableWith({ tiles, memory: "aided" }), shown).tiles.get("1.3")).toEqual({
      face: "ghost",
      open: false,
    });
    expect(played(tableWith({ tiles }), [{ type: "tile_removed", field: "1.3", tile: "ball" }]).tiles.size).toBe(0);
  });

  it("a whirlwind turns open tiles down and the hill by a quarter", () => {
    const tiles = [{ field: "2.3", face: "raven", open: true } as const];
    const table = played(tableWith({ tiles, rotation: 3 }), [
      { type: "tiles_turned_down", tiles: 1 },
      { type: "hill_turned", seat: 0, way: "cw" },
    ]);
    expect(table.rotation).toBe(0);
    expect(table.tiles.get("2.3")?.open).toBe(false);
    expect(played(table, [{ type: "hill_turned", seat: 0, way: "ccw" }]).rotation).toBe(3);
  });

  it("who waits stops waiting by going", () => {
    const table = tableWith({ goblins: [goblin("0:1", "1.3")] });
    const waiting = played(table, [{ type: "goblin_waits", seat: 0, goblin: 1, field: "1.3" }]);
    expect([...waiting.waiting]).toEqual(["goblin:0:1"]);
    const gone = played(waiting, [{ type: "goblin_rose", seat: 0, goblin: 1, start: "1.3", end: "2.2" }]);
    expect(gone.waiting.size).toBe(0);
    expect(gone.stands.get("2.2")).toEqual(["goblin:0:1"]);
  });

  it("says where something happens", () => {
    expect(beatsOf(onPair, tableWith({ goblins: pair })).flatMap(touched)).toEqual(["1.2", "1.6", "1.6", "1.7", "1.7"]);
  });
});
