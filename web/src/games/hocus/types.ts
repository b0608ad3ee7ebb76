// Made by “abraka types” from the game's rules. Do not edit.

export type Spell = "super_start" | "reverse" | "double" | "snail" | "freeze" | "fog" | "gust" | "whirl" | "swap" | "pickpocket" | "amnesia" | "shield" | "prophecy" | "twin" | "tailwind" | "cleanse" | "super_start_b" | "reverse_b" | "double_b" | "snail_b" | "freeze_b" | "fog_b" | "gust_b" | "whirl_b" | "swap_b" | "pickpocket_b" | "amnesia_b" | "shield_b" | "prophecy_b" | "twin_b" | "tailwind_b" | "cleanse_b" | "super_start_c" | "reverse_c" | "double_c" | "snail_c" | "freeze_c" | "fog_c" | "gust_c" | "whirl_c" | "swap_c" | "pickpocket_c" | "amnesia_c" | "shield_c" | "prophecy_c" | "twin_c" | "tailwind_c" | "cleanse_c";

export type Reason = "" | "finished" | "round_limit";

export type Prompt = "none" | "turn" | "target" | "number" | "spell";

export type Terrain = "start" | "king" | "forest" | "lake" | "rock" | "meadow" | "swamp" | "sand" | "hill" | "snow" | "village" | "road" | "cave" | "river" | "garden" | "ruin" | "red" | "orange" | "yellow" | "green" | "blue" | "purple" | "brown" | "pink" | "black" | "white";

export type Effect = "super_start" | "reverse" | "double" | "snail" | "freeze" | "fog" | "gust" | "whirl" | "swap" | "pickpocket" | "amnesia" | "shield" | "prophecy" | "twin" | "tailwind" | "cleanse";

export type When = "before" | "after" | "instead";

export type Place = "START" | "KING";

/** All that a seat may see. */
export interface View {
  seat: number;
  memory: "faithful" | "aided";
  fields: readonly FieldView[];
  king: number;
  spells: readonly SpellView[];
  seats: readonly SeatView[];
  deck: number;
  under: readonly (Spell | null)[];
  prompt: Prompt;
  to_act: number | null;
  active: number;
  first: number;
  turn: number;
  round: number;
  round_limit: number;
  has_cast: boolean;
  can_cast: boolean;
  blocked: readonly Blocked[];
  reach: readonly number[];
  reaches_all: boolean;
  casting: Spell | null;
  tailwind: number;
  bends: readonly Spell[];
  hand_limit: number;
  reason: Reason;
  ranks: readonly number[];
}

/** One field of the track (H2). */
export interface FieldView {
  terrain: Terrain;
  cross: boolean;
  crown: boolean;
}

/** A spell of which there are cards. */
export interface SpellView {
  name: Spell;
  effect: Effect;
  when: When;
  turns: number;
  steps: number;
}

/** What is seen of a seat. */
export interface SeatView {
  place: number;
  field: number;
  left: number;
  slots: readonly (Spell | null)[];
  cards: number;
  hand: readonly Spell[] | null;
  known: readonly Spell[];
}

/** Why a card of the viewer's hand can't be cast now: a refusal without its words. */
export interface Blocked {
  card: Spell;
  why: string;
  args: Record<string, number | string>;
}

export interface Actions {
  /** Roll the die and move (H5). */
  roll: { type: "roll" };
  /** Cast a spell from your hand (H5, H7). */
  cast: { type: "cast"; spell: Spell };
  /** Cast it on this player (H7, H18). */
  target: { type: "target"; seat: number };
  /** Prophecy: move by this number (H19). */
  number: { type: "number"; number: number };
  /** End the turn without a spell (H19). */
  done: { type: "done" };
}

export interface Events {
  /** A seat's turn begins. */
  turn_began: { type: "turn_began"; seat: number; turn: number };
  /** A frozen seat does nothing in its turn (H19). */
  turn_lost: { type: "turn_lost"; seat: number };
  /** A die fell (H5). */
  rolled: { type: "rolled"; seat: number; die: number };
  /** By prophecy a number was chosen instead of rolled. */
  number_chosen: { type: "number_chosen"; seat: number; number: number };
  /** A pawn went from place to place, by its own roll or by another's spell (H3, H16). */
  moved: { type: "moved"; seat: number; target: number; start: number; end: number };
  /** A pawn was hit and goes to START or KING (H8). */
  hit: { type: "hit"; seat: number; target: number; start: number; end: number };
  /** Two pawns changed places. */
  swapped: { type: "swapped"; seat: number; target: number };
  /** A card was drawn on a cross (H6). */
  drew: { type: "drew"; seat: number };
  /** The card that was drawn; only its owner is told. */
  got: { type: "got"; seat: number; card: Spell };
  /** A card was shown and is cast (H5). */
  spell_cast: { type: "spell_cast"; seat: number; spell: Spell };
  /** A spell lies on a player for some turns (H13). */
  spell_laid: { type: "spell_laid"; seat: number; target: number; spell: Spell; slot: number };
  /** A spell that lasted goes under the deck (H12, H15). */
  spell_left: { type: "spell_left"; seat: number; spell: Spell };
  /** A card changed hands, unseen by the others. */
  stole: { type: "stole"; seat: number; target: number };
  /** Which card it was; only the two are told (H20). */
  stole_card: { type: "stole_card"; seat: number; target: number; card: Spell };
  /** A whole hand went under the deck, unseen. */
  forgot: { type: "forgot"; seat: number; target: number; cards: number };
  /** A card of it, from the upper to the lower; only its owner is told (H20). */
  forgot_card: { type: "forgot_card"; seat: number; target: number; card: Spell };
  /** A seat cast no spell where it might have. */
  passed: { type: "passed"; seat: number };
  /** The match is over. */
  match_ended: { type: "match_ended"; reason: Reason };
}

/** Why a bot would do something. */
export interface Reasons {
  wins: object;
  may_win: { numbers: number };
  stops_win: { seat: number };
  takes_place: { seat: number };
  sends_back: { seat: number; place: Place };
  near_home: { numbers: number };
  may_hit: { seat: number; numbers: number };
  hinders_win: { seat: number; numbers: number };
  reverses: { seat: number; turns: number };
  frees: { spells: number };
  freezes: { seat: number; turns: number };
  sets_back: { seat: number; fields: number };
  slows: { seat: number; turns: number };
  takes_hand: { seat: number; cards: number };
  steals: { seat: number };
  silences: { seat: number; turns: number };
  shields: { turns: number };
  past_king: object;
  out_of_minus: object;
  escapes: { seat: number };
  keeps: { spell: Spell };
  on_crown: object;
  draws: object;
  advances: { fields: number };
}

/** Why something may not be done. */
export interface Refusals {
  must_roll: object;
  rolled: object;
  one_spell: object;
  no_spell: { spell: Spell };
  wrong_time: { spell: Spell; when: When };
  nothing_to_cleanse: object;
  in_fog: object;
  no_right: { terrain: Terrain };
  no_target: { spell: Spell };
  no_player: { seat: number };
  not_on_yourself: { spell: Spell };
  does_nothing: { spell: Spell };
  out_of_reach: { seat: number };
  shielded: { seat: number };
  slot_taken: { slot: number; seat: number; spell: Spell };
  own_slot_taken: { slot: number; spell: Spell };
  outlasted: { seat: number; spell: Spell };
  own_outlasted: { spell: Spell };
  on_start: { seat: number; spell: Spell };
  level: { seat: number; spell: Spell };
  empty_hand: { seat: number; spell: Spell };
  unmoved: { spell: Spell; seat: number };
}

/** Why a match may end. */
export type End = "finished" | "round_limit";

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
