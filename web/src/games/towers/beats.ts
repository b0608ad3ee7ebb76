/** What happens on the board, beat by beat: events that belong together are one, and each changes the spaces. */
import type { GameEvent } from "../board";
import { count, openedAt } from "./scene";
import type { Crowd, Floor, Space } from "./view";

/** Wizards of one owner that were covered or came to light. */
export interface Group {
  owner: number;
  wizards: number;
  space: number;
}

export type Beat =
  | {
      kind: "tower";
      tower: number;
      start: number;
      end: number;
      shown: Group[];
      covered: Group[];
      filled: number | null;
    }
  | { kind: "walk"; owner: number; start: number; end: number }
  | { kind: "enter"; owner: number; start: number }
  | { kind: "fly"; start: number; end: number }
  | { kind: "swap"; first: number; second: number; shown: Group[] }
  | { kind: "lift"; tower: number; shown: Group[] }
  | { kind: "free"; owner: number; space: number }
  | { kind: "card"; card: string; seat: number }
  | { kind: "roll"; die: number }
  | { kind: "spell"; spell: string; seat: number };

const num = (event: GameEvent, name: string): number => Number(event[name]);

/** The beats of a row of events; what is not seen on the board is left out. */
export function beatsOf(events: readonly GameEvent[]): Beat[] {
  const beats: Beat[] = [];
  for (const event of events) add(beats, event);
  return beats;
}

function add(beats: Beat[], event: GameEvent): void {
  const last = beats.at(-1);
  const [owner, start, end] = [num(event, "owner"), num(event, "start"), num(event, "end")];
  const group = (): Group => ({ owner, wizards: num(event, "wizards"), space: num(event, "space") });
  switch (event.type) {
    case "tower_moved":
      beats.push({ kind: "tower", tower: num(event, "tower"), start, end, shown: [], covered: [], filled: null });
      break;
    case "revealed":
      if (last && "shown" in last) last.shown.push(group());
      break;
    case "trapped":
      if (last?.kind === "tower") last.covered.push(group());
      break;
    case "potion_filled":
      if (last?.kind === "tower") last.filled = num(event, "seat");
      break;
    case "wizard_moved":
      beats.push({ kind: "walk", owner, start, end });
      break;
    case "wizard_entered":
      // A freed one comes out first; here it is already known where it goes.
      if (last?.kind === "free") beats.pop();
      beats.push({ kind: "enter", owner, start });
      break;
    case "castle_flew":
      beats.push({ kind: "fly", start, end });
      break;
    case "towers_swapped":
      beats.push({ kind: "swap", first: num(event, "first"), second: num(event, "second"), shown: [] });
      break;
    case "lifted":
      beats.push({ kind: "lift", tower: num(event, "tower"), shown: [] });
      break;
    case "wizard_freed":
      beats.push({ kind: "free", owner, space: num(event, "space") });
      break;
    case "card_played":
      beats.push({ kind: "card", card: String(event["card"]), seat: num(event, "seat") });
      break;
    case "rolled":
      beats.push({ kind: "roll", die: num(event, "die") });
      break;
    case "spell_cast":
    case "spell_reserved":
      beats.push({ kind: "spell", spell: String(event["spell"]), seat: num(event, "seat") });
      break;
  }
}

/** The spaces that something happens on. */
export function touched(beat: Beat, spaces: readonly Space[]): number[] {
  switch (beat.kind) {
    case "tower":
    case "walk":
    case "fly":
      return [beat.start, beat.end];
    case "enter":
      return [beat.start, spaces.findIndex((space) => space.castle)];
    case "swap":
      return [beat.first, beat.second].flatMap((tower) => openedAt(spaces, tower)?.space ?? []);
    case "lift":
      return [openedAt(spaces, beat.tower)?.space ?? []].flat();
    case "free":
      return [beat.space];
    default:
      return [];
  }
}

const change = (spaces: readonly Space[], at: number, by: (space: Space) => Space): Space[] =>
  spaces.map((space, number) => (number === at ? by(space) : space));

/** A crowd with some more of an owner's wizards, or fewer. */
function plus(crowd: Crowd | null, owner: number, wizards: number, seats: number): Crowd {
  const whole = Array.from({ length: Math.max(seats, crowd?.length ?? 0, owner + 1) }, (_, seat) => crowd?.[seat] ?? 0);
  return whole.map((there, seat) => (seat === owner ? Math.max(0, there + wizards) : there));
}

function onTop(space: Space, by: (crowd: Crowd | null) => Crowd | null): Space {
  const top = space.floors.length - 1;
  if (top < 0) return { ...space, ground: by(space.ground) };
  return {
    ...space,
    floors: space.floors.map((floor, k) => (k === top ? { ...floor, wizards: by(floor.wizards) } : floor)),
  };
}

/** What lies open is known, even if nobody stood there. */
function open(space: Space, number: number, shown: readonly Group[]): Space {
  return onTop(space, (crowd) =>
    shown
      .filter((group) => group.space === number)
      .reduce<Crowd>(
        (sum, group) => (crowd === null ? plus(sum, group.owner, group.wizards, sum.length) : sum),
        crowd ?? [],
      ),
  );
}

/** The spaces after a beat. `aided`: covered wizards stay known. */
export function after(spaces: readonly Space[], beat: Beat, aided: boolean): readonly Space[] {
  const hide = (space: Space): Space => (aided ? space : onTop(space, (crowd) => (count(crowd) > 0 ? null : crowd)));
  const step = (owner: number, wizards: number, at: number, from: readonly Space[]) =>
    change(from, at, (space) => onTop(space, (crowd) => plus(crowd, owner, wizards, owner + 1)));
  switch (beat.kind) {
    case "walk":
      return step(beat.owner, 1, beat.end, step(beat.owner, -1, beat.start, spaces));
    case "enter":
      return step(beat.owner, -1, beat.start, spaces);
    case "free":
      return step(beat.owner, 1, beat.space, spaces);
    case "fly":
      return spaces.map((space, number) => ({ ...space, castle: number === beat.end }));
    case "tower":
      return moveTower(spaces, beat, hide);
    case "swap":
      return swap(spaces, beat.first, beat.second);
    default:
      return spaces;
  }
}

function moveTower(
  spaces: readonly Space[],
  { tower, start, end, shown }: Extract<Beat, { kind: "tower" }>,
  hide: (space: Space) => Space,
): readonly Space[] {
  const from = spaces[start];
  const k = from?.floors.findIndex((floor) => floor.tower === tower) ?? -1;
  if (!from || k < 0) return spaces;
  const rising = from.floors.slice(k);
  const left = change(spaces, start, (space) =>
    open({ ...space, floors: space.floors.slice(0, k), castle: false }, start, shown),
  );
  return change(left, end, (space) => {
    const below = hide(space);
    return { ...below, floors: [...below.floors, ...rising], castle: space.castle || from.castle };
  });
}

function swap(spaces: readonly Space[], first: number, second: number): readonly Space[] {
  const tops = new Map<number, Floor>();
  for (const { floors } of spaces) for (const floor of floors) tops.set(floor.tower, floor);
  const other = new Map([
    [first, tops.get(second)],
    [second, tops.get(first)],
  ]);
  return spaces.map((space) => ({ ...space, floors: space.floors.map((floor) => other.get(floor.tower) ?? floor) }));
}
