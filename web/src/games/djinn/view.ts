/** What a seat sees of Djinn; the fields are those of the game's view.py. */
import type { BaseView } from "../board";

export type Colour = "brown" | "blue" | "red" | "yellow";
/** What can be captured. */
export type Sort = Colour | "boss";
export type Location = "academy" | "tavern" | "catacombs" | "archive" | "workshop" | "market";
export type Kind = "staff" | "hat" | "cloak";
export type SpaceId = string; // "source", "inner_12", "outer_04" …: by the clock

export const COLOURS: readonly Colour[] = ["brown", "blue", "red", "yellow"];
export const SORTS: readonly Sort[] = [...COLOURS, "boss"];
export const LOCATIONS: readonly Location[] = ["academy", "tavern", "catacombs", "archive", "workshop", "market"];
export const KINDS: readonly Kind[] = ["staff", "hat", "cloak"];

/** How many of each colour; those of which there is none are left out. */
export type ByColour = Partial<Record<Colour, number>>;

/**
 * Something that is gained, paid or done. `of` says more: bottles "distinct", mage "open", remove_djinn "boss",
 * on_location the location, capture_power the colours (none: any capture), rule its name.
 */
export interface Effect {
  kind: string;
  n: number;
  of: readonly string[];
}
export type Effects = readonly Effect[];

/** What is paid, and what is gained for it; `times` of chests, options or visits. */
export interface Deed {
  pay: Effects;
  gain: Effects;
  times: number;
}

/** Something to choose by its id: an offer of the market, an archive's option, a consolation, a purchase. */
export interface Offer {
  id: string;
  pay: Effects;
  gain: Effects;
}

export interface Mage {
  id: string;
  key: boolean; // of the deck with keys
  fee: number;
  green: number; // off the cost of a capture
  colours: ByColour; // off for each djinn of a colour
  up: boolean;
}

export interface Gear {
  id: string;
  kind: Kind;
  once: boolean; // for one use
  up: boolean;
  effects: Effects;
  pay: Effects; // of its trade
  gain: Effects; // of its trade, or of its location
}

export interface Chest {
  id: string;
  gain: Effects;
  locked: Effects;
}

export interface Award {
  id: string;
  column: number;
  points: number;
  bonus: Effects;
}

/** Points if a condition with `n` holds, or for each, up to `most`. */
export interface Scoring {
  id: string;
  measure: string;
  n: number;
  points: number;
  most: number;
}

export interface Trait {
  id: string;
  positive: boolean;
  perk: string | null;
  n: number;
  gain: Effects; // at the start
  lose: Effects;
}

/** A card that is left to Tom; a blank has no rows. */
export interface TomCard {
  id: string;
  rows: readonly Location[];
  pay: Effects;
}

export interface Wizard {
  seat: number;
  via: SpaceId | null; // null: it was brought there for the final action
}

export interface Space {
  id: SpaceId;
  shape: "square" | "round" | "source";
  location: Location | null;
  neighbours: readonly SpaceId[];
  djinns: ByColour;
  boss: boolean;
  tiles: readonly (Location | null)[]; // the secret tile of each seat
  wizards: readonly Wizard[];
}

/** What a location does. */
export interface LocationDeeds {
  id: Location;
  basic: Deed;
  special: Deed;
}

/** A place of the market, named by the first of its stalls. */
export interface MarketPlace {
  stall: string;
  stalls: readonly string[];
  offers: readonly Offer[];
  assistants: readonly number[]; // seats
}

export interface Prices {
  djinn: number;
  boss: number;
  boss_step: number; // more for each djinn beside the boss
  boss_at_source: number;
  miss: number;
  award: number; // bottles
  bottled: number;
  circle: number;
  glass: number;
  tom_card: number;
}

export interface MagePile {
  top: Mage | null;
  under: number;
}

export interface GearPile {
  kind: Kind;
  top: Gear | null;
  under: number;
}

/** What a circle is or holds. */
export type Circle = "empty" | Sort | "inactive" | "covered";

export interface Seat {
  at: SpaceId | null; // null: the wizard is off the map
  via: SpaceId | null;
  coins: number;
  scrolls: number;
  power: number;
  max_power: number;
  minimum: number;
  capacity: number; // the marker's field
  flipped: boolean;
  fee: number; // in scrolls, at the Source
  keys: number;
  corks: number;
  bottles: ByColour; // empty ones
  bottled: ByColour; // djinns in corked bottles
  boss_bottled: ByColour; // bosses, by the colour of the bottle
  circles: readonly Circle[];
  strip: readonly Location[]; // secret tiles that are not placed
  stall: string | null; // the assistant's place
  mages: readonly Mage[];
  gear: readonly Gear[];
  sets: number;
  traits: readonly Trait[];
  awards: readonly Award[];
  next_column: number | null; // of the next award; null: any
  ambitions: number; // private scoring cards
  ambition: readonly Scoring[] | null; // null: hidden
  points: Record<string, number>; // by item, once points are counted
  total: number;
}

/** What was done in the turn, and what is being captured. */
export interface Doing {
  moved: boolean;
  did: readonly string[];
  fresh: readonly SpaceId[]; // where a tile was placed in this turn
  claimed: readonly string[];
  traded: Record<string, number>;
  unlocked: number;
  final: boolean; // the final action at the Source
  targets: readonly Sort[];
  cost: number; // power still to be paid
  held: Sort | null; // who needs a container
}

/** What a question is about; whatever does not matter in it is null or 0. */
export interface Task {
  left: number; // options, visits, bottles, mages …: how many more, this one included
  power: number; // the academy's, of which some may turn mages up
  owner: number | null; // the seat that a toll is for
  place: string | null; // the stall that the assistant is at
  tile: Location | null; // the secret tile that is being placed
  space: SpaceId | null; // where something is captured or removed
  sort: Sort | null; // who needs a container
  colour: Colour | null; // of the bottles that an award is paid with
  chest: string | null; // that may be unlocked
  old: string | null; // of two equipment cards
  new: string | null;
  boss: boolean; // a boss may be removed too
}

export interface View extends BaseView {
  easy: boolean;
  longer: boolean;
  spaces: readonly Space[];
  locations: readonly LocationDeeds[];
  archive: readonly Offer[];
  market: readonly MarketPlace[];
  consolations: readonly Offer[];
  key_uses: readonly Offer[];
  purchases: readonly Offer[];
  circle_rewards: readonly Effects[];
  cover_reward: Effects;
  prices: Prices;
  seats: readonly Seat[];
  bag: ByColour; // djinns in it
  supply: number; // bosses beside the map
  keys: number; // in the supply
  bosses_gone: number;
  mages: readonly MagePile[]; // two open piles, two with keys
  mages_to_come: readonly string[];
  gear: readonly GearPile[];
  gear_to_come: readonly string[];
  chests_to_come: readonly string[];
  chests_discarded: readonly string[];
  revealed: readonly Chest[];
  awards: readonly Award[];
  scoring: readonly Scoring[];
  traits: readonly Trait[]; // on offer
  tom: readonly TomCard[]; // cards left to Tom, in no order
  first: number;
  round_limit: number;
  last_round: number | null; // null while bosses are on the map
  doing: Doing;
  asked: Task;
}

/** The djinns at a place one by one, in the order of colours. */
export function each(counts: ByColour): Colour[] {
  return COLOURS.flatMap((colour) => Array.from({ length: counts[colour] ?? 0 }, () => colour));
}

export const sum = (counts: ByColour): number => COLOURS.reduce((all, colour) => all + (counts[colour] ?? 0), 0);

/** Whether there are no secrets between the people at one device: only private scoring cards are hidden (D14). */
export function openHands(view: BaseView): boolean {
  const { seats } = view as View;
  return seats.length === 1 || seats.every((seat) => seat.ambitions === 0);
}

/** Nobody is asked in another's turn. */
export const reaction = (): boolean => false;
