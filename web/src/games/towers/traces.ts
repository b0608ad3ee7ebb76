/** The others' last moves, as trails on the ground, and what they did to the reader's wizards. */
import { smooth } from "../../lib/drawing";
import type { Point } from "../../lib/motion";
import type { People } from "../board";
import type { Deed } from "../lately";
import { beatsOf, type Beat } from "./beats";
import { spacesBetween, SPACES, type Layout } from "./layout";
import type { Event, View } from "./types";
import { tell } from "./words";

export interface Trail {
  seat: number;
  line: string;
  end: Point;
  label: string;
}

const ASIDE = 7; // from one player's trail to the next

/** Where a beat's piece came from and went to, as far as that is on the ring. */
function legOf(beat: Beat): { start: number; end: number } | null {
  return beat.kind === "tower" || beat.kind === "walk" ? { start: beat.start, end: beat.end } : null;
}

export function trailsOf(deeds: readonly Deed<Event>[], layout: Layout): Trail[] {
  return deeds.flatMap(({ seat, events }, k) =>
    beatsOf(events).flatMap((beat): Trail[] => {
      const leg = legOf(beat);
      if (!leg) return [];
      const aside = (k - (deeds.length - 1) / 2) * ASIDE;
      const points = spacesBetween(leg.start, leg.end).map((space): Point => {
        const { x, y } = layout.places[space] ?? layout.middle;
        return { x: x + aside, y: y + aside / 2 };
      });
      const steps = (leg.end - leg.start + SPACES) % SPACES;
      const label = steps > SPACES / 2 ? `−${SPACES - steps}` : String(steps);
      return [{ seat, line: smooth(points, false), end: layout.places[leg.end] ?? layout.middle, label }];
    }),
  );
}

/** A sentence about the reader's wizards, and the space where they are. */
export interface Suffered {
  space: number;
  text: string;
}

/** What the others did to the reader's wizards, the last first told; at each space once. */
export function suffered(deeds: readonly Deed<Event>[], people: People, view: View): Suffered[] {
  const { me } = people;
  if (me === null || view.together) return [];
  const found = new Map<number, string>();
  for (const event of deeds.flatMap(({ events }) => events)) {
    const mine = "owner" in event && event.owner === me;
    if (mine && event.type === "revealed") found.delete(event.space); // free again
    const space = event.type === "trapped" ? event.space : event.type === "wizard_moved" ? event.end : null;
    const text = mine && space !== null ? tell(event, people, view) : null;
    if (space !== null && text) found.set(space, text);
  }
  return [...found].map(([space, text]) => ({ space, text }));
}
