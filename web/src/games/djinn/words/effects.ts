/** Goods and effects in words, as cards, offers and places list them. */
import { language } from "../../../lib/words.svelte";
import { m } from "../../../lib/words.svelte";
import { listed } from "../../people";
import type { Deed, Effect, Effects } from "../view";

const GOODS = new Set(["coins", "scrolls", "power", "keys", "corks"]);

/** So much of "coins", "scrolls", "power", "keys", "corks", "bottles" or "points": “2 coins”. */
export const amountText = (what: string, count: number): string => m.djinn_amount({ what, form: "nom", count });

/** The same as what somebody gains or pays; some languages tell that apart. */
export const objectText = (what: string, count: number): string => m.djinn_amount({ what, form: "acc", count });

/** The name of a good, for a heading or a picture: “Coins”. */
export const goodTitle = (id: string): string => m.djinn_good({ id });

/** The colour of djinns and bottles: “brown”. */
export const colourTitle = (colour: string): string => m.djinn_colour({ id: colour });

/** Words of which one holds: “brown or blue”. */
export const either = (words: readonly string[]): string =>
  new Intl.ListFormat(language(), { type: "disjunction" }).format(words);

/** Colours of djinns that are captured: “brown or blue”. */
export const coloursText = (colours: readonly string[]): string =>
  either(colours.map((id) => m.djinn_colour_of({ id })));

const VARIANTS: Record<string, (effect: Effect) => string> = {
  bottles: ({ n, of }) => (of.includes("distinct") && n > 1 ? "distinct" : "bottles"),
  mage: ({ of }) => (of.includes("open") ? "open" : "mage"),
  remove_djinn: ({ of }) => (of.includes("boss") ? "remove_boss" : "remove_djinn"),
  rule: ({ of }) => of[0] ?? "rule",
};

/** One effect as it stands in a list: “3 power”, “activate a circle”. */
export function effectText(effect: Effect): string {
  const { kind, n, of } = effect;
  if (GOODS.has(kind)) return amountText(kind, n);
  if (kind === "capture_power" && of.length > 0) return m.djinn_effect_colours({ colours: coloursText(of), count: n });
  return m.djinn_effect({ id: VARIANTS[kind]?.(effect) ?? kind, count: n });
}

/** A list of effects: “1 scroll, 3 power”. */
export const effectsText = (effects: Effects): string => effects.map(effectText).join(", ");

/** What is paid: “1 coin and 1 power”. */
export const paymentText = (effects: Effects): string => listed(effects.map(({ kind, n }) => objectText(kind, n)));

/** What is gained or done, as the end of a sentence; goods that somebody gains. */
export const gainText = (effects: Effects): string =>
  listed(effects.map((effect) => (GOODS.has(effect.kind) ? objectText(effect.kind, effect.n) : effectText(effect))));

/** What something costs and brings: “1 cork for 1 coin”. */
export function offerText({ pay, gain }: { pay: Effects; gain: Effects }): string {
  const gained = effectsText(gain);
  return pay.length > 0 ? m.djinn_offer({ gain: gained, pay: paymentText(pay) }) : gained;
}

/** What the action of a location does. */
export const deedText = (location: string, deed: Deed): string =>
  deed.times > 0 ? m.djinn_deed({ id: location, count: deed.times }) : offerText(deed);

/** A text as the beginning of a label. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);
