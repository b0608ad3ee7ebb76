/** The desk's sums: what a capture needs and who pays it, points item by item, tasks and the record sheet. */
import { describe, expect, it, vi } from "vitest";
import { aimOf, helpersOf, helpOf, paidIn, paymentOf } from "../../src/games/djinn/desk/capture";
import { nextKeys } from "../../src/games/djinn/desk/next";
import { linesOf } from "../../src/games/djinn/desk/scores";
import { column, enter, entered, load, read } from "../../src/games/djinn/desk/sheet";
import { tabOf, wanted } from "../../src/games/djinn/desk/tabs";
import { metIn } from "../../src/games/djinn/desk/tasks";
import { pick } from "../../src/games/djinn/picks";
import type { Action, Event, Resource } from "../../src/games/djinn/types";
import type { Mage, Seat, View } from "../../src/games/djinn/view";
import { pathsOf, type Way as AnyWay } from "../../src/lib/plan.svelte";

type Way = AnyWay<Event, Action>;

const mage = (id: Mage["id"], fee: number, green: number, colours = {}, up = true): Mage => ({
  id,
  key: false,
  fee,
  green,
  colours,
  up,
});
const SWAMP_AUNT = mage("swamp_aunt", 2, 3, { brown: 1, blue: 1 });
const STONE_GRANNY = mage("stone_granny", 2, 3, { brown: 1 });
function seatWith(more: Partial<Seat>): Seat {
  const none = {
    bottles: {},
    bottled: {},
    boss_bottled: {},
    circles: ["empty", "empty", "inactive", "inactive"],
    strip: [],
  };
  const lists = { mages: [], gear: [], traits: [], awards: [], ambitions: 0, sets: 0, points: {}, total: 0 };
  return {
    power: 3,
    max_power: 4,
    capacity: 5,
    coins: 4,
    scrolls: 0,
    keys: 0,
    corks: 0,
    ...none,
    ...lists,
    ...more,
  } as Seat;
}

function viewWith(more: Partial<View>): View {
  const prices = { djinn: 4, boss: 4, boss_step: 2, boss_at_source: 6 };
  const spaces = [{ id: "inner_12", djinns: { brown: 2, blue: 1 }, boss: true, tiles: [null] }];
  const turn = {
    doing: { targets: [], cost: 0 },
    asked: { space: "inner_12" },
    to_act: 0,
    reason: "",
    ranks: [],
    scoring: [],
  };
  return { prompt: "capture_target", prices, spaces, seats: [seatWith({})], ...turn, ...more } as unknown as View;
}

describe("a capture's sum", () => {
  const helper = (id: string, fee: number, bonus: number) => ({ kind: "mage" as const, id, fee, bonus });
  const three: View["doing"]["targets"] = ["brown", "brown", "blue"];
  const view = viewWith({
    capture: {
      prices: { brown: 4, blue: 4 },
      keys: 0,
      aims: [
        { targets: ["brown"], needed: 4, left: 3, helpers: [] },
        {
          targets: three,
          needed: 12,
          left: 12,
          helpers: [helper("swamp_aunt", 2, 6), helper("stone_granny", 2, 5)],
        },
      ],
    },
  });

  it("is what the table tells of these targets, and nothing if it tells nothing", () => {
    expect(aimOf(view, ["brown"])).toMatchObject({ needed: 4, left: 3 });
    expect(aimOf(view, three)).toMatchObject({ needed: 12 });
    expect(aimOf(view, ["boss"])).toMatchObject({ needed: 0, left: 0, helpers: [] });
  });

  it("adds up those who are chosen", () => {
    const helpers = helpersOf(aimOf(view, three));
    expect(helpers.map(({ key }) => key)).toEqual(["mage:swamp_aunt", "mage:stone_granny"]);
    expect(helpOf(helpers)).toEqual({ off: 11, fees: 4 });
  });
});

const way = (action: Action, events: Event[], ...ways: Way[]): Way => ({
  text: Object.values(action).join(" "),
  action,
  events,
  open: false,
  ways,
});
const paid = (what: Resource, n: number): Event => ({ type: "paid", seat: 0, what, n });
const helped = (id: Mage["id"]): Event => ({ type: "mage_used", seat: 0, mage: id, bonus: 2 });
const help = (id: Mage["id"], events: Event[], ...ways: Way[]): Way =>
  way({ type: "help", mage: id }, [...events, helped(id)], ...ways);
const circle = way({ type: "circle" }, [{ type: "caught", seat: 0, sort: "blue", container: "circle" }]);
const rest = (n: number): Way => way({ type: "pass" }, [paid("power", n)], circle);

describe("a payment", () => {
  const ways = [
    way({ type: "target", sort: "blue" }, []),
    way(
      { type: "pass" },
      [],
      help("miller", [], help("ferryman", [paid("coins", 2)], circle), rest(2)),
      help("ferryman", [paid("coins", 2)], circle),
      rest(4),
    ),
  ];
  const paths = pathsOf(ways, pick);
  const textsFor = (...helpers: string[]) => paymentOf(paths, "capture_target", helpers, null)?.texts;

  it("goes as far as the power is paid, with exactly those who are chosen", () => {
    expect(textsFor()).toEqual(["pass", "pass"]);
    expect(textsFor("mage:miller")).toEqual(["pass", "help miller", "pass"]);
    expect(textsFor("mage:ferryman")).toEqual(["pass", "help ferryman"]);
    expect(textsFor("mage:ferryman", "mage:miller")).toEqual(["pass", "help miller", "help ferryman"]);
    expect(textsFor("mage:c")).toBeUndefined();
  });

  it("tells what is paid", () => {
    const events = paymentOf(paths, "capture_target", ["mage:ferryman"], null)?.events ?? [];
    expect([paidIn(events, "coins"), paidIn(events, "power")]).toEqual([2, 0]);
  });

  it("may begin with the last target, after which the table chooses who must help", () => {
    const last = pathsOf([way({ type: "target", sort: "blue" }, [helped("miller"), paid("power", 1)], circle)], pick);
    expect(paymentOf(last, "capture_target", [], "djinn:blue")?.texts).toEqual(["target blue"]);
    expect(paymentOf(paths, "capture_target", [], "djinn:blue")).toBeNull();
  });

  it("is no miss", () => {
    const miss = pathsOf([way({ type: "pass" }, [{ type: "missed", seat: 0 }, paid("power", 1)])], pick);
    expect(paymentOf(miss, "capture_target", [], null)).toBeNull();
  });
});

describe("what can be touched next", () => {
  const paths = pathsOf(
    [
      way(
        { type: "do", what: "basic" },
        [],
        way({ type: "visit", stall: "cork" }, [], way({ type: "colour", colour: "red" }, [])),
      ),
    ],
    pick,
  );

  it("is the first thing of each way that is not picked yet", () => {
    expect([...nextKeys(paths, [])]).toEqual(["stall:cork"]);
    expect([...nextKeys(paths, ["stall:cork"])]).toEqual(["bottle:red"]);
  });
});

describe("the parts of the desk", () => {
  const view = viewWith({ prompt: "free", seats: [seatWith({ mages: [SWAMP_AUNT] })] });

  it("know what lies on them; other cards lie on the map", () => {
    expect(
      ["circle", "bottle:red", "mage:swamp_aunt", "mage:ferryman", "edge:a:b"].map((key) => tabOf(key, view, 0)),
    ).toEqual(["power", "shelf", "mages", null, null]);
  });

  it("come forward when they are asked about", () => {
    expect(wanted(view, 0, ["pay:red", "cork:blue"])).toBe("power");
    expect(wanted({ ...view, prompt: "container" }, 0, [])).toBe("capture");
    expect(wanted({ ...view, prompt: "move" }, 0, ["cork:blue"])).toBeNull();
    expect(wanted({ ...view, to_act: 1 }, 0, ["pay:red"])).toBeNull();
  });
});

const won = { reason: "points" as const, ranks: [1] };

describe("points at the end", () => {
  const points = { awards: 60, bottled: 20, circles: 3, glass: 2 };

  it("stand item by item, with the total", () => {
    const view = viewWith({
      ...won,
      ranks: [1, 2],
      seats: [seatWith({ points, total: 85 }), seatWith({ points: {}, total: 0 })],
    });
    expect(linesOf(view).map(({ item, values }) => [item, ...values])).toEqual([
      ["awards", 60, 0],
      ["bottled", 20, 0],
      ["circles", 3, 0],
      ["glass", 2, 0],
      ["equipment", 0, 0],
      ["total", 85, 0],
    ]);
  });

  it("a tie names what breaks it; a lost match has none", () => {
    const tied = viewWith({ ...won, ranks: [1, 2], seats: [seatWith({ coins: 9 }), seatWith({ coins: 5, keys: 1 })] });
    expect(linesOf(tied).at(-1)).toEqual({ item: "goods", values: [9, 6] });
    expect(linesOf(viewWith({ reason: "tom" }))).toEqual([]);
  });
});

describe("the record sheet", () => {
  const view = viewWith({ ...won, seats: [seatWith({ coins: 10, total: 120 })] });

  it("ticks the tasks that are met at the end of a won match", () => {
    expect(metIn(view)).toEqual([
      "coins_10",
      "circles_2",
      "capacity_6",
      "one_kind",
      "mages_2",
      "no_key_mage",
      "no_secret",
    ]);
    expect(metIn({ ...view, reason: "tom" })).toEqual([]);
  });

  it("keeps the best score and all ticks by the size of the deck", () => {
    const first = entered({}, 14, view);
    const worse = viewWith({
      ...won,
      seats: [seatWith({ total: 90, keys: 3, mages: [SWAMP_AUNT, STONE_GRANNY, mage("miller", 0, 1)] })],
    });
    const second = entered(first, 14, worse);
    expect(column(second, 14).best).toBe(120);
    expect(column(second, 14).met).toContain("keys_3");
    expect(column(second, 14).met).toContain("mages_2");
    expect(column(second, 12)).toEqual({ best: null, met: [] });
    expect(entered(second, 12, { ...view, reason: "tom" })).toBe(second);
  });

  it("is read as it was written, and nothing else is", () => {
    const sheet = entered({}, 13, view);
    expect(read(JSON.stringify(sheet))).toEqual(sheet);
    expect([read("nonsense"), read("[3]"), read('{"15":{"best":"x"}}'), read(null)]).toEqual([{}, {}, {}, {}]);
  });

  it("of the easier first game is kept apart", () => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    enter(15, view);
    enter(15, { ...view, easy: true, seats: [seatWith({ total: 150 })] });
    expect([load(false), load(true)].map((sheet) => column(sheet, 15).best)).toEqual([120, 150]);
    vi.unstubAllGlobals();
  });
});
