/** Every refusal that the protocol names is said in the reader's language. */
import { beforeEach, describe, expect, it } from "vitest";
import { sayRefusal } from "../src/lib/refusals";
import { locales, overwriteGetLocale, type Locale } from "../src/paraglide/runtime.js";
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

describe.each([...locales])("in %s", (locale: Locale) => {
  beforeEach(() => overwriteGetLocale(() => locale));

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

  it("names seats as people count them, and people by name", () => {
    overwriteGetLocale(() => "en");
    expect(sayRefusal(refused("seat_taken"), null, null)).toContain("Seat 2");
    expect(sayRefusal(refused("other_seat"), null, people)).toContain("Bob");
  });

  it("is found in the protocol", () => {
    expect(SENTENCES.length).toBeGreaterThan(55);
  });
});
