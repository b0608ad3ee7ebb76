/**
 * Which thing an action picks: what lights up, and what a tap on it means. One key for one thing that can be touched.
 *
 * On the map: `edge:<space>:<from>` (where a path meets a space), `space:<id>`, `djinn:<colour>`, `djinn:boss` (of the
 * space that the question is about), `stall:<id>`, `offer:<id>`, `mage:<id>`, `gear:<id>`, `pile:<kind>`, `chest:<id>`,
 * `option:<id>` (the archive's), `award:<id>`, `trait:<id>`, `purchase:<id>` (the Source's).
 * On the desk: `mage:<id>` and `gear:<id>` too (each card is in one place only), `tile:<location>`, `circle`,
 * `bottle:<colour>` (an empty one), `cork:<what>` (who leaves a circle for a bottle: "red", "boss_red"),
 * `pay:<colour>` (three full bottles for an award), `keys` (to be changed; into what is asked then).
 */
import type { Plan } from "../../lib/plan.svelte";
import { byType } from "../kinds";
import type { Actions } from "./types";

const button = (): null => null;

/** None: the action is a button in the bar. */
export const pick = byType<Actions, [], string | null>(
  {
    trait: ({ trait }) => `trait:${trait}`,
    go: ({ to, via }) => `edge:${to}:${via}`,
    toll: button,
    do: button,
    console: button,
    mage: ({ mage }) => `mage:${mage}`,
    leave: ({ chest }) => `chest:${chest}`,
    unlock: ({ chest }) => `chest:${chest}`,
    archive: ({ option }) => `option:${option}`,
    tile: ({ location }) => `tile:${location}`,
    at: ({ space }) => `space:${space}`,
    equip: ({ gear }) => `gear:${gear}`,
    blind: ({ kind }) => `pile:${kind}`,
    keep: button,
    visit: ({ stall }) => `stall:${stall}`,
    buy: ({ offer }) => `offer:${offer}`,
    colour: ({ colour }) => `bottle:${colour}`,
    flip: ({ mage }) => `mage:${mage}`,
    mentor: button,
    swap: button,
    refill: button,
    bosses: button,
    shop: button,
    purchase: ({ what }) => `purchase:${what}`,
    target: ({ sort }) => `djinn:${sort}`,
    help: ({ mage }) => `mage:${mage}`,
    wield: ({ gear }) => `gear:${gear}`,
    circle: () => "circle",
    bottle: ({ colour }) => `bottle:${colour}`,
    accept: button,
    mix: button,
    pick: ({ award }) => `award:${award}`,
    key: () => "keys",
    cork: ({ what }) => `cork:${what}`,
    award: ({ colour }) => `pay:${colour}`,
    use: ({ gear }) => `gear:${gear}`,
    claim: ({ gear }) => `gear:${gear}`,
    pass: button,
  },
  null,
);

/**
 * Whether something is next to be picked: all that comes before it on some way is picked already, or is no matter of
 * picking. Of a hat that lets one place a tile the squares light up only after the hat and the tile.
 */
export function ripe(plan: Plan, key: string): boolean {
  if (plan.picked.includes(key)) return true;
  return plan.fitting.some(({ keys }) => {
    const at = keys.indexOf(key);
    return at >= 0 && keys.slice(0, at).every((before) => before === null || plan.picked.includes(before));
  });
}
