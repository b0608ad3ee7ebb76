/** The log tells turns. */
import { describe, expect, it } from "vitest";
import type { BaseView, GameBoard, GameEvent, People } from "../src/games/board";
import { telling } from "../src/games/telling";
import { gist, turnsOf } from "../src/lib/turns";
import type { Scene } from "../src/lib/scenes";

const PEOPLE: People = { names: ["Ada", "Ben"], me: 0 };
const board = {
  tell: ({ type }: GameEvent) => (type === "silent" ? null : `${type}.`),
  ...telling({ moved: [4, "step"], drew: [0], caught: [5] }),
} as unknown as GameBoard;
const view = (turn: number, active: number) => ({ turn, active }) as BaseView;
const began = (turn: number, seat: number): GameEvent => ({ type: "turn_began", turn, seat });

function scene(version: number, seat: number, events: GameEvent[], after: BaseView, kind = "act"): Scene {
  return { version, seat, action: "", kind, events, after };
}

describe("turns", () => {
  const scenes = [
    scene(1, 0, [{ type: "moved" }], view(1, 0)),
    scene(2, 0, [{ type: "drew" }, { type: "rolled" }, { type: "caught" }, began(2, 1)], view(2, 1)),
    scene(3, 1, [{ type: "moved" }, began(3, 0)], view(3, 0)),
  ];
  const turns = turnsOf(scenes, board, PEOPLE, view(1, 0));

  it("begin where a turn begins, in the midst of a scene too", () => {
    expect(turns.map(({ number, seat }) => [number, seat])).toEqual([
      [1, 0],
      [2, 1],
      [3, 0],
    ]);
    expect(turns[1]?.version).toBe(3);
  });

  it("are numbered from the first one on, though the table before it is not known", () => {
    const [first] = turnsOf([scene(1, 0, [{ type: "moved" }, began(2, 1)], view(2, 1))], board, PEOPLE);
    expect([first?.number, first?.seat]).toEqual([1, 0]);
  });

  it("are told by the two lines that say most, in their order", () => {
    expect(gist(turns[0]?.lines ?? [])).toBe("moved. caught.");
    expect(turns[0]?.lines.map(({ text }) => text)).toEqual(["moved.", "drew.", "rolled.", "caught."]);
  });

  it("are told by what was done by those whose turn it is, not by who reacted", () => {
    const [turn] = turnsOf(
      [
        scene(1, 0, [{ type: "moved" }], view(1, 0)),
        scene(2, 1, [{ type: "caught" }, { type: "caught" }], view(1, 0)),
        scene(3, 0, [{ type: "moved" }, began(2, 1)], view(2, 1)),
      ],
      board,
      PEOPLE,
    );
    expect(gist(turn?.lines ?? [], turn?.seat)).toBe("moved. moved.");
  });

  it("what only steps tell tells no turn", () => {
    expect(gist(turns[2]?.lines ?? [])).toBe("");
  });
});
