/** Where the town can be touched, and what a touch there means. */
import type { Plan } from "../../../lib/plan.svelte";
import type { Box } from "../../Touch.svelte";
import { ripe } from "../picks";
import { SORTS, type Sort, type SpaceId, type View } from "../view";
import { edgeOf, PAVE, placeAt, SPACES, type Layout } from "./layout";
import { djinnsAt } from "./scene";
import { EXTENT } from "../shapes/djinns";

export interface Edge {
  key: string;
  space: SpaceId;
  via: SpaceId;
}

const MANY = 8; // so many edges: the whole town matters
const LEAST = 44; // pixels of a thing to touch

/** The space that a part of a key names. */
const spaceOf = (name: string | undefined): SpaceId | undefined => SPACES.find((id) => id === name);

/** The edges where a wizard may stop. */
export function edgesOf(plan: Plan): Edge[] {
  return [...plan.possible].flatMap((key) => {
    const [kind, to, from] = key.split(":");
    const [space, via] = [spaceOf(to), spaceOf(from)];
    return kind === "edge" && space && via && ripe(plan, key) ? [{ key, space, via }] : [];
  });
}

/** The space whose djinns may be picked: the one that the question is about, or that is picked. */
export function huntedSpace(view: View, plan: Plan): SpaceId | null {
  if (!SORTS.some((sort) => ripe(plan, `djinn:${sort}`))) return null;
  const chosen = spaceOf(plan.picked.find((key) => key.startsWith("space:"))?.slice("space:".length));
  return chosen ?? view.asked.space ?? (view.to_act === null ? null : (view.seats[view.to_act]?.at ?? null));
}

const CAPTURING: readonly View["prompt"][] = ["capture_target", "capture_help", "container", "free_djinn"];

/** The space where a capture goes on, from the first target to the last bottle. */
export const capturedAt = (view: View): SpaceId | null => (CAPTURING.includes(view.prompt) ? view.asked.space : null);

/** A space with room around it for those who haunt it. */
export function spaceBox(space: SpaceId, layout: Layout): Box {
  const { x, y } = placeAt(layout, space);
  return { left: x - 90, top: y - 92, width: 180, height: 150 };
}

/** The pieces that a capture is aimed at already. */
export function aimedAt(view: View): ReadonlySet<string> {
  const { space } = view.asked;
  const counted = new Map<Sort, number>();
  const keys = view.doing.targets.map((sort) => {
    if (sort === "boss") return `boss:${space}`;
    counted.set(sort, (counted.get(sort) ?? 0) + 1);
    return `djinn:${space}:${sort}:${counted.get(sort)}`;
  });
  return new Set(space ? keys : []);
}

const around = (x: number, y: number, half: number): Box => ({
  left: x - half,
  top: y - half,
  width: 2 * half,
  height: 2 * half,
});

/** `scale`: pixels of a unit. */
export function edgeBox({ space, via }: Edge, layout: Layout, scale: number): Box {
  const { x, y } = edgeOf(layout, space, via);
  return around(x, y - 4, Math.max(20, LEAST / 2 / scale));
}

export function placeBox(space: SpaceId, layout: Layout): Box {
  const { x, y } = placeAt(layout, space);
  return { left: x - PAVE.rx, top: y - 48, width: 2 * PAVE.rx, height: 48 + PAVE.ry };
}

/** All djinns of a sort at a space, in one box. */
export function djinnBox(view: View, id: SpaceId, sort: Sort, layout: Layout, scale: number): Box | null {
  const space = view.spaces.find((one) => one.id === id);
  if (!space) return null;
  const crowd = djinnsAt(space, placeAt(layout, id)).filter((piece) => piece.sort === sort);
  const [first] = crowd;
  if (!first) return null;
  const { half, height } = EXTENT[sort];
  const left = Math.min(...crowd.map(({ x }) => x)) - half * first.size;
  const right = Math.max(...crowd.map(({ x }) => x)) + half * first.size;
  const foot = Math.max(...crowd.map(({ y }) => y));
  const least = sort === "boss" ? 0 : LEAST / scale;
  const width = Math.max(right - left, Math.min(least, 30));
  const tall = Math.max(height * first.size, Math.min(LEAST / scale, 44));
  return { left: (left + right - width) / 2, top: foot - tall, width, height: tall + 2 };
}

/** What a player needs to see now, in units of the drawing; null: the whole town. */
export function neededBox(view: View, plan: Plan, layout: Layout): Box | null {
  const mine = view.to_act === null ? null : (view.seats[view.to_act] ?? null);
  const hunted = capturedAt(view) ?? huntedSpace(view, plan);
  if (hunted) return spaceBox(hunted, layout);
  const edges = edgesOf(plan);
  const here = ["action", "action_round", "source"].includes(view.prompt);
  if (edges.length > MANY || (!here && edges.length === 0)) return null;
  const spaces = [...edges.map(({ space }) => space), ...(mine?.at ? [mine.at] : [])];
  if (spaces.length === 0) return null;
  const points = spaces.map((id) => placeAt(layout, id));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [room, above] = here ? [120, 110] : [74, 84];
  const [left, top] = [Math.min(...xs) - room, Math.min(...ys) - above];
  return { left, top, width: Math.max(...xs) + room - left, height: Math.max(...ys) + room - top };
}
