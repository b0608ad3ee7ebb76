/** A match as turns: what happened in each, in a sentence or two, and step by step. */
import type { BaseView, GameBoard, GameEvent, People } from "../games/board";
import { linesOf, type Line } from "./log";
import type { Scene } from "./scenes";

/** A line of a turn, and how much it says of it. */
export interface TurnLine extends Line {
  weight: number;
}

/** One turn; what happened at the table besides stands by itself, with the number 0. */
export interface Turn {
  key: string;
  number: number;
  seat: number | null;
  /** The last version that belongs to it. */
  version: number;
  lines: readonly TurnLine[];
  events: readonly GameEvent[];
  before: BaseView | null;
  after: BaseView;
  scenes: readonly Scene[];
}

/** So many sentences tell a turn. */
const SENTENCES = 2;
const REACTION = 5; // so much less says what others did in it
const NEXT = "turn_began";

interface Growing extends Turn {
  lines: TurnLine[];
  events: GameEvent[];
  scenes: Scene[];
}

/** Where a scene is cut: what follows a turn's beginning belongs to the next one. */
function parts({ events }: Scene): GameEvent[][] {
  const cut: GameEvent[][] = [[]];
  for (const event of events) {
    if (event.type === NEXT) cut.push([]);
    cut.at(-1)?.push(event);
  }
  return cut;
}

/** The turn in which a scene begins, when the table before it is not known. */
function opened({ events, after }: Scene): number {
  const next = events.find(({ type }) => type === NEXT);
  return next?.turn === undefined ? after.turn : next.turn - 1;
}

/** The turns that scenes tell of, the oldest first. `first` is the table before them, if it is known. */
export function turnsOf(scenes: readonly Scene[], board: GameBoard, people: People, first?: BaseView): Turn[] {
  const turns: Growing[] = [];
  let before = first ?? null;
  const begin = (number: number, seat: number | null, scene: Scene): Growing => {
    const key = `${turns.length}:${number}`;
    const turn = {
      key,
      number,
      seat,
      version: scene.version,
      lines: [],
      events: [],
      scenes: [],
      before,
      after: scene.after,
    };
    turns.push(turn);
    return turn;
  };
  let now: Growing | null = null;
  for (const scene of scenes) {
    if (scene.kind !== "act") {
      const lines = linesIn(scene, board, people);
      if (lines.length > 0) begin(0, scene.seat, scene).lines = lines;
      before = scene.after;
      now = null;
      continue;
    }
    for (const events of parts(scene)) {
      const [opening] = events;
      if (opening?.type === NEXT) now = begin(opening.turn ?? 0, opening.seat ?? null, scene);
      else if (events.length === 0 && scene.events.length > 0) continue;
      now ??= begin(before?.turn ?? opened(scene), before?.active ?? scene.seat, scene);
      now.lines.push(...weighed({ ...scene, events }, board, people));
      now.events.push(...events);
      if (now.scenes.at(-1) !== scene) now.scenes.push(scene);
      now.version = scene.version;
      now.after = scene.after;
    }
    before = scene.after;
  }
  return turns;
}

/** The lines of one scene, each with its weight. */
export function linesIn(scene: Scene, board: GameBoard, people: People): TurnLine[] {
  return scene.kind === "act"
    ? weighed(scene, board, people)
    : linesOf(scene, board, people).map((line) => ({ ...line, weight: 1 }));
}

function weighed(scene: Scene, board: GameBoard, people: People): TurnLine[] {
  if (board.tellAction) return linesOf(scene, board, people).map((line) => ({ ...line, weight: 1 }));
  return scene.events.flatMap((event) => {
    const weight = event.type === NEXT ? 0 : (board.weigh?.(event, people) ?? 1);
    return linesOf({ ...scene, events: [event] }, board, people).map((line) => ({ ...line, weight }));
  });
}

/** The sentences that say most of some lines, in their order; of somebody's turn rather those about what they did. */
export function gist(lines: readonly TurnLine[], whose: number | null = null, most = SENTENCES): string {
  const says = ({ weight, seat }: TurnLine): number => weight - (whose === null || seat === whose ? 0 : REACTION);
  const told = lines
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => says(other) - says(one))
    .slice(0, most);
  return lines
    .filter((line) => told.includes(line))
    .map(({ text }) => text)
    .join(" ");
}
