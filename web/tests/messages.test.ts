/** All texts are there in all languages, with the same arguments and all plurals, and nothing is left in English. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import settings from "../project.inlang/settings.json";

interface Variants {
  declarations: string[];
  selectors: string[];
  match: Record<string, string>;
}
type Message = string | [Variants];
type Messages = Record<string, Message>;

const { locales } = settings;
const patterns = settings["plugin.inlang.messageFormat"].pathPattern;
const url = (pattern: string, locale: string) => new URL(`../${pattern.replace("{locale}", locale)}`, import.meta.url);
const read = (pattern: string, locale: string) => JSON.parse(readFileSync(url(pattern, locale), "utf8")) as Messages;

/** Words that are rightly the same in English and in another language. */
const SAME = new Set(["abraka", "boss", "bot", "double", "goblin", "joker", "menu", "solo", "start"]);
/** The letters of a text without its arguments; names, figures and signs need no translation. */
const letters = (text: string): string => text.replace(/{\w+}/g, "").replace(/\P{L}/gu, "").toLowerCase();
const needsNone = (text: string): boolean => letters(text) === "" || SAME.has(letters(text));

const texts = (message: Message): string[] =>
  typeof message === "string" ? [message] : Object.values(message[0].match);
const argumentsOf = (text: string): string[] => [...text.matchAll(/{(\w+)}/g)].map((found) => found[1] ?? "");
const used = (message: Message): string[] => [...new Set(texts(message).flatMap(argumentsOf))].sort();

/** The arguments that a message takes, also those that only choose the words. */
function inputs(message: Message): string[] {
  if (typeof message === "string") return used(message);
  return message[0].declarations
    .filter((line) => line.startsWith("input "))
    .map((line) => line.slice("input ".length))
    .sort();
}

/** The values of a selector that the variants name. */
function named({ match }: Variants, selector: string): Set<string> {
  const found = Object.keys(match).flatMap((key) => key.split(",").map((part) => part.trim().split("=")));
  return new Set(found.flatMap(([name, value]) => (name === selector && value ? [value] : [])));
}

const pluralsOf = ({ declarations }: Variants): string[] =>
  declarations.flatMap((line) => /^local (\w+) = \w+: plural$/.exec(line)?.[1] ?? []);

/** What whole numbers need in a language; the rest is for fractions. */
function categories(locale: string): string[] {
  const rules = new Intl.PluralRules(locale);
  return [...new Set(Array.from({ length: 200 }, (_, number) => rules.select(number)))];
}

describe.each(patterns)("%s", (pattern) => {
  const english = read(pattern, "en");

  it.each(locales)("has the same keys in %s", (locale) => {
    expect(Object.keys(read(pattern, locale)).sort()).toEqual(Object.keys(english).sort());
  });

  it.each(locales)("has the same arguments in %s", (locale) => {
    for (const [key, message] of Object.entries(read(pattern, locale))) {
      expect([key, inputs(message)]).toEqual([key, inputs(english[key] ?? "")]);
      for (const name of used(message)) expect(inputs(message)).toContain(name);
    }
  });

  it.each(locales.filter((locale) => locale !== "en"))("is not English in %s", (locale) => {
    const same = Object.entries(read(pattern, locale)).filter(([key, message]) => {
      const original = new Set(texts(english[key] ?? ""));
      return texts(message).some((text) => original.has(text) && !needsNone(text));
    });
    expect(same.map(([key]) => key)).toEqual([]);
  });

  it.each(locales)("has all plurals in %s", (locale) => {
    for (const [key, message] of Object.entries(read(pattern, locale))) {
      if (typeof message === "string") continue;
      for (const plural of pluralsOf(message[0])) {
        const there = named(message[0], plural);
        const missing = categories(locale).filter((category) => !there.has(category) && !there.has("*"));
        expect([key, missing]).toEqual([key, []]);
        // One form for all would be no plural: Slavic languages tell two from five.
        if (locale !== "en") expect([key, there.has("few")]).toEqual([key, true]);
      }
    }
  });

  it.each(locales)("has no empty or ragged text in %s", (locale) => {
    for (const [key, message] of Object.entries(read(pattern, locale))) {
      for (const text of texts(message)) expect([key, text]).toEqual([key, text.trim().replace(/ {2,}/g, " ")]);
      expect(texts(message).every(Boolean)).toBe(true);
    }
  });
});

describe("messages", () => {
  it("are in one file each", () => {
    const keys = patterns.flatMap((pattern) => Object.keys(read(pattern, "en")));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it("have no file that nobody reads", () => {
    for (const area of readdirSync(new URL("../messages", import.meta.url))) {
      expect(patterns).toContain(`./messages/${area}/{locale}.json`);
    }
  });
});
