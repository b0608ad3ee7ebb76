import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Marks } from "../src/lib/marks.svelte";

vi.stubGlobal("matchMedia", () => ({ matches: true }));
vi.stubGlobal("navigator", { languages: ["en"] });
const { Mover } = await import("../src/lib/motion");

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", { setTimeout });
});
afterEach(() => {
  vi.useRealTimers();
});

test("beats are played one after another, until they are cut short", async () => {
  const cut = new AbortController();
  const played: number[] = [];
  const play = async (beat: number): Promise<void> => {
    await Promise.resolve();
    played.push(beat);
    if (beat === 2) cut.abort();
  };
  await new Mover(() => undefined).playAll([1, 2, 3], play, cut.signal);
  expect(played).toEqual([1, 2]);
});

test("marks are shown for a while; new ones take the place of the old and their time", () => {
  const marks = new Marks<string>();
  marks.show(["a"]);
  vi.advanceTimersByTime(1000);
  marks.show(["b", "c"]);
  vi.advanceTimersByTime(1000);
  expect([...marks.keys]).toEqual(["b", "c"]);
  vi.advanceTimersByTime(1000);
  expect([...marks.keys]).toEqual([]);
});
