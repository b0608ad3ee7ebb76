/** Wandering Towers has words for everything that its rules know. */
import { describe, expect, it } from "vitest";
import { options } from "../src/games/towers/options";
import { statistics } from "../src/games/towers/statistics";
import type { Action, Card, Event, SeatView as Seat, SpaceView as Space, View } from "../src/games/towers/types";
import * as words from "../src/games/towers/words";
import { SPELL_NAMES } from "../src/games/towers/words/cards";
import { foretell } from "../src/games/towers/words/foretell";
import { loadWords, speak } from "../src/lib/words.svelte";
import { expectWords, hasWords, inEveryLanguage, kindsOf, people, watcher } from "./wording";

await loadWords("towers");

const CARDS: Card[] = ["w1", "w5", "t1", "t5", "t1w1", "t4w4", "t5w1", "t2w4", "d", "td2", "wd2", "td3", "wd3"];

/** A value for each field that events, actions, reasons and refusals may have. */
const FIELDS = {
  seat: 1,
  turn: 7,
  card: "t2w4",
  cards: 2,
  die: 4,
  half: "tower",
  owner: 1,
  start: 3,
  end: 5,
  tower: 3,
  wizards: 2,
  space: 5,
  spell: "swap",
  cost: 2,
  potions: 1,
  first: 1,
  second: 2,
  receiver: 3,
  reason: "fulfilled",
  number: 3,
  way: "forward",
  spaces: 5,
  steps: 3,
  limit: 6,
};

const seat = (cards: number, hand: Card[] | null): Seat => ({
  home: 1,
  trapped: 1,
  empty: 2,
  full: 3,
  spent: 0,
  cards,
  hand,
  known: [],
  partner: null,
});

const spaces: Space[] = Array.from({ length: 16 }, (_, number) => ({
  crest: number % 4 === 0,
  ground: number === 2 ? [0, 1, 0, 0] : [0, 0, 0, 0],
  floors: [],
  castle: number === 6,
}));
spaces[3] = {
  crest: false,
  ground: null,
  floors: [
    { tower: 3, crest: true, wizards: null },
    { tower: 4, crest: false, wizards: [2, 0, 1, 0] },
  ],
  castle: false,
};
spaces[5] = { crest: false, ground: null, floors: [{ tower: 5, crest: true, wizards: [0, 1, 0, 0] }], castle: false };

function viewAt(prompt: View["prompt"], change: Partial<View> = {}): View {
  return {
    seat: 0,
    prompt,
    to_act: 0,
    active: 0,
    turn: 7,
    round: 2,
    reason: "",
    ranks: [],
    variant: "base",
    edition: "cs",
    teams: false,
    together: false,
    memory: "faithful",
    skip_second: false,
    wizards: 4,
    spells: [{ name: "swap", cost: 2, steps: 0 }],
    spaces,
    seats: [seat(3, ["w3", "t2w4", "d"]), seat(3, null), seat(3, null), seat(3, null)],
    discard: { w1: 2 },
    pile: 50,
    first: 0,
    cards_played: 0,
    spells_cast: 0,
    card: { card: "t2w4", half: "tower", steps: 2, rolls_left: 1, owner: null, space: null, rider: null, stuck: false },
    right: null,
    casting: { caster: 0, spell: "advance-tower", lifted: 3 },
    casts: [],
    reserves: [],
    steps: 0,
    castle_ways: {},
    cards_left: null,
    may_ask: false,
    ending: false,
    ...change,
  };
}

const lists = kindsOf(words, options);

hasWords({ lists, words, options, fields: FIELDS, viewAt });

inEveryLanguage(() => {
  it("says it in other words when all play together", () => {
    const together = viewAt("turn", { variant: "master", together: true });
    for (const type of lists.actions) expectWords(words.explain({ ...FIELDS, type } as Action, together, watcher));
    for (const type of lists.events) expectWords(words.tell({ ...FIELDS, type } as Event, watcher, together) ?? "-");
    words.describe(together, watcher).forEach(expectWords);
  });

  it("names a spell and the partner only where they may be asked for", () => {
    const plain = words.ask(viewAt("turn"), people);
    const sentences = [
      plain,
      words.ask(viewAt("turn", { casts: ["swap"] }), people),
      words.ask(viewAt("turn", { casts: ["free"] }), people),
      words.ask(viewAt("turn", { may_ask: true }), people),
      words.ask(viewAt("turn", { may_ask: true, casts: ["swap"] }), people),
      words.ask(viewAt("turn", { may_ask: true, casts: ["free"] }), people),
    ];
    sentences.forEach(expectWords);
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences.slice(1)) expect(sentence.startsWith(plain)).toBe(true);
    expect(words.ask(viewAt("turn", { casts: ["swap"], may_ask: true }), watcher)).toBe(
      words.ask(viewAt("turn"), watcher),
    );
  });

  it.each<View["prompt"]>(["roll", "half", "piece", "redraw_tower"])(
    "says that a spell may come first: %s",
    (prompt) => {
      const sentence = words.ask(viewAt(prompt, { casts: ["swap"] }), people);
      expectWords(sentence);
      expect(sentence.length).toBeGreaterThan(words.ask(viewAt(prompt), people).length);
    },
  );

  it("says in round A what is open: a spell before the card, one for after it, or both", () => {
    const open: Pick<View, "casts" | "reserves">[] = [
      { casts: ["swap"], reserves: ["swap"] },
      { casts: ["swap"], reserves: [] },
      { casts: ["free"], reserves: [] },
      { casts: [], reserves: ["piggyback"] },
    ];
    const rounds = open.map((change) => words.ask(viewAt("round_a", change), people));
    rounds.forEach(expectWords);
    expect(new Set(rounds).size).toBe(rounds.length);
  });

  it("says that only a spell can help", () => {
    const card = { ...viewAt("piece").card!, stuck: true };
    for (const reader of [people, watcher]) {
      const sentence = words.ask(viewAt("piece", { card, casts: ["advance-tower"] }), reader);
      expectWords(sentence);
      expect(sentence).not.toBe(words.ask(viewAt("piece"), reader));
    }
  });

  it("speaks of the partner's wizards once all of one's own are home", () => {
    const home = { ...seat(3, ["w3"]), home: 4, partner: 2 };
    const done = viewAt("ride", { teams: true, seats: [home, seat(3, null), seat(3, null), seat(3, null)] });
    const actions: Action[] = [{ type: "ride" }, { type: "use", half: "wizard" }, { type: "play", card: "w3" }];
    for (const action of actions) {
      expectWords(words.explain(action, done, people));
      expect(words.explain(action, done, people)).not.toBe(words.explain(action, viewAt("ride"), people));
    }
  });

  it("speaks of no partner where there is none", () => {
    const release = { type: "release", owner: 0 } as const;
    const joint = viewAt("release", { together: true, to_act: 1 });
    expect(words.label(release, joint)).toBe(words.label(release, viewAt("release")));
    expect(words.label({ ...release, owner: 2 }, viewAt("release", { teams: true }))).not.toBe(
      words.label(release, joint),
    );
  });

  it("says that nobody has won", () => {
    expectWords(words.ask(viewAt("none", { reason: "cards_used_up", ranks: [2, 2, 2, 2], to_act: null }), people));
  });

  it.each(SPELL_NAMES)("names the spell: %s", (spell) => {
    for (const whose of ["own", "partner"]) expectWords(words.spellText(spell, whose));
    expect(words.spellTitle(spell)).not.toBe(spell);
  });

  it.each(CARDS)("names the card: %s", (card) => {
    expectWords(words.cardTitle(card));
    for (const whose of ["own", "partner"]) expectWords(words.cardText(card, whose));
    expectWords(words.ask(viewAt("turn", { card: null }), people, [`card:${card}`]));
  });

  it("announces the last round", () => {
    expect(words.banner(viewAt("turn"))).toBeNull();
    expectWords(words.banner(viewAt("turn", { ending: true })));
    expectWords(words.banner(viewAt("turn", { together: true, cards_left: 1 })));
  });

  it("foretells a way by what it brings about", () => {
    const step = { text: "tower #3", action: { type: "tower", number: 3 } as const, events: [], open: false, ways: [] };
    const moved: Event[] = [
      { type: "card_played", seat: 0, card: "t2" },
      { type: "tower_moved", tower: 3, start: 3, end: 5, seat: 0 },
      { type: "trapped", owner: 1, wizards: 1, space: 5 },
    ];
    const text = foretell({ steps: [step], keys: ["tower:3"], events: moved }, viewAt("turn"), people);
    expectWords(text);
    expect(text).toContain("Bob");
    expectWords(foretell({ steps: [step], keys: ["tower:3"], events: [] }, viewAt("turn"), people));
  });
});

describe("figures of a match", () => {
  const rows = statistics(
    [
      { type: "rolled", seat: 0, die: 6 },
      { type: "rolled", seat: 0, die: 1 },
      { type: "tower_moved", tower: 1, start: 1, end: 2, seat: 0 },
      { type: "trapped", owner: 1, wizards: 2, space: 2 },
      { type: "trapped", owner: 0, wizards: 1, space: 2 },
      { type: "potion_filled", seat: 0 },
      { type: "wizard_entered", owner: 1, start: 3, seat: 1 },
      { type: "castle_flew", start: 6, end: 8 },
      { type: "spell_cast", seat: 0, spell: "raven", cost: 2 },
      { type: "castle_flew", start: 8, end: 9 },
    ],
    2,
  );
  const row = (label: string) => rows.find((one) => one.label === label)?.values;

  it("are counted for the one who did it", async () => {
    await speak("en");
    expect(row("Others' wizards covered")).toEqual([2, 0]);
    expect(row("Own wizards covered")).toEqual([1, 0]);
    expect(row("Castle flights caused")).toEqual([1, 1]);
    expect(row("Wizards home")).toEqual([0, 1]);
    expect(row("Spells cast")).toEqual([1, 0]);
  });

  it("tell the luck of the dice", () => {
    expect(row("Average roll")).toEqual(["3.5", "–"]);
  });
});
