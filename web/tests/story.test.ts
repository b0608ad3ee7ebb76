import { describe, expect, test, vi } from "vitest";
import type { BaseView } from "../src/games/board";
import type { StoryInfo } from "../src/lib/story.svelte";

vi.stubGlobal("matchMedia", () => ({ matches: true }));
vi.stubGlobal("navigator", { languages: ["en"] });
const { Story } = await import("../src/lib/story.svelte");

/** Two turns of two actions each; the round grows with each action. */
function told(): StoryInfo {
  const view = { turn: 1, active: 0, round: 0, seats: ["kept"] } as unknown as BaseView;
  const news = [
    { patch: { round: 1 } },
    { patch: { round: 2, turn: 2, active: 1 } },
    { patch: { round: 3 } },
    { patch: { round: 4, turn: 3, active: 0 } },
  ].map((one, index) => ({
    version: index + 1,
    at: null,
    kind: "act",
    value: null,
    seat: index < 2 ? 0 : 1,
    action: `act ${index + 1}`,
    events: [{ type: `event ${index + 1}` }],
    ...one,
  }));
  const match = { id: "m", game: "towers", players: 2 } as StoryInfo["match"];
  return { match, names: ["Ada", "Bob"], seat: null, since: 0, view, news, outcome: null, key: null };
}

describe("a story", () => {
  test("folds patches over its first view", () => {
    const story = new Story(told());
    expect(story.view(0).round).toBe(0);
    expect(story.view(4)).toEqual({ turn: 3, active: 0, round: 4, seats: ["kept"] });
    expect(story.view(2).round).toBe(2);
  });

  test("leaves views as they were before", () => {
    const story = new Story(told());
    const late = story.view(3);
    expect(story.view(3)).toBe(late);
    expect(story.view(1).round).toBe(1);
  });

  test("knows where turns begin, and whose they are", () => {
    expect(new Story(told()).turns).toEqual([
      { at: 0, turn: 1, seat: 0 },
      { at: 2, turn: 2, seat: 1 },
      { at: 4, turn: 3, seat: 0 },
    ]);
  });

  test("walks from turn to turn and stays within its ends", () => {
    const story = new Story(told(), 1);
    story.nextTurn();
    expect(story.at).toBe(2);
    story.previousTurn();
    expect(story.at).toBe(0);
    story.back();
    expect(story.at).toBe(0);
    story.jump(99);
    expect(story.at).toBe(4);
    story.forward();
    expect(story.at).toBe(4);
    expect(story.show.view?.round).toBe(4);
  });

  test("begins at the moment of its address, and at its beginning if that is nonsense", () => {
    expect(new Story(told(), 3).show.view?.round).toBe(3);
    expect(new Story(told(), Number.NaN).at).toBe(0);
    expect(new Story(told(), -5).at).toBe(0);
  });

  test("plays the next action on the board, and shows what it led to", async () => {
    vi.stubGlobal("document", { visibilityState: "visible" });
    const story = new Story(told());
    const play = vi.fn(() => Promise.resolve());
    story.show.board = { play };
    story.forward();
    await vi.waitFor(() => expect(story.show.version).toBe(1));
    expect(play).toHaveBeenCalledOnce();
    expect(story.show.view?.round).toBe(1);
  });

  test("a step back during the play of an action stays where it leads", async () => {
    vi.stubGlobal("document", { visibilityState: "visible" });
    const story = new Story(told(), 2);
    story.show.board = { play: (_, cut) => new Promise((over) => cut.addEventListener("abort", () => over())) };
    story.forward();
    story.back();
    await vi.waitFor(() => expect(story.show.busy).toBe(false));
    expect([story.at, story.show.version, story.show.view?.round]).toEqual([2, 2, 2]);
  });
});
