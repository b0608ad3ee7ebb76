/** Every option of every game has words, and so has each of its values. */
import { describe, expect, it } from "vitest";
import { loadOptions } from "../src/games/options";
import { all, part, source } from "./sources";

/** An option of a game's spec: its name, and its values where it is a choice. */
function optionsOf(game: string): { name: string; values: string[] }[] {
  const list = part(source(`src/abraka/games/${game}/spec.py`), /OPTIONS = \(\n([\s\S]*?)\n\)\n/);
  return list
    .split(/^ {4}Option\(/m)
    .slice(1)
    .map((text) => ({
      name: part(text, /"(\w+)"/),
      values: /"choice"/.test(text) ? all(part(text, /\(("[^()]*")\)/), /"(\w+)"/g) : [],
    }));
}

describe.each(["towers", "hill", "hocus", "djinn"])("%s", (game) => {
  it("has words for all its options, and for no others", async () => {
    expect(Object.keys(await loadOptions(game)).sort()).toEqual(
      optionsOf(game)
        .map(({ name }) => name)
        .sort(),
    );
  });

  it("has words for all values of a choice", async () => {
    const words = await loadOptions(game);
    for (const { name, values } of optionsOf(game)) {
      const titles = values.map((value) => words[name]?.values?.[value]?.());
      expect([name, titles.filter((title) => !title)]).toEqual([name, []]);
      expect(words[name]?.title()).toBeTruthy();
      expect(words[name]?.about()).toBeTruthy();
    }
  });
});
