/** How people and their wizards are called: by name, the reader “you”. */
import { getLocale } from "../../../paraglide/runtime.js";
import { m } from "../../../paraglide/messages.js";
import type { People } from "../../board";
import type { Crowd, View } from "../view";

/** What messages choose their words by: the reader, or somebody with a name. */
export interface Who {
  who: "me" | "all" | "other";
  name: string;
}

export function nameOf(people: People, seat: number): string {
  return people.names[seat] ?? String(seat + 1);
}

export function whoIs(people: People, seat: number): Who {
  return { who: seat === people.me ? "me" : "other", name: nameOf(people, seat) };
}

/** Whose a wizard is; when all play together, nobody's own (T51). */
export function ownerOf(people: People, seat: number, view?: View): Who {
  return view?.together && view.seats.length > 1 ? { who: "all", name: "" } : whoIs(people, seat);
}

/** Wizards of a level, as a list of names with numbers. */
export function crowdText(crowd: Crowd, people: People, view: View): string {
  const parts = crowd.flatMap((count, seat) => (count > 0 ? [wizardsText(count, ownerOf(people, seat, view))] : []));
  return parts.join(", ");
}

function wizardsText(count: number, { who, name }: Who): string {
  if (who === "all") return m.towers_describe_all({ count });
  return who === "me" ? m.towers_describe_own({ count }) : m.towers_describe_crowd({ name, count });
}

/** Words as a list in a sentence: “Ada, Bob and Eva”. */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat(getLocale(), { type: "conjunction" }).format(words);
}
