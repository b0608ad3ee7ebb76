/** Events in groups that are seen as one, and what each does to the town. */
import { byType } from "../../kinds";
import type { Event, Events } from "../types";
import type { Colour, Location, Sort, Space, SpaceId, View } from "../view";

/** How much of what; below zero: it was paid. */
export interface Good {
  what: string;
  n: number;
}

export type Beat =
  | { kind: "walk"; seat: number; to: SpaceId; via: SpaceId }
  | { kind: "brought"; seat: number }
  | { kind: "appear"; colour: Colour; space: SpaceId }
  | { kind: "leave"; sort: Sort; space: SpaceId; seat: number | null }
  | { kind: "tile"; seat: number; location: Location; space: SpaceId }
  | { kind: "goods"; seat: number; goods: Good[] }
  | { kind: "toll"; seat: number; owner: number; what: string }
  | { kind: "card"; card: "mage" | "gear" | "chest" | "award" | "trait"; id: string; seat: number }
  | { kind: "drawn"; colour: Colour; seat: number }
  | { kind: "tom"; card: string };

/** What is known while events are grouped: where wizards are, and whether somebody from the bag waits for a container. */
interface Course {
  beats: Beat[];
  at: (SpaceId | null)[];
  drawn: boolean;
}

/** Groups events; `before` tells where those stand that they are about. */
export function beatsOf(events: readonly Event[], before: View): Beat[] {
  const course: Course = { beats: [], at: before.seats.map((seat) => seat.at), drawn: before.doing.held !== null };
  for (const event of events) follow(event, course);
  return course.beats;
}

/** What somebody gains or pays at once is one beat. */
function goods(seat: number, what: string, n: number, { beats }: Course): void {
  const last = beats.at(-1);
  if (last?.kind === "goods" && last.seat === seat) add(last.goods, { what, n });
  else beats.push({ kind: "goods", seat, goods: [{ what, n }] });
}

const nothing = (): void => {};

/** What each event adds to the beats before it. */
const follow = byType<Events, [course: Course], void>(
  {
    trait_taken: ({ seat, trait }, { beats }) => beats.push({ kind: "card", card: "trait", id: trait, seat }),
    circle_covered: nothing,
    ambition_dealt: nothing,
    ambition_card: nothing,
    turn_began: nothing,
    wizard_moved: ({ seat, to, via }, { at, beats }) => {
      at[seat] = to;
      beats.push({ kind: "walk", seat, to, via });
    },
    stuck: nothing,
    toll_paid: ({ seat, owner, what }, { beats }) => beats.push({ kind: "toll", seat, owner, what }),
    action_began: nothing,
    gained: ({ seat, what, n }, course) => goods(seat, what, n, course),
    paid: ({ seat, what, n }, course) => goods(seat, what, -n, course),
    bottle_gained: ({ seat }, course) => goods(seat, "bottles", 1, course),
    bottle_swapped: nothing,
    capacity_rose: ({ seat }, course) => goods(seat, "capacity", 1, course),
    capacity_flipped: ({ seat }, course) => goods(seat, "capacity", 1, course),
    capacity_declined: nothing,
    minimum_rose: nothing,
    circle_activated: ({ seat }, course) => goods(seat, "circle", 1, course),
    circle_declined: nothing,
    mage_taken: ({ seat, mage }, { beats }) => beats.push({ kind: "card", card: "mage", id: mage, seat }),
    mage_shown: nothing,
    mage_used: nothing,
    mage_turned_up: nothing,
    gear_taken: ({ seat, gear }, { beats }) => beats.push({ kind: "card", card: "gear", id: gear, seat }),
    gear_shown: nothing,
    gear_used: nothing,
    gear_turned_down: nothing,
    reward_claimed: nothing,
    tile_placed: ({ seat, location, space }, { beats }) => beats.push({ kind: "tile", seat, location, space }),
    chest_shown: ({ seat, chest }, { beats }) => beats.push({ kind: "card", card: "chest", id: chest, seat }),
    chest_left: nothing,
    chest_unlocked: nothing,
    chests_shuffled: nothing,
    assistant_moved: nothing,
    caught: ({ seat, sort }, course) => {
      const space = course.at[seat];
      if (!course.drawn && space) course.beats.push({ kind: "leave", sort, space, seat });
      course.drawn = false;
    },
    bottled: nothing,
    missed: ({ seat }, course) => goods(seat, "miss", 1, course),
    djinn_drawn: ({ seat, colour }, course) => {
      course.drawn = true;
      course.beats.push({ kind: "drawn", colour, seat });
    },
    djinn_returned: (_, course) => {
      course.drawn = false;
    },
    djinn_appeared: ({ colour, space }, { beats }) => beats.push({ kind: "appear", colour, space }),
    djinn_removed: ({ sort, space }, { beats }) => beats.push({ kind: "leave", sort, space, seat: null }),
    boss_gone: ({ space }, { beats }) => beats.push({ kind: "leave", sort: "boss", space, seat: null }),
    award_taken: ({ seat, award }, { beats }) => beats.push({ kind: "card", card: "award", id: award, seat }),
    award_paid: nothing,
    key_changed: nothing,
    end_began: nothing,
    final_began: ({ seat }, { at, beats }) => {
      at[seat] = "source";
      beats.push({ kind: "brought", seat });
    },
    tom_turned: ({ card }, { beats }) => beats.push({ kind: "tom", card }),
    scored: nothing,
    match_ended: nothing,
  },
  undefined,
);

function add(goods: Good[], good: Good): void {
  const same = goods.find(({ what, n }) => what === good.what && Math.sign(n) === Math.sign(good.n));
  if (same) same.n += good.n;
  else goods.push(good);
}

/** The town after a beat. */
export function after(spaces: readonly Space[], beat: Beat): readonly Space[] {
  switch (beat.kind) {
    case "walk":
      return stand(spaces, beat.seat, beat.to, beat.via);
    case "brought":
      return stand(spaces, beat.seat, "source", null);
    case "appear":
      return change(spaces, beat.space, (space) => ({
        ...space,
        djinns: { ...space.djinns, [beat.colour]: (space.djinns[beat.colour] ?? 0) + 1 },
      }));
    case "leave":
      return change(spaces, beat.space, (space) => without(space, beat.sort));
    case "tile":
      return change(spaces, beat.space, (space) => ({
        ...space,
        tiles: space.tiles.map((tile, seat) => (seat === beat.seat ? beat.location : tile)),
      }));
    default:
      return spaces;
  }
}

function change(spaces: readonly Space[], id: SpaceId, how: (space: Space) => Space): Space[] {
  return spaces.map((space) => (space.id === id ? how(space) : space));
}

function stand(spaces: readonly Space[], seat: number, to: SpaceId, via: SpaceId | null): Space[] {
  return spaces.map((space) => {
    const others = space.wizards.filter((wizard) => wizard.seat !== seat);
    const wizards = space.id === to ? [...others, { seat, via }] : others;
    return wizards.length === space.wizards.length && space.id !== to ? space : { ...space, wizards };
  });
}

function without(space: Space, sort: Sort): Space {
  if (sort === "boss") return { ...space, boss: false };
  const left = (space.djinns[sort] ?? 0) - 1;
  const { [sort]: _gone, ...others } = space.djinns;
  return { ...space, djinns: left > 0 ? { ...others, [sort]: left } : others };
}

/** The places that a beat is about. */
export function touched(beat: Beat, before: View): SpaceId[] {
  if (beat.kind === "walk") return [beat.to];
  if (beat.kind === "brought") return ["source"];
  if ("space" in beat) return [beat.space];
  const at = "seat" in beat && beat.seat !== null ? before.seats[beat.seat]?.at : null;
  return at ? [at] : [];
}
