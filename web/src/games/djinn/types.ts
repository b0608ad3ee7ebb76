// Made by “abraka types” from the game's rules. Do not edit.

export type Space = "source" | "inner_12" | "inner_02" | "inner_04" | "inner_06" | "inner_08" | "inner_10" | "outer_12" | "outer_02" | "outer_04" | "outer_06" | "outer_08" | "outer_10";

export type Location = "academy" | "tavern" | "catacombs" | "archive" | "workshop" | "market";

export type Colour = "brown" | "blue" | "red" | "yellow";

export type Sort = "brown" | "blue" | "red" | "yellow" | "boss";

export type Mage = "root_digger" | "water_carrier" | "charcoal_burner" | "cloud_herder" | "bricklayer" | "well_keeper" | "lamplighter" | "bird_catcher" | "night_watchman" | "swamp_aunt" | "smoke_reader" | "kiln_master" | "rain_drummer" | "dust_dancer" | "steam_sister" | "grand_summoner" | "chimney_sweep" | "moss_beard" | "tea_oracle" | "firework_maker" | "tower_hermit" | "stone_granny" | "fountain_tamer" | "ember_keeper" | "wind_piper" | "djinn_tracker" | "miller" | "tavern_cook" | "ferryman" | "dragon_groom" | "retired_dean" | "storm_baron";

export type Gear = "staff_steady" | "staff_furnace" | "staff_drizzle" | "staff_thunder" | "staff_fishing" | "staff_broom" | "staff_prefect" | "staff_bone" | "staff_hollow" | "hat_miner" | "hat_scribe" | "hat_barker" | "hat_envoy" | "hat_alchemist" | "hat_bookseller" | "hat_archivist" | "hat_innkeeper" | "hat_pathfinder" | "cloak_glassblower" | "cloak_stallholder" | "cloak_pilgrim" | "cloak_craftsman" | "cloak_merchant" | "cloak_pocketed" | "cloak_warden" | "cloak_cork_cutter" | "cloak_starlit";

export type Kind = "staff" | "hat" | "cloak";

export type Chest = "chest_01" | "chest_02" | "chest_03" | "chest_04" | "chest_05" | "chest_06" | "chest_07" | "chest_08" | "chest_09" | "chest_10" | "chest_11" | "chest_12" | "chest_13" | "chest_14" | "chest_15" | "chest_16" | "chest_17" | "chest_18";

export type Award = "award_1a" | "award_1b" | "award_1c" | "award_1d" | "award_1e" | "award_1f" | "award_1g" | "award_2a" | "award_2b" | "award_2c" | "award_2d" | "award_2e" | "award_2f" | "award_2g" | "award_3a" | "award_3b" | "award_3c" | "award_3d" | "award_3e" | "award_3f" | "award_3g";

export type Trait = "rich_start" | "market_free" | "tavern_key" | "workshop_corks" | "source_cheap" | "archive_twice" | "miss_gain" | "keep_key" | "academy_flip" | "private_goals" | "poor_start" | "weak_start" | "blocked_circle" | "no_colours" | "no_flip" | "catacombs_basic" | "no_unlock" | "key_mage_down" | "blind_equipment" | "must_bottle";

export type ArchiveOption = "yellow_place_secret" | "yellow_coins" | "yellow_scroll" | "yellow_flip" | "yellow_circle" | "red_coins" | "red_scroll" | "red_flip" | "red_circle";

export type Stall = "bottles" | "cork" | "scrolls" | "coins" | "bottle_and_cork" | "mages";

export type Offer = "bottles_1" | "bottles_2" | "bottles_3" | "cork" | "scrolls" | "coins" | "bottle_and_cork" | "mages";

export type Purchase = "bottle" | "cork" | "flip";

export type Consolation = "coins" | "power" | "mixed";

export type KeyUse = "coin" | "scroll" | "power";

export type Manner = "basic" | "tile" | "special" | "capture";

export type CoinOrScroll = "coin" | "scroll";

export type OldOrNew = "old" | "new";

export type Bottling = "brown" | "blue" | "red" | "yellow" | "boss_brown" | "boss_blue" | "boss_red" | "boss_yellow";

export type Reason = "" | "points" | "tom";

export type Item = "awards" | "bottled" | "circles" | "glass" | "equipment" | "cards" | "ambition" | "tom_cards";

export type Doing = "basic" | "tile" | "special" | "capture" | "skip" | "refill" | "bosses" | "shop";

export type Resource = "" | "coins" | "scrolls" | "power" | "keys" | "corks";

export type Container = "circle" | "brown" | "blue" | "red" | "yellow";

export type TomCard = "academy_a" | "academy_b" | "tavern_a" | "tavern_b" | "catacombs_a" | "catacombs_b" | "archive_a" | "archive_b" | "workshop_a" | "workshop_b" | "market_a" | "market_b" | "blank_1" | "blank_2" | "blank_3";

export type Scoring = "two_sets" | "third_of_kind" | "few_secrets" | "no_key_mage" | "inactive_circles" | "low_capacity" | "minimum_two" | "keys" | "ready_mages" | "unused_glass";

export type WayOut = "captured" | "driven_out";

export type What = "coins" | "scrolls" | "power" | "keys" | "corks" | "bottles";

export type Prompt = "none" | "draft_first" | "draft_second" | "place_wizard" | "move" | "toll" | "free" | "award_mix" | "award_pick" | "action" | "action_round" | "source" | "consolation" | "mage" | "chest_discard" | "unlock" | "archive_option" | "secret_tile" | "secret_space" | "equipment" | "equipment_keep" | "market_place" | "market_offer" | "bottle_colour" | "flip_mage" | "academy_flips" | "swap_bottle" | "source_buy" | "capture_target" | "capture_help" | "container" | "free_djinn" | "remove_space" | "remove_which" | "accept_capacity" | "accept_circle";

export type Deed = "basic" | "tile" | "special" | "skip" | "capture" | "row1" | "row2";

export type Circle = "empty" | "brown" | "blue" | "red" | "yellow" | "boss" | "inactive" | "covered";

/** All that a seat may see. */
export interface View {
  seat: number;
  easy: boolean;
  longer: boolean;
  spaces: readonly SpaceView[];
  locations: readonly LocationView[];
  archive: readonly OfferView[];
  market: readonly PlaceView[];
  consolations: readonly OfferView[];
  key_uses: readonly OfferView[];
  purchases: readonly OfferView[];
  circle_rewards: readonly (readonly EffectView[])[];
  cover_reward: readonly EffectView[];
  prices: PriceView;
  seats: readonly SeatView[];
  bag: Partial<Record<Colour, number>>;
  supply: number;
  keys: number;
  bosses_gone: number;
  mages: readonly MagePileView[];
  mages_to_come: readonly Mage[];
  gear: readonly GearPileView[];
  gear_to_come: readonly Gear[];
  chests_to_come: readonly Chest[];
  chests_discarded: readonly Chest[];
  revealed: readonly ChestView[];
  awards: readonly AwardView[];
  scoring: readonly ScoringView[];
  traits: readonly TraitView[];
  tom: readonly TomCardView[];
  tom_cards: readonly TomCardView[];
  prompt: Prompt;
  to_act: number | null;
  active: number;
  first: number;
  turn: number;
  round: number;
  round_limit: number;
  last_round: number | null;
  doing: TurnView;
  asked: TaskView;
  capture: CaptureView | null;
  reason: Reason;
  ranks: readonly number[];
}

/** One of the thirteen spaces. */
export interface SpaceView {
  id: Space;
  shape: "square" | "round" | "source";
  location: Location | null;
  neighbours: readonly Space[];
  djinns: Partial<Record<Colour, number>>;
  boss: boolean;
  boss_price: number | null;
  tiles: readonly (Location | null)[];
  wizards: readonly WizardView[];
}

/** A wizard at a space, on the side that it came from. */
export interface WizardView {
  seat: number;
  via: Space | null;
}

/** What a location does. */
export interface LocationView {
  id: Location;
  basic: DeedView;
  special: DeedView;
}

/** What is paid, and what is gained for it; `times` of chests, options or visits. */
export interface DeedView {
  pay: readonly EffectView[];
  gain: readonly EffectView[];
  times: number;
}

/** Something that is gained, paid or done. */
export interface EffectView {
  kind: "coins" | "scrolls" | "power" | "keys" | "corks" | "bottles" | "capacity" | "mage" | "equipment" | "flip_mages" | "circle" | "place_secret" | "draw_djinn" | "remove_djinn" | "swap_bottles" | "trade" | "on_location" | "capture_power" | "rule" | "vp";
  n: number;
  of: readonly string[];
}

/** Something to choose by its id: an offer of the market, an archive's option, a consolation, a purchase. */
export interface OfferView {
  id: string;
  pay: readonly EffectView[];
  gain: readonly EffectView[];
}

/** A place of the market (D103). */
export interface PlaceView {
  stall: Stall;
  stalls: readonly Stall[];
  offers: readonly OfferView[];
  assistants: readonly number[];
}

/** What captures and awards cost, and what things are worth at the end. */
export interface PriceView {
  djinn: number;
  boss: number;
  boss_step: number;
  boss_at_source: number;
  miss: number;
  award: number;
  bottled: number;
  circle: number;
  glass: number;
  tom_card: number;
}

/** What is seen of a seat. */
export interface SeatView {
  at: Space | null;
  via: Space | null;
  coins: number;
  scrolls: number;
  power: number;
  max_power: number;
  minimum: number;
  capacity: number;
  flipped: boolean;
  fee: number;
  keys: number;
  corks: number;
  bottles: Partial<Record<Colour, number>>;
  bottled: Partial<Record<Colour, number>>;
  boss_bottled: Partial<Record<Colour, number>>;
  circles: readonly Circle[];
  strip: readonly Location[];
  stall: Stall | null;
  mages: readonly MageView[];
  gear: readonly GearView[];
  sets: number;
  traits: readonly TraitView[];
  awards: readonly AwardView[];
  next_column: number | null;
  ambitions: number;
  ambition: readonly ScoringView[] | null;
  points: Partial<Record<Item, number>>;
  total: number;
}

/** A mage (D82). */
export interface MageView {
  id: Mage;
  key: boolean;
  fee: number;
  green: number;
  colours: Partial<Record<Colour, number>>;
  up: boolean;
}

/** An equipment card (D155). */
export interface GearView {
  id: Gear;
  kind: Kind;
  once: boolean;
  up: boolean;
  effects: readonly EffectView[];
  pay: readonly EffectView[];
  gain: readonly EffectView[];
}

/** A trait (D13). */
export interface TraitView {
  id: Trait;
  positive: boolean;
  perk: "market_no_pay" | "tavern_open_mage_key" | "workshop_special_three_corks" | "source_fee_fixed" | "archive_same_option_twice" | "no_capture_gain" | "unlock_keeps_key" | "academy_power_flips" | "private_scoring_cards" | "start_circle_blocked" | "no_colour_bonus" | "mages_never_flip_up" | "catacombs_special_forbidden" | "chests_never_unlocked" | "key_mages_arrive_face_down" | "equipment_from_bottom" | "must_bottle" | null;
  n: number;
  gain: readonly EffectView[];
  lose: readonly EffectView[];
}

/** An award (D140). */
export interface AwardView {
  id: Award;
  column: number;
  points: number;
  bonus: readonly EffectView[];
}

/** A scoring card (D201): points if a condition with `n` holds, or for each, up to `most`. */
export interface ScoringView {
  id: Scoring;
  measure: "equipment_sets_min" | "equipment_kinds_with_three" | "secrets_placed_max" | "key_mages_max" | "inactive_circles_min" | "capacity_max" | "minimum_is" | "keys" | "face_up_mages" | "unused_bottles_and_corks";
  n: number;
  points: number;
  most: number;
}

/** A pile of mages. */
export interface MagePileView {
  top: MageView | null;
  under: number;
}

/** A pile of equipment. */
export interface GearPileView {
  kind: Kind;
  top: GearView | null;
  under: number;
}

/** A revealed chest (D85). */
export interface ChestView {
  id: Chest;
  gain: readonly EffectView[];
  locked: readonly EffectView[];
}

/** A card that is left to Tom (D212); a blank has no rows. */
export interface TomCardView {
  id: TomCard;
  rows: readonly Location[];
  pay: readonly EffectView[];
}

/** What was done in the turn, and what is being captured. */
export interface TurnView {
  moved: boolean;
  did: readonly Deed[];
  fresh: readonly Space[];
  claimed: readonly Gear[];
  traded: Partial<Record<Gear, number>>;
  unlocked: number;
  final: boolean;
  targets: readonly Sort[];
  cost: number;
  held: Sort | null;
}

/** What a question is about; whatever does not matter in it is None or 0. */
export interface TaskView {
  left: number;
  power: number;
  owner: number | null;
  place: Stall | null;
  tile: Location | null;
  space: Space | null;
  sort: Sort | null;
  colour: Colour | null;
  chest: Chest | null;
  old: Gear | null;
  new: Gear | null;
  boss: boolean;
}

/** The sums of a capture at a space. */
export interface CaptureView {
  prices: Partial<Record<Sort, number>>;
  aims: readonly AimView[];
  keys: number;
}

/** Some targets, what they cost, and who could help. */
export interface AimView {
  targets: readonly Sort[];
  needed: number;
  left: number;
  helpers: readonly HelperView[];
}

/** A mage, or a card with one use, that may lower the price. */
export interface HelperView {
  kind: "mage" | "gear";
  id: string;
  fee: number;
  bonus: number;
}

export interface Actions {
  /** Take a trait (D13). */
  trait: { type: "trait"; trait: Trait };
  /** Bring your wizard to the edge of a space, along the path from another (D60–D64). */
  go: { type: "go"; to: Space; via: Space };
  /** Pay another player with this (D63, D104). */
  toll: { type: "toll"; what: CoinOrScroll };
  /** Do this at your space (D70, D71). */
  do: { type: "do"; what: Manner };
  /** Take this instead of an action (D73). */
  console: { type: "console"; what: Consolation };
  /** Take this mage (D82). */
  mage: { type: "mage"; mage: Mage };
  /** Leave this chest without its reward (D87). */
  leave: { type: "leave"; chest: Chest };
  /** Unlock this chest (D86). */
  unlock: { type: "unlock"; chest: Chest };
  /** Choose this option of the archive (D90). */
  archive: { type: "archive"; option: ArchiveOption };
  /** Place your secret tile of this location (D92). */
  tile: { type: "tile"; location: Location };
  /** At this space (D92, remove_djinn). */
  at: { type: "at"; space: Space };
  /** Take this equipment card (D97). */
  equip: { type: "equip"; gear: Gear };
  /** Take the bottom card of this pile (D184). */
  blind: { type: "blind"; kind: Kind };
  /** Keep this one of two cards face up (D157). */
  keep: { type: "keep"; which: OldOrNew };
  /** Send your assistant to the place that begins with this stall (D102). */
  visit: { type: "visit"; stall: Stall };
  /** Take this offer of the market (D102). */
  buy: { type: "buy"; offer: Offer };
  /** Take a bottle of this colour (D107). */
  colour: { type: "colour"; colour: Colour };
  /** Turn this mage face up. */
  flip: { type: "flip"; mage: Mage };
  /** Turn up so many mages for as much power (D81). */
  mentor: { type: "mentor"; mages: number };
  /** Exchange an empty bottle for one of another colour. */
  swap: { type: "swap"; old: Colour; new: Colour };
  /** Fill up your power at the Source (D111). */
  refill: { type: "refill" };
  /** Capture so many bosses at the Source (D111). */
  bosses: { type: "bosses"; bosses: number };
  /** Buy for scrolls at the Source (D112). */
  shop: { type: "shop" };
  /** Buy this at the Source (D112). */
  purchase: { type: "purchase"; what: Purchase };
  /** Aim at one of this sort (D122, D128, remove_djinn). */
  target: { type: "target"; sort: Sort };
  /** Use this mage for the capture (D126). */
  help: { type: "help"; mage: Mage };
  /** Use this equipment card for the capture (D125). */
  wield: { type: "wield"; gear: Gear };
  /** Put it into a circle (D127). */
  circle: { type: "circle" };
  /** Put it into a bottle of this colour (D127). */
  bottle: { type: "bottle"; colour: Colour };
  /** Accept the capacity, or the circle (D31, D37). */
  accept: { type: "accept" };
  /** Pay an award with so many bosses among the three (D140). */
  mix: { type: "mix"; bosses: number };
  /** Choose this award (D141). */
  pick: { type: "pick"; award: Award };
  /** Change a key into this (D34). */
  key: { type: "key"; what: KeyUse };
  /** Move a djinn or a boss from a circle into a bottle (D150). */
  cork: { type: "cork"; what: Bottling };
  /** Pay three bottles of this colour for an award (D140). */
  award: { type: "award"; colour: Colour };
  /** Use this equipment card (D160). */
  use: { type: "use"; gear: Gear };
  /** Claim this card's reward for the location (D161). */
  claim: { type: "claim"; gear: Gear };
  /** Nothing, nothing more, or go on. */
  pass: { type: "pass" };
}

export interface Events {
  /** A trait was chosen (D13). */
  trait_taken: { type: "trait_taken"; seat: number; trait: Trait };
  /** A trait covers a circle (D178). */
  circle_covered: { type: "circle_covered"; seat: number };
  /** A trait gave private scoring cards (D185). */
  ambition_dealt: { type: "ambition_dealt"; seat: number; cards: number };
  /** Which card it is; only its owner is told. */
  ambition_card: { type: "ambition_card"; seat: number; card: Scoring };
  /** A seat's turn begins. */
  turn_began: { type: "turn_began"; seat: number; turn: number };
  /** A wizard came to a space (D60–D64). */
  wizard_moved: { type: "wizard_moved"; seat: number; to: Space; via: Space };
  /** A wizard can't move (D66). */
  stuck: { type: "stuck"; seat: number };
  /** A seat paid another for the place (D63, D104). */
  toll_paid: { type: "toll_paid"; seat: number; owner: number; what: Resource };
  /** A seat does something at a space (D70–D73, D110). */
  action_began: { type: "action_began"; seat: number; what: Doing; space: Space };
  /** A seat gained something. */
  gained: { type: "gained"; seat: number; what: Resource; n: number };
  /** A seat paid or lost something. */
  paid: { type: "paid"; seat: number; what: Resource; n: number };
  /** A seat took an empty bottle. */
  bottle_gained: { type: "bottle_gained"; seat: number; colour: Colour };
  /** A seat exchanged an empty bottle. */
  bottle_swapped: { type: "bottle_swapped"; seat: number; old: Colour; new: Colour };
  /** The capacity marker moved (D36). */
  capacity_rose: { type: "capacity_rose"; seat: number; marker: number };
  /** The capacity marker was flipped (D36). */
  capacity_flipped: { type: "capacity_flipped"; seat: number };
  /** The capacity marker stays where it is (D37). */
  capacity_declined: { type: "capacity_declined"; seat: number };
  /** The minimum rose (D38). */
  minimum_rose: { type: "minimum_rose"; seat: number; minimum: number };
  /** A circle became active (D95). */
  circle_activated: { type: "circle_activated"; seat: number; circle: number };
  /** A seat leaves its circle inactive (D31). */
  circle_declined: { type: "circle_declined"; seat: number };
  /** A seat took a mage (D82). */
  mage_taken: { type: "mage_taken"; seat: number; mage: Mage };
  /** The next mage of a pile (D83). */
  mage_shown: { type: "mage_shown"; mage: Mage };
  /** A mage helps to capture, and turns face down (D126). */
  mage_used: { type: "mage_used"; seat: number; mage: Mage; bonus: number };
  /** A mage is ready again. */
  mage_turned_up: { type: "mage_turned_up"; seat: number; mage: Mage };
  /** A seat took an equipment card (D97). */
  gear_taken: { type: "gear_taken"; seat: number; gear: Gear };
  /** The next card of a pile. */
  gear_shown: { type: "gear_shown"; gear: Gear };
  /** A seat uses an equipment card (D160). */
  gear_used: { type: "gear_used"; seat: number; gear: Gear };
  /** An equipment card turns face down (D156, D157). */
  gear_turned_down: { type: "gear_turned_down"; seat: number; gear: Gear };
  /** A card rewards its owner for the location (D161). */
  reward_claimed: { type: "reward_claimed"; seat: number; gear: Gear };
  /** A secret tile was placed (D92). */
  tile_placed: { type: "tile_placed"; seat: number; location: Location; space: Space };
  /** A chest was revealed (D85). */
  chest_shown: { type: "chest_shown"; seat: number; chest: Chest };
  /** A chest was discarded without its reward (D87). */
  chest_left: { type: "chest_left"; seat: number; chest: Chest };
  /** A chest was unlocked (D86). */
  chest_unlocked: { type: "chest_unlocked"; seat: number; chest: Chest };
  /** The discarded chests became the new pile (D85). */
  chests_shuffled: { type: "chests_shuffled"; chests: number };
  /** An assistant went to a place of the market (D102). */
  assistant_moved: { type: "assistant_moved"; seat: number; stall: Stall };
  /** A djinn or a boss was captured (D127). */
  caught: { type: "caught"; seat: number; sort: Sort; container: Container };
  /** One went from a circle into a bottle (D150). */
  bottled: { type: "bottled"; seat: number; sort: Sort; container: Container };
  /** A seat captured nothing (D121). */
  missed: { type: "missed"; seat: number };
  /** A djinn was drawn from the bag, to be captured free of charge. */
  djinn_drawn: { type: "djinn_drawn"; seat: number; colour: Colour };
  /** It went back into the bag. */
  djinn_returned: { type: "djinn_returned"; seat: number; colour: Colour };
  /** A djinn from the bag appeared at a space (D132, D214). */
  djinn_appeared: { type: "djinn_appeared"; colour: Colour; space: Space };
  /** An effect removed a djinn or a boss from the map. */
  djinn_removed: { type: "djinn_removed"; seat: number; sort: Sort; space: Space };
  /** A boss left the map (D132–D134). */
  boss_gone: { type: "boss_gone"; space: Space; how: WayOut; gone: number };
  /** A seat took an award (D140). */
  award_taken: { type: "award_taken"; seat: number; award: Award };
  /** Three bottles went for an award (D140). */
  award_paid: { type: "award_paid"; seat: number; colour: Colour; bosses: number };
  /** A seat changed a key (D34). */
  key_changed: { type: "key_changed"; seat: number; what: KeyUse };
  /** All bosses of the map are gone (D190). */
  end_began: { type: "end_began"; last_round: number };
  /** A seat's final action at the Source (D191). */
  final_began: { type: "final_began"; seat: number };
  /** Tom's next card (D214). */
  tom_turned: { type: "tom_turned"; card: TomCard; left: number };
  /** Points at the end (D200). */
  scored: { type: "scored"; seat: number; item: Item; points: number };
  /** The match is over (D202, D215). */
  match_ended: { type: "match_ended"; reason: Reason };
}

/** Why a bot would do something. */
export interface Reasons {
  wins: object;
  beats_tom: object;
  begins_end: { points: number };
  boss_gone: { count: number };
  captures_boss: { count: number };
  captures: { count: number };
  bottles: { count: number };
  award: { points: number };
  three: { colour: Colour };
  two: { colour: Colour };
  tile: { location: Location };
  last_tile: object;
  mage: { mage: Mage };
  readies: { count: number };
  card: { gear: Gear };
  first_set: object;
  capacity: { field: number };
  circle: object;
  gains: { what: What; count: number };
  scoring: { card: Scoring; points: number };
  loses_scoring: { card: Scoring; points: number };
  takes_away: { seat: number };
  pays: { seat: number; count: number };
  no_card: object;
  next_capture: { power: number };
  keeps_keys: { count: number };
}

/** Why something may not be done. */
export interface Refusals {
  free_later: object;
  source_rows: object;
  no_pass: object;
  must_go: object;
  must_start: object;
  must_pay: object;
  must_capture: object;
  must_take_mage: object;
  must_leave_chest: object;
  must_help: object;
  must_contain: object;
  must_flip: object;
  trait_not_offered: { trait: Trait };
  trait_same_sign: { trait: Trait };
  no_path: { space: Space; via: Space };
  start_square: { space: Space };
  path_taken: object;
  turning_back: { space: Space };
  too_far: { space: Space; via: Space };
  cannot_pay_owner: object;
  cannot_pay_owners: object;
  square_special: object;
  square_capture: object;
  round_tile: object;
  one_capture: object;
  no_djinn_here: object;
  one_action: object;
  basic_done: object;
  tile_new: object;
  no_tile_here: object;
  tile_done: object;
  no_catacombs: { trait: Trait };
  award_mix: { colour: Colour; bosses: number };
  award_not_shown: { award: Award };
  award_column: { column: number };
  no_use_tavern: object;
  no_use_archive: object;
  no_use_workshop: object;
  no_use_market: object;
  mage_not_on_top: { mage: Mage };
  mage_with_keys: { mage: Mage };
  chest_not_revealed: { chest: Chest };
  other_chest: { asked: Chest; chest: Chest };
  red_closed: object;
  red_only: object;
  option_useless: object;
  option_again: object;
  no_tile_left: { location: Location };
  tile_fits_nowhere: { location: Location };
  djinns_are_round: { space: Space };
  no_djinn_at: { space: Space };
  tiles_are_square: { space: Space };
  own_tile_there: { space: Space };
  location_there: { space: Space; location: Location };
  from_bottom: { trait: Trait };
  from_top: { trait: Trait };
  gear_not_on_top: { gear: Gear };
  gear_gone: { kind: Kind };
  other_stall: { stall: Stall; place: Stall };
  assistant_there: object;
  offers_useless: object;
  cannot_pay_tolls: { tolls: number };
  cannot_pay_stall: object;
  not_offered: { offer: Offer };
  offer_useless: object;
  cannot_pay_offer: { offer: Offer };
  colour_taken: { colour: Colour };
  swap_same: object;
  swap_none: { colour: Colour };
  flip_not_yours: { mage: Mage };
  flip_up_already: { mage: Mage };
  flips_too_many: { mages: number; down: number };
  row_1_used: object;
  row_2_used: object;
  refill_full: object;
  nobody_to_flip: object;
  cannot_pay_purchase: { fee: number };
  free_boss: object;
  remove_boss: object;
  nobody_there: { sort: Sort; space: Space };
  no_target: { sort: Sort; space: Space };
  no_more_targets: { sort: Sort; space: Space };
  no_room: object;
  too_strong: object;
  bosses_too_strong: object;
  too_few_bosses: { supply: number; bosses: number };
  help_not_yours: { mage: Mage };
  help_face_down: { mage: Mage };
  nothing_to_pay: object;
  help_useless: { mage: Mage };
  help_in_vain: { mage: Mage };
  cannot_pay_fee: { mage: Mage; fee: number };
  poor_after_fee: { mage: Mage };
  wield_not_yours: { gear: Gear };
  wield_counted: { gear: Gear };
  wield_useless: { gear: Gear };
  wield_in_vain: { gear: Gear };
  no_circle: object;
  must_bottle: { trait: Trait };
  others_need_it: object;
  own_colour: { colour: Colour };
  no_bottle: { colour: Colour };
  no_cork: object;
  no_key: object;
  key_power_full: object;
  cork_nobody: { sort: Sort };
  cork_no_bottle: { colour: Colour };
  cork_none: object;
  award_at_end: object;
  awards_gone: object;
  award_too_dear: { price: number; colour: Colour; corked: number };
  gear_not_yours: { gear: Gear };
  gear_face_down: { gear: Gear };
  gear_used: { gear: Gear };
  gear_too_dear: { gear: Gear };
  gear_moment: { gear: Gear };
  gear_useless: { gear: Gear };
  gear_by_itself: { gear: Gear };
  claim_nothing: { gear: Gear };
  claim_at_end: object;
  claim_early: object;
  claimed: { gear: Gear };
  claim_elsewhere: { gear: Gear; location: Location };
}

/** Why a match may end. */
export type End = "points" | "tom";

export type Action = Actions[keyof Actions];
export type Event = Events[keyof Events];

/** All of it, as the shell wants it. */
export interface Vocabulary {
  view: View;
  action: Action;
  event: Event;
  reasons: Reasons;
  refusals: Refusals;
  end: End;
}
