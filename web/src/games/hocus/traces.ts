/** The others' last moves, as trails along the way. */
import { smooth } from "../../lib/drawing";
import type { Point } from "../../lib/motion";
import type { Deed } from "../lately";
import { beatsOf, isFar } from "./beats";
import { placesBetween, spotOf, type Layout } from "./layout";
import type { Event } from "./types";

export interface Trail {
  seat: number; // whose pawn went
  line: string;
  end: Point;
  /** Where it began: there it says how far. */
  tag: Point;
  label: string;
}

export function trailsOf(deeds: readonly Deed<Event>[], layout: Layout): Trail[] {
  return deeds.flatMap(({ events }) =>
    beatsOf(events).flatMap((beat): Trail[] => {
      if (beat.kind !== "walk" && beat.kind !== "hit") return [];
      const { target, start, end } = beat;
      const places = beat.kind === "hit" || isFar(beat) ? [start, end] : placesBetween(start, end);
      const steps = end - start;
      return [
        {
          seat: target,
          line: smooth(
            places.map((place) => spotOf(layout, place)),
            false,
          ),
          end: spotOf(layout, end),
          tag: { x: spotOf(layout, start).x, y: spotOf(layout, start).y - 10 },
          label: steps < 0 ? `−${-steps}` : `+${steps}`,
        },
      ];
    }),
  );
}
