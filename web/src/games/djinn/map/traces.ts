/** Where the others' wizards went last, and what the reader had of it. */
import { smooth } from "../../../lib/drawing";
import type { Point } from "../../../lib/motion";
import type { People } from "../../board";
import type { Deed } from "../../lately";
import type { Event, View } from "../types";
import { tell } from "../words";
import { edgeOf, stopsOf, type Layout } from "./layout";

export interface Trail {
  seat: number;
  /** Who moved first is 1. */
  order: number;
  line: string;
  end: Point;
}

/** The last way of each, to where it stopped. */
export function trailsOf(deeds: readonly Deed<Event>[], layout: Layout): Trail[] {
  return deeds.flatMap(({ seat, events }, k): Trail[] => {
    const walk = events.findLast((event) => event.type === "wizard_moved");
    if (walk?.type !== "wizard_moved") return [];
    const end = edgeOf(layout, walk.to, walk.via);
    return [{ seat, order: k + 1, line: smooth(stopsOf(layout, [walk.via, walk.to]), false), end }];
  });
}

/** What touched the reader in the others' turns: who paid for the way past, who drove a boss out. */
export function sufferedOf(deeds: readonly Deed<Event>[], people: People, view: View): string | null {
  const told = deeds
    .flatMap(({ events }) => events)
    .flatMap((event) =>
      event.type === "toll_paid" && event.owner === people.me ? (tell(event, people, view) ?? []) : [],
    );
  return told.at(-1) ?? null;
}
