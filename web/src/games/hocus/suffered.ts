/** What others did to the reader, as a sentence to be told at the reader's pawn. */
import type { People } from "../board";
import type { Event, View } from "./types";
import { sentence } from "./words/tell";

/** What is told of an event that somebody else brought about, or of a turn that was lost; the worst comes first. */
const TOLD: readonly Event["type"][] = ["turn_lost", "hit", "moved", "swapped", "spell_laid", "forgot", "stole_card"];

function happensTo(event: Event, seat: number): boolean {
  if (event.type === "turn_lost") return event.seat === seat;
  return "target" in event && event.target === seat && event.seat !== seat;
}

/** Null: nothing happened to the reader. */
export function suffered(events: readonly Event[], people: People, view: View): string | null {
  const { me } = people;
  if (me === null) return null;
  const found = events.filter((event) => happensTo(event, me));
  const kind = TOLD.find((type) => found.some((event) => event.type === type));
  const event = found.find(({ type }) => type === kind);
  return event ? sentence(event, people, view) : null;
}
