/** Everything in the town and on the desks, with what it means. */
import { m } from "../../lib/words.svelte";
import type { Chapter, Thing } from "../explain.svelte";
import { LOCATIONS, SORTS, type View } from "./view";
import { cardTitle, goodTitle, placeText, placeTitle } from "./words";

const GOODS = ["power", "coins", "scrolls", "keys", "bottles", "corks", "capacity"] as const;
const SIGNS = ["round", "square", "tile", "circle", "mage", "equipment", "award", "vp", "barrier"] as const;

const good = (id: string): Thing => ({ what: `good:${id}`, title: goodTitle(id), text: m.djinn_legend_good({ id }) });
const sign = (id: string): Thing => ({
  what: `sign:${id}`,
  title: m.djinn_legend_title({ id }),
  text: m.djinn_legend_sign({ id }),
});

export function chaptersOf(view: View): Chapter[] {
  return [
    { title: m.djinn_legend({ of: "goods" }), things: GOODS.map(good) },
    { title: m.djinn_legend({ of: "signs" }), things: SIGNS.map(sign) },
    {
      title: m.djinn_legend({ of: "places" }),
      things: [...LOCATIONS, "source" as const].map((id) => ({
        what: `place:${id}`,
        title: placeTitle(id),
        text: placeText(id, view),
      })),
    },
    {
      title: m.djinn_legend({ of: "djinns" }),
      things: SORTS.map((sort) => ({
        what: `sort:${sort}`,
        title: cardTitle(sort === "boss" ? "boss" : "djinn", sort),
        text: sort === "boss" ? m.djinn_legend_boss() : m.djinn_map_djinn_price({ power: view.prices.djinn }),
      })),
    },
  ];
}
