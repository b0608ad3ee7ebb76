// Made by “abraka types” from the server's protocol. Do not edit.

/** The server. */
export interface About {
  version: string;
  games: GameInfo[];
  bots: LevelInfo[];
  address: string | null;
  compiled: number;
}

/** Done and stored, as that entry of the journal. */
export interface Accepted {
  type: "accepted";
  id: string;
  version: number;
}

/** Plays an action, in notation or as JSON. */
export interface Act {
  type: "act";
  id: string;
  version: number;
  action: string | Record<string, string | number | boolean | null>;
}

/** Agrees to an undo that another seat asks for, or does not. */
export interface Answer {
  type: "answer";
  id: string;
  version: number;
  agree: boolean;
}

/** Asks where each choice leads. */
export interface AskWays {
  type: "ways";
  id: string;
  version: number;
}

/** Takes one's seat back from the bot that stood in. */
export interface Back {
  type: "back";
  id: string;
  version: number;
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

/** All of a match that a seat may see. */
export interface Full {
  type: "full";
  match: MatchInfo;
  version: number;
  seat: number | null;
  view: unknown;
  choices: Choice[] | null;
  status: Status;
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  titles: Record<string, string>;
  summary: string;
  players: number[];
  minutes: number | null;
  options: OptionInfo[];
  rules_version: number;
}

/** The first message: who looks (nobody's seat: a watcher), and what is known already. */
export interface Hello {
  type: "hello";
  seat?: number | null;
  match?: string | null;
  since?: number | null;
  token?: string | null;
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

/** Leaves the match: what the table has chosen for leavers happens at once. */
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

/** The guest who asks. */
export interface Me {
  who: string;
  name: string;
}

/** Hears no more chat of somebody, or again. */
export interface Mute {
  type: "mute";
  id: string;
  who: string;
  on?: boolean;
}

/** One entry of the match's journal, as a seat may know it. */
export interface News {
  type: "news";
  version: number;
  at: number;
  kind: string;
  seat: number | null;
  action: string | null;
  value: number | string | null;
  events: unknown[];
  patch: Record<string, unknown>;
  choices: Choice[] | null;
  status: Status;
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
}

/** How a match ended. */
export interface OutcomeInfo {
  reason: string;
  ranks: number[];
}

/** Stops the match and its clocks, or lets them go on. */
export interface Pause {
  type: "pause";
  id: string;
  version: number;
  on: boolean;
}

/** Asks whether anybody is there. */
export interface Ping {
  type: "ping";
  id?: string;
}

/** One legal action, and what it does in a few English words. */
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

/** Somebody is there. */
export interface Pong {
  type: "pong";
  id: string;
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

/** A guest's name. */
export interface Rename {
  name: string;
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
  stand_in: boolean;
  who: string | null;
  yours: boolean;
  here: boolean;
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

/** Asks for everything after a version. */
export interface Since {
  type: "since";
  version: number;
}

/** Gives a seat up before the match begins. */
export interface Stand {
  seat: number;
}

/** Where a match stands, for everybody alike. */
export interface Status {
  to_act: number | null;
  paused: boolean;
  can_undo: boolean;
  late: number | null;
  votes: Record<string, string>;
  undo: UndoInfo | null;
  clock: ClockInfo | null;
  stand_ins: number[];
  outcome: OutcomeInfo | null;
  key: string | null;
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
  news: StoryNews[];
  outcome: OutcomeInfo | null;
  key: string | null;
}

/** One thing that happened in a match. */
export interface StoryNews {
  number: number;
  at: number | null;
  kind: string;
  seat: number | null;
  action: string | null;
  value: number | string | null;
  events: unknown[];
  patch: Record<string, unknown>;
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
  leavers?: "bot" | "end" | "wait";
  leave_after_s?: number;
  stand_in?: string;
}

/** Tables to join or to watch, and one's own. */
export interface Tables {
  public: TableRow[];
  mine: TableRow[];
}

/** What a bot thinks of one choice. */
export interface ThoughtInfo {
  action: string;
  share: number;
  chances: number[];
  plan: string[];
  reasons: unknown[];
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
  id: string | null;
  version: number;
  ways: Way[];
}

/** The answer to `hello`. */
export interface Welcome {
  type: "welcome";
  table: TableInfo;
  seat: number | null;
  chat: Said[];
}

export type Command = Act | Answer | Back | Choose | Leave | Pause | Undo;

export type Incoming = Act | Answer | AskWays | Back | Choose | Hello | Hint | Leave | Mute | Pause | Ping | Say | Since | Undo;

export type Outgoing = Accepted | Full | Hinted | News | Pong | Refused | Said | TableNews | Ways | Welcome;
