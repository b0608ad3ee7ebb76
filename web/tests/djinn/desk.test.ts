/** The desk's sums: what a capture needs and who pays it, points item by item, tasks and the record sheet. */
import { describe, expect, it, vi } from "vitest";
import type { GameAction, GameEvent } from "../../src/games/board";
import { gearBonus, helpersOf, paidIn, paymentOf, priceOf, sumOf } from "../../src/games/djinn/desk/capture";
import { nextKeys } from "../../src/games/djinn/desk/next";
import { linesOf } from "../../src/games/djinn/desk/scores";
import { column, enter, entered, load, read } from "../../src/games/djinn/desk/sheet";
import { tabOf, wanted } from "../../src/games/djinn/desk/tabs";
import { metIn } from "../../src/games/djinn/desk/tasks";
import { pick } from "../../src/games/djinn/picks";
import type { Gear, Mage, Seat, View } from "../../src/games/djinn/view";
import { pathsOf, type Way } from "../../src/lib/plan.svelte";

const mage = (id: string, fee: number, green: number, colours = {}, up = true): Mage => ({
  id,
  key: false,
  fee,
  green,
  colours,
  up,
});
const SWAMP_AUNT = mage("swamp_aunt", 2, 3, { brown: 1, blue: 1 });
const STONE_GRANNY = mage("stone_granny", 2, 3, { brown: 1 });
const gear = (id: string, once: boolean, n: number, of: string[] = []): Gear => ({
  id,
  kind: "staff",
  once,
  up: true,
  effects: [{ kind: "capture_power", n, of }],
  pay: [],
  gain: [],
});

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
  it("is the rulebook's: three djinns for 12, two mages for 11", () => {
    const seat = seatWith({ mages: [SWAMP_AUNT, STONE_GRANNY] });
    const targets = ["brown", "brown", "blue"] as const;
    const helpers = helpersOf(seat, targets);
    expect(helpers.map(({ bonus }) => bonus)).toEqual([6, 5]);
    expect(sumOf(viewWith({}), seat, targets, helpers)).toEqual({
      needed: 12,
      off: 0,
      help: 11,
      pay: 1,
      fees: 4,
      missing: 0,
    });
  });

  it("a boss costs more for every djinn beside it, and has its own price at the Source", () => {
    expect(priceOf(viewWith({}), "boss")).toBe(10);
    expect(priceOf(viewWith({ asked: { space: "source" } as View["asked"] }), "boss")).toBe(6);
  });

  it("lasting equipment takes off by itself, and says what is missing then", () => {
    const seat = seatWith({ power: 0, keys: 1, gear: [gear("staff_furnace", false, 1, ["brown", "red"])] });
    expect(gearBonus(seat.gear[0]!, ["brown", "brown", "blue"])).toBe(2);
    expect(sumOf(viewWith({}), seat, ["brown"], [])).toMatchObject({ needed: 4, off: 1, pay: 3, missing: 2 });
  });

  it("counts what the table says is left once it is being paid", () => {
    const view = viewWith({
      prompt: "capture_help",
      doing: { targets: ["brown"], cost: 1 } as unknown as View["doing"],
    });
    expect(sumOf(view, seatWith({}), ["brown"], [])).toMatchObject({ needed: 4, off: 3, pay: 1 });
  });

  it("colours count for nothing with One Shade for All, and who lies face down does not help", () => {
    const traits = [{ perk: "no_colour_bonus" }] as unknown as Seat["traits"];
    const seat = seatWith({ traits, mages: [SWAMP_AUNT, { ...STONE_GRANNY, up: false }] });
    expect(helpersOf(seat, ["brown"])).toMatchObject([{ id: "swamp_aunt", bonus: 3 }]);
  });
});

const way = (action: GameAction, events: GameEvent[], ...ways: Way[]): Way => ({
  text: Object.values(action).join(" "),
  action,
  events,
  open: false,
  ways,
});
const paid = (what: string, n: number): GameEvent => ({ type: "paid", what, n });
const helped = (id: string): GameEvent => ({ type: "mage_used", mage: id, bonus: 2 });
const help = (id: string, events: GameEvent[], ...ways: Way[]): Way =>
  way({ type: "help", mage: id }, [...events, helped(id)], ...ways);
const circle = way({ type: "circle" }, [{ type: "caught" }]);
const rest = (n: number): Way => way({ type: "pass" }, [paid("power", n)], circle);

describe("a payment", () => {
  const ways = [
    way({ type: "target", sort: "blue" }, []),
    way(
      { type: "pass" },
      [],
      help("a", [], help("b", [paid("coins", 2)], circle), rest(2)),
      help("b", [paid("coins", 2)], circle),
      rest(4),
    ),
  ];
  const paths = pathsOf(ways, pick);
  const textsFor = (...helpers: string[]) => paymentOf(paths, "capture_target", helpers, null)?.texts;

  it("goes as far as the power is paid, with exactly those who are chosen", () => {
    expect(textsFor()).toEqual(["pass", "pass"]);
    expect(textsFor("mage:a")).toEqual(["pass", "help a", "pass"]);
    expect(textsFor("mage:b")).toEqual(["pass", "help b"]);
    expect(textsFor("mage:b", "mage:a")).toEqual(["pass", "help a", "help b"]);
    expect(textsFor("mage:c")).toBeUndefined();
  });

  it("tells what is paid", () => {
    const events = paymentOf(paths, "capture_target", ["mage:b"], null)?.events ?? [];
    expect([paidIn(events, "coins"), paidIn(events, "power")]).toEqual([2, 0]);
  });

  it("may begin with the last target, after which the table chooses who must help", () => {
    const last = pathsOf([way({ type: "target", sort: "blue" }, [helped("a"), paid("power", 1)], circle)], pick);
    expect(paymentOf(last, "capture_target", [], "djinn:blue")?.texts).toEqual(["target blue"]);
    expect(paymentOf(paths, "capture_target", [], "djinn:blue")).toBeNull();
  });

  it("is no miss", () => {
    const miss = pathsOf([way({ type: "pass" }, [{ type: "missed" }, paid("power", 1)])], pick);
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

const won = { reason: "points", ranks: [1] };

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
      seats: [seatWith({ total: 90, keys: 3, mages: [SWAMP_AUNT, STONE_GRANNY, mage("x", 0, 1)] })],
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
