/** Where the board can be touched, and what a touch there means. */
import type { Plan } from "../../lib/plan.svelte";
import type { Box } from "../Touch.svelte";
import { PAD, type Layout, type Place } from "./layout";
import { boxOf, levelsOf, openedAt, surfaceHeight } from "./scene";
import type { Action, Event } from "./types";
import { surface, type Space, type View } from "./view";

export interface Target {
  id: string;
  space: number;
  box: Box;
  /** What may be picked there; one: a touch picks it, several: it opens the lens, none: one may look. */
  keys: readonly string[];
}

const LEAST = 44; // pixels of a thing to touch
/** From so many pixels on a floor of a stack is taken on the board itself: by a finger, or by a mouse. */
export const FLOOR = { coarse: 40, fine: 24 };

/** The keys of all that stands on a space. */
export function keysOn(view: View, number: number): string[] {
  const space = view.spaces[number];
  if (!space) return [];
  const lifted = view.prompt === "release" ? openedAt(view.spaces, view.casting?.lifted ?? null) : null;
  const free = lifted?.space === number ? view.seats.map((_, owner) => `release:${owner}`) : [];
  const wizards = surface(space).flatMap((wizards, owner) => (wizards > 0 ? [`wizard:${owner}:${number}`] : []));
  return [...free, ...wizards, ...space.floors.map(({ tower }) => `tower:${tower}`)];
}

/** Those of a space's keys that go together with what is picked elsewhere; if there are none, all that are possible. */
export function open(plan: Plan, keys: readonly string[]): string[] {
  const possible = keys.filter((key) => plan.possible.has(key));
  const elsewhere = plan.picked.filter((key) => !keys.includes(key));
  const fit = possible.filter((key) =>
    plan.paths.some((path) => [key, ...elsewhere].every((one) => path.keys.includes(one))),
  );
  return fit.length > 0 ? fit : possible;
}

/** The people on a stack and each of its floors, if all that can be picked there is large enough to be touched. */
function floorsOf(space: Space, number: number, place: Place, keys: readonly string[], least: number): Target[] | null {
  const levels = levelsOf(space, number, place);
  const { top } = boxOf(space, number, place);
  const part = (id: string, from: number, to: number, picks: readonly string[]): Target => ({
    id: `${number}${id}`,
    space: number,
    box: { left: place.x - PAD.rx, top: from, width: 2 * PAD.rx, height: to - from },
    keys: picks,
  });
  const floors = space.floors.flatMap(({ tower }, k): Target[] => {
    const key = `tower:${tower}`;
    const [foot, roof] = [levels[k]?.height ?? 0, levels[k + 1]?.height ?? 0];
    // The lowest one reaches down to the foot of its place.
    return keys.includes(key)
      ? [part(`:${tower}`, place.y - roof, place.y - foot + (k === 0 ? PAD.ry : 0), [key])]
      : [];
  });
  const people = keys.filter((key) => !key.startsWith("tower:"));
  const roof = place.y - (levels.at(-1)?.height ?? 0);
  const all = people.length > 0 ? [part("people", top, roof, people), ...floors] : floors;
  return all.every(({ box }) => box.height >= least) ? all : null;
}

/** All places to touch. `scale`: pixels of a unit; `floor`: pixels of a floor that can be touched by itself. */
export function targetsOf(
  view: View,
  plan: Plan,
  layout: Layout,
  scale: number,
  floor: number = FLOOR.coarse,
): Target[] {
  return view.spaces.flatMap((space, number) => {
    const place = layout.places[number];
    if (!place) return [];
    const keys = open(plan, keysOn(view, number));
    if (keys.length === 0 && space.floors.length === 0) return [];
    const several = keys.filter((key) => key.startsWith("tower:")).length > 1;
    const floors = several ? floorsOf(space, number, place, keys, floor / scale) : null;
    if (floors) return floors;
    const { top } = boxOf(space, number, place);
    const [left, width, foot] = [place.x - PAD.rx, 2 * PAD.rx, place.y + PAD.ry];
    const roof = place.y - surfaceHeight(space, number, place) - 4;
    const [people, towers] = [
      keys.filter((key) => !key.startsWith("tower:")),
      keys.filter((key) => key.startsWith("tower:")),
    ];
    const split = people.length > 0 && towers.length > 0 && Math.min(roof - top, foot - roof) * scale >= LEAST;
    const zone = (id: string, from: number, to: number, picks: readonly string[]): Target => {
      const height = Math.max(to - from, LEAST / scale);
      return { id: `${number}${id}`, space: number, box: { left, top: to - height, width, height }, keys: picks };
    };
    return split
      ? [zone("people", top, roof, people), zone("towers", roof, foot, towers)]
      : [zone("", top, foot, keys)];
  });
}

export interface CastleWay {
  key: string;
  space: number;
}

/** Where the castle may be sent: by key, with the space it would come to. */
export function castleWays(view: View, plan: Plan<Event, Action>): CastleWay[] {
  const castle = view.spaces.findIndex((space) => space.castle);
  return ["castle:forward", "castle:back"]
    .filter((key) => plan.possible.has(key))
    .map((key) => {
      const events = plan.paths.find((path) => path.keys.includes(key))?.events ?? [];
      const flight = events.find((event) => event.type === "castle_flew");
      // As long as it is not known how far, it is drawn beside.
      const beside = (castle + (key === "castle:forward" ? 1 : view.spaces.length - 1)) % view.spaces.length;
      return { key, space: flight ? flight.end : beside };
    });
}

/** Those that can be touched: above what else can be picked there, only once something is picked that leads to it. */
export function castleTargets(view: View, plan: Plan<Event, Action>, others: readonly Target[]): CastleWay[] {
  const meant = (key: string) => plan.picked.length > 0 && plan.fitting.some((path) => path.keys.includes(key));
  return castleWays(view, plan).filter(
    ({ key, space }) => meant(key) || !others.some((one) => one.space === space && one.keys.length > 0),
  );
}
