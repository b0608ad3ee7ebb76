/** Cards and tiles in words: their names, and what they do as the view shows it. */
import { m } from "../../../lib/words.svelte";
import {
  COLOURS,
  type Award,
  type Chest,
  type Effect,
  type Gear,
  type Mage,
  type Scoring,
  type TomCard,
  type Trait,
  type View,
} from "../view";
import { coloursText, effectsText, effectText, objectText, offerText, paymentText } from "./effects";
import { placeTitle } from "./places";

/** All kinds of cards and tiles that have a name. */
export type CardKind =
  "mage" | "gear" | "trait" | "scoring" | "ambition" | "award" | "chest" | "tom" | "djinn" | "boss";

export const roman = (column: number): string => "I".repeat(column);

const TITLES: Record<CardKind, (id: string) => string> = {
  mage: (id) => m.djinn_mage({ id }),
  gear: (id) => m.djinn_gear({ id }),
  trait: (id) => m.djinn_trait({ id }),
  scoring: (id) => m.djinn_scoring({ id }),
  ambition: (id) => m.djinn_scoring({ id }),
  award: (id) => m.djinn_award({ column: roman(Number(/\d/.exec(id)?.[0] ?? 1)) }),
  chest: (id) => m.djinn_chest({ number: Number(/\d+/.exec(id)?.[0] ?? 0) }),
  tom: (id) => (id.startsWith("blank") ? m.djinn_tom_blank() : m.djinn_tom_card({ places: tomPlace(id) })),
  djinn: (id) => m.djinn_djinn({ id }),
  boss: () => m.djinn_djinn({ id: "boss" }),
};

/** A card of Tom's is called by the first of its places: academy_a. */
const tomPlace = (id: string): string => placeTitle(id.replace(/_\w$/, ""));

/** A card's or tile's name; of a djinn the id is its colour, or "boss". */
export const cardTitle = (kind: CardKind, id: string): string => TITLES[kind](id);

/** A mage: what help it gives, and for what. */
export function mageText({ green, colours, fee, key, up }: Mage): string {
  const bonuses = [...new Set(Object.values(colours))].sort((one, other) => other - one);
  const lines: string[] = [m.djinn_mage_text({ count: green })];
  for (const count of bonuses) {
    const named = Object.entries(colours).flatMap(([colour, bonus]) => (bonus === count ? [colour] : []));
    const all = named.length === COLOURS.length;
    lines.push(all ? m.djinn_mage_all({ count }) : m.djinn_mage_colours({ colours: coloursText(named), count }));
  }
  lines.push(fee > 0 ? m.djinn_mage_fee({ count: fee }) : m.djinn_mage_free());
  if (!up) lines.push(m.djinn_face_down());
  else if (key) lines.push(m.djinn_mage_key());
  return lines.join(" ");
}

export function gearText({ kind, once, effects, pay, gain, up }: Gear): string {
  const all = effects.map((effect) => gearEffect(effect, once, { pay, gain })).join(", ");
  const text = m.djinn_gear_text({ kind, lasts: once ? "once" : "always", effects: all });
  return up ? text : `${text} ${m.djinn_face_down()}`;
}

function gearEffect(effect: Effect, once: boolean, { pay, gain }: Pick<Gear, "pay" | "gain">): string {
  if (effect.kind === "on_location") {
    return m.djinn_effect_location({ gain: effectsText(gain), place: placeTitle(effect.of[0] ?? "") });
  }
  if (effect.kind !== "trade") return effectText(effect);
  const trade = offerText({ pay, gain });
  return once ? trade : `${trade}, ${m.djinn_effect_often({ count: effect.n })}`;
}

export function chestText({ gain, locked }: Chest): string {
  const text = m.djinn_chest_text({ gain: effectsText(gain) });
  return locked.length > 0 ? `${text} ${m.djinn_chest_locked({ gain: effectsText(locked) })}` : text;
}

export const awardText = ({ points, bonus }: Award): string =>
  m.djinn_award_text({ count: points, gain: effectsText(bonus) });

/** Points for each of something, or once if a condition holds. */
export function scoringText({ measure, n, points, most }: Scoring): string {
  const id = measure === "key_mages_max" && n === 0 ? "key_mages_none" : measure;
  const what = m.djinn_measure({ id, count: n });
  return most > points
    ? m.djinn_scoring_each({ count: points, what, most })
    : m.djinn_scoring_if({ count: points, what });
}

export function traitText({ perk, n, gain, lose }: Trait): string {
  const lines: string[] = [];
  if (gain.length > 0) lines.push(m.djinn_trait_gain({ gain: effectsText(gain) }));
  if (lose.length > 0) lines.push(m.djinn_trait_lose({ gain: effectsText(lose) }));
  if (perk) lines.push(m.djinn_perk({ id: perk, count: n }));
  return lines.join(" ");
}

function tomText({ rows: [first, second], pay }: TomCard): string {
  if (!first) return m.djinn_tom_blank_text();
  return m.djinn_tom_text({ first: placeTitle(first), second: placeTitle(second ?? first), pay: paymentText(pay) });
}

function djinnText(sort: string, { prices }: View): string {
  const worth = { bottled: objectText("points", prices.bottled), circle: objectText("points", prices.circle) };
  if (sort !== "boss") return m.djinn_djinn_text({ price: objectText("power", prices.djinn), ...worth });
  return m.djinn_boss_text({ price: objectText("power", prices.boss), step: prices.boss_step, ...worth });
}

const tops = <Card>(piles: readonly { top: Card | null }[]): Card[] => piles.flatMap(({ top }) => top ?? []);

export const findMage = (id: string, { mages, seats }: View): Mage | undefined =>
  [...seats.flatMap((seat) => seat.mages), ...tops(mages)].find((card) => card.id === id);

export const findGear = (id: string, { gear, seats }: View): Gear | undefined =>
  [...seats.flatMap((seat) => seat.gear), ...tops(gear)].find((card) => card.id === id);

const findScoring = (id: string, { scoring, seats }: View): Scoring | undefined =>
  [...scoring, ...seats.flatMap((seat) => seat.ambition ?? [])].find((card) => card.id === id);

/** Says what a card does, if it was found. */
const said = <Card>(card: Card | undefined, say: (card: Card) => string): string => (card ? say(card) : "");

const TEXTS: Record<CardKind, (id: string, view: View) => string> = {
  mage: (id, view) => said(findMage(id, view), mageText),
  gear: (id, view) => said(findGear(id, view), gearText),
  trait: (id, { traits, seats }) =>
    said(
      [...traits, ...seats.flatMap((seat) => seat.traits)].find((card) => card.id === id),
      traitText,
    ),
  scoring: (id, view) => said(findScoring(id, view), scoringText),
  ambition: (id, view) => said(findScoring(id, view), scoringText),
  award: (id, { awards, seats }) =>
    said(
      [...awards, ...seats.flatMap((seat) => seat.awards)].find((card) => card.id === id),
      awardText,
    ),
  chest: (id, { revealed }) =>
    said(
      revealed.find((card) => card.id === id),
      chestText,
    ),
  tom: (id, { tom_cards }) =>
    said(
      tom_cards.find((card) => card.id === id),
      tomText,
    ),
  djinn: djinnText,
  boss: (_id, view) => djinnText("boss", view),
};

/** What a card or tile does, as the view shows it; empty: the view does not show it. */
export const cardText = (kind: CardKind, id: string, view: View): string => TEXTS[kind](id, view);
