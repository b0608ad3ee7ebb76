/** The town in words: its locations, and the thirteen spaces. */
import { m } from "../../../lib/words.svelte";
import type { Space, View } from "../view";
import { deedText, effectsText, objectText } from "./effects";

/** A location by its id, or the "source". */
export const placeTitle = (id: string): string => m.djinn_place({ id });

export const findSpace = (id: string, view?: View): Space | undefined => view?.spaces.find((space) => space.id === id);

interface Spot {
  shape: string;
  place: string;
}

const spotOf = (id: string, view?: View): Spot => {
  const space = findSpace(id, view);
  return { shape: space?.shape ?? "", place: space ? placeTitle(space.location ?? "source") : "" };
};

/** One of the thirteen spaces: its location and its shape. */
export const spaceTitle = (id: string, view: View): string => m.djinn_space(spotOf(id, view));

/** “to the round Tavern”; without a view: “to another space”. */
export const toSpace = (id: string, view?: View): string => m.djinn_to(spotOf(id, view));

/** “at the round Tavern”. */
export const atSpace = (id: string, view?: View): string => m.djinn_at(spotOf(id, view));

/** Options of the archive as the seat that looks, or the one whose turn it is, may choose them. */
function archiveOptions({ archive, seats, seat, active }: View): string {
  const colour = (seats[seat] ?? seats[active])?.strip.length === 0 ? "red" : "yellow";
  const options = archive.filter(({ id }) => id.startsWith(colour));
  return options.map(({ gain }) => effectsText(gain)).join("; ");
}

function sourceText({ prices, purchases, seats, seat, active }: View): string {
  const fee = (seats[seat] ?? seats[active])?.fee ?? 0;
  const goods = purchases.map(({ gain }) => effectsText(gain)).join("; ");
  return m.djinn_about_source({ price: prices.boss_at_source, fee: objectText("scrolls", fee), goods });
}

const ABOUT: Record<string, (view: View) => string> = {
  archive: (view) => m.djinn_about_archive({ options: archiveOptions(view) }),
  market: () => m.djinn_about_market(),
  catacombs: () => m.djinn_about_chests(),
  tavern: () => m.djinn_about_tavern(),
};

/** What can be done at a location, by its id, or at the "source". */
export function placeText(id: string, view: View): string {
  const location = view.locations.find((one) => one.id === id);
  if (!location) return id === "source" ? sourceText(view) : "";
  const lines = [
    m.djinn_deed_basic({ deed: deedText(id, location.basic) }),
    m.djinn_deed_special({ deed: deedText(id, location.special) }),
  ];
  const more = ABOUT[id]?.(view);
  return (more ? [...lines, more] : lines).join(" ");
}
