/** Where pieces stand, and where they would go. */
import type { View } from "../view";

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
