import { describe, expect, it } from "vitest";
import { after, beatsOf, touched } from "../../src/games/djinn/map/beats";
import { edgeOf, layoutFor, pathsOf, placeAt, routeOf } from "../../src/games/djinn/map/layout";
import { preview } from "../../src/games/djinn/map/preview";
import { scene } from "../../src/games/djinn/map/scene";
import { pick, ripe } from "../../src/games/djinn/picks";
import { printOf } from "../../src/games/djinn/shapes/gear";
import { neededSections, townNeeded } from "../../src/games/djinn/shelf/sections";
import type { Action } from "../../src/games/djinn/types";
import type { Gear, Space, SpaceId, View } from "../../src/games/djinn/view";
import { Plan, type Way } from "../../src/lib/plan.svelte";

const JOINED: [SpaceId, SpaceId][] = [
  ...(["12", "04", "08"] as const).map((hour): [SpaceId, SpaceId] => ["source", `inner_${hour}`]),
  ...(["12", "02", "04", "06", "08", "10"] as const).flatMap((hour, k, hours): [SpaceId, SpaceId][] => {
    const next = hours[(k + 1) % hours.length]!;
    return [
      [`inner_${hour}`, `inner_${next}`],
      [`inner_${hour}`, `outer_${hour}`],
      [`outer_${hour}`, `outer_${next}`],
    ];
  }),
];
const IDS = [...new Set(JOINED.flat())];
const ROUND = ["inner_12", "inner_04", "inner_08", "outer_02", "outer_06", "outer_10"];

function town(changes: Record<string, Partial<Space>> = {}): Space[] {
  return IDS.map((id) => ({
    id,
    shape: id === "source" ? "source" : ROUND.includes(id) ? "round" : "square",
    location: id === "source" ? null : "academy",
    neighbours: JOINED.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : [])),
    djinns: {},
    boss: false,
    boss_price: null,
    tiles: [null, null],
    wizards: [],
    ...changes[id],
  }));
}

function table(spaces: Space[], more: Partial<View> = {}): View {
  const at = (seat: number) => spaces.find((space) => space.wizards.some((wizard) => wizard.seat === seat));
  const seats = [0, 1].map((seat) => ({
    at: at(seat)?.id ?? null,
    via: at(seat)?.wizards.find((one) => one.seat === seat)?.via ?? null,
  }));
  return {
    spaces,
    seats,
    doing: { held: null, targets: [], moved: false },
    asked: { space: null },
    mages: [],
    gear: [],
    ...more,
  } as unknown as View;
}

function planOf(...ways: [string, ...string[]][]): Plan {
  const plan = new Plan(
    (action) => pick(action as Action),
    () => {},
    () => true,
  );
  const tree = (texts: readonly string[]): Way[] => {
    const [first, ...rest] = texts;
    if (first === undefined) return [];
    const [type = "", what = ""] = first.split(" ");
    const name =
      { mage: "mage", use: "gear", tile: "location", at: "space", colour: "colour", do: "what", target: "sort" }[
        type
      ] ?? "what";
    return [{ text: first, action: { type, [name]: what }, events: [], open: false, ways: tree(rest) }];
  };
  plan.offer(ways.flatMap((texts) => tree(texts)));
  return plan;
}

describe("layout", () => {
  it.each([
    [944, 450],
    [620, 450],
    [360, 300],
    [360, 560],
  ])("on %i by %i all places and edges are inside", (width, height) => {
    const layout = layoutFor(width, height);
    for (const space of town()) {
      for (const { x, y } of [
        placeAt(layout, space.id),
        ...space.neighbours.map((via) => edgeOf(layout, space.id, via)),
      ]) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(layout.width);
        expect(y).toBeGreaterThan(20);
        expect(y).toBeLessThan(layout.height);
      }
    }
  });

  it("both ends of a path are apart", () => {
    const layout = layoutFor(360, 300);
    for (const [a, b] of pathsOf(town())) {
      const [from, to] = [edgeOf(layout, a, b), edgeOf(layout, b, a)];
      const [start, end] = [placeAt(layout, a), placeAt(layout, b)];
      const length = Math.hypot(end.x - start.x, end.y - start.y);
      expect(Math.hypot(from.x - start.x, from.y - start.y) + Math.hypot(to.x - end.x, to.y - end.y)).toBeLessThan(
        length,
      );
    }
  });

  it("there are 21 paths", () => {
    expect(pathsOf(town())).toHaveLength(21);
  });

  it("a walk goes straight, or over what it skips, but never back", () => {
    const spaces = town();
    expect(routeOf(spaces, "inner_02", "outer_02", "inner_12", "inner_02")).toEqual(["inner_02", "inner_12"]);
    expect(routeOf(spaces, "inner_02", "inner_12", "outer_12", "outer_02")).toEqual([
      "inner_02",
      "outer_02",
      "outer_12",
    ]);
    expect(routeOf(spaces, "inner_02", "inner_12", "inner_02", "outer_02")[1]).not.toBe("inner_12");
  });
});

describe("beats", () => {
  const before = table(
    town({ inner_12: { djinns: { brown: 2, blue: 1 }, boss: true, wizards: [{ seat: 0, via: "inner_02" }] } }),
  );

  it("what is gained or paid at once is told at once", () => {
    const beats = beatsOf(
      [
        { type: "paid", seat: 0, what: "coins", n: 2 },
        { type: "gained", seat: 0, what: "power", n: 1 },
        { type: "gained", seat: 0, what: "power", n: 2 },
      ],
      before,
    );
    expect(beats).toEqual([
      {
        kind: "goods",
        seat: 0,
        goods: [
          { what: "coins", n: -2 },
          { what: "power", n: 3 },
        ],
      },
    ]);
  });

  it("who is caught leaves the space of the catcher, and a boss left alone flees", () => {
    const beats = beatsOf(
      [
        { type: "caught", seat: 0, sort: "brown", container: "circle" },
        { type: "boss_gone", space: "inner_12", how: "driven_out", gone: 1 },
        { type: "djinn_appeared", colour: "red", space: "inner_12" },
      ],
      before,
    );
    const then = beats
      .reduce<readonly Space[]>((now, beat) => after(now, beat), before.spaces)
      .find(({ id }) => id === "inner_12");
    expect(then).toMatchObject({ djinns: { brown: 1, blue: 1, red: 1 }, boss: false });
    expect(touched(beats[0]!, before)).toEqual(["inner_12"]);
  });

  it("a djinn from the bag is not taken from the town", () => {
    const drawn = beatsOf(
      [
        { type: "djinn_drawn", seat: 0, colour: "blue" },
        { type: "caught", seat: 0, sort: "blue", container: "circle" },
      ],
      before,
    );
    expect(drawn.map(({ kind }) => kind)).toEqual(["drawn"]);
    const held = table([...before.spaces], { doing: { ...before.doing, held: "blue" } });
    expect(beatsOf([{ type: "caught", seat: 0, sort: "blue", container: "circle" }], held)).toEqual([]);
  });

  it("wizards walk, and are brought to the Source at the end", () => {
    const [walk] = beatsOf([{ type: "wizard_moved", seat: 0, to: "outer_12", via: "inner_12" }], before);
    const walked = after(before.spaces, walk!);
    expect(walked.find(({ id }) => id === "outer_12")?.wizards).toEqual([{ seat: 0, via: "inner_12" }]);
    expect(walked.find(({ id }) => id === "inner_12")?.wizards).toEqual([]);
    const [final] = beatsOf([{ type: "final_began", seat: 0 }], before);
    expect(after(walked, final!).find(({ id }) => id === "source")?.wizards).toEqual([{ seat: 0, via: null }]);
  });
});

describe("scene and preview", () => {
  const layout = layoutFor(600, 450);

  it("every piece has a key of its own", () => {
    const spaces = town({
      inner_12: { djinns: { brown: 3, blue: 2 }, boss: true },
      inner_02: {
        tiles: ["archive", "tavern"],
        wizards: [
          { seat: 0, via: "inner_12" },
          { seat: 1, via: "inner_12" },
        ],
      },
    });
    const keys = scene(spaces, layout).map(({ key }) => key);
    expect(new Set(keys).size).toBe(10);
  });

  it("a plan shows the way, the wizard at its end, and who would leave", () => {
    const view = table(
      town({ inner_02: { wizards: [{ seat: 0, via: "outer_02" }] }, inner_12: { djinns: { red: 1 } } }),
    );
    const ahead = preview(
      [
        { type: "wizard_moved", seat: 0, to: "inner_12", via: "inner_02" },
        { type: "djinn_removed", seat: 0, sort: "red", space: "inner_12" },
      ],
      view,
      layout,
    );
    expect(ahead.ways).toHaveLength(1);
    expect(ahead.ghosts.map(({ key }) => key)).toEqual(["wizard:0"]);
    expect([...ahead.leaving]).toEqual(["djinn:inner_12:red:1"]);
  });
});

describe("picks", () => {
  it("what comes first lights up first", () => {
    const plan = planOf(["use hat_pathfinder", "tile archive", "at inner_02"], ["do basic", "mage miller"]);
    expect(ripe(plan, "gear:hat_pathfinder")).toBe(true);
    expect(ripe(plan, "space:inner_02")).toBe(false);
    expect(ripe(plan, "mage:miller")).toBe(true);
    plan.toggle("gear:hat_pathfinder");
    plan.toggle("tile:archive");
    expect(ripe(plan, "space:inner_02")).toBe(true);
  });

  it("the shelf opens at what can be picked there", () => {
    const view = table(town(), { mages: [{ top: { id: "miller" }, under: 3 }] as unknown as View["mages"] });
    expect(neededSections(view, planOf(["do basic", "mage miller"]))).toEqual(["tavern"]);
    expect(neededSections(view, planOf(["mage ferryman"]))).toEqual([]);
    expect(townNeeded(planOf(["target red"]))).toBe(true);
  });

  it("the same bottles in another order are one way", () => {
    const plan = planOf(["colour red", "colour blue"], ["colour blue", "colour red"]);
    plan.toggle("bottle:red");
    plan.toggle("bottle:blue");
    expect(plan.ready?.steps.map(({ text }) => text).sort()).toEqual(["colour blue", "colour red"]);
  });
});

describe("equipment", () => {
  it("a card shows where or for what it works, and what comes of it", () => {
    const gear: Gear = {
      id: "hat_miner",
      kind: "hat",
      once: false,
      up: true,
      pay: [{ kind: "coins", n: 1, of: [] }],
      gain: [{ kind: "power", n: 2, of: [] }],
      effects: [],
    };
    expect(printOf({ ...gear, effects: [{ kind: "trade", n: 1, of: [] }] }).map((part) => part.kind)).toEqual([
      "good",
      "arrow",
      "good",
    ]);
    expect(printOf({ ...gear, pay: [], effects: [{ kind: "on_location", n: 1, of: ["market"] }] })[0]).toMatchObject({
      kind: "location",
      of: "market",
    });
  });
});
