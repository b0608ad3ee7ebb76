/** Every refusal that the protocol names is said in the reader's language. */
import { beforeEach, describe, expect, it } from "vitest";
import { languages } from "../src/lib/languages";
import { sayRefusal } from "../src/lib/refusals";
import { speak } from "../src/lib/words.svelte";
import type { Refused } from "../src/protocol";
import { all, part, source } from "./sources";

const protocol = source("docs/protocol.md");
const rows = (name: string): string[] =>
  all(part(protocol, new RegExp(`<!-- ${name}: [\\s\\S]*?-->([\\s\\S]*?)<!-- end of ${name} -->`)), /^\| `(\w+)`/gm);
const SENTENCES = [...rows("refusals"), ...rows("core refusals"), "unreachable"];
const args = {
  cause: "why",
  table: "abc",
  seat: 1,
  free: 2,
  seen: 3,
  now: 4,
  most: 5,
  number: "x1",
  action: "play w3",
  text: "plai",
  error: "no type",
  host: "example.org",
};
const people = { names: ["Ada", "Bob"], me: 0 };

function refused(sentence: string): Refused {
  return { type: "refused", id: null, code: "x", sentence, args, text: "ENGLISH", version: null };
}

describe.each(languages)("in %s", (language) => {
  beforeEach(() => speak(language));

  it.each(SENTENCES)("%s", (sentence) => {
    const text = sayRefusal(refused(sentence), null, people);
    expect(text).not.toBe("ENGLISH");
    expect(text).not.toMatch(/undefined|NaN|[{}]|refusal_/);
  });
});

describe("a refusal", () => {
  it("that nobody knows is shown as the server said it", () => {
    expect(sayRefusal(refused("brand_new"), null, null)).toBe("ENGLISH");
  });

  it("names seats as people count them, and people by name", async () => {
    await speak("en");
    expect(sayRefusal(refused("seat_taken"), null, null)).toContain("Seat 2");
    expect(sayRefusal(refused("other_seat"), null, people)).toContain("Bob");
  });

  it("is found in the protocol", () => {
    expect(SENTENCES.length).toBeGreaterThan(55);
  });
});
