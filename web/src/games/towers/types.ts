// Made by “abraka types” from the game's rules. Do not edit.

export type Card = "-" | "w1" | "w2" | "w3" | "w4" | "w5" | "w6" | "t1" | "t1w1" | "t1w2" | "t1w3" | "t1w4" | "t1w5" | "t1w6" | "t2" | "t2w1" | "t2w2" | "t2w3" | "t2w4" | "t2w5" | "t2w6" | "t3" | "t3w1" | "t3w2" | "t3w3" | "t3w4" | "t3w5" | "t3w6" | "t4" | "t4w1" | "t4w2" | "t4w3" | "t4w4" | "t4w5" | "t4w6" | "t5" | "t5w1" | "t5w2" | "t5w3" | "t5w4" | "t5w5" | "t5w6" | "t6" | "t6w1" | "t6w2" | "t6w3" | "t6w4" | "t6w5" | "t6w6" | "d" | "d2" | "d3" | "td" | "td2" | "td3" | "wd" | "wd2" | "wd3";

export type Spell = "advance-wizard" | "advance-tower" | "headwind-wizard" | "headwind-tower" | "swap" | "raven" | "piggyback" | "free";

export type Half = "tower" | "wizard";

export type Way = "forward" | "back";

export type Reason = "" | "fulfilled" | "nobody_outside" | "turn_limit" | "all_home" | "cards_used_up";

export type Prompt = "none" | "turn" | "offer" | "asked" | "return" | "roll" | "half" | "round_a" | "piece" | "ride" | "round_b" | "again" | "target_wizard" | "target_tower" | "swap_first" | "swap_second" | "castle_way" | "lift" | "release" | "lend" | "round_free" | "redraw_tower";

/** All that a seat may see. */
export interface View {
  seat: number;
  variant: "base" | "advanced" | "master";
  edition: "cs" | "pl";
  teams: boolean;
  together: boolean;
  memory: "faithful" | "aided";
  skip_second: boolean;
  wizards: number;
  spells: readonly SpellView[];
  spaces: readonly SpaceView[];
  seats: readonly SeatView[];
  discard: Partial<Record<Card, number>>;
  pile: number;
  prompt: Prompt;
  to_act: number | null;
  active: number;
  first: number;
  turn: number;
  round: number;
  cards_played: number;
  spells_cast: number;
  card: CardView | null;
  right: RightView | null;
  casting: CastingView | null;
  casts: readonly Spell[];
  reserves: readonly Spell[];
  steps: number;
  castle_ways: Partial<Record<Way, number>>;
  cards_left: number | null;
  may_ask: boolean;
  ending: boolean;
  reason: Reason;
  ranks: readonly number[];
}

/** A spell in play. */
export interface SpellView {
  name: Spell;
  cost: number;
  steps: number;
}

/** One space of the track, its towers from the bottom up. */
export interface SpaceView {
  crest: boolean;
  ground: readonly number[] | null;
  floors: readonly FloorView[];
  castle: boolean;
}

/** One tower of a stack. */
export interface FloorView {
  tower: number;
  crest: boolean;
  wizards: readonly number[] | null;
}

/** What is seen of a seat. */
export interface SeatView {
  home: number;
  trapped: number;
  empty: number;
  full: number;
  spent: number;
  cards: number;
  hand: readonly Card[] | null;
  known: readonly Card[];
  partner: number | null;
}

/** The card being played. */
export interface CardView {
  card: Card;
  half: Half | null;
  steps: number;
  rolls_left: number;
  owner: number | null;
  space: number | null;
  rider: number | null;
  stuck: boolean;
}

/** Master: who has used the right to cast around this card (T26). */
export interface RightView {
  seat: number;
  spell: Spell;
  reserved: boolean;
}

/** The spell being cast. */
export interface CastingView {
  caster: number;
  spell: Spell;
  lifted: number | null;
}

export interface Actions {
  /** Play a card (T7). */
  play: { type: "play"; card: Card };
  /** Throw the second card away without effect (T9, option skip_second). */
  throw: { type: "throw"; card: Card };
  /** Give the partner a card, face down (T40). */
  give: { type: "give"; card: Card };
  /** Use an either card for a tower or for a wizard (T11). */
  use: { type: "use"; half: Half };
  /** Roll again (T11). */
  roll: { type: "roll" };
  /** Keep the roll (T11). */
  keep: { type: "keep" };
  /** Pick the visible wizard of that colour on that space. */
  wizard: { type: "wizard"; owner: number; space: number };
  /** Take hold of this tower, with all above it (T16). */
  tower: { type: "tower"; number: number };
  /** Cast a spell now (T20). */
  cast: { type: "cast"; spell: Spell };
  /** Cast a spell for after the card's effect (T28). */
  reserve: { type: "reserve"; spell: Spell };
  /** Cast Piggyback on the wizard that is about to move (T30). */
  ride: { type: "ride" };
  /** Free a wizard of that colour (T20). */
  release: { type: "release"; owner: number };
  /** Send the castle on or back (T20). */
  castle: { type: "castle"; way: Way };
  /** Discard all three cards and draw three (T9). */
  redraw: { type: "redraw" };
  /** Ask the partner for a card (T40). */
  ask: { type: "ask" };
  /** Add the potions that the partner's spell lacks (T46). */
  lend: { type: "lend" };
  /** Cast the same spell once more (T28). */
  again: { type: "again" };
  /** Do nothing here: decline, refuse, be done. */
  pass: { type: "pass" };
}

export interface Events {
  /** A seat's turn begins. */
  turn_began: { type: "turn_began"; seat: number; turn: number };
  /** A card was played (T7). */
  card_played: { type: "card_played"; seat: number; card: Card };
  /** A card was thrown away: a second one (option skip_second) or one of three (T9). */
  card_thrown: { type: "card_thrown"; seat: number; card: Card };
  /** All three cards were exchanged (T9). */
  redrew: { type: "redrew"; seat: number };
  /** So many cards were drawn. */
  drew: { type: "drew"; seat: number; cards: number };
  /** The card that was drawn; only its owner is told. */
  got: { type: "got"; seat: number; card: Card };
  /** The discards became the new draw pile (T7). */
  pile_renewed: { type: "pile_renewed"; cards: number };
  /** A die fell (T11). */
  rolled: { type: "rolled"; seat: number; die: number };
  /** An either card is used for this (T11). */
  half_chosen: { type: "half_chosen"; seat: number; half: Half };
  /** The card can't be carried out, or its roll was declined (T8, T11). */
  no_effect: { type: "no_effect"; seat: number; card: Card };
  /** A wizard went from space to space. */
  wizard_moved: { type: "wizard_moved"; owner: number; start: number; end: number; seat: number };
  /** A wizard went into the castle (T13). */
  wizard_entered: { type: "wizard_entered"; owner: number; start: number; seat: number };
  /** A tower went, with all above it (T16). */
  tower_moved: { type: "tower_moved"; tower: number; start: number; end: number; seat: number };
  /** Lifting showed wizards who stood below (T19). */
  revealed: { type: "revealed"; owner: number; wizards: number; space: number };
  /** Wizards were covered by a tower (T18). */
  trapped: { type: "trapped"; owner: number; wizards: number; space: number };
  /** A potion of this seat was filled (T18). */
  potion_filled: { type: "potion_filled"; seat: number };
  /** A spell was paid and is cast (T20). */
  spell_cast: { type: "spell_cast"; seat: number; spell: Spell; cost: number };
  /** A spell was paid and comes after the card's effect (T28). */
  spell_reserved: { type: "spell_reserved"; seat: number; spell: Spell; cost: number };
  /** A paid spell found no target (T28). */
  spell_lost: { type: "spell_lost"; seat: number; spell: Spell };
  /** The partner added potions (T46). */
  potions_lent: { type: "potions_lent"; seat: number; potions: number };
  /** The partner adds no potions in this turn (T46). */
  loan_refused: { type: "loan_refused"; seat: number };
  /** The castle went from space to space (T15, or the fickle raven). */
  castle_flew: { type: "castle_flew"; start: number; end: number };
  /** No free crest: the castle stays (T15). */
  castle_stayed: { type: "castle_stayed"; space: number };
  /** Two top towers changed places. */
  towers_swapped: { type: "towers_swapped"; first: number; second: number };
  /** A tower was lifted to look for a wizard (Free a wizard). */
  lifted: { type: "lifted"; tower: number; seat: number };
  /** A trapped wizard came to its stack's roof. */
  wizard_freed: { type: "wizard_freed"; owner: number; space: number };
  /** A player asked the partner for a card (T40). */
  card_asked: { type: "card_asked"; seat: number };
  /** A card changed hands, face down (T40). */
  card_given: { type: "card_given"; seat: number; receiver: number };
  /** Which card it was; only the two partners are told. */
  card_passed: { type: "card_passed"; seat: number; receiver: number; card: Card };
  /** A seat did nothing where it might have. */
  passed: { type: "passed"; seat: number };
  /** Somebody has fulfilled the goal: the round is finished (T35). */
  last_round: { type: "last_round"; seat: number };
  /** The match is over. */
  match_ended: { type: "match_ended"; reason: Reason };
}

/** Why a bot would do something. */
export interface Reasons {
  wins: object;
  fulfils: object;
  more_potions: { seat: number };
  stops_last: { seat: number };
  brings_home: { wizards: number };
  partner_home: { seat: number; wizards: number };
  last_potion: object;
  fills: { potions: number };
  frees: { wizards: number };
  covers: { seat: number; wizards: number };
  holds_back: { seat: number };
  keeps_card: { card: Card; steps: number };
  in_reach: { wizards: number };
  nearer: { spaces: number };
  moves_castle: { space: number };
  lends: { seat: number; potions: number };
  gives_card: { seat: number };
  new_cards: object;
}

/** Why something may not be done. */
export interface Refusals {
  no_pass: object;
  no_card: { card: Card };
  two_cards: object;
  one_card: object;
  no_throwing: object;
  throw_second: object;
  no_redrawing: object;
  redraw_first: object;
  nothing_to_redraw: object;
  no_partners: object;
  exchanged: object;
  asked_late: object;
  must_play: object;
  must_move: object;
  must_move_rolled: object;
  must_release: object;
  moves_tower: object;
  moves_wizard: object;
  own_wizard: object;
  partner_wizard: object;
  no_wizard: { seat: number; space: number };
  level_full: { space: number; limit: number };
  second_wizard: object;
  second_wizard_partner: object;
  onto_castle: { tower: number; space: number };
  roof_full: { tower: number };
  not_on_top: { tower: number };
  castle_on_top: object;
  tower_chosen: { tower: number };
  not_yours_to_free: { seat: number };
  not_team_to_free: { seat: number };
  not_partner_to_free: { seat: number };
  not_below: { seat: number };
  not_in_play: { spell: Spell };
  amid_card: object;
  reserved_late: object;
  around_card: object;
  after_card: object;
  one_spell: object;
  one_spell_joint: object;
  free_before_redraw: object;
  free_at_once: object;
  right_used: object;
  piggyback_when: object;
  nobody_rides: object;
  nobody_rides_partner: object;
  too_dear: { spell: Spell; cost: number; potions: number };
  too_dear_team: { spell: Spell; cost: number; potions: number };
  no_target: { spell: Spell };
}

/** Why a match may end. */
export type End = "fulfilled" | "nobody_outside" | "turn_limit" | "all_home" | "cards_used_up";

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
