/** No component has words of its own: all that is read or heard comes from the messages. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, type AST } from "svelte/compiler";
import { expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "..", "src");
const SPOKEN = new Set(["title", "aria-label", "aria-description", "placeholder", "alt", "label"]);
const LETTERS = /\p{L}{2,}/u;

function components(): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".svelte"));
}

/** All words that stand in a component's markup. */
function wordsIn(source: string): string[] {
  const found: string[] = [];
  const look = (node: unknown, spoken: boolean): void => {
    if (Array.isArray(node)) return node.forEach((one) => look(one, spoken));
    if (node === null || typeof node !== "object" || !("type" in node)) return;
    const { type } = node as { type: string };
    if (type === "Text" && spoken && LETTERS.test((node as AST.Text).data)) found.push((node as AST.Text).data.trim());
    if (type === "Script" || type === "StyleSheet" || type === "Comment" || type === "StyleDirective") return;
    // What is typed is the same in all languages.
    if (type === "RegularElement" && (node as AST.RegularElement).name === "code") return;
    const within = type === "Attribute" ? SPOKEN.has((node as AST.Attribute).name) : spoken;
    for (const value of Object.values(node)) look(value, within);
  };
  look(parse(source, { modern: true }).fragment, true);
  return found;
}

test.each(components())("%s has no words of its own", (path) => {
  expect(wordsIn(readFileSync(join(SOURCES, path), "utf8"))).toEqual([]);
});

test("words in markup and in labels are found", () => {
  const source = `<p title={x}>Hello</p><button aria-label="Close" class="quiet">{text}</button>`;
  expect(wordsIn(source)).toEqual(["Hello", "Close"]);
});
