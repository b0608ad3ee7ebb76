/** Where the board can be touched, and what a touch there means. */
import type { Plan } from "../../lib/plan.svelte";
import type { Box } from "../Touch.svelte";
import { spotOf, type Layout } from "./layout";
import type { NumberEnd } from "./preview";
import type { Pawn } from "./scene";
import type { Action, Event } from "./types";

export interface PawnTarget {
  seat: number;
  key: string;
  can: boolean;
  box: Box;
}

const LEAST = 44; // pixels of a thing to touch
const CROWDED = 33; // units between pawns that stand beside each other
const TALL = 66;

/** The pawns in the order of the loop, so that arrow keys go along it. `scale`: pixels of a unit. */
export function pawnTargets(
  pawns: readonly Pawn[],
  plan: Plan<Event, Action>,
  layout: Layout,
  scale: number,
): PawnTarget[] {
  return [...pawns]
    .sort((one, other) => one.place - other.place || one.seat - other.seat)
    .map((pawn) => {
      const key = `pawn:${pawn.seat}`;
      return { seat: pawn.seat, key, can: plan.possible.has(key), box: pawnBox(pawn, layout, scale) };
    });
}

/** Of those who stand behind others the heads can be touched, of the others all but the heads. */
function pawnBox({ x, y, crowd, row }: Pawn, layout: Layout, scale: number): Box {
  const width = crowd > 1 ? CROWDED : Math.max(CROWDED, LEAST / scale);
  const tall = TALL * layout.pawn;
  if (row === "back") return { left: x - width / 2, top: y - tall, width, height: tall - 20 };
  if (row === "front") return { left: x - width / 2, top: y - tall + 14, width, height: tall - 6 };
  const height = Math.max(tall + 8, LEAST / scale);
  return { left: x - width / 2, top: y + 8 - height, width, height };
}

/** The field to which numbers lead. */
export function numberBox({ place }: NumberEnd, layout: Layout, scale: number): Box {
  const { x, y } = spotOf(layout, place);
  const side = Math.max(layout.half * 2, LEAST / scale);
  return { left: x - side / 2, top: y - side / 2, width: side, height: side };
}

/** Something around a point, large enough for a thumb. */
export function boxAt({ x, y }: { x: number; y: number }, width: number, height: number, scale: number): Box {
  const [w, h] = [Math.max(width, LEAST / scale), Math.max(height, LEAST / scale)];
  return { left: x - w / 2, top: y - h / 2, width: w, height: h };
}
