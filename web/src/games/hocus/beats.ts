/**
 * What happens on the board, beat by beat: events that belong together are one, and each changes how the seats stand.
 */
import type { GameEvent } from "../board";
import type { Standing } from "./scene";

export type Beat =
  | { kind: "turn"; seat: number }
  | { kind: "lost"; seat: number }
  | { kind: "roll"; seat: number; dice: number[]; chosen: boolean }
  | { kind: "walk"; seat: number; start: number; end: number; mover: number }
  | { kind: "hit"; seat: number; start: number; end: number; by: number }
  | { kind: "swap"; seat: number; target: number }
  | { kind: "draw"; seat: number; card: string | null }
  | { kind: "cast"; seat: number; spell: string }
  | { kind: "lay"; seat: number; spell: string; slot: number }
  | { kind: "leave"; seat: number; spell: string }
  | { kind: "steal"; thief: number; victim: number; card: string | null }
  | { kind: "forget"; seat: number; cards: number }
  | { kind: "end" };

const num = (event: GameEvent, name: string): number => Number(event[name]);
const text = (event: GameEvent, name: string): string => String(event[name]);

/** The beats of a row of events; what is not seen on the board is left out. */
export function beatsOf(events: readonly GameEvent[]): Beat[] {
  const beats: Beat[] = [];
  for (const event of events) add(beats, event);
  return beats;
}

function add(beats: Beat[], event: GameEvent): void {
  const last = beats.at(-1);
  const seat = num(event, "seat");
  const way = () => ({ seat, start: num(event, "start"), end: num(event, "end") });
  switch (event.type) {
    case "turn_began":
      beats.push({ kind: "turn", seat });
      break;
    case "turn_lost":
      beats.push({ kind: "lost", seat });
      break;
    case "rolled":
      if (last?.kind === "roll") last.dice.push(num(event, "die"));
      else beats.push({ kind: "roll", seat, dice: [num(event, "die")], chosen: false });
      break;
    case "number_chosen":
      beats.push({ kind: "roll", seat, dice: [num(event, "number")], chosen: true });
      break;
    case "moved":
      beats.push({ kind: "walk", ...way(), mover: num(event, "mover") });
      break;
    case "hit":
      beats.push({ kind: "hit", ...way(), by: num(event, "by") });
      break;
    case "swapped":
      beats.push({ kind: "swap", seat, target: num(event, "target") });
      break;
    case "drew":
      beats.push({ kind: "draw", seat, card: null });
      break;
    case "got":
      if (last?.kind === "draw") last.card = text(event, "card");
      break;
    case "spell_cast":
      beats.push({ kind: "cast", seat, spell: text(event, "spell") });
      break;
    case "spell_laid":
      beats.push({ kind: "lay", seat, spell: text(event, "spell"), slot: num(event, "slot") });
      break;
    case "spell_left":
      beats.push({ kind: "leave", seat, spell: text(event, "spell") });
      break;
    case "stole":
      beats.push({ kind: "steal", thief: num(event, "thief"), victim: num(event, "victim"), card: null });
      break;
    case "stole_card":
      if (last?.kind === "steal") last.card = text(event, "card");
      break;
    case "forgot":
      beats.push({ kind: "forget", seat, cards: num(event, "cards") });
      break;
    case "match_ended":
      beats.push({ kind: "end" });
      break;
  }
}

/** The seats that something happens to. */
export function touched(beat: Beat): number[] {
  switch (beat.kind) {
    case "swap":
      return [beat.seat, beat.target];
    case "steal":
      return [beat.thief, beat.victim];
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
      return change(seats, beat.seat, () => ({ place: beat.end }));
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
      return hold(hold(seats, beat.thief, 1), beat.victim, -1);
    case "forget":
      return hold(seats, beat.seat, -beat.cards);
    case "lay":
      return change(seats, beat.seat, ({ slots }) => ({
        slots: slots.map((spell, k) => (k === beat.slot - 1 ? beat.spell : spell)),
      }));
    case "leave":
      return change(seats, beat.seat, ({ slots }) => ({ slots: without(slots, beat.spell) }));
    default:
      return seats;
  }
}

/** Slots without a spell; of two alike the one goes whose time is up first. */
function without(slots: Standing["slots"], spell: string): Standing["slots"] {
  const at = slots.indexOf(spell);
  return slots.map((there, k) => (k === at ? null : there));
}
