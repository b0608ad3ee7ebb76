/**
 * Which thing an action picks: what lights up, and what a tap on it means. One key for one thing that can be touched.
 *
 * On the map: `edge:<space>:<from>` (where a path meets a space), `space:<id>`, `djinn:<colour>`, `djinn:boss` (of the
 * space that the question is about), `stall:<id>`, `offer:<id>`, `mage:<id>`, `gear:<id>`, `pile:<kind>`, `chest:<id>`,
 * `option:<id>` (the archive's), `award:<id>`, `trait:<id>`, `purchase:<id>` (the Source's).
 * On the desk: `mage:<id>` and `gear:<id>` too (each card is in one place only), `tile:<location>`, `circle`,
 * `bottle:<colour>` (an empty one), `cork:<what>` (who leaves a circle for a bottle: "red", "boss_red"),
 * `pay:<colour>` (three full bottles for an award).
 */
import type { Plan } from "../../lib/plan.svelte";
import type { GameAction } from "../board";

/** None: the action is a button in the bar. */
export function pick(action: GameAction): string | null {
  switch (action.type) {
    case "trait":
      return `trait:${action["trait"]}`;
    case "go":
      return `edge:${action["to"]}:${action["via"]}`;
    case "at":
      return `space:${action["space"]}`;
    case "target":
      return `djinn:${action["sort"]}`;
    case "mage":
    case "flip":
    case "help":
      return `mage:${action["mage"]}`;
    case "equip":
    case "wield":
    case "use":
    case "claim":
      return `gear:${action["gear"]}`;
    case "blind":
      return `pile:${action["kind"]}`;
    case "leave":
    case "unlock":
      return `chest:${action["chest"]}`;
    case "archive":
      return `option:${action["option"]}`;
    case "tile":
      return `tile:${action["location"]}`;
    case "visit":
      return `stall:${action["stall"]}`;
    case "buy":
      return `offer:${action["offer"]}`;
    case "purchase":
      return `purchase:${action["what"]}`;
    case "colour":
    case "bottle":
      return `bottle:${action["colour"]}`;
    case "circle":
      return "circle";
    case "pick":
      return `award:${action["award"]}`;
    case "cork":
      return `cork:${action["what"]}`;
    case "award":
      return `pay:${action["colour"]}`;
    default:
      return null;
  }
}

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
