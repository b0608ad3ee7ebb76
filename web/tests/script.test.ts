import { existsSync, readdirSync } from "node:fs";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Script, ScriptStep } from "../src/lib/script.svelte";
import type { Status } from "../src/protocol";
import type { Way } from "../src/lib/plan.svelte";

vi.stubGlobal("document", { visibilityState: "visible" });
const { ScriptLink } = await import("../src/lib/script.svelte");
const { loadLesson } = await import("../src/games/index");

const games = new URL("../src/games/", import.meta.url);
const TAUGHT = readdirSync(games).filter((game) => existsSync(new URL(`${game}/tutorial/script.json`, games)));

const status = (to_act: number | null): Status => ({ to_act, can_undo: true, outcome: null }) as Status;
const way = (text: string, ways: Way[] = []): Way => ({ text, action: { type: text }, events: [], open: false, ways });

/** The learner plays a card and picks a piece, the other one passes, the learner ends. */
function script(): Script {
  const step = (
    action: string,
    seat: number,
    note: string | null,
    next: number | null,
    ways: Way[] = [],
  ): ScriptStep => ({
    action,
    seat,
    note,
    events: [{ type: action }],
    patch: { last: action },
    status: status(next),
    choices: next === 0 ? ways.map(({ text, action: json }) => ({ text, action: json })) : null,
    ways: next === 0 ? ways : null,
  });
  const first = [way("play", [way("piece"), way("other")]), way("pass")];
  return {
    match: { id: "lesson", game: "towers" } as Script["match"],
    view: { turn: 1 } as unknown as Script["view"],
    status: status(0),
    choices: first.map(({ text, action }) => ({ text, action })),
    ways: first,
    steps: [
      step("play", 0, "hello play", 0, [way("piece"), way("other")]),
      step("piece", 0, null, 1),
      step("pass", 1, "watch", 1),
      step("done", 1, null, 0, [way("end"), way("more")]),
      step("end", 0, "finish", null),
    ],
  };
}

const settled = (link: InstanceType<typeof ScriptLink>) =>
  vi.waitFor(() => expect(link.show.busy).toBe(false), { interval: 1 });

describe("a lesson", () => {
  let link: InstanceType<typeof ScriptLink>;
  beforeEach(() => {
    link = new ScriptLink(script());
  });

  test("first wants to be read", () => {
    expect([link.note, link.reading, link.choices, link.ways]).toEqual(["hello", true, null, null]);
    link.act(["play"]);
    expect(link.version).toBe(0);
  });

  test("then offers only what is asked for, to its end", () => {
    link.next();
    expect([link.note, link.reading]).toEqual(["play", false]);
    expect(link.ways).toEqual([way("play", [way("piece")])]);
    expect(link.choices).toHaveLength(2);
  });

  test("refuses anything else, and counts it", () => {
    link.next();
    link.act(["pass"]);
    link.act(["play", "other"]);
    expect([link.version, link.astray]).toEqual([0, 2]);
  });

  test("takes a whole way, or one step after another", async () => {
    link.next();
    link.act(["play"]);
    await settled(link);
    expect([link.version, link.note, link.ways]).toEqual([1, "play", [way("piece")]]);
    link.act(["piece"]);
    await settled(link);
    expect([link.version, link.note, link.reading]).toEqual([2, "watch", true]);
  });

  test("others play when their note has been read, then it is the learner's turn", async () => {
    link.next();
    link.act(["play", "piece"]);
    await settled(link);
    link.next();
    await settled(link);
    expect([link.version, link.note, link.reading]).toEqual([4, "finish", false]);
    expect(link.show.view).toHaveProperty("last", "done");
    expect(link.scenes.map((scene) => scene.action)).toEqual(["play", "piece", "pass", "done"]);
    link.act(["end"]);
    await settled(link);
    expect([link.version, link.note]).toEqual([5, null]);
  });

  test("counts its notes", () => {
    expect([link.read, link.length]).toEqual([1, 4]);
    link.next();
    expect(link.read).toBe(2);
  });

  test("nothing is taken back", () => {
    expect(link.status.can_undo).toBe(false);
  });
});

test.each(TAUGHT)(
  "the first lesson in %s goes to its end, and every note is said",
  async (game) => {
    const lesson = await loadLesson(game);
    if (!lesson) throw new Error(`nobody finds the lesson of ${game}`);
    const link = new ScriptLink(lesson.script);
    for (let turn = 0; link.note !== null; turn++) {
      expect(lesson.say(link.note)).not.toBe(link.note);
      if (link.reading) link.next();
      else {
        const texts: string[] = [];
        for (let ways = link.ways ?? []; ways[0]; ways = ways[0].ways) texts.push(ways[0].text);
        expect(texts.length).toBeGreaterThan(0);
        link.act(texts);
      }
      await settled(link);
      expect(turn).toBeLessThan(50);
    }
    expect(link.status.outcome?.ranks).toEqual([1, 2]);
    expect(lesson.say("end")).not.toBe("end");
  },
  30_000,
);
