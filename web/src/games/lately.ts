/** What the others did since the reader moved last: it stays marked on the board until the reader moves again. */

/** Something that happened, with the view after it. */
export interface Past<Event, View> {
  kind: string;
  seat: number | null;
  events: readonly Event[];
  after: View;
}

/** What one seat did in its last turn. */
export interface Deed<Event> {
  seat: number;
  events: readonly Event[];
}

/** The others' last turns, the oldest first. For watchers everybody is another. */
export function lately<Event, View extends { active: number }>(
  past: readonly Past<Event, View>[],
  me: number | null,
): Deed<Event>[] {
  const found = new Map<number, Event[]>();
  let current: number | null = null;
  let mine = past.at(-1)?.after.active === me; // in the middle of the reader's turn all stays marked
  for (let k = past.length - 1; k >= 0; k -= 1) {
    const one = past[k];
    if (one?.kind !== "act" || one.seat === null) continue;
    if (one.seat === me) {
      // Who only answers in another's turn has not moved.
      if (!mine && (past[k - 1]?.after.active ?? me) === me) break;
      continue;
    }
    mine = false;
    const before = found.get(one.seat);
    if (before && one.seat !== current) continue; // a turn before the last
    found.set(one.seat, [...one.events, ...(before ?? [])]);
    current = one.seat;
  }
  return [...found].map(([seat, events]) => ({ seat, events })).reverse();
}
