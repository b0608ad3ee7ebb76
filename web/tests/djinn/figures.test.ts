/** No two cards look alike. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { GEAR, mages, portraitOf } from "../../src/games/djinn/shapes/figures";

/** The ids that the game's words name. */
function named(message: string): string[] {
  const words = readFileSync(new URL("../../../src/abraka/games/djinn/words/en.ftl", import.meta.url), "utf-8");
  const body = new RegExp(`^${message} = .*?^\\}`, "ms").exec(words)?.[0] ?? "";
  return [...body.matchAll(/^ {4}\[(\w+)\]/gm)].map((found) => found[1] ?? "");
}

describe("drawings of Djinn", () => {
  it("there is one for each of 27 pieces of equipment", () => {
    expect(Object.keys(GEAR).sort()).toEqual(named("djinn_gear").sort());
    expect(new Set(Object.values(GEAR).map(({ parts }) => JSON.stringify(parts))).size).toBe(27);
  });

  it("there is one for each of 32 mages", () => {
    expect([...mages].sort()).toEqual(named("djinn_mage").sort());
    expect(new Set(mages.map((id) => JSON.stringify(portraitOf(id).held))).size).toBe(32);
  });
});
