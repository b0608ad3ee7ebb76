/** Djinn in words, in the reader's language. */
import { m } from "../../paraglide/messages.js";
import type { BaseView, GameEvent } from "../board";

export { ask, describe, ended, label, label as explain, reason } from "../plain/words";

/** All kinds of cards and tiles that have a name. */
export type CardKind = "mage" | "gear" | "trait" | "scoring" | "ambition" | "award" | "chest" | "tom" | "task" | "djinn" | "boss";

const TITLES: Partial<Record<CardKind, (given: { id: string }) => string>> = {
  mage: m.djinn_mage,
  gear: m.djinn_gear,
  trait: m.djinn_trait,
  scoring: m.djinn_scoring,
  ambition: m.djinn_scoring,
};

/** A location by its id, or "source". */
export const placeTitle = (id: string): string => m.djinn_place({ id });

/** What can be done at a location, by its id, or at the "source"; the view tells the numbers. */
export const placeText = (_id: string, _view: BaseView): string => "";

/** One of the thirteen spaces: its shape and its location. */
export const spaceTitle = (id: string, _view: BaseView): string => id;

/** A card's or tile's name; of a djinn the id is its colour, or "boss". */
export const cardTitle = (kind: CardKind, id: string): string => TITLES[kind]?.({ id }) ?? id;

/** What a card or tile does, as the view shows it; empty: the view does not show it. */
export const cardText = (_kind: CardKind, _id: string, _view: BaseView): string => "";

/** The colour of djinns and bottles: "brown". */
export const colourTitle = (colour: string): string => colour;

/** So much of "coins", "scrolls", "power", "keys", "corks" or "bottles": “2 coins”. */
export const amountText = (what: string, count: number): string => `${count} ${what}`;

/** A list of effects as the view shows them: “1 scroll, 3 power”. */
export const effectsText = (effects: readonly { kind: string; n: number; of?: readonly string[] }[]): string =>
  effects.map(({ kind, n }) => amountText(kind, n)).join(", ");

export const banner = (_view: BaseView): string | null => null;
export const refusal = (): string | null => null;
export const tell = (_event: GameEvent): string | null => null;
