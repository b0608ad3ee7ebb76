/** Whose wizards are where: by name, the reader's “yours”. */
import { m } from "../../../lib/words.svelte";
import type { People } from "../../board";
import { whoIs, type Who } from "../../people";
import type { Crowd, View } from "../view";

/** Whose a wizard is: the reader's, everybody's, or somebody's with a name. */
export interface Owner {
  who: Who["who"] | "all";
  name: string;
}

/** Whose a wizard is; when all play together, nobody's own (T51). */
export function ownerOf(people: People, seat: number, view?: View): Owner {
  return view?.together && view.seats.length > 1 ? { who: "all", name: "" } : whoIs(people, seat);
}

/** Wizards of a level, as a list of names with numbers. */
export function crowdText(crowd: Crowd, people: People, view: View): string {
  const parts = crowd.flatMap((count, seat) => (count > 0 ? [wizardsText(count, ownerOf(people, seat, view))] : []));
  return parts.join(", ");
}

function wizardsText(count: number, { who, name }: Owner): string {
  if (who === "all") return m.towers_describe_all({ count });
  return who === "me" ? m.towers_describe_own({ count }) : m.towers_describe_crowd({ name, count });
}

/** Whose wizards the reader's cards and spells are for: with all of one's own home the partner's (T42, T45). */
export function whoseWizards(view: View): "own" | "partner" {
  const seat = view.seats[view.seat];
  return seat && seat.partner !== null && seat.home === view.wizards ? "partner" : "own";
}
