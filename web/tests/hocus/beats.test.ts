import { describe, expect, it } from "vitest";
import { after, beatsOf, touched } from "../../src/games/hocus/beats";
import { layoutFor } from "../../src/games/hocus/layout";
import { numberEnds, preview } from "../../src/games/hocus/preview";
import type { Standing } from "../../src/games/hocus/scene";
import type { Action, Event } from "../../src/games/hocus/types";
import type { Path } from "../../src/lib/plan.svelte";

type Events = Event[];

const seat = (place: number, changes: Partial<Standing> = {}): Standing => ({
  place,
  slots: [null, null, null],
  cards: 0,
  ...changes,
});
const play = (seats: readonly Standing[], events: Events) => beatsOf(events).reduce(after, seats);
const layout = layoutFor(944, 512, 48, 3);

const hitting: Events = [
  { type: "rolled", seat: 0, die: 3 },
  { type: "moved", seat: 0, target: 0, start: 6, end: 9 },
  { type: "hit", seat: 0, target: 1, start: 9, end: 0 },
  { type: "drew", seat: 0 },
  { type: "got", seat: 0, card: "gust" },
  { type: "turn_began", seat: 1, turn: 2 },
];

describe("beats", () => {
  it("events that belong together are one", () => {
    expect(beatsOf(hitting).map(({ kind }) => kind)).toEqual(["roll", "walk", "hit", "draw", "turn"]);
    expect(beatsOf(hitting)[3]).toMatchObject({ card: "gust" });
    const twin: Events = [
      { type: "rolled", seat: 0, die: 3 },
      { type: "rolled", seat: 0, die: 5 },
    ];
    expect(beatsOf(twin)).toEqual([{ kind: "roll", seat: 0, dice: [3, 5], chosen: false }]);
  });

  it("who walks, who is hit and who draws stand as the view after says", () => {
    const then = play([seat(6), seat(9)], hitting);
    expect(then).toEqual([seat(9, { cards: 1 }), seat(0)]);
  });

  it("two change places, minus included", () => {
    expect(
      play(
        [seat(18, { cards: 2 }), seat(-7)],
        [
          { type: "spell_cast", seat: 0, spell: "swap" },
          { type: "swapped", seat: 0, target: 1 },
        ],
      ),
    ).toEqual([seat(-7, { cards: 1 }), seat(18)]);
  });

  it("spells lie in their slot until they leave", () => {
    const laid = play([seat(1), seat(1)], [{ type: "spell_laid", seat: 0, target: 1, spell: "snail", slot: 3 }]);
    expect(laid[1]!.slots).toEqual([null, null, "snail"]);
    expect(play(laid, [{ type: "spell_left", seat: 1, spell: "snail" }])[1]!.slots).toEqual([null, null, null]);
  });

  it("cards are stolen and forgotten, whether one sees them or not", () => {
    const seats = [seat(1), seat(1, { cards: 3 })];
    const stolen: Events = [
      { type: "stole", seat: 0, target: 1 },
      { type: "stole_card", seat: 0, target: 1, card: "fog" },
    ];
    expect(play(seats, stolen).map(({ cards }) => cards)).toEqual([1, 2]);
    expect(touched(beatsOf(stolen)[0]!)).toEqual([0, 1]);
    const forgotten: Events = [
      { type: "forgot", seat: 0, target: 1, cards: 3 },
      { type: "forgot_card", seat: 0, target: 1, card: "fog" },
    ];
    expect(play(seats, forgotten).map(({ cards }) => cards)).toEqual([0, 0]);
  });
});

describe("a preview", () => {
  it("shows where all come to stand, and who is hit", () => {
    const ahead = preview(hitting, [seat(6), seat(9), seat(20)], layout);
    expect(ahead.ghosts.map(({ seat: number, place }) => [number, place]).sort()).toEqual([
      [0, 9],
      [1, 0],
    ]);
    expect([...ahead.hit]).toEqual([1]);
    expect(ahead.ways).toHaveLength(2);
    expect(ahead.ways.map(({ sent }) => sent)).toEqual([false, true]);
    expect(ahead.cards).toHaveLength(1);
  });

  it("ends with the turn: what the next one brings is not shown", () => {
    const events: Events = [
      { type: "spell_laid", seat: 0, target: 1, spell: "fog", slot: 2 },
      { type: "spell_left", seat: 0, spell: "double" },
      { type: "turn_began", seat: 1, turn: 3 },
      { type: "moved", seat: 1, target: 1, start: 9, end: 12 },
    ];
    const ahead = preview(events, [seat(6), seat(9)], layout);
    expect(ahead.laid).toEqual([{ seat: 1, spell: "fog", off: false }]);
    expect(ahead.ghosts).toEqual([]);
  });

  it("spells that are taken off are shown as such", () => {
    const events: Events = [
      { type: "spell_cast", seat: 0, spell: "cleanse" },
      { type: "spell_left", seat: 0, spell: "snail" },
    ];
    expect(preview(events, [seat(6)], layout).laid).toEqual([{ seat: 0, spell: "snail", off: true }]);
  });

  it("numbers that lead to one field stand there together", () => {
    const path = (number: number, end: number): Path<Event, Action> => {
      const step = {
        text: `number ${number}`,
        action: { type: "number", number } as const,
        events: [{ type: "moved", seat: 0, target: 0, start: 6, end } as const],
        open: true,
        ways: [],
      };
      return { steps: [step], keys: [`number:${number}`], events: step.events };
    };
    expect(numberEnds([path(1, 7), path(2, 7), path(3, 8)])).toEqual([
      { place: 7, numbers: [1, 2] },
      { place: 8, numbers: [3] },
    ]);
  });
});
