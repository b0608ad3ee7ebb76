import { describe, expect, it } from "vitest";
import { lately, type Past } from "../src/games/lately";

type Scene = Past<string, { active: number }>;

/** Somebody does something; whose turn it is afterwards. */
const act = (seat: number, event: string, active: number): Scene => ({
  kind: "act",
  seat,
  events: [event],
  after: { active },
});
const chat: Scene = { kind: "pause", seat: 1, events: [], after: { active: 0 } };

describe("what the others did last", () => {
  const round = [act(2, "old", 0), act(0, "mine", 1), act(1, "roll", 1), act(1, "cast", 2), act(2, "walk", 0)];

  it("is each one's whole turn since the reader's own", () => {
    expect(lately(round, 0)).toEqual([
      { seat: 1, events: ["roll", "cast"] },
      { seat: 2, events: ["walk"] },
    ]);
  });

  it("stays while the reader is in the middle of a turn, and goes when the next one moves after it", () => {
    const amid = [...round, act(0, "card", 0)];
    expect(lately(amid, 0).map(({ seat }) => seat)).toEqual([1, 2]);
    expect(lately([...amid, act(0, "done", 1)], 0)).toEqual([]);
    expect(lately([...amid, act(0, "done", 1), act(1, "new", 2)], 0)).toEqual([{ seat: 1, events: ["new"] }]);
  });

  it("is not ended by an answer in another's turn, nor by what is no move", () => {
    const answered = [...round.slice(0, 3), act(0, "pass", 1), chat, act(1, "cast", 2)];
    expect(lately(answered, 0)).toEqual([{ seat: 1, events: ["roll", "cast"] }]);
  });

  it("is everybody's last turn for those who watch", () => {
    expect(lately(round, null).map(({ seat, events }) => [seat, events.join()])).toEqual([
      [0, "mine"],
      [1, "roll,cast"],
      [2, "walk"],
    ]);
  });
});
