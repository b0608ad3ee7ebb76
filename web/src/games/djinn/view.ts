/** What a seat sees of Djinn, under short names, and what follows from it for the board. */
import type { Colour, EffectView, Kind, Location, Sort, View } from "./types";

export type {
  AwardView as Award,
  ChestView as Chest,
  Circle,
  Colour,
  DeedView as Deed,
  EffectView as Effect,
  GearPileView as GearPile,
  GearView as Gear,
  Kind,
  Location,
  LocationView as LocationDeeds,
  MagePileView as MagePile,
  MageView as Mage,
  OfferView as Offer,
  PlaceView as MarketPlace,
  ScoringView as Scoring,
  SeatView as Seat,
  Sort,
  Space as SpaceId,
  SpaceView as Space,
  TomCardView as TomCard,
  TraitView as Trait,
  View,
} from "./types";

export const COLOURS: readonly Colour[] = ["brown", "blue", "red", "yellow"];
export const SORTS: readonly Sort[] = [...COLOURS, "boss"];
export const LOCATIONS: readonly Location[] = ["academy", "tavern", "catacombs", "archive", "workshop", "market"];
export const KINDS: readonly Kind[] = ["staff", "hat", "cloak"];

/** How many of each colour; those of which there is none are left out. */
export type ByColour = Partial<Record<Colour, number>>;

export type Effects = readonly EffectView[];

/** The djinns at a place one by one, in the order of colours. */
export function each(counts: ByColour): Colour[] {
  return COLOURS.flatMap((colour) => Array.from({ length: counts[colour] ?? 0 }, () => colour));
}

export const sum = (counts: ByColour): number => COLOURS.reduce((all, colour) => all + (counts[colour] ?? 0), 0);

/** Whether there are no secrets between the people at one device: only private scoring cards are hidden (D14). */
export function openHands({ seats }: View): boolean {
  return seats.length === 1 || seats.every((seat) => seat.ambitions === 0);
}

/** Nobody is asked in another's turn. */
export const reaction = (): boolean => false;
