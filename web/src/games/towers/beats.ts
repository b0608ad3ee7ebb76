/** What happens on the board, beat by beat: events that belong together are one, and each changes the spaces. */
import { byType } from "../kinds";
import { count, openedAt } from "./scene";
import type { Card, Event, Events, Spell } from "./types";
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
  | { kind: "card"; card: Card; seat: number }
  | { kind: "roll"; die: number }
  | { kind: "spell"; spell: Spell; seat: number };

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
    turn_began: nothing,
    card_played: ({ card, seat }, beats) => beats.push({ kind: "card", card, seat }),
    card_thrown: nothing,
    redrew: nothing,
    drew: nothing,
    got: nothing,
    pile_renewed: nothing,
    rolled: ({ die }, beats) => beats.push({ kind: "roll", die }),
    half_chosen: nothing,
    no_effect: nothing,
    wizard_moved: ({ owner, start, end }, beats) => beats.push({ kind: "walk", owner, start, end }),
    wizard_entered: ({ owner, start }, beats) => {
      // A freed one comes out first; here it is already known where it goes.
      if (beats.at(-1)?.kind === "free") beats.pop();
      beats.push({ kind: "enter", owner, start });
    },
    tower_moved: ({ tower, start, end }, beats) =>
      beats.push({ kind: "tower", tower, start, end, shown: [], covered: [], filled: null }),
    revealed: ({ owner, wizards, space }, beats) => {
      const last = beats.at(-1);
      if (last && "shown" in last) last.shown.push({ owner, wizards, space });
    },
    trapped: ({ owner, wizards, space }, beats) => {
      const last = beats.at(-1);
      if (last?.kind === "tower") last.covered.push({ owner, wizards, space });
    },
    potion_filled: ({ seat }, beats) => {
      const last = beats.at(-1);
      if (last?.kind === "tower") last.filled = seat;
    },
    spell_cast: ({ spell, seat }, beats) => beats.push({ kind: "spell", spell, seat }),
    spell_reserved: ({ spell, seat }, beats) => beats.push({ kind: "spell", spell, seat }),
    spell_lost: nothing,
    potions_lent: nothing,
    loan_refused: nothing,
    castle_flew: ({ start, end }, beats) => beats.push({ kind: "fly", start, end }),
    castle_stayed: nothing,
    towers_swapped: ({ first, second }, beats) => beats.push({ kind: "swap", first, second, shown: [] }),
    lifted: ({ tower }, beats) => beats.push({ kind: "lift", tower, shown: [] }),
    wizard_freed: ({ owner, space }, beats) => beats.push({ kind: "free", owner, space }),
    card_asked: nothing,
    card_given: nothing,
    card_passed: nothing,
    passed: nothing,
    last_round: nothing,
    match_ended: nothing,
  },
  undefined,
);

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
