/** What a plan would bring about in the town: the way of a wizard, who is caught, what comes to lie where. */
import type { Point } from "../../../lib/motion";
import { smooth } from "../../../lib/drawing";
import type { Event, View } from "../types";
import { after, beatsOf } from "./beats";
import { routeOf, stopsOf, type Layout } from "./layout";
import { scene, type Piece } from "./scene";

export interface Preview {
  ways: readonly string[];
  ghosts: readonly Piece[];
  /** Keys of pieces that would leave the town. */
  leaving: ReadonlySet<string>;
}

export const NOTHING: Preview = { ways: [], ghosts: [], leaving: new Set() };

export function preview(events: readonly Event[], view: View, layout: Layout): Preview {
  const beats = beatsOf(events, view);
  const before = scene(view.spaces, layout);
  const spaces = beats.reduce((now, beat) => after(now, beat), view.spaces);
  const end = scene(spaces, layout);
  const ways = beats.flatMap((beat) => {
    if (beat.kind !== "walk") return [];
    const seat = view.seats[beat.seat];
    const route = seat?.at ? routeOf(view.spaces, seat.at, seat.via, beat.to, beat.via) : [beat.via, beat.to];
    const start: Point[] = before.filter(({ key }) => key === `wizard:${beat.seat}`);
    return [smooth([...start, ...stopsOf(layout, route)], false)];
  });
  const ghosts = end.filter((piece) => {
    if (piece.kind === "djinn") return false;
    const was = before.find(({ key }) => key === piece.key);
    return !was || was.x !== piece.x || was.y !== piece.y;
  });
  const kept = new Set(end.map(({ key }) => key));
  return {
    ways,
    ghosts,
    leaving: new Set(before.flatMap(({ key, kind }) => (kind === "djinn" && !kept.has(key) ? [key] : []))),
  };
}
