/** Djinn has words for everything that its rules know. */
import { describe, expect, it } from "vitest";
import { options } from "../src/games/djinn/options";
import { statistics } from "../src/games/djinn/statistics";
import type { Action, Doing, Event, Item, Prompt } from "../src/games/djinn/types";
import type { Effect, Effects, Gear, Mage, Scoring, Seat, Space, SpaceId, Trait, View } from "../src/games/djinn/view";
import * as words from "../src/games/djinn/words";
import { effectText } from "../src/games/djinn/words/effects";
import { taskTitle } from "../src/games/djinn/words/tasks";
import { loadWords, speak } from "../src/lib/words.svelte";
import { all, part, source } from "./sources";
import { expectWords, hasWords, inEveryLanguage, kindsOf, people, watcher } from "./wording";

await loadWords("djinn");

const names = source("src/abraka/games/djinn/names.py");
const named = (list: string): string[] => all(part(names, new RegExp(`\\n${list} = \\(([^)]*)\\)`)), /"(\w+)"/g);
const LOCATIONS = named("LOCATIONS");
const COLOURS = named("COLOURS");
const SPACES = named("SPACES") as SpaceId[];
const EFFECTS = named("EFFECTS") as Effect["kind"][];
const ITEMS = all(part(source("src/abraka/games/djinn/events.py"), /\nITEMS = \(([^)]*)\)/), /"(\w+)"/g) as Item[];
const DOINGS = all(part(source("src/abraka/games/djinn/events.py"), /\nDOINGS = \(([^)]*)\)/), /"(\w+)"/g) as Doing[];

const effect = (kind: Effect["kind"], n = 1, ...of: string[]): Effect => ({ kind, n, of });
const GAIN: Effects = [effect("coins", 2), effect("power", 1)];

const spaces: Space[] = SPACES.map((id, index) => ({
  id,
  shape: index === 0 ? "source" : id.startsWith("inner") === (index % 2 === 1) ? "round" : "square",
  location: index === 0 ? null : ((LOCATIONS[index % 6] ?? "academy") as Space["location"]),
  neighbours: ["source", "inner_12"],
  djinns: index === 1 ? { brown: 2, blue: 1 } : {},
  boss: index === 1,
  boss_price: index === 1 ? 10 : null,
  tiles: index === 2 ? ["market", null, "tavern", null] : [null, null, null, null],
  wizards:
    index === 1
      ? [
          { seat: 1, via: "source" },
          { seat: 0, via: "inner_02" },
        ]
      : [],
}));

const mage = (id: Mage["id"], up = true): Mage => ({
  id,
  key: true,
  fee: 2,
  green: 3,
  colours: { brown: 1, blue: 1, red: 2 },
  up,
});
const gear = (id: Gear["id"], effects: Effects, change: Partial<Gear> = {}): Gear => ({
  id,
  kind: "hat",
  once: false,
  up: true,
  effects,
  pay: [effect("coins", 2)],
  gain: GAIN,
  ...change,
});

const seat = (change: Partial<Seat> = {}): Seat => ({
  at: "inner_12",
  via: "inner_02",
  coins: 4,
  scrolls: 1,
  power: 3,
  max_power: 4,
  minimum: 0,
  capacity: 6,
  flipped: false,
  fee: 3,
  keys: 1,
  corks: 2,
  bottles: { brown: 2 },
  bottled: { red: 3 },
  boss_bottled: { red: 1 },
  strip: ["academy"],
  stall: "cork",
  circles: ["empty", "brown", "covered", "inactive"],
  mages: [mage("swamp_aunt"), mage("miller", false)],
  gear: [
    gear("staff_thunder", [effect("capture_power", 5)], { kind: "staff", once: true }),
    gear("hat_miner", [effect("trade")]),
  ],
  sets: 0,
  traits: [{ id: "keep_key", positive: true, perk: "unlock_keeps_key", n: 0, gain: [], lose: [] }],
  awards: [{ id: "award_1a", column: 1, points: 30, bonus: GAIN }],
  next_column: 2,
  ambitions: 2,
  ambition: null,
  points: {},
  total: 85,
  ...change,
});

const offer = (id: string) => ({ id, pay: [effect("coins", 1)], gain: GAIN });
const gift = (id: string) => ({ id, pay: [], gain: GAIN });

function viewAt(prompt: Prompt, change: Partial<View> = {}): View {
  return {
    seat: 0,
    prompt,
    to_act: 0,
    active: 0,
    turn: 7,
    round: 2,
    reason: "",
    ranks: [],
    easy: false,
    longer: false,
    spaces,
    locations: LOCATIONS.map((id) => ({
      id: id as "academy",
      basic: { pay: [], gain: GAIN, times: 0 },
      special: { pay: [effect("coins", 3)], gain: GAIN, times: 2 },
    })),
    archive: ["yellow_coins", "yellow_circle", "red_coins"].map(gift),
    consolations: ["coins", "power", "mixed"].map(gift),
    market: [
      {
        stall: "bottles",
        stalls: ["bottles", "cork"],
        offers: [offer("bottles_2"), offer("cork")],
        assistants: [1, 0],
      },
    ],
    key_uses: ["coin", "scroll", "power"].map(gift),
    purchases: ["bottle", "cork", "flip"].map(gift),
    circle_rewards: [[], [], GAIN, GAIN],
    cover_reward: GAIN,
    prices: {
      djinn: 4,
      boss: 4,
      boss_step: 2,
      boss_at_source: 6,
      miss: 1,
      award: 3,
      bottled: 10,
      circle: 3,
      glass: 1,
      tom_card: 10,
    },
    seats: [seat(), seat({ mages: [], gear: [], traits: [] }), seat(), seat()],
    bag: { brown: 5, red: 1 },
    supply: 6,
    keys: 11,
    bosses_gone: 2,
    mages: [
      { top: mage("bricklayer"), under: 3 },
      { top: null, under: 0 },
    ],
    mages_to_come: [],
    gear_to_come: [],
    gear: [{ kind: "cloak", top: gear("cloak_pilgrim", [effect("rule", 1, "no_pay"), effect("vp")]), under: 2 }],
    chests_to_come: [],
    chests_discarded: [],
    revealed: [{ id: "chest_03", gain: GAIN, locked: GAIN }],
    awards: [{ id: "award_2b", column: 2, points: 36, bonus: GAIN }],
    scoring: [{ id: "keys", measure: "keys", n: 0, points: 3, most: 9 }],
    traits: [{ id: "rich_start", positive: true, perk: null, n: 0, gain: GAIN, lose: GAIN }],
    tom: [
      { id: "academy_a", rows: ["academy", "tavern"], pay: GAIN },
      { id: "blank_1", rows: [], pay: [] },
    ],
    tom_cards: [
      { id: "academy_a", rows: ["academy", "tavern"], pay: GAIN },
      { id: "blank_1", rows: [], pay: [] },
    ],
    first: 0,
    round_limit: 100,
    last_round: null,
    doing: {
      moved: true,
      did: [],
      fresh: [],
      claimed: [],
      traded: {},
      unlocked: 0,
      final: false,
      targets: ["brown"],
      cost: 4,
      held: null,
    },
    asked: {
      left: 2,
      power: 3,
      owner: 1,
      place: "bottles",
      tile: "market",
      space: "inner_12",
      sort: "brown",
      colour: "red",
      chest: "chest_03",
      old: "staff_thunder",
      new: "hat_miner",
      boss: true,
    },
    capture: {
      prices: { brown: 4, boss: 10 },
      keys: 1,
      aims: [
        { targets: ["brown"], needed: 4, left: 4, helpers: [{ kind: "mage", id: "swamp_aunt", fee: 2, bonus: 4 }] },
        { targets: ["boss"], needed: 10, left: 10, helpers: [] },
      ],
    },
    ...change,
  };
}

/** A value for each field that events, actions, reasons and refusals may have. */
const FIELDS = {
  seat: 1,
  turn: 7,
  trait: "keep_key",
  cards: 2,
  card: "keys",
  to: "inner_12",
  via: "inner_02",
  owner: 2,
  what: "coins",
  space: "inner_12",
  n: 2,
  colour: "red",
  old: "red",
  new: "blue",
  marker: 7,
  minimum: 1,
  circle: 3,
  mage: "swamp_aunt",
  bonus: 4,
  gear: "staff_thunder",
  location: "market",
  chest: "chest_03",
  chests: 9,
  stall: "cork",
  sort: "brown",
  container: "red",
  how: "captured",
  gone: 3,
  award: "award_2b",
  bosses: 1,
  last_round: 9,
  left: 5,
  item: "bottled",
  points: 20,
  reason: "points",
  option: "yellow_circle",
  kind: "staff",
  which: "old",
  offer: "bottles_2",
  mages: 1,
  count: 2,
  field: 6,
  power: 5,
  fee: 2,
  supply: 3,
  column: 2,
  price: 3,
  corked: 2,
  asked: "chest_04",
  place: "bottles",
  tolls: 2,
  down: 1,
};

const SPECIAL = {
  toll: { what: "coin" },
  do: { what: "basic" },
  purchase: { what: "cork" },
  key: { what: "coin" },
  cork: { what: "boss_red" },
  tom_turned: { card: "academy_a" },
  action_began: { what: "special" },
};

hasWords({
  lists: kindsOf(words, options),
  words,
  options,
  fields: FIELDS,
  special: SPECIAL,
  viewAt,
  untold: ["mage_shown", "gear_shown", "gear_turned_down", "key_changed"],
});

inEveryLanguage(() => {
  it.each([
    ["mage", "MAGES"],
    ["gear", "GEAR"],
    ["trait", "TRAITS"],
    ["scoring", "SCORINGS"],
    ["djinn", "SORTS"],
    ["tom", "TOM_CARDS"],
  ] as const)("names every card of the kind %s", (kind, list) => {
    const ids = list === "SORTS" ? [...COLOURS, "boss"] : named(list);
    const titles = ids.map((id) => words.cardTitle(kind, id));
    titles.forEach(expectWords);
    for (const [index, id] of ids.entries()) expect(titles[index]).not.toBe(id);
    expect(ids.length).toBeGreaterThan(4);
  });

  it.each(named("TASKS"))("names the task: %s", (id) => {
    expectWords(taskTitle(id));
    expect(taskTitle(id)).not.toBe(id);
  });

  it("numbers awards and chests", () => {
    expect(words.cardTitle("award", "award_3c")).toMatch(/ III$/);
    expect(words.cardTitle("chest", "chest_07")).toMatch(/ 7$/);
  });

  it.each([...LOCATIONS, "source"])("says what the place is: %s", (id) => {
    expectWords(words.placeTitle(id));
    expect(words.placeTitle(id)).not.toBe(id);
    expectWords(words.placeText(id, viewAt("move")));
  });

  it.each(SPACES)("names the space: %s", (id) => {
    expectWords(words.spaceTitle(id, viewAt("move")));
    expect(words.spaceTitle(id, viewAt("move"))).not.toBe(id);
  });

  it.each(EFFECTS.filter((kind) => !["trade", "on_location", "rule"].includes(kind)))(
    "says what an effect does: %s",
    (kind) => {
      for (const n of [1, 2, 5]) expectWords(effectText(effect(kind, n)));
      expect(effectText(effect(kind, 2))).not.toContain(kind === "power" || kind.endsWith("s") ? "_" : `${kind} 2`);
    },
  );

  it.each(named("GEAR_RULES"))("says what a rule of equipment does: %s", (rule) => {
    expectWords(effectText(effect("rule", 1, rule)));
    expect(effectText(effect("rule", 1, rule))).not.toContain(rule);
  });

  it("says more of an effect where there is more", () => {
    const pairs: [Effect, Effect][] = [
      [effect("bottles", 2), effect("bottles", 2, "distinct")],
      [effect("mage"), effect("mage", 1, "open")],
      [effect("remove_djinn"), effect("remove_djinn", 1, "boss")],
      [effect("capture_power"), effect("capture_power", 1, "brown", "red")],
    ];
    for (const [one, other] of pairs) expect(effectText(one)).not.toBe(effectText(other));
  });

  it.each(named("PERKS"))("says what a trait does: %s", (name) => {
    const perk = name as Trait["perk"];
    const traits: Trait[] = [{ id: "keep_key", positive: true, perk, n: 2, gain: [], lose: [] }];
    const text = words.cardText("trait", "keep_key", viewAt("move", { seats: [], traits }));
    expectWords(text);
    expect(text).not.toBe(perk);
  });

  it.each(named("MEASURES"))("says what a scoring card looks at: %s", (name) => {
    const measure = name as Scoring["measure"];
    for (const [n, most] of [
      [0, 8],
      [2, 16],
      [5, 16],
    ] as const) {
      const scoring: Scoring[] = [{ id: "keys", measure, n, points: 8, most }];
      const text = words.cardText("scoring", "keys", viewAt("move", { scoring }));
      expectWords(text);
      expect(text).not.toContain(measure.includes("_") ? measure : "keys_");
    }
  });

  it("says what each kind of card does", () => {
    const view = viewAt("move");
    const cards = [
      words.cardText("mage", "swamp_aunt", view),
      words.cardText("mage", "miller", view),
      words.cardText("gear", "hat_miner", view),
      words.cardText("gear", "staff_thunder", view),
      words.cardText("gear", "cloak_pilgrim", view),
      words.cardText("trait", "rich_start", view),
      words.cardText("award", "award_2b", view),
      words.cardText("chest", "chest_03", view),
      words.cardText("tom", "academy_a", view),
      words.cardText("tom", "blank_1", view),
      words.cardText("djinn", "brown", view),
      words.cardText("boss", "boss", view),
      words.cardText(
        "gear",
        "hat_archivist",
        viewAt("move", {
          seats: [],
          gear: [{ kind: "hat", top: gear("hat_archivist", [effect("on_location", 1, "archive")]), under: 0 }],
        }),
      ),
    ];
    cards.forEach(expectWords);
    expect(new Set(cards).size).toBe(cards.length);
    expect(words.cardText("mage", "storm_baron", view)).toBe("");
  });

  it.each(DOINGS)("tells what is done at a space: %s", (what) => {
    const line = words.tell({ type: "action_began", seat: 1, what, space: "inner_12" }, watcher, viewAt("move"));
    expectWords(line);
    expect(line).not.toBe(what);
  });

  it.each(ITEMS)("tells what brings points: %s", (item) => {
    const line = words.tell({ type: "scored", seat: 1, item, points: 5 }, watcher);
    expectWords(line);
    expect(line).not.toMatch(new RegExp(`\\b${item}\\b.*_`));
    expect(words.tell({ type: "scored", seat: 1, item, points: 0 }, watcher)).toBeNull();
  });

  it("tells whom a toll is for", () => {
    const toll: Event = { type: "toll_paid", seat: 1, owner: 0, what: "scrolls" };
    const lines = [people, watcher].map((reader) => words.tell(toll, reader));
    lines.forEach(expectWords);
    expect(lines[1]).toContain("Ada");
    expect(lines[0]).not.toContain("Ada");
  });

  it("foretells a way by what it brings about", () => {
    const basic: Action = { type: "do", what: "basic" };
    const step = { text: "do basic", action: basic, events: [], open: false, ways: [] };
    const events: Event[] = [
      { type: "paid", seat: 0, what: "coins", n: 2 },
      { type: "gained", seat: 0, what: "corks", n: 1 },
      { type: "gained", seat: 0, what: "power", n: 1 },
      { type: "gained", seat: 0, what: "power", n: 2 },
      { type: "gained", seat: 1, what: "keys", n: 7 },
    ];
    const text = words.foretell({ steps: [step], keys: [null], events }, viewAt("action"), people);
    expectWords(text);
    expect(text).toMatch(/3/);
    expect(text).not.toMatch(/7/);
    expectWords(words.foretell({ steps: [step], keys: [null], events: [] }, viewAt("action"), people));
    const action: Action = { type: "go", to: "inner_12", via: "source" };
    const go = { ...step, action };
    expect(words.foretell({ steps: [go], keys: [null], events: [] }, viewAt("move"), people)).toContain("Bob");
  });

  it("counts what is aimed at; a djinn that is picked with the boss is free (D128)", () => {
    const none = { ...viewAt("capture_target").doing, targets: [] };
    const lines = [[], ["djinn:brown"], ["djinn:brown", "djinn:boss"]].map((picked) =>
      words.ask(viewAt("capture_target", { doing: none }), people, picked),
    );
    lines.forEach(expectWords);
    expect(lines[2]).toContain("10");
  });

  it("says in the middle of a choice what was chosen, and what is asked now", () => {
    const chosen: Action[] = [
      { type: "archive", option: "yellow_coins" },
      { type: "tile", location: "market" },
    ];
    const next: Action[] = [{ type: "at", space: "inner_12" }];
    const view = viewAt("archive_option");
    const line = words.ask(view, people, ["option:yellow_coins", "tile:market"], { chosen, next });
    expectWords(line);
    expect(line).toContain(words.label(chosen[0]!, view));
    expect(line).toContain(words.ask(viewAt("secret_space"), people));
  });

  it("names what is free", () => {
    const view = viewAt("free", { asked: { ...viewAt("free").asked, chest: null } });
    const next: Action[] = [{ type: "key", what: "coin" }, { type: "use", gear: "hat_miner" }, { type: "pass" }];
    const line = words.ask(view, people, [], { chosen: [], next });
    expectWords(line);
    expect(line).toContain(words.cardTitle("gear", "hat_miner"));
    expect(line).not.toBe(words.ask(view, people));
  });

  it("says of Tom's card where a djinn goes, and what is paid else", () => {
    const line = words.tell({ type: "tom_turned", card: "academy_a", left: 5 }, people, viewAt("move"));
    expectWords(line);
    for (const place of ["academy", "tavern"]) expect(line).toContain(words.placeTitle(place));
  });

  it("announces the end", () => {
    expect(words.banner(viewAt("move"))).toBeNull();
    const final = { ...viewAt("move").doing, final: true };
    const news = [{ last_round: 3 }, { last_round: 2 }, { doing: final }, { seats: [seat()] }].map((change) =>
      words.banner(viewAt("move", change)),
    );
    news.forEach(expectWords);
    expect(new Set(news).size).toBe(4);
    expect(words.banner(viewAt("none", { reason: "points", last_round: 3 }))).toBeNull();
  });
});

describe("the lists", () => {
  it("were found in the sources", () => {
    expect([LOCATIONS.length, SPACES.length, COLOURS.length, EFFECTS.length]).toEqual([6, 13, 4, 20]);
  });
});

describe("figures of a match", () => {
  const rows = () =>
    statistics(
      [
        { type: "caught", seat: 0, sort: "brown", container: "circle" },
        { type: "bottled", seat: 0, sort: "brown", container: "brown" },
        { type: "caught", seat: 1, sort: "boss", container: "red" },
        { type: "gained", seat: 1, what: "power", n: 3 },
        { type: "gained", seat: 1, what: "power", n: 2 },
        { type: "scored", seat: 0, item: "bottled", points: 10 },
        { type: "scored", seat: 0, item: "glass", points: 2 },
      ],
      2,
    );

  it("are counted for the one who did it", async () => {
    await speak("en");
    const row = (label: string) => rows().find((one) => one.label === label)?.values;
    expect(row("Points")).toEqual([12, 0]);
    expect(row("Djinns captured")).toEqual([1, 0]);
    expect(row("Bosses captured")).toEqual([0, 1]);
    expect(row("Bottles filled")).toEqual([1, 1]);
    expect(row("Power gained")).toEqual([0, 5]);
  });
});
