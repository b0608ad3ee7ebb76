/** Events in groups that are seen as one, and what each does to the town. */
import type { GameEvent } from "../../board";
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

const text = (event: GameEvent, name: string): string => String(event[name]);
const number = (event: GameEvent, name: string): number => Number(event[name]);

/** What somebody gains or pays, where it is one of the events that tell so. */
function goodOf(event: GameEvent): Good | null {
  switch (event.type) {
    case "gained":
      return { what: text(event, "what"), n: number(event, "n") };
    case "paid":
      return { what: text(event, "what"), n: -number(event, "n") };
    case "bottle_gained":
      return { what: "bottles", n: 1 };
    case "capacity_rose":
    case "capacity_flipped":
      return { what: "capacity", n: 1 };
    case "circle_activated":
      return { what: "circle", n: 1 };
    case "missed":
      return { what: "miss", n: 1 };
    default:
      return null;
  }
}

const CARDS = {
  mage_taken: "mage",
  gear_taken: "gear",
  chest_shown: "chest",
  award_taken: "award",
  trait_taken: "trait",
} as const;

/** Groups events; `before` tells where those stand that they are about. */
export function beatsOf(events: readonly GameEvent[], before: View): Beat[] {
  const beats: Beat[] = [];
  const at = before.seats.map((seat) => seat.at);
  let drawn = before.doing.held !== null; // somebody from the bag waits for a container
  for (const event of events) {
    const good = goodOf(event);
    const last = beats.at(-1);
    const seat = number(event, "seat");
    if (good) {
      if (last?.kind === "goods" && last.seat === seat) add(last.goods, good);
      else beats.push({ kind: "goods", seat, goods: [good] });
      continue;
    }
    switch (event.type) {
      case "wizard_moved":
        at[seat] = text(event, "to");
        beats.push({ kind: "walk", seat, to: text(event, "to"), via: text(event, "via") });
        break;
      case "final_began":
        at[seat] = "source";
        beats.push({ kind: "brought", seat });
        break;
      case "djinn_appeared":
        beats.push({ kind: "appear", colour: event["colour"] as Colour, space: text(event, "space") });
        break;
      case "djinn_drawn":
        drawn = true;
        beats.push({ kind: "drawn", colour: event["colour"] as Colour, seat });
        break;
      case "caught":
        if (!drawn) beats.push({ kind: "leave", sort: event["sort"] as Sort, space: at[seat] ?? "", seat });
        drawn = false;
        break;
      case "djinn_returned":
        drawn = false;
        break;
      case "djinn_removed":
        beats.push({ kind: "leave", sort: event["sort"] as Sort, space: text(event, "space"), seat: null });
        break;
      case "boss_gone":
        beats.push({ kind: "leave", sort: "boss", space: text(event, "space"), seat: null });
        break;
      case "tile_placed":
        beats.push({ kind: "tile", seat, location: event["location"] as Location, space: text(event, "space") });
        break;
      case "toll_paid":
        beats.push({ kind: "toll", seat, owner: number(event, "owner"), what: text(event, "what") });
        break;
      case "tom_turned":
        beats.push({ kind: "tom", card: text(event, "card") });
        break;
      default:
        if (event.type in CARDS) {
          const card = CARDS[event.type as keyof typeof CARDS];
          beats.push({ kind: "card", card, id: text(event, card), seat });
        }
    }
  }
  return beats;
}

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
  if ("seat" in beat) return before.seats[beat.seat]?.at ? [before.seats[beat.seat]?.at ?? ""] : [];
  return [];
}
