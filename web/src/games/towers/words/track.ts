/** Where pieces stand, and where they would go. */
import { surface, type Space, type View } from "../view";

const SPELL_STEPS: Record<string, number> = {
  "advance-wizard": 1,
  "advance-tower": 2,
  "headwind-wizard": -1,
  "headwind-tower": -2,
};
const REDRAW_STEPS = 1;

/** How far a spell moves its piece; back is negative, 0: it moves none. */
export const spellSteps = (spell: string): number => SPELL_STEPS[spell] ?? 0;

/** How far the piece that is asked for goes; 0: none is asked for. */
export function stepsAsked(view: View): number {
  if (view.prompt === "redraw_tower") return REDRAW_STEPS;
  if (view.prompt === "piece") return view.card?.steps ?? 0;
  return view.prompt.startsWith("target") && view.casting ? spellSteps(view.casting.spell) : 0;
}

/** The number of the space so many steps on. */
export function ahead(view: View, space: number, steps: number): number {
  const spaces = view.spaces.length;
  return (((space + steps) % spaces) + spaces) % spaces;
}

/** The space of a tower, and how many towers stand on it. */
export function findTower(view: View, tower: number): { space: number; above: number } | null {
  for (const [space, { floors }] of view.spaces.entries()) {
    const floor = floors.findIndex((one) => one.tower === tower);
    if (floor >= 0) return { space, above: floors.length - 1 - floor };
  }
  return null;
}

export const castleSpace = (view: View): number => view.spaces.findIndex((space) => space.castle);

const isFree = (space: Space): boolean => surface(space).every((count) => count === 0);

/** Where the fickle raven would lead the castle: to the nearest space without a wizard on top (T20). */
export function ravenSpace(view: View, way: "forward" | "back"): number | null {
  const castle = castleSpace(view);
  for (let step = 1; step < view.spaces.length; step += 1) {
    const number = ahead(view, castle, way === "forward" ? step : -step);
    const space = view.spaces[number];
    if (space && isFree(space)) return number;
  }
  return null;
}
