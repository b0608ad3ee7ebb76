/** What throws something away is confirmed like a move; what does not is done at once. */
import { describe, expect, it, vi } from "vitest";
import { costly as djinn } from "../src/games/djinn/costs";
import type { View as DjinnView } from "../src/games/djinn/view";
import { costly as hill } from "../src/games/hill/costs";
import { costly as hocus } from "../src/games/hocus/costs";
import { costly as towers } from "../src/games/towers/costs";
import type { View as TowersView } from "../src/games/towers/view";
import { Plan, type Way } from "../src/lib/plan.svelte";

const PASS = { type: "pass" } as const;

describe("Wandering Towers", () => {
  const view = (prompt: TowersView["prompt"], cards_played: number) =>
    ({ prompt, cards_played, together: false }) as unknown as TowersView;

  it("asks before three cards go, and before a card moves nothing", () => {
    expect(towers({ type: "redraw" }, view("turn", 0))).toBe(true);
    expect(towers(PASS, view("piece", 1))).toBe(true);
    expect(towers(PASS, view("turn", 1))).toBe(true);
  });

  it("asks before a roll is given up for another, and a tower stays where it is", () => {
    expect(towers({ type: "roll" }, view("roll", 1))).toBe(true);
    expect(towers(PASS, view("redraw_tower", 0))).toBe(true);
  });

  it("ends a turn and declines spells at once", () => {
    expect(towers(PASS, view("turn", 2))).toBe(false);
    expect(towers(PASS, view("round_a", 0))).toBe(false);
  });
});

describe("Magic Hill", () => {
  it("asks before the raven takes somebody's stone, and before a card is left unplayed", () => {
    expect(hill({ type: "raven", seat: 1 })).toBe(true);
    expect(hill({ type: "end" })).toBe(true);
    expect(hill({ type: "done" })).toBe(false);
  });
});

describe("Hocus Pocus", () => {
  it("asks before a spell is left uncast, and rolls at once", () => {
    expect(hocus({ type: "done" })).toBe(true);
    expect(hocus({ type: "roll" })).toBe(false);
  });
});

describe("Djinn", () => {
  const view = (prompt: DjinnView["prompt"], doing = {}) =>
    ({ prompt, doing: { done: [], targets: [], ...doing } }) as unknown as DjinnView;

  it.each([
    "container",
    "accept_capacity",
    "accept_circle",
    "equipment",
    "archive_option",
    "flip_mage",
    "free_djinn",
  ] as const)("asks before %s is declined", (prompt) => {
    expect(djinn(PASS, view(prompt))).toBe(true);
  });

  it("asks before a capture that costs a power, and before the Source is spent on power", () => {
    expect(djinn(PASS, view("capture_target"))).toBe(true);
    expect(djinn({ type: "refill" }, view("source"))).toBe(true);
  });

  it("goes on at once where nothing is lost", () => {
    expect(djinn(PASS, view("capture_target", { targets: ["red"] }))).toBe(false);
    expect(djinn(PASS, view("market_place"))).toBe(false);
  });
});

describe("a plan", () => {
  const way: Way = { text: "redraw", action: { type: "redraw" }, events: [], open: true, ways: [] };

  it("sends nothing before it is confirmed, and all that leads there then", () => {
    const send = vi.fn();
    const plan = new Plan(
      () => null,
      send,
      () => true,
    );
    plan.press(way, true, ["play t2", "pass"]);
    expect(send).not.toHaveBeenCalled();
    plan.confirm();
    expect(send).toHaveBeenCalledWith(["play t2", "pass"]);
  });

  it("lets go of it at no cost", () => {
    const send = vi.fn();
    const plan = new Plan(
      () => null,
      send,
      () => true,
    );
    plan.press(way, true);
    plan.clear();
    plan.confirm();
    expect(send).not.toHaveBeenCalled();
  });

  it("asks nobody who does not want to be asked", () => {
    const send = vi.fn();
    new Plan(
      () => null,
      send,
      () => false,
    ).press(way, true);
    expect(send).toHaveBeenCalledWith(["redraw"]);
  });
});
