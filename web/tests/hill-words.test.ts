/** Magic Hill has words for everything that its rules know. */
import { describe, expect, it } from "vitest";
import { options } from "../src/games/hill/options";
import { statistics } from "../src/games/hill/statistics";
import type { Event, Face, Field, Kind, PlaceName, Prompt, Way } from "../src/games/hill/types";
import type { Goblin, Seat, View } from "../src/games/hill/view";
import * as words from "../src/games/hill/words";
import { loadWords, speak } from "../src/lib/words.svelte";
import { expectWords, hasWords, inEveryLanguage, kindsOf, people, watcher } from "./wording";

await loadWords("hill");

const TILES: Face[] = ["passage", "ghost", "raven", "ball", "whirlwind", "flying", "trapdoor"];
const WAYS: Way[] = ["cw", "ccw", "up", "up-cw", "up-ccw", "out"];
const CARDS = ["1", "2", "5", "j", "j3"];

const seat = (hand: Kind[] | null): Seat => ({ stones: 1, ravens: hand ? 0 : 1, cards: 3, hand });

const villageOf = (number: number): PlaceName => (["v1", "v2", "v3"] as const)[number % 3] ?? "v1";

/** Bob's goblin 2 sits on Ada's 1; Eva's 3 waits; the others are in villages, Ivo's not on the table yet. */
const goblins: Goblin[] = [0, 1, 2, 3].flatMap((owner) =>
  [1, 2, 3, 4, 5].map((number) => {
    const pair = (owner === 0 && number === 1) || (owner === 1 && number === 2);
    return {
      seat: owner,
      number,
      place: pair ? "1.14" : owner === 3 ? null : owner === 2 && number === 3 ? "2.3" : villageOf(number),
      sits: pair && owner === 1,
      blocked: pair && owner === 0,
      waits: owner === 2 && number === 3,
    };
  }),
);

function viewAt(prompt: string, change: Partial<View> = {}): View {
  return {
    seat: 0,
    prompt: prompt as Prompt,
    to_act: 0,
    active: 0,
    turn: 7,
    round: 2,
    reason: "",
    ranks: [],
    walk_on: false,
    memory: "aided",
    sides: [9, 7, 5, 3],
    rotation: 0,
    villages: [1, 2, 3, 4].map((number) => ({ number, corner: `1.${8 * (number - 1)}` as Field })),
    goblins,
    stones: ["1.1", "2.7"],
    discard: { 3: 2, j: 1 },
    pile: 40,
    first: 0,
    goblin: 3,
    cards_played: 1,
    cards_allowed: 3,
    tiles: [
      { field: "1.3", face: null, open: false },
      { field: "1.5", face: "ghost", open: false },
      { field: "2.3", face: "passage", open: true },
    ],
    seats: [seat(["1", "3", "j"]), seat(null), seat(null), seat(null)],
    cards_put: 2,
    can_play: prompt === "turn" || prompt === "move" || prompt === "move_on",
    lander: [0, 3],
    cause: "ghost",
    picks: 3,
    fired: [],
    ...change,
  };
}

/** A value for each field that events, actions, reasons and refusals may have. */
const FIELDS = {
  seat: 1,
  turn: 7,
  goblin: 2,
  village: "v3",
  card: "j3",
  way: "up-cw",
  start: "v1",
  end: "1.14",
  field: "2.3",
  tile: "ghost",
  tiles: 2,
  stones: 1,
  target: 2,
  cards: 2,
  reason: "summit",
  level: 3,
  count: 2,
  rider: 4,
  most: 3,
};

const lists = kindsOf(words, options);

hasWords({ lists, words, options, fields: FIELDS, viewAt });

inEveryLanguage(() => {
  it.each(TILES)("names the tile: %s", (tile) => {
    expectWords(words.tileTitle(tile));
    expectWords(words.tileText(tile));
    expect(words.tileTitle(tile)).not.toBe(words.tileTitle(null));
  });

  it.each(CARDS)("names the card: %s", (card) => {
    expectWords(words.cardTitle(card));
    expectWords(words.cardText(card));
  });

  it.each(WAYS)("names the way: %s", (way) => {
    expect(words.wayTitle(way)).not.toBe(way);
  });

  it("asks for what was not picked yet", () => {
    for (const picked of [["name:j4"], ["move:2:cw"]]) expectWords(words.ask(viewAt("turn"), people, picked));
    expect(words.ask(viewAt("turn"), people, ["name:j4"])).toContain("4");
  });

  it("says on whom a goblin sits down", () => {
    const event: Event = { type: "goblin_moved", seat: 1, goblin: 2, start: "1.12", end: "1.14" };
    const lines = [people, watcher].map((reader) => words.tell(event, reader, viewAt("turn")));
    lines.forEach(expectWords);
    expect(lines[1]).toContain("Ada");
    expect(words.tell(event, watcher)).not.toContain("Ada");
  });

  it("foretells a way by what it brings about", () => {
    const step = {
      text: "move 2 cw",
      action: { type: "move", card: "2", way: "cw" } as const,
      events: [],
      open: false,
      ways: [],
    };
    const events: Event[] = [
      { type: "goblin_named", seat: 0, goblin: 3, card: "3" },
      { type: "goblin_moved", seat: 0, goblin: 3, start: "1.12", end: "1.14" },
      { type: "goblin_pushed", seat: 1, goblin: 2, start: "1.14", end: "1.15" },
      { type: "stone_taken", seat: 1, stones: 2 },
    ];
    const text = words.foretell({ steps: [step], keys: ["move:2:cw"], events }, viewAt("turn"), people);
    expectWords(text);
    expect(text).toContain("Bob");
    const tile: Event = { type: "goblin_moved", seat: 0, goblin: 3, start: "v1", end: "1.3" };
    const onto = words.foretell({ steps: [step], keys: ["move:2:cw"], events: [tile] }, viewAt("turn"), people);
    expectWords(onto);
    expect(onto).not.toBe(words.tell(tile, people));
    expectWords(words.foretell({ steps: [step], keys: ["move:2:cw"], events: [] }, viewAt("turn"), people));
  });

  it("speaks of playing a card only where it is possible, and tells others nothing", () => {
    const [none, some] = [false, true].map((can_play) => words.ask(viewAt("turn", { can_play }), people));
    expectWords(none ?? "");
    expect(none).not.toBe(some);
    const [hers, other] = [false, true].map((can_play) => words.ask(viewAt("turn", { can_play, to_act: 1 }), people));
    expect(hers).toBe(other);
  });

  it("says why a village is asked for", () => {
    const [ghost, trapdoor] = (["ghost", "trapdoor"] as const).map((cause) =>
      words.ask(viewAt("village", { cause }), people),
    );
    expectWords(trapdoor);
    expect(ghost).not.toBe(trapdoor);
  });

  it("announces what matters", () => {
    const high = goblins.map((goblin) => (goblin.waits ? { ...goblin, place: "4.3" as const } : goblin));
    expect(words.banner(viewAt("turn"))).toBeNull();
    expectWords(words.banner(viewAt("turn", { cards_allowed: 4 })));
    expectWords(words.banner(viewAt("turn", { goblins: high })));
    expect(words.banner(viewAt("none", { goblins: high, reason: "summit" }))).toBeNull();
  });
});

describe("figures of a match", () => {
  const rows = statistics(
    [
      { type: "goblin_named", seat: 0, goblin: 3, card: "j3" },
      { type: "goblin_moved", seat: 0, goblin: 3, start: "v1", end: "1.4" },
      { type: "goblin_pushed", seat: 1, goblin: 2, start: "1.4", end: "1.5" },
      { type: "goblin_fled", seat: 1, goblin: 2, start: "1.5", end: "v2" },
      { type: "goblin_moved", seat: 0, goblin: 3, start: "1.4", end: "2.3" },
      { type: "goblin_rose", seat: 1, goblin: 1, start: "4.1", end: "summit" },
      { type: "card_put", seat: 1, card: "j" },
    ],
    2,
  );
  const row = (label: string) => rows.find((one) => one.label === label)?.values;

  it("are counted for the one whom they concern", async () => {
    await speak("en");
    expect(row("Highest ring")).toEqual([2, "summit"]);
    expect(row("Moves of goblins")).toEqual([2, 0]);
    expect(row("Climbs")).toEqual([1, 0]);
    expect(row("Secret passages")).toEqual([0, 1]);
    expect(row("Goblins pushed")).toEqual([1, 0]);
    expect(row("Falls and flights")).toEqual([0, 1]);
    expect(row("Cards exchanged")).toEqual([0, 1]);
    expect(row("Jokers played")).toEqual([1, 0]);
  });
});
