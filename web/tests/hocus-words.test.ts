/** Hocus Pocus has words for everything that its rules know. */
import { describe, expect, it } from "vitest";
import { options } from "../src/games/hocus/options";
import { statistics } from "../src/games/hocus/statistics";
import type {
  Action,
  Effect,
  Event,
  FieldView as Field,
  SeatView as Seat,
  SpellView,
  Terrain,
  View,
} from "../src/games/hocus/types";
import * as words from "../src/games/hocus/words";
import { EFFECTS, TERRAIN_NAMES } from "../src/games/hocus/words/cards";
import { loadWords, speak } from "../src/lib/words.svelte";
import { expectWords, hasWords, inEveryLanguage, kindsOf, people, watcher } from "./wording";

await loadWords("hocus");

const GROUND: Terrain[] = ["sand", "forest", "lake", "rock", "meadow", "swamp"];
const fields: Field[] = Array.from({ length: 48 }, (_, number) => ({
  terrain: number === 0 ? "start" : number === 24 ? "king" : (GROUND[number % 6] ?? "sand"),
  cross: number % 4 === 0 && number % 24 !== 0,
  crown: number % 12 === 6,
}));
const spells: SpellView[] = EFFECTS.map((name, index) => ({
  name,
  effect: name,
  when: name === "twin" ? "instead" : "after",
  turns: index % 4,
  steps: 4,
}));

const seat = (place: number, change: Partial<Seat> = {}): Seat => ({
  place,
  field: (place + 48) % 48,
  left: Math.max(0, 48 - place),
  slots: [null, null, null],
  cards: 2,
  hand: null,
  known: [],
  ...change,
});

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
    memory: "aided",
    fields,
    king: 24,
    spells,
    deck: 40,
    under: ["gust", null],
    first: 0,
    round_limit: 300,
    has_cast: false,
    can_cast: prompt === "turn" || prompt === "spell",
    casting: prompt === "target" || prompt === "number" ? "gust" : null,
    blocked: [],
    reach: [1],
    reaches_all: false,
    tailwind: 0,
    bends: ["snail", "reverse"],
    hand_limit: 5,
    seats: [
      seat(12, { hand: ["gust", "twin"], slots: ["reverse", null, "snail"] }),
      seat(-3, { known: ["fog"] }),
      seat(24),
      seat(0),
    ],
    ...change,
  };
}

/** A value for each field that events, actions, reasons and refusals may have. */
const FIELDS = {
  seat: 1,
  turn: 7,
  die: 4,
  number: 3,
  start: 12,
  end: 8,
  target: 2,
  card: "gust_b",
  spell: "snail",
  slot: 2,
  cards: 2,
  reason: "finished",
  place: "KING",
  numbers: 3,
  turns: 2,
  spells: 1,
  fields: 4,
  terrain: "forest",
  when: "after",
};

hasWords({ lists: kindsOf(words, options), words, options, fields: FIELDS, viewAt, untold: ["passed"] });

inEveryLanguage(() => {
  it.each(EFFECTS)("names the spell: %s", (card) => {
    expect(words.cardTitle(card)).not.toBe(card);
    const second: `${Effect}_b` = `${card}_b`;
    expect(words.cardTitle(second)).toBe(`${words.cardTitle(card)} B`);
    expectWords(words.cardText(card, viewAt("turn")));
    expectWords(words.cardTime(card, viewAt("turn")));
    expectWords(words.ask(viewAt("turn"), people, [`card:${card}`]));
  });

  it.each(TERRAIN_NAMES)("names the terrain: %s", (terrain) => {
    expectWords(words.terrainTitle(terrain));
  });

  it("asks for a spell when a pawn is picked first", () => {
    expect(words.ask(viewAt("turn"), people, ["pawn:1"])).toContain("Bob");
    expectWords(words.ask(viewAt("turn"), people, ["pawn:0"]));
  });

  it("asks for the roll in the words that fit", () => {
    const asked = [{}, { has_cast: true }, { tailwind: 3 }, { can_cast: false }];
    const lines = asked.map((change) => words.ask(viewAt("turn", change), people));
    lines.forEach(expectWords);
    expect(new Set(lines).size).toBe(asked.length);
  });

  it("speaks of casting to the one who acts only where it is possible, and tells the others nothing", () => {
    const [none, some] = [false, true].map((can_cast) => words.ask(viewAt("spell", { can_cast }), people));
    expectWords(none ?? "");
    expect(none).not.toBe(some);
    const [hers, other] = [false, true].map((can_cast) => words.ask(viewAt("spell", { can_cast, to_act: 1 }), people));
    expect(hers).toBe(other);
  });

  it("promises nobody that KING is a floor: only a hit beyond it leads back there (H8, H10, H11)", () => {
    const said = words.reason({ kind: "past_king", args: {} }, people);
    expectWords(said);
    expect(said).toMatch(/hit|vyhod|zbij/);
  });

  it("tells where pawns go", () => {
    const move = (start: number, end: number, seat = 1): string =>
      words.tell({ type: "moved", seat, target: 1, start, end }, people, viewAt("turn")) ?? "";
    const lines = [move(0, 4), move(20, 24), move(24, 28), move(44, 49), move(2, -1), move(9, 0), move(12, 8, 0)];
    lines.forEach(expectWords);
    expect(lines[4]).toContain("−1");
  });

  it("foretells a way by what it brings about", () => {
    const action: Action = { type: "cast", spell: "gust" };
    const step = { text: "cast gust", action, events: [], open: false, ways: [] };
    const events: Event[] = [
      { type: "spell_cast", seat: 0, spell: "gust" },
      { type: "moved", seat: 0, target: 1, start: 12, end: 8 },
      { type: "hit", seat: 1, target: 2, start: 8, end: 0 },
      { type: "drew", seat: 0 },
    ];
    const text = words.foretell({ steps: [step], keys: ["card:gust"], events }, viewAt("turn"), people);
    expectWords(text);
    expect(text).toContain("Eva");
    expectWords(words.foretell({ steps: [step], keys: ["card:gust"], events: [] }, viewAt("turn"), people));
  });

  it("says what a spell does to whom it asks for", () => {
    const asked = EFFECTS.map((effect) => words.ask(viewAt("target", { casting: effect }), people));
    asked.forEach(expectWords);
    expect(asked[EFFECTS.indexOf("pickpocket")]).not.toBe(asked[EFFECTS.indexOf("freeze")]);
  });

  it("announces what is near", () => {
    expect(words.banner(viewAt("turn"))).toBeNull();
    expectWords(words.banner(viewAt("turn", { seats: [seat(43)] })));
    expectWords(words.banner(viewAt("turn", { round: 297 })));
    expect(words.banner(viewAt("none", { round: 297, reason: "finished" }))).toBeNull();
  });
});

describe("the log", () => {
  it("says of a card what the reader knows, once", () => {
    const drew = { type: "drew", seat: 0 } as const;
    expect(words.tell(drew, people)).toBeNull();
    expect(words.tell(drew, watcher)).not.toBeNull();
    expect(words.tell(drew, watcher, viewAt("turn"))).toBeNull(); // a replay shows the hand
    const stole = { type: "stole", seat: 1, target: 0 } as const;
    expect(words.tell(stole, people)).toBeNull();
    expect(words.tell(stole, { ...people, me: 2 })).not.toBeNull();
  });
});

describe("figures of a match", () => {
  const rows = statistics(
    [
      { type: "rolled", seat: 0, die: 6 },
      { type: "rolled", seat: 0, die: 1 },
      { type: "moved", seat: 0, target: 0, start: 0, end: 7 },
      { type: "hit", seat: 0, target: 1, start: 7, end: 0 },
      { type: "spell_cast", seat: 1, spell: "gust" },
      { type: "moved", seat: 1, target: 0, start: 7, end: 3 },
      { type: "spell_cast", seat: 0, spell: "shield" },
      { type: "spell_laid", seat: 0, target: 0, spell: "shield", slot: 3 },
    ],
    2,
  );
  const row = (label: string) => rows.find((one) => one.label === label)?.values;

  it("are counted for the one whom they concern", async () => {
    await speak("en");
    expect(row("Fields gone forward")).toEqual([7, 0]);
    expect(row("Fields lost")).toEqual([4, 7]);
    expect(row("Others hit")).toEqual([1, 0]);
    expect(row("Times hit")).toEqual([0, 1]);
    expect(row("Spells cast")).toEqual([1, 1]);
    expect(row("Spells suffered")).toEqual([1, 0]);
    expect(row("Average roll")).toEqual(["3.5", "–"]);
  });
});
