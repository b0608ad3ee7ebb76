// Made by “abraka types” from the server's protocol. Do not edit.

/** Calls the match off, as long as somebody has not begun. */
export interface Abort {
  type: "abort";
  id: string;
  version: number;
}

/** The server. */
export interface About {
  version: string;
  games: GameInfo[];
  bots: LevelInfo[];
  characters: CharacterInfo[];
  address: string | null;
  compiled: number;
}

/** What a person says about themselves; what is not named stays. */
export interface AboutMe {
  name?: string | null;
  hat?: number | null;
  colour?: number | null;
  ratings?: boolean | null;
  listed?: boolean | null;
}

/** Done and stored, as that entry of the journal. */
export interface Accepted {
  type: "accepted";
  id: string;
  version: number;
}

/** Plays an action. */
export interface Act {
  type: "act";
  id: string;
  version: number;
  action: string | Record<string, string | number | boolean | null>;
}

/** Plays several actions one after another: all of them, or none. */
export interface Acts {
  type: "acts";
  id: string;
  version: number;
  actions: (string | Record<string, string | number | boolean | null>)[];
}

/** A finished match, analysed. */
export interface Analysis {
  format: number;
  match: string;
  game: string;
  players: number;
  options: Record<string, string | number | boolean | string[]>;
  sides: number[];
  versions: Versions;
  moments: Moment[];
  steps: Step[];
  seats: Person[];
  turning_points: Turning[];
  gap: number;
}

/** What was luck in a match that is over, and what was play; or how far it has been looked through. */
export interface AnalysisInfo {
  share: number;
  report: Analysis | null;
  actions: Record<string, unknown>;
}

/** Agrees to an undo that another seat asks for, or does not. */
export interface Answer {
  type: "answer";
  id: string;
  version: number;
  agree: boolean;
}

/** Takes one's seat back from the bot that stood in. */
export interface Back {
  type: "back";
  id: string;
  version: number;
}

/** This device is to be the person whose link or phrase that is. */
export interface Become {
  secret: string;
  bring?: boolean;
}

/** What the house's book has. */
export interface Book {
  games: BookGame[];
}

/** A game in the house's book. */
export interface BookGame {
  game: string;
  matches: number;
  sizes: number[];
  latest: number | null;
}

/** A game's page in the house's book. */
export interface BookPage {
  game: string;
  players: number | null;
  matches: number;
  sizes: number[];
  rows: BookRow[];
  best: BookRow[];
  latest: PlayedMatch[];
}

/** Somebody in the house's book. */
export interface BookRow {
  id: string;
  name: string;
  level: string | null;
  you: boolean;
  matches: number;
  wins: number;
  streak: number;
  best_streak: number;
  best_score: number | null;
  rating: RatingInfo | null;
}

/** What would have been: a match that goes on from a moment of one that is over. */
export interface Branch {
  at: number;
  seats: SeatWish[];
  deal?: "anew" | "same";
}

/** Somebody whom a bot plays. */
export interface CharacterInfo {
  id: string;
  names: Record<string, string>;
  lines: Record<string, string>;
}

/** One legal action. */
export interface Choice {
  text: string;
  action: unknown;
}

/** What shall happen when somebody's time has run out. */
export interface Choose {
  type: "choose";
  id: string;
  version: number;
  vote: "bot" | "end" | "wait";
}

/** Thinking time. */
export interface ClockInfo {
  left_ms: number[];
  running: number | null;
  at: number;
}

/** Thinking time: a bank for the whole match, and a bonus for every turn. */
export interface ClockWish {
  bank_s: number;
  bonus_s?: number;
}

/** Simulations and worlds for each question. */
export interface Depth {
  times: number;
  moment: number;
  look: number;
  worlds: number;
  world: number;
  outcomes: number;
  outcome: number;
}

/** A device of one's own. */
export interface DeviceInfo {
  id: string;
  name: string;
  this: boolean;
  since: number | null;
  seen: number | null;
}

/** One's devices, and whether one has a phrase to get at another one. */
export interface Devices {
  devices: DeviceInfo[];
  phrase_since: number | null;
}

/** What one wears in a seat; what is not named stays. */
export interface Dress {
  hat?: number | null;
  colour?: number | null;
}

/** Nobody is known any more who was known; with it comes the cookie of a stranger. */
export interface Forgotten {
  forgotten?: boolean;
}

/** All of a match that a seat may see. */
export interface Full {
  type: "full";
  match: MatchInfo;
  version: number;
  at: number;
  seat: number | null;
  view: unknown;
  choices: Choice[] | null;
  status: Status;
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  titles: Record<string, string>;
  summaries: Record<string, string>;
  players: number[];
  minutes: number | null;
  options: OptionInfo[];
  presets: PresetInfo[];
  bots: number;
  quick: Record<string, string | number | boolean | string[]>;
  rules_version: number;
}

/** One thing that happened in a match, as a seat may know it. */
export interface Happened {
  version: number;
  at: number | null;
  kind: string;
  seat: number | null;
  action: string | null;
  value: number | string | null;
  events: unknown[];
  patch: Record<string, unknown>;
}

/** The first message: who looks (nobody's seat: a watcher), and what is known already. */
export interface Hello {
  type: "hello";
  seat?: number | null;
  match?: string | null;
  since?: number | null;
  token?: string | null;
  ways?: boolean;
}

/** Asks what a strong bot would do. */
export interface Hint {
  type: "hint";
  id: string;
  version: number;
}

/** What a strong bot would do, best first. */
export interface Hinted {
  type: "hint";
  id: string;
  version: number;
  thoughts: ThoughtInfo[];
}

/** A saved match, to look at. */
export interface Import {
  text: string;
}

/** A saved match that can be looked at. */
export interface Imported {
  id: string;
  game: string;
  players: number;
  actions: number;
  verified: boolean;
}

/** Takes a free seat; any, if none is named. */
export interface Join {
  seat?: number | null;
  name?: string | null;
  token?: string | null;
}

/** A decision between several choices. */
export interface Judged {
  cost: number;
  error: number;
  grade: string;
  played?: Thought | null;
  better?: Thought | null;
}

/** Gives one's seat up: a bot plays it from now on. If no other person plays on, the match ends. */
export interface Leave {
  type: "leave";
  id: string;
  version: number;
}

/** A bot. */
export interface LevelInfo {
  name: string;
  titles: Record<string, string>;
}

/** A choice of a puzzle's solution, and what comes of it. */
export interface LineStep {
  action: string;
  events: unknown[];
  patch: Record<string, unknown>;
  moment: MomentInfo | null;
  chance: number;
  wrong: Try[];
}

/** A match, without its state. */
export interface MatchInfo {
  id: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  rules_version: number;
  content: string;
  commitment: string;
  started: number;
}

/** The person who asks. */
export interface Me {
  who: string;
  name: string;
  hat: number | null;
  colour: number | null;
  ratings: boolean;
  listed: boolean;
  devices: number;
  matches: number;
}

/** Where the match stood after so many actions. */
export interface Moment {
  number: number;
  turn: number;
  seat: number | null;
  chances: number[];
  seen: number[];
}

/** A moment at which a seat was asked, as that seat knew it then, and where its choices lead. */
export interface MomentInfo {
  at: number;
  seat: number;
  match: MatchInfo;
  view: unknown;
  choices: Choice[];
  status: Status;
  ways: Way[];
}

/** Hears no more chat of somebody, or again. */
export interface Mute {
  type: "mute";
  id: string;
  who: string;
  on?: boolean;
}

/** One's matches that are over, the latest first. */
export interface MyMatches {
  matches: PlayedMatch[];
  before: number | null;
  games: Record<string, number>;
}

/** One entry of the match's journal, with what it leads to. */
export interface News {
  type: "news";
  version: number;
  at: number | null;
  kind: string;
  seat: number | null;
  action: string | null;
  value: number | string | null;
  events: unknown[];
  patch: Record<string, unknown>;
  choices: Choice[] | null;
  status: Status;
}

/** Reminds somebody that they are waited for. */
export interface Nudge {
  type: "nudge";
  id: string;
  seat: number;
}

/** Somebody reminds somebody else that they are waited for. */
export interface Nudged {
  type: "nudged";
  seat: number;
  by: number;
}

/** A table to be opened. */
export interface OpenTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string | number | boolean | string[]>;
  settings?: TableSettings;
}

/** An option of a game. */
export interface OptionInfo {
  name: string;
  kind: string;
  default: unknown;
  doc: string;
  values: string[];
  low: number;
  high: number;
  plain: boolean;
}

/** The moment of a match that is over from which a table's matches go on. */
export interface OriginInfo {
  match: string;
  at: number;
}

/** How a match ended. */
export interface OutcomeInfo {
  reason: string;
  ranks: number[];
}

/** A link that makes one other device yours; shown only once. */
export interface PassInfo {
  link: string;
  until: number;
}

/** Stops the match and its clocks, or lets them go on. */
export interface Pause {
  type: "pause";
  id: string;
  version: number;
  on: boolean;
}

/** A seat's match in figures. */
export interface Person {
  first: number;
  result: number;
  luck: number;
  own: number;
  others: number;
  even: number;
  decisions: number;
  fine: number;
  cost: number;
  grades: Record<string, number>;
}

/** A phrase to write down; shown only once. The one before is good for nothing any more. */
export interface PhraseInfo {
  phrase: string;
}

/** Asks whether anybody is there. */
export interface Ping {
  type: "ping";
  id?: string;
}

/** One legal action, and what it does in a few words. */
export interface PlainChoice {
  text: string;
  action: unknown;
  words: string;
}

/** A match as a picture in text, with what is asked and what may be done. */
export interface PlainMatch {
  version: number;
  picture: string;
  question: string;
  choices: PlainChoice[];
}

/** A match that is over. */
export interface PlayedMatch {
  match: string;
  number: number;
  game: string;
  players: number;
  reason: string;
  started: number;
  ended: number;
  turns: number;
  counts: boolean;
  seats: ResultSeat[];
}

/** Somebody is there. */
export interface Pong {
  type: "pong";
  id: string;
}

/** A ready-made way to play. */
export interface PresetInfo {
  name: string;
  options: Record<string, string | number | boolean | string[]>;
  seats: number[];
}

/** Whether this device is told that its person is waited for while the page is closed. */
export interface PushInfo {
  key: string;
  on: boolean;
}

/** A puzzle with its solution: there is nothing to win by looking. */
export interface PuzzleInfo {
  row: PuzzleRow;
  rating: RatingInfo;
  moment: MomentInfo;
  line: LineStep[];
  reasons: unknown[];
}

/** A puzzle in a list. */
export interface PuzzleRow {
  id: string;
  game: string;
  players: number;
  theme: string;
  difficulty: number;
  solved: boolean | null;
}

/** All puzzles, in an order that is the same for everybody: each day has its own. */
export interface Puzzles {
  puzzles: PuzzleRow[];
  you: SolverInfo;
}

/** How strong somebody is, as far as matches tell; everybody begins at 25 ± 8.33. */
export interface RatingInfo {
  mu: number;
  sigma: number;
}

/** Shows what one feels, for a moment. */
export interface React {
  type: "react";
  id: string;
  reaction: "cheer" | "laugh" | "sad" | "think" | "wave" | "wow";
}

/** Somebody shows what they feel. */
export interface Reacted {
  type: "reacted";
  seat: number | null;
  name: string;
  who: string;
  reaction: "cheer" | "laugh" | "sad" | "think" | "wave" | "wow";
}

/** One reason, like an event: its kind and its arguments. */
export interface Reason {
  kind: string;
  args?: Record<string, number | string>;
}

/** Not done, and why. */
export interface Refused {
  type: "refused";
  id: string | null;
  code: string;
  sentence: string;
  args: Record<string, number | string>;
  text: string;
  version: number | null;
}

/** Gives the match up, where one plays against one: the other has won. */
export interface Resign {
  type: "resign";
  id: string;
  version: number;
}

/** How a match ended for a seat. */
export interface ResultSeat {
  name: string;
  level: string | null;
  character: string | null;
  yours: boolean;
  rank: number | null;
  score: number | null;
  hat: number;
  colour: number;
}

/** A line of chat. */
export interface Said {
  type: "said";
  number: number;
  at: number;
  seat: number | null;
  name: string;
  who: string;
  text: string;
}

/** Chat. */
export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** A seat of a table. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  level: string | null;
  character: string | null;
  stand_in: boolean;
  who: string | null;
  yours: boolean;
  here: boolean;
  hat: number;
  colour: number;
  away_since: number | null;
  left: boolean;
}

/** Lets a program take a seat; shown only once. */
export interface SeatToken {
  table: string;
  seat: number;
  token: string;
}

/** Who is to sit in a seat: the one who asks (again and again, for several people at one device), anybody, a bot. */
export interface SeatWish {
  kind: "bot" | "me" | "open";
  level?: string;
  name?: string | null;
}

/** What the link to another device says after its #, or a phrase. */
export interface Secret {
  secret: string;
}

/** Asks for everything after a version. */
export interface Since {
  type: "since";
  version: number;
}

/** How somebody does with puzzles. */
export interface SolverInfo {
  rating: RatingInfo;
  tried: number;
  right: number;
  streak: number;
}

/** Gives a seat up before the match begins. */
export interface Stand {
  seat: number;
}

/** Lets a bot play for somebody who is away. */
export interface StandIn {
  type: "stand_in";
  id: string;
  version: number;
  seat: number;
}

/** Where a match stands, for everybody alike. */
export interface Status {
  to_act: number | null;
  paused: boolean;
  can_undo: boolean;
  can_abort: boolean;
  can_resign: boolean;
  late: number | null;
  votes: Record<string, string>;
  undo: UndoInfo | null;
  clock: ClockInfo | null;
  stand_ins: number[];
  outcome: OutcomeInfo | null;
  key: string | null;
}

/** What led from one moment to the next: an action and, perhaps, dice and draws. */
export interface Step {
  number: number;
  seat: number;
  action: string;
  choices: number;
  decision: number[];
  luck: number[] | null;
  judged: Judged | null;
}

/** A moment of a finished match, with nothing hidden from the seat that is looked through. */
export interface StepInfo {
  match: MatchInfo;
  number: number;
  actions: number;
  seat: number | null;
  action: string | null;
  events: unknown[];
  view: unknown;
  outcome: OutcomeInfo | null;
}

/** A match, or what happened in it since a moment. */
export interface Story {
  match: MatchInfo;
  names: string[];
  seat: number | null;
  since: number;
  view: unknown;
  news: Happened[];
  outcome: OutcomeInfo | null;
  key: string | null;
  hats?: number[];
  colours?: number[];
}

/** A table as somebody sees it. */
export interface TableInfo {
  id: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  settings: TableSettings;
  status: "open" | "over" | "playing";
  seats: SeatInfo[];
  yours: boolean;
  link: string | null;
  match: string | null;
  matches: string[];
  rematch: number[];
  watchers: number;
  watching: string[];
  origin: OriginInfo | null;
  at: number;
  created: number;
  touched: number;
}

/** Something about the table has changed. */
export interface TableNews {
  type: "table";
  table: TableInfo;
}

/** A table in a list. */
export interface TableRow {
  id: string;
  game: string;
  players: number;
  free: number;
  status: string;
  names: string[];
  yours: number[];
  your_turn: boolean | null;
  to_act: number | null;
  since: number | null;
  watch: boolean;
  touched: number;
}

/** What a table decides besides the game's own options. */
export interface TableSettings {
  public?: boolean;
  watch?: boolean;
  hints?: boolean;
  start?: "full" | "owner";
  pace_s?: number;
  clock?: ClockWish | null;
  days?: boolean;
  leavers?: "ask" | "bot" | "end" | "wait";
  leave_after_s?: number | null;
  stand_in?: string;
  fun?: boolean;
  watchers_chat?: boolean;
}

/** Tables to join or to watch, and one's own. */
export interface Tables {
  public: TableRow[];
  mine: TableRow[];
}

/** Where a browser wants to be told that its person is waited for, as its `PushSubscription` says. */
export interface TellMe {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: "cs" | "en" | "pl" | "sk";
}

/** One choice as a bot sees it. */
export interface Thought {
  action: string;
  share: number;
  before: number[];
  chances: number[];
  plan: string[];
  reasons: Reason[];
}

/** What a bot thinks of one choice. */
export interface ThoughtInfo {
  action: string;
  share: number;
  before: number[];
  chances: number[];
  plan: string[];
  reasons: unknown[];
}

/** How one's first try of a puzzle went. */
export interface Tried {
  right: boolean;
}

/** A choice that is wrong, and why. */
export interface Try {
  action: string;
  cost: number;
  reasons?: Reason[];
  reply?: Reason[];
}

/** What a choice is worth beside the best that is found. */
export interface TryInfo {
  action: string;
  cost: number;
  error: number;
  grade: string;
  chance: number;
}

/** Another choice at a moment of a match that is over. */
export interface TryOut {
  at: number;
  action: string;
}

/** A moment that changed much. */
export interface Turning {
  number: number;
  kind: string;
  seat: number;
  change: number[];
}

/** Takes back one's last action; asks the others where it takes their consent. */
export interface Undo {
  type: "undo";
  id: string;
  version: number;
}

/** Somebody asks for an undo. */
export interface UndoInfo {
  seat: number;
  actions: number;
  agreed: number[];
  asked: number[];
}

/** What the figures depend on besides the match. */
export interface Versions {
  abraka: string;
  rules: number;
  content: string;
  sources: string;
  depth: Depth;
}

/** How two people have done against each other. */
export interface Versus {
  one: BookRow;
  other: BookRow;
  games: VersusGame[];
  latest: PlayedMatch[];
}

/** Two people in one game. */
export interface VersusGame {
  game: string;
  matches: number;
  ahead: number;
  behind: number;
}

/** A choice, and what is certain of where it leads. */
export interface Way {
  text: string;
  action: unknown;
  events: unknown[];
  open: boolean;
  ways: Way[];
}

/** Where each choice of the seat that is asked leads. */
export interface Ways {
  type: "ways";
  version: number;
  ways: Way[];
}

/** The answer to `hello`. */
export interface Welcome {
  type: "welcome";
  table: TableInfo;
  seat: number | null;
  chat: Said[];
  muted: string[];
}

/** Whose a link or a phrase is. */
export interface Whose {
  name: string;
  hat: number | null;
  colour: number | null;
  you: boolean;
  matches: number;
}

export type Command = Abort | Act | Acts | Answer | Back | Choose | Leave | Pause | Resign | StandIn | Undo;

export type Incoming = Abort | Act | Acts | Answer | Back | Choose | Hello | Hint | Leave | Mute | Nudge | Pause | Ping | React | Resign | Say | Since | StandIn | Undo;

export type Outgoing = Accepted | Full | Hinted | News | Nudged | Pong | Reacted | Refused | Said | TableNews | Ways | Welcome;

/** What the table and all games refuse; games have more. */
export type RefusalId = "all_began" | "bad_host" | "bad_message" | "bad_name" | "bad_option" | "bad_origin" | "bad_push" | "bad_record" | "bad_text" | "bot_is_there" | "bot_plays" | "damaged" | "declared" | "first_hello" | "has_begun" | "has_left" | "hint_running" | "internal" | "is_over" | "moved_on" | "no_chat" | "no_device" | "no_free_seat" | "no_hint_now" | "no_hints" | "no_match" | "no_pass" | "no_puzzle" | "no_record" | "no_resigning" | "no_seat" | "no_seat_here" | "no_stand_in" | "no_such_page" | "no_table" | "no_undo" | "no_undo_asked" | "no_watching" | "no_ways_now" | "nobody_away" | "nobody_late" | "nobody_stands_in" | "not_analysed" | "not_asked" | "not_away_yet" | "not_begun" | "not_full" | "not_in_book" | "not_now" | "not_over" | "not_owner" | "not_paused" | "not_stored" | "not_waited_yet" | "not_your_seat" | "nothing_done" | "nudged_lately" | "other_rules" | "other_seat" | "over" | "own_time" | "paused" | "sealed" | "seat_taken" | "stale" | "stopping" | "too_fast" | "too_large" | "too_many_devices" | "too_many_guesses" | "too_many_sockets" | "too_many_tables" | "too_slow" | "undo_asked" | "undo_enough" | "unknown_action" | "unknown_json" | "unknown_number" | "unknown_text" | "unknown_text_near" | "watching" | "worn_already" | "wrong_method";
