/**
 * What happens on the board, beat by beat: events that belong together are one, and each changes how the seats stand.
 */
import { byType } from "../kinds";
import type { Standing } from "./scene";
import type { Event, Events, Spell } from "./types";

export type Beat =
  | { kind: "turn"; seat: number }
  | { kind: "lost"; seat: number }
  | { kind: "roll"; seat: number; dice: number[]; chosen: boolean }
  | { kind: "walk"; seat: number; target: number; start: number; end: number }
  | { kind: "hit"; seat: number; target: number; start: number; end: number }
  | { kind: "swap"; seat: number; target: number }
  | { kind: "draw"; seat: number; card: Spell | null }
  | { kind: "cast"; seat: number; spell: Spell }
  | { kind: "lay"; seat: number; target: number; spell: Spell; slot: number }
  | { kind: "leave"; seat: number; spell: Spell }
  | { kind: "steal"; seat: number; target: number; card: Spell | null }
  | { kind: "forget"; seat: number; target: number; cards: number }
  | { kind: "end" };

/** The beats of a row of events; what is not seen on the board is left out. */
export function beatsOf(events: readonly Event[]): Beat[] {
  const beats: Beat[] = [];
  for (const event of events) add(event, beats);
  return beats;
}

const nothing = (): void => {};

/** What each event adds to the beats before it. */
const add = byType<Events, [beats: Beat[]], void>(
  {
    turn_began: ({ seat }, beats) => beats.push({ kind: "turn", seat }),
    turn_lost: ({ seat }, beats) => beats.push({ kind: "lost", seat }),
    rolled: ({ seat, die }, beats) => {
      const last = beats.at(-1);
      if (last?.kind === "roll") last.dice.push(die);
      else beats.push({ kind: "roll", seat, dice: [die], chosen: false });
    },
    number_chosen: ({ seat, number }, beats) => beats.push({ kind: "roll", seat, dice: [number], chosen: true }),
    moved: ({ seat, target, start, end }, beats) => beats.push({ kind: "walk", seat, target, start, end }),
    hit: ({ seat, target, start, end }, beats) => beats.push({ kind: "hit", seat, target, start, end }),
    swapped: ({ seat, target }, beats) => beats.push({ kind: "swap", seat, target }),
    drew: ({ seat }, beats) => beats.push({ kind: "draw", seat, card: null }),
    got: ({ card }, beats) => {
      const last = beats.at(-1);
      if (last?.kind === "draw") last.card = card;
    },
    spell_cast: ({ seat, spell }, beats) => beats.push({ kind: "cast", seat, spell }),
    spell_laid: ({ seat, target, spell, slot }, beats) => beats.push({ kind: "lay", seat, target, spell, slot }),
    spell_left: ({ seat, spell }, beats) => beats.push({ kind: "leave", seat, spell }),
    stole: ({ seat, target }, beats) => beats.push({ kind: "steal", seat, target, card: null }),
    stole_card: ({ card }, beats) => {
      const last = beats.at(-1);
      if (last?.kind === "steal") last.card = card;
    },
    forgot: ({ seat, target, cards }, beats) => beats.push({ kind: "forget", seat, target, cards }),
    forgot_card: nothing,
    passed: nothing,
    match_ended: (_, beats) => beats.push({ kind: "end" }),
  },
  undefined,
);

/** The seats that something happens to. */
export function touched(beat: Beat): number[] {
  switch (beat.kind) {
    case "swap":
    case "steal":
      return [beat.seat, beat.target];
    case "walk":
    case "hit":
    case "lay":
    case "forget":
      return [beat.target];
    case "turn":
    case "end":
      return [];
    default:
      return [beat.seat];
  }
}

/** Further than anybody walks: such a way leads through the air. */
const FAR = 18;
export const isFar = ({ start, end }: { start: number; end: number }): boolean => Math.abs(end - start) > FAR;

type Seats = readonly Standing[];

const change = (seats: Seats, at: number, by: (seat: Standing) => Partial<Standing>): Seats =>
  seats.map((seat, number) => (number === at ? { ...seat, ...by(seat) } : seat));

const hold = (seats: Seats, at: number, more: number): Seats =>
  change(seats, at, ({ cards }) => ({ cards: Math.max(0, cards + more) }));

/** How the seats stand after a beat. */
export function after(seats: Seats, beat: Beat): Seats {
  switch (beat.kind) {
    case "walk":
    case "hit":
      return change(seats, beat.target, () => ({ place: beat.end }));
    case "swap": {
      const [mine, other] = [seats[beat.seat]?.place ?? 0, seats[beat.target]?.place ?? 0];
      return change(
        change(seats, beat.seat, () => ({ place: other })),
        beat.target,
        () => ({ place: mine }),
      );
    }
    case "draw":
      return hold(seats, beat.seat, 1);
    case "cast":
      return hold(seats, beat.seat, -1);
    case "steal":
      return hold(hold(seats, beat.seat, 1), beat.target, -1);
    case "forget":
      return hold(seats, beat.target, -beat.cards);
    case "lay":
      return change(seats, beat.target, ({ slots }) => ({
        slots: slots.map((spell, k) => (k === beat.slot - 1 ? beat.spell : spell)),
      }));
    case "leave":
      return change(seats, beat.seat, ({ slots }) => ({ slots: without(slots, beat.spell) }));
    default:
      return seats;
  }
}

/** Slots without a spell; of two alike the one goes whose time is up first. */
function without(slots: Standing["slots"], spell: Spell): Standing["slots"] {
  const at = slots.indexOf(spell);
  return slots.map((there, k) => (k === at ? null : there));
}
