import { describe, expect, it } from "vitest";
import type * as plans from "../../src/lib/plan.svelte";
import { layoutFor } from "../../src/games/hill/layout";
import { comesNext, litOf, offersOf } from "../../src/games/hill/offers";
import { pick } from "../../src/games/hill/picks";
import { preview } from "../../src/games/hill/preview";
import type { Action, Event, PlaceName, Played, Way } from "../../src/games/hill/types";
import { rolesOf } from "../../src/games/hill/cards";
import { goblin, tableWith } from "./table";

const pose = { camera: layoutFor(940, 510).camera, turn: 0, hill: 0 };
const goblins = [goblin("0:3", "1.2"), goblin("1:1", "1.6", { blocked: true }), goblin("1:2", "1.6", { sits: true })];
const table = tableWith({ goblins, tiles: [{ field: "1.5", face: null, open: false }] });

type Step = plans.Way<Event, Action>;
type Path = plans.Path<Event, Action>;

const step = (text: string, action: Action, events: Event[] = []): Step => ({
  text,
  action,
  events,
  open: false,
  ways: [],
});
const path = (...steps: Step[]): Path => ({
  steps,
  keys: steps.map(({ action }) => pick(action)),
  events: steps.flatMap(({ events }) => events),
});
const planned = (paths: Path[], picked: string[]) => {
  const keys = (some: Path[]) => new Set(some.flatMap((one) => one.keys.filter((key) => key !== null)));
  const fitting = paths.filter((one) => picked.every((key) => one.keys.includes(key)));
  return {
    paths,
    picked,
    possible: keys(paths),
    pickable: new Set([...keys(fitting)].filter((key) => !picked.includes(key))),
  };
};
const name = step("name 3", { type: "name", card: "3" });
const move = (card: Played, way: Way, end: PlaceName) =>
  step(`move ${card} ${way}`, { type: "move", card, way }, [
    { type: "card_played", seat: 0, card, way },
    { type: "goblin_moved", seat: 0, goblin: 3, start: "1.2", end },
  ]);

describe("a preview", () => {
  it("shows the way and one ghost at its end; who is pushed has an arrow", () => {
    const events: Event[] = [
      ...move("4", "cw", "1.6").events,
      { type: "goblin_pushed", seat: 1, goblin: 2, start: "1.6", end: "1.7" },
    ];
    const ahead = preview({ events }, table, pose);
    expect(ahead.ways.map(({ kind, places }) => [kind, places])).toEqual([
      ["walk", ["1.2", "1.3", "1.4", "1.5", "1.6"]],
      ["push", ["1.6", "1.7"]],
    ]);
    expect(ahead.ways.map(({ goblin }) => goblin)).toEqual(["goblin:0:3", "goblin:1:2"]);
    expect(ahead.ghosts.map(({ key, place, tier }) => [key, place, tier])).toEqual([["goblin:0:3", "1.6", 1]]);
  });

  it("marks climbs, and tiles of which nobody knows what they do", () => {
    const up = preview(
      {
        events: [
          { type: "card_played", seat: 0, card: "1", way: "up" },
          { type: "goblin_moved", seat: 1, goblin: 2, start: "1.6", end: "2.5" },
        ],
      },
      table,
      pose,
    );
    expect(up.signs.map(({ kind }) => kind)).toEqual(["up"]);
    expect(
      preview({ events: move("3", "cw", "1.5").events, open: true }, table, pose).signs.map(({ kind }) => kind),
    ).toEqual(["unknown"]);
    expect(preview({ events: [{ type: "hill_turned", seat: 0, way: "ccw" }] }, table, pose).turn).toBe(-1);
  });
});

describe("what can be picked", () => {
  const paths = [
    path(name, move("4", "cw", "1.6")),
    path(name, move("j4", "cw", "1.6")),
    path(name, move("j1", "cw", "1.3"), step("village 2", { type: "village", village: 2 })),
  ];

  it("a goblin first, then where it would go; a joker only where no other card does it", () => {
    const first = planned(paths, []);
    expect([...offersOf(first, table, 0, { card: null, goblin: null })]).toEqual([["1.2", ["name:3"]]]);
    expect([...litOf(first, offersOf(first, table, 0, { card: null, goblin: null }), 0)]).toEqual(["goblin:0:3"]);
    const then = offersOf(planned(paths, ["name:3"]), table, 0, { card: null, goblin: null });
    expect(then.get("1.6")).toEqual(["move:4:cw"]);
    expect(then.get("1.3")).toEqual(["move:j1:cw"]);
    expect(offersOf(planned(paths, ["name:3"]), table, 0, { card: "j", goblin: null }).get("1.6")).toEqual([
      "move:j4:cw",
    ]);
  });

  it("what follows a move is asked after it", () => {
    expect(comesNext(planned(paths, ["name:3"]), "village:2")).toBe(false);
    expect(comesNext(planned(paths, ["name:3", "move:j1:cw"]), "village:2")).toBe(true);
  });

  it("of two cards alike one names and the other moves", () => {
    expect(rolesOf(["3", "j", "3"], ["name:3", "move:3:cw"], 2)).toEqual(["names", null, "moves"]);
    expect(rolesOf(["3", "j", null], ["name:j2"], 1)).toEqual([null, "names", null]);
    expect(rolesOf(["3", "4", null], [], 1)).toEqual([null, "taken", null]);
  });
});
