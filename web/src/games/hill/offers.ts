/** What can be picked on the hill, place by place. */
import type { Path, Plan } from "../../lib/plan.svelte";
import { kindOf } from "./armed.svelte";
import { goblinKey, whereIs, type Table } from "./table";
import type { Action, Event } from "./types";

type Planned = Pick<Plan<Event, Action>, "paths" | "picked" | "possible" | "pickable">;

export interface Wish {
  /** The card that is to be used, if one was taken in hand. */
  card: string | null;
  /** The goblin that is put down next, if one was chosen. */
  goblin: number | null;
}

const partsOf = (key: string): string[] => key.split(":");
const verbOf = (key: string): string => partsOf(key)[0] ?? "";
const cardOf = (key: string): string => partsOf(key)[1] ?? "";

/** A joker is offered only where no other card does the same, unless it was taken in hand. */
function choice(keys: readonly string[], card: string | null): string[] {
  if (card !== null) {
    const by = keys.filter((key) => kindOf(cardOf(key)) === card);
    if (by.length > 0) return by;
  }
  return keys.filter((key) => !cardOf(key).startsWith("j") || !keys.includes(key.replace(":j", ":")));
}

/** The way that a key is part of, with what is picked besides. */
export function pathWith(plan: Planned, key: string): Path<Event, Action> | null {
  const others = plan.picked.filter((other) => verbOf(other) !== verbOf(key));
  const fits = plan.paths.find((path) => path.keys.includes(key) && others.every((other) => path.keys.includes(other)));
  return fits ?? plan.paths.find((path) => path.keys.includes(key)) ?? null;
}

/** Where a move would end. */
function endOf(plan: Planned, key: string): string | null {
  const path = pathWith(plan, key);
  const step = path?.steps[path.keys.indexOf(key)];
  const moved = step?.events.find((event) => event.type === "goblin_moved");
  return moved?.end ?? null;
}

/** The goblin that is put down next. */
export function nextGoblin(plan: Planned, wish: Wish): number | null {
  const left = [...plan.possible].filter((key) => verbOf(key) === "place").map((key) => Number(cardOf(key)));
  if (wish.goblin !== null && left.includes(wish.goblin)) return wish.goblin;
  return left.length > 0 ? Math.min(...left) : null;
}

/** Keys of moves that go with the goblin that is named, also instead of the move that is picked. */
export function movesOf(plan: Planned): string[] {
  const named = plan.picked.find((key) => verbOf(key) === "name");
  const paths = plan.paths.filter((path) => named === undefined || path.keys.includes(named));
  const naming = plan.paths.some((path) => path.keys.some((key) => key !== null && verbOf(key) === "name"));
  if (naming && named === undefined) return [];
  return [
    ...new Set(paths.flatMap((path) => path.keys.filter((key) => key !== null && verbOf(key) === "move"))),
  ] as string[];
}

/** Whether all that comes before it on some way is picked. */
export function comesNext(plan: Planned, key: string): boolean {
  return plan.paths.some((path) => {
    const at = path.keys.indexOf(key);
    return at >= 0 && path.keys.slice(0, at).every((before) => before === null || plan.picked.includes(before));
  });
}

/** All that a touch on the hill may mean now: keys by place. The seat is the one that is asked. */
export function offersOf(plan: Planned, table: Table, seat: number | null, wish: Wish): Map<string, string[]> {
  const offers = new Map<string, string[]>();
  const add = (place: string | null, key: string): void => {
    if (place !== null) offers.set(place, [...(offers.get(place) ?? []), key]);
  };
  const possible = [...plan.possible].filter((key) => verbOf(key) === "name" || comesNext(plan, key));
  const goblin = nextGoblin(plan, wish);
  for (const key of possible) {
    const [verb, first, second] = partsOf(key);
    if (verb === "village") add(`v${first}`, key);
    if (verb === "tile") add(first ?? null, key);
    if (verb === "place" && Number(first) === goblin) add(`v${second}`, key);
  }
  for (const key of choice(movesOf(plan), wish.card)) add(endOf(plan, key), key);
  // Another goblin may be named instead, where no move would end.
  const taken = new Set(offers.keys());
  const byCard = plan.picked.some((key) => verbOf(key) === "name") ? null : wish.card;
  for (const key of choice(
    possible.filter((one) => verbOf(one) === "name"),
    byCard,
  )) {
    const place = seat === null ? null : whereIs(table, goblinKey(seat, Number(cardOf(key).replace("j", ""))));
    if (place !== null && !taken.has(place)) add(place, key);
  }
  return offers;
}

/** What lights up: places to go to and goblins that can be named, as far as they go with what is picked. */
export function litOf(plan: Planned, offers: ReadonlyMap<string, readonly string[]>, seat: number | null): Set<string> {
  const lit = new Set<string>();
  for (const [place, keys] of offers) {
    for (const key of keys.filter((one) => plan.pickable.has(one))) {
      if (verbOf(key) !== "name") lit.add(place);
      else if (seat !== null) lit.add(goblinKey(seat, Number(cardOf(key).replace("j", ""))));
    }
  }
  return lit;
}
