/** What a game gives to the shell. The shell knows no game; a game is a folder beside this file. */
import type { Component } from "svelte";
import type { Script } from "../lib/script.svelte";
import type { Course, Path, Plan } from "../lib/plan.svelte";
import type { Sound } from "../lib/sound";
import type { MatchInfo } from "../protocol";
import type { Past } from "./lately";

/** What happened, as ids with arguments; `type` says which kind, `seat` who did it, if anybody. */
export interface GameEvent {
  type: string;
  seat?: number;
  turn?: number; // of what begins a turn
  [argument: string]: unknown;
}

/** An action as JSON; `type` is its verb. */
export interface GameAction {
  type: string;
  [argument: string]: unknown;
}

/** What the views of all games have in common. */
export interface BaseView {
  seat: number; // whose view it is; -1: a watcher's
  prompt: string;
  to_act: number | null;
  active: number;
  turn: number;
  round: number;
  seats: readonly unknown[];
  reason: string;
  ranks: readonly number[];
}

/** All that a game's rules can say, as `abraka types` writes it for each game. */
export interface Vocabulary {
  view: BaseView;
  action: GameAction;
  event: GameEvent;
  reasons: object; // the arguments of each kind
  refusals: object;
  end: string;
}

/** The vocabulary of a game whose words are not typed yet. */
export type Untyped<View extends BaseView> = Vocabulary & { view: View };

/** Arguments of reasons and refusals, as they come. */
export type Arguments = Record<string, number | string>;

/** Why the table ended a match, whatever the game. */
export type BrokenOff = "broken_off";

/** Who sits at the table, by seat, and how to call them. */
export interface People {
  names: readonly string[];
  me: number | null; // the seat that looks; null: a watcher
}

/** One thing that happened, with the table before and after. */
export interface Step<G extends Vocabulary = Vocabulary> {
  events: readonly G["event"][];
  before: G["view"];
  after: G["view"];
}

export interface BoardProps<G extends Vocabulary = Vocabulary> {
  view: G["view"];
  plan: Plan<G["event"], G["action"]>;
  people: People;
  /** Where the view comes from: a table's match at a version; null: from a record or a lesson. */
  source?: { table: string; seat: number | null; version: number } | null;
  /** What happened up to the view, as far as this page has heard it. */
  past?: readonly Past<G["event"], G["view"]>[];
}

/** A board draws a view, lets the player pick on it, and plays what happens. */
export interface BoardExports<G extends Vocabulary = Vocabulary> {
  /** Shows a step as a play of its events, in order; resolves when it is over. `cut` aborts it at once. */
  play(step: Step<G>, cut: AbortSignal): Promise<void>;
}

/** Figures of a finished match: a title, and one value a seat. */
export interface Statistic {
  label: string;
  values: readonly (number | string)[];
  /** The sum of the lines above it. */
  total?: boolean;
}

/** The shell knows no game, so it sees all of them with the plain types; `games/index.ts` is where they are forgotten. */
export interface GameBoard<G extends Vocabulary = Vocabulary> {
  /** The board itself. Its instance has the methods of BoardExports. */
  Board: Component<BoardProps<G>, BoardExports<G>>;
  /** What a player holds, at the bottom edge. */
  Hand?: Component<BoardProps<G>>;
  /** What a name plate shows besides the name: potions, wizards home … */
  Plate?: Component<{ view: G["view"]; seat: number; people: People }>;
  /** What is seen behind the winner when a match is over: the game's own scene, square. */
  Triumph?: Component;
  /** How the points came about, shown with the result; the view is the last one. */
  Scores?: Component<{ view: G["view"]; people: People; match: MatchInfo }>;

  /** A key for what is picked on board or hand by an action: "card:w3", "tower:5". None: it is a button in the bar. */
  pick(action: G["action"]): string | null;
  /** Whether a button throws something away: then it is previewed and confirmed like a move. */
  costly?(action: G["action"], view: G["view"]): boolean;
  /** Verbs of buttons that are what a turn is about: they stand out as long as no hint suggests another. */
  main?: readonly string[];
  /**
   * What is asked of somebody, as a whole sentence; what was picked already (keys of the plan) narrows it down, and
   * so does how far the choice has come.
   */
  ask(view: G["view"], people: People, picked?: readonly string[], course?: Course<G["action"]>): string;
  /** A choice as the label of a button; short. */
  label(action: G["action"], view: G["view"], people: People): string;
  /** What a choice does, as a sentence: for tooltips and for those who do not see the board. */
  explain(action: G["action"], view: G["view"], people: People): string;
  /** What a whole way would bring about, in a sentence or two: shown before it is confirmed. */
  foretell?(path: Path<G["event"], G["action"]>, view: G["view"], people: People): string;
  /** An event as a line of the log, with the table after it if that is known; null: not worth a line. */
  tell(event: G["event"], people: People, view?: G["view"]): string | null;
  /** A game whose events have no words yet tells its actions instead, from their notation. */
  tellAction?(action: string): string;
  /** The table in sentences, for those who do not see it. */
  describe(view: G["view"], people: People): string[];
  /** Why a bot would do something. */
  reason(reason: { kind: string; args: Arguments }, people: People): string;
  /** The reason why a match ended. */
  ended(reason: string): string;
  /** Whether nobody has anything to hide, so that a shared device needs no curtain. */
  openHands(view: G["view"]): boolean;
  /** Whether it is asked, in somebody else's turn, if the seat wants to do something: mostly one does not. */
  reaction(view: G["view"]): boolean;
  /** A banner over the board, such as the last round's; null: none. */
  banner(view: G["view"]): string | null;
  /** A refusal of the rules, by its sentence id; null: not known here, the English text is shown. */
  refusal(sentence: string, args: Arguments, people: People): string | null;
  /** How much an event says of a turn: the log tells a turn by the two that say most; 0: only its steps tell it. */
  weigh?(event: G["event"], people: People): number;
  /** A turn in signs, beside its sentences: cards, pieces, goods. Draws only what `events` tell. */
  Signs?: Component<{ events: readonly G["event"][]; people: People }>;
  /** What a game is about, in one line: it stands on the board at the beginning. */
  goal?(view: G["view"]): string;
  /** What an event sounds like; null: like nothing. */
  sound?(event: G["event"], people: People): Sound | null;
  /** What the window shows around the board, behind all that floats over it: a background as CSS says it. */
  ground?: string;
  /** Figures of a finished match, from all its events. */
  statistics(events: readonly G["event"][], players: number): Statistic[];
}

/** A first match that is played by a script, while a tutor explains. The learner has the first seat. */
export interface Lesson {
  script: Script;
  /** Who sits at the table; the learner first. */
  names(): string[];
  /** What the tutor says, by the ids of the script's notes; "end" when the match is over. */
  say(note: string): string;
}
