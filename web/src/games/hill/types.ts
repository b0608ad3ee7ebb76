// Made by “abraka types” from the game's rules. Do not edit.

export type Played = "1" | "2" | "3" | "4" | "5" | "j1" | "j2" | "j3" | "j4" | "j5";

export type Kind = "1" | "2" | "3" | "4" | "5" | "j";

export type Way = "cw" | "ccw" | "up" | "up-cw" | "up-ccw" | "out";

export type Field = "1.0" | "1.1" | "1.2" | "1.3" | "1.4" | "1.5" | "1.6" | "1.7" | "1.8" | "1.9" | "1.10" | "1.11" | "1.12" | "1.13" | "1.14" | "1.15" | "1.16" | "1.17" | "1.18" | "1.19" | "1.20" | "1.21" | "1.22" | "1.23" | "1.24" | "1.25" | "1.26" | "1.27" | "1.28" | "1.29" | "1.30" | "1.31" | "1.32" | "1.33" | "1.34" | "1.35" | "1.36" | "1.37" | "1.38" | "1.39" | "2.0" | "2.1" | "2.2" | "2.3" | "2.4" | "2.5" | "2.6" | "2.7" | "2.8" | "2.9" | "2.10" | "2.11" | "2.12" | "2.13" | "2.14" | "2.15" | "2.16" | "2.17" | "2.18" | "2.19" | "2.20" | "2.21" | "2.22" | "2.23" | "2.24" | "2.25" | "2.26" | "2.27" | "2.28" | "2.29" | "2.30" | "2.31" | "3.0" | "3.1" | "3.2" | "3.3" | "3.4" | "3.5" | "3.6" | "3.7" | "3.8" | "3.9" | "3.10" | "3.11" | "3.12" | "3.13" | "3.14" | "3.15" | "3.16" | "3.17" | "3.18" | "3.19" | "3.20" | "3.21" | "3.22" | "3.23" | "4.0" | "4.1" | "4.2" | "4.3" | "4.4" | "4.5" | "4.6" | "4.7" | "4.8" | "4.9" | "4.10" | "4.11" | "4.12" | "4.13" | "4.14" | "4.15";

export type PlaceName = "1.0" | "1.1" | "1.2" | "1.3" | "1.4" | "1.5" | "1.6" | "1.7" | "1.8" | "1.9" | "1.10" | "1.11" | "1.12" | "1.13" | "1.14" | "1.15" | "1.16" | "1.17" | "1.18" | "1.19" | "1.20" | "1.21" | "1.22" | "1.23" | "1.24" | "1.25" | "1.26" | "1.27" | "1.28" | "1.29" | "1.30" | "1.31" | "1.32" | "1.33" | "1.34" | "1.35" | "1.36" | "1.37" | "1.38" | "1.39" | "2.0" | "2.1" | "2.2" | "2.3" | "2.4" | "2.5" | "2.6" | "2.7" | "2.8" | "2.9" | "2.10" | "2.11" | "2.12" | "2.13" | "2.14" | "2.15" | "2.16" | "2.17" | "2.18" | "2.19" | "2.20" | "2.21" | "2.22" | "2.23" | "2.24" | "2.25" | "2.26" | "2.27" | "2.28" | "2.29" | "2.30" | "2.31" | "3.0" | "3.1" | "3.2" | "3.3" | "3.4" | "3.5" | "3.6" | "3.7" | "3.8" | "3.9" | "3.10" | "3.11" | "3.12" | "3.13" | "3.14" | "3.15" | "3.16" | "3.17" | "3.18" | "3.19" | "3.20" | "3.21" | "3.22" | "3.23" | "4.0" | "4.1" | "4.2" | "4.3" | "4.4" | "4.5" | "4.6" | "4.7" | "4.8" | "4.9" | "4.10" | "4.11" | "4.12" | "4.13" | "4.14" | "4.15" | "v1" | "v2" | "v3" | "v4" | "summit";

export type TurnWay = "cw" | "ccw";

export type Reason = "" | "summit" | "turn_limit";

export type Face = "?" | "passage" | "ghost" | "raven" | "ball" | "whirlwind" | "flying" | "trapdoor";

export type Prompt = "none" | "place" | "turn" | "exchange" | "move" | "move_on" | "village" | "tile" | "whom" | "discard" | "turn_hill";

/** All that a seat may see. */
export interface View {
  seat: number;
  walk_on: boolean;
  memory: "faithful" | "aided";
  sides: readonly number[];
  rotation: number;
  villages: readonly VillageView[];
  goblins: readonly GoblinView[];
  tiles: readonly TileView[];
  stones: readonly Field[];
  seats: readonly SeatView[];
  discard: Partial<Record<Kind, number>>;
  pile: number;
  prompt: Prompt;
  to_act: number | null;
  active: number;
  first: number;
  turn: number;
  round: number;
  goblin: number | null;
  cards_played: number;
  cards_allowed: number;
  cards_put: number;
  can_play: boolean;
  lander: readonly [number, number] | null;
  cause: Face | null;
  picks: number;
  fired: readonly (readonly [number, number, Field])[];
  reason: Reason;
  ranks: readonly number[];
}

/** A village, and the corner of the hill that it touches now (M3). */
export interface VillageView {
  number: number;
  corner: Field;
}

/** A goblin and where it is. */
export interface GoblinView {
  seat: number;
  number: number;
  place: PlaceName | null;
  sits: boolean;
  blocked: boolean;
  waits: boolean;
}

/** A tile on the hill. */
export interface TileView {
  field: Field;
  face: Face | null;
  open: boolean;
}

/** What is seen of a seat. */
export interface SeatView {
  stones: number;
  ravens: number;
  cards: number;
  hand: readonly Kind[] | null;
}

export interface Actions {
  /** Put a goblin into a village, before the first turn (M6). */
  place: { type: "place"; goblin: number; village: number };
  /** Play a card that names the goblin of that number (M8). */
  name: { type: "name"; card: Played };
  /** Put a card down, to draw another for it (M16). */
  exchange: { type: "exchange"; card: Kind };
  /** Put down no more cards, and draw (M16). */
  done: { type: "done" };
  /** Play a card that moves the named goblin so far, that way (M9, M12). */
  move: { type: "move"; card: Played; way: Way };
  /** Play no more cards (M8). */
  end: { type: "end" };
  /** Send your goblin to this village (M23, M24). */
  village: { type: "village"; village: number };
  /** Turn up the tile of this field (M18). */
  reveal: { type: "reveal"; field: Field };
  /** Send the raven to this player (M20). */
  raven: { type: "raven"; seat: number };
  /** Discard a card that is over the limit (M20, M21). */
  discard: { type: "discard"; card: Kind };
  /** Turn the hill a quarter (M19). */
  turn: { type: "turn"; way: TurnWay };
}

export interface Events {
  /** A goblin was put into a village (M6). */
  goblin_placed: { type: "goblin_placed"; seat: number; goblin: number; village: PlaceName };
  /** A seat's turn begins. */
  turn_began: { type: "turn_began"; seat: number; turn: number };
  /** A card named the goblin that goes (M8). */
  goblin_named: { type: "goblin_named"; seat: number; goblin: number; card: Played };
  /** A card moves the named goblin (M8). */
  card_played: { type: "card_played"; seat: number; card: Played; way: Way };
  /** A goblin went by a card (M9). */
  goblin_moved: { type: "goblin_moved"; seat: number; goblin: number; start: PlaceName; end: PlaceName };
  /** A goblin was pushed one field on (M14). */
  goblin_pushed: { type: "goblin_pushed"; seat: number; goblin: number; start: PlaceName; end: PlaceName };
  /** A goblin stepped on a tile, and all see what it is (M17). */
  tile_shown: { type: "tile_shown"; seat: number; goblin: number; field: Field; tile: Face };
  /** A tile left the game (M18, M20). */
  tile_removed: { type: "tile_removed"; field: Field; tile: Face };
  /** The crystal ball turned up a tile (M18). */
  tile_turned_up: { type: "tile_turned_up"; seat: number; field: Field; tile: Face };
  /** The whirlwind turned all open tiles down (M19). */
  tiles_turned_down: { type: "tiles_turned_down"; tiles: number };
  /** The hill was turned a quarter (M19). */
  hill_turned: { type: "hill_turned"; seat: number; way: TurnWay };
  /** A goblin went up a secret passage (M22). */
  goblin_rose: { type: "goblin_rose"; seat: number; goblin: number; start: PlaceName; end: PlaceName };
  /** A goblin fell through a trapdoor (M23). */
  goblin_fell: { type: "goblin_fell"; seat: number; goblin: number; start: PlaceName; end: PlaceName };
  /** A goblin went back to a village (M23, M24). */
  goblin_fled: { type: "goblin_fled"; seat: number; goblin: number; start: PlaceName; end: PlaceName };
  /** The field that a passage or a trapdoor leads to is taken (M22, M23). */
  goblin_waits: { type: "goblin_waits"; seat: number; goblin: number; field: Field };
  /** A seat took a stone and may hold one more card (M15). */
  stone_taken: { type: "stone_taken"; seat: number; stones: number };
  /** A third stone went out of the game (M15). */
  stone_too_many: { type: "stone_too_many"; seat: number };
  /** A raven flies to a player (M20). */
  raven_sent: { type: "raven_sent"; seat: number; target: number };
  /** The player has no stone, so the raven waits for one (M20). */
  raven_waits: { type: "raven_waits"; seat: number };
  /** A raven took a stone out of the game (M20). */
  stone_lost: { type: "stone_lost"; seat: number; stones: number };
  /** A flying card: one more card may be played in this turn (M21). */
  card_granted: { type: "card_granted"; seat: number };
  /** A card over the limit was discarded (M20, M21). */
  card_discarded: { type: "card_discarded"; seat: number; card: Kind };
  /** A card was put down for an exchange (M16). */
  card_put: { type: "card_put"; seat: number; card: Kind };
  /** So many cards were drawn (M16). */
  drew: { type: "drew"; seat: number; cards: number };
  /** The card that was drawn; only its owner is told. */
  got: { type: "got"; seat: number; card: Kind };
  /** The discards became the new draw pile (M7). */
  pile_renewed: { type: "pile_renewed"; cards: number };
  /** A seat plays no more cards. */
  turn_ended: { type: "turn_ended"; seat: number };
  /** The match is over (M26, M27). */
  match_ended: { type: "match_ended"; reason: Reason };
}

/** Why a bot would do something. */
export interface Reasons {
  wins: { goblin: number };
  lets_win: { seat: number };
  averts: { seat: number; goblin: number };
  summit_next: { goblin: number };
  climbs: { goblin: number; level: number };
  falls: { goblin: number; level: number };
  way_up: { goblin: number; level: number };
  ways: { goblin: number; count: number };
  corner: { goblin: number };
  waits: { goblin: number };
  frees: { goblin: number };
  blocks: { seat: number; goblin: number; level: number };
  unseats: { seat: number; goblin: number };
  sends_down: { seat: number; goblin: number; level: number };
  helps: { seat: number; goblin: number; level: number };
  stone: object;
  robs: { seat: number };
  raven_waits: { seat: number };
  shows: { count: number };
  new_cards: { count: number };
  keeps_joker: object;
  keeps_card: { card: Kind; level: number };
}

/** Why something may not be done. */
export interface Refusals {
  must_move: object;
  empty_exchange: object;
  exchange_besides: object;
  no_card: { card: Kind };
  ridden: { rider: number; seat: number; goblin: number };
  no_other_card: { goblin: number };
  climb_only: object;
  not_sitting: object;
  corner: object;
  above_taken: object;
  not_in_village: object;
  pair_on_corner: object;
  out_one_step: object;
  summit_up: object;
  no_direction: object;
  up_one_step: object;
  pair_in_way: { most: number };
  placed: { goblin: number };
  fourth_village: object;
  too_few_villages: object;
  no_tile: { field: Field };
  tile_open: { field: Field };
  raven_to_nobody: object;
}

/** Why a match may end. */
export type End = "summit" | "turn_limit";

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
