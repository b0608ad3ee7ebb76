/** What a plan would bring about, as things to draw over the board: dotted ways with ghosts at their ends. */
import { smooth } from "../../lib/drawing";
import type { Point } from "../../lib/motion";
import type { Path } from "../../lib/plan.svelte";
import { after, beatsOf, isFar, type Beat } from "./beats";
import { placesBetween, spotOf, type Layout } from "./layout";
import { chest, scene, type Pawn, type Standing } from "./scene";
import type { Action, Event, Spell } from "./types";

export interface Way {
  line: string;
  /** Somebody is sent away against their will. */
  sent: boolean;
}

/** A spell that would lie on somebody, or be taken off. */
export interface Laid {
  seat: number;
  spell: Spell;
  off: boolean;
}

export interface Preview {
  ways: readonly Way[];
  ghosts: readonly Pawn[];
  /** Seats that would be hit. */
  hit: ReadonlySet<number>;
  laid: readonly Laid[];
  /** Where cards would come to: to whoever draws or steals one, or back to the deck. */
  cards: readonly Point[];
}

export const NOTHING: Preview = { ways: [], ghosts: [], hit: new Set(), laid: [], cards: [] };

type Seats = readonly Standing[];

export function preview(events: readonly Event[], seats: Seats, layout: Layout): Preview {
  const ways: Way[] = [];
  const hit = new Set<number>();
  const laid: Laid[] = [];
  const cards: Point[] = [];
  const going = new Set<number>();
  // What the next turn brings is no part of the plan, nor what leaves at the end of this one.
  const over = events.findIndex(({ type }) => type === "turn_began");
  let now = seats;
  for (const beat of beatsOf(over < 0 ? events : events.slice(0, over))) {
    if (beat.kind === "hit") hit.add(beat.target);
    if (beat.kind === "lay") laid.push({ seat: beat.target, spell: beat.spell, off: false });
    if (beat.kind === "leave" && over < 0) laid.push({ seat: beat.seat, spell: beat.spell, off: true });
    const next = after(now, beat);
    ways.push(...waysOf(beat, now, next, layout));
    if (beat.kind === "steal") cards.push(above(now, beat.seat, layout));
    if (beat.kind === "draw") cards.push(above(now, beat.seat, layout));
    if (beat.kind === "forget") cards.push(layout.deck);
    next.forEach(({ place }, seat) => place !== now[seat]?.place && going.add(seat));
    now = next;
  }
  const ghosts = scene(now, layout)
    .filter(({ seat }) => going.has(seat))
    .map((ghost) => beside(ghost, seats));
  return { ways, ghosts, hit, laid, cards };
}

const ASIDE = 13;

/** A ghost on a field where somebody still stands keeps a little aside, so that both are seen. */
function beside(ghost: Pawn, seats: Seats): Pawn {
  const taken = ghost.crowd === 1 && seats.some(({ place }, seat) => seat !== ghost.seat && place === ghost.place);
  return taken ? { ...ghost, x: ghost.x + ASIDE, y: ghost.y + 2 } : ghost;
}

function above(seats: Seats, seat: number, layout: Layout): Point {
  const pawn = scene(seats, layout).find((one) => one.seat === seat);
  return pawn ? { x: pawn.x, y: pawn.y - 76 * layout.pawn } : layout.deck;
}

function waysOf(beat: Beat, now: Seats, next: Seats, layout: Layout): Way[] {
  const feet = (seats: Seats, seat: number): Point =>
    scene(seats, layout).find((pawn) => pawn.seat === seat) ?? layout.deck;
  const middle = (seats: Seats, seat: number): Point => chest(feet(seats, seat), layout);
  switch (beat.kind) {
    case "walk": {
      const line = isFar(beat)
        ? arc(middle(now, beat.target), middle(next, beat.target))
        : along(beat.start, beat.end, layout);
      return [{ line, sent: beat.seat !== beat.target }];
    }
    case "hit":
      return [{ line: arc(middle(now, beat.target), middle(next, beat.target)), sent: true }];
    case "swap": {
      const [one, other] = [middle(now, beat.seat), middle(now, beat.target)];
      return [
        { line: arc(one, other), sent: false },
        { line: arc(other, one), sent: true },
      ];
    }
    case "steal":
      return [{ line: arc(middle(now, beat.target), above(now, beat.seat, layout)), sent: true }];
    case "forget":
      return [{ line: arc(middle(now, beat.target), layout.deck), sent: true }];
    default:
      return [];
  }
}

/** A way from field to field. */
function along(start: number, end: number, layout: Layout): string {
  return smooth(
    placesBetween(start, end).map((place) => spotOf(layout, place)),
    false,
  );
}

/** A way through the air; there and back it bends to different sides. */
function arc(from: Point, to: Point): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const bow = 0.18 + 24 / Math.max(60, Math.hypot(dx, dy));
  const number = (value: number): string => value.toFixed(1);
  const bend = { x: (from.x + to.x) / 2 + dy * bow, y: (from.y + to.y) / 2 - dx * bow };
  return `M${number(from.x)} ${number(from.y)}Q${number(bend.x)} ${number(bend.y)} ${number(to.x)} ${number(to.y)}`;
}

/** Where a number would lead whose choice is open: the field, and all numbers that lead there. */
export interface NumberEnd {
  place: number;
  numbers: readonly number[];
}

/** The ends of all numbers that can be chosen. */
export function numberEnds(paths: readonly Path<Event, Action>[]): NumberEnd[] {
  const ends = new Map<number, number[]>();
  for (const { keys, steps } of paths) {
    const at = keys.findIndex((key) => key?.startsWith("number:"));
    const step = steps[at];
    const move = step?.events.find((event) => event.type === "moved");
    if (step?.action.type !== "number" || !move) continue;
    ends.set(move.end, [...(ends.get(move.end) ?? []), step.action.number]);
  }
  return [...ends].map(([place, numbers]) => ({ place, numbers }));
}
