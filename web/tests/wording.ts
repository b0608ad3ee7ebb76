/** What the tests of all games' words have in common: a game has words for everything that its rules know. */
import { beforeEach, describe, expect, it } from "vitest";
import type { GameAction, GameBoard, GameEvent, People } from "../src/games/board";
import type { GameOptions } from "../src/games/options";
import { languages } from "../src/lib/languages";
import { speak } from "../src/lib/words.svelte";
import { all, part, source } from "./sources";

export const people: People = { names: ["Ada", "Bob", "Eva", "Ivo"], me: 0 };
export const watcher: People = { ...people, me: null };
const readers: People[] = [people, { ...people, me: 1 }, { ...people, me: 2 }, watcher];

/** The names of everything that a game's rules can ask, do, tell and refuse, as they were written for the client. */
export function listsOf(game: string) {
  const types = source(`web/src/games/${game}/types.ts`);
  const keys = (name: string) => all(part(types, new RegExp(`interface ${name} {\\n([^]*?)\\n}`)), /^ {2}(\w+): /gm);
  const values = (name: string) => all(part(types, new RegExp(`type ${name} = ([^;]*);`)), /"(\w+)"/g);
  return {
    events: keys("Events"),
    ends: values("End"),
    prompts: values("Prompt"),
    actions: keys("Actions"),
    reasons: keys("Reasons"),
    refusals: keys("Refusals"),
    options: all(
      part(source(`src/abraka/games/${game}/spec.py`), /OPTIONS = \(([\s\S]*?)\n\)\n/),
      /Option\(\s*"(\w+)"/g,
    ),
  };
}

/** A text that somebody wrote, without holes. */
export function expectWords(text: string | null | undefined): void {
  expect(text).toBeTruthy();
  expect(text).not.toMatch(/undefined|NaN|null|[{}]|\b(towers|hill|hocus|djinn)_|\[object|^'s| 's| {2}| \./);
  expect(text).toBe(text?.trim());
}

/** The same in each language. */
export function inEveryLanguage(run: () => void): void {
  describe.each(languages)("in %s", (language) => {
    beforeEach(() => speak(language));
    run();
  });
}

interface Known {
  kinds: readonly string[];
}

/** The kinds that a game's words know; the compiler sees to it that those are all. */
export function kindsOf(
  words: Record<"tell" | "ended" | "asks" | "label" | "reason" | "refusal", Known>,
  options: object,
): Lists {
  return {
    events: words.tell.kinds,
    ends: words.ended.kinds,
    prompts: words.asks.kinds,
    actions: words.label.kinds,
    reasons: words.reason.kinds,
    refusals: words.refusal.kinds,
    options: Object.keys(options),
  };
}

type Lists = Record<"events" | "ends" | "prompts" | "actions" | "reasons" | "refusals" | "options", readonly string[]>;

type Words = Pick<GameBoard, "ask" | "label" | "explain" | "tell" | "describe" | "reason" | "ended" | "refusal">;

/**
 * A game with its words, a view at each prompt, and values for all fields that events, actions and the like may have.
 */
export interface Worded<View> {
  lists: Lists;
  words: { [name in keyof Words]: unknown };
  options: GameOptions;
  fields: Record<string, number | string>;
  /** Other values for some kinds of actions and events. */
  special?: Record<string, Record<string, number | string>>;
  viewAt(prompt: string, change?: Partial<View>): View;
  /** The kinds of events that have words, and those that say nothing worth a line. */
  told?: ReadonlySet<string>;
  untold?: readonly string[];
}

/** Everything of a game has words, in all languages. */
export function hasWords<View>({
  lists,
  words: given,
  options,
  fields,
  viewAt: at,
  told,
  ...more
}: Worded<View>): void {
  const { special = {}, untold = [] } = more;
  const words = given as Words;
  const viewAt = at as unknown as (prompt: string, change?: object) => Parameters<Words["ask"]>[0];

  inEveryLanguage(() => {
    it.each(lists.prompts)("is asked: %s", (prompt) => {
      for (const reader of readers) expectWords(words.ask(viewAt(prompt), reader));
    });

    it.each(lists.prompts.filter((prompt) => prompt !== "none"))("says who is asked: %s", (prompt) => {
      expect(words.ask(viewAt(prompt), watcher)).toContain("Ada");
    });

    it("asks in few words", () => {
      for (const prompt of lists.prompts) expect(words.ask(viewAt(prompt), people).length).toBeLessThan(72);
    });

    it.each([...new Set([...lists.ends, "broken_off"])])("ends: %s", (reason) => {
      expectWords(words.ended(reason));
      expect(words.ended(reason)).not.toBe(reason);
      expectWords(words.ask(viewAt("none", { reason, ranks: [1, 2, 2, 1], to_act: null }), people));
      expectWords(words.ask(viewAt("none", { reason, ranks: [2, 1, 2, 2], to_act: null }), people));
    });

    it.each(lists.actions)("has a label and an explanation: %s", (type) => {
      const action: GameAction = { ...fields, ...special[type], type };
      for (const prompt of lists.prompts) {
        for (const reader of readers) {
          expectWords(words.label(action, viewAt(prompt), reader));
          expectWords(words.explain(action, viewAt(prompt), reader));
        }
      }
      expect(words.label(action, viewAt("turn"), people)).not.toBe(type);
    });

    it.each(lists.events.filter((type) => !untold.includes(type)))("tells: %s", (type) => {
      const event: GameEvent = { ...fields, ...special[type], type };
      const lines = readers.flatMap((reader) => [words.tell(event, reader), words.tell(event, reader, viewAt("turn"))]);
      for (const line of lines) if (line !== null) expectWords(line);
      expect(lines.some((line) => line !== null)).toBe(true);
    });

    it.each(lists.reasons)("knows the reason: %s", (kind) => {
      for (const reader of readers) {
        const text = words.reason({ kind, args: fields }, reader);
        expectWords(text);
        expect(text).not.toBe(kind);
      }
    });

    it.each(lists.refusals)("refuses: %s", (sentence) => {
      for (const reader of readers) expectWords(words.refusal(sentence, fields, reader));
    });

    it("leaves the refusals of all games to all games", () => {
      expect(words.refusal("not_now", {}, people)).toBeNull();
    });

    it("describes the table", () => {
      for (const reader of readers) {
        const lines = words.describe(viewAt("turn"), reader);
        lines.forEach(expectWords);
        expect(lines.join("\n")).toContain(reader.me === 1 ? "Ada" : "Bob");
      }
    });

    it.each(lists.options)("names the option: %s", (name) => {
      expectWords(options[name]?.title());
      expectWords(options[name]?.about());
      for (const title of Object.values(options[name]?.values ?? {})) expectWords(title());
    });
  });

  it("has words for no other events", () => {
    if (told) expect(new Set(lists.events)).toEqual(new Set([...told, ...untold]));
  });
}
