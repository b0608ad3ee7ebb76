/** How the board is laid out: wide with the plan beside the hill, or upright with the plan in a corner. */
import type { Box } from "../Touch.svelte";
import type { Camera } from "./camera";

export interface Layout {
  wide: boolean;
  width: number;
  height: number;
  camera: Camera;
  /** Where the plan of all rings is. */
  plan: Box;
  /** Where a card that is played is shown. */
  card: { x: number; y: number };
}

const WIDE = { width: 660, height: 436 };
const UPRIGHT = { width: 566, height: 560 };

/** The layout for a container of this size. */
export function layoutFor(width: number, height: number): Layout {
  const shape = width > 0 && height > 0 ? width / height : 1.5;
  return shape >= 1.15 ? wideLayout(Math.min(shape, 2.2)) : uprightLayout(Math.max(shape, 0.6));
}

function wideLayout(shape: number): Layout {
  const height = Math.max(WIDE.height, WIDE.width / shape);
  const width = Math.max(WIDE.width, WIDE.height * shape);
  const room = Math.max(0, width - WIDE.width);
  const size = Math.min(240, 150 + room / 2);
  return {
    wide: true,
    width,
    height,
    camera: { x: width / 2 - Math.min(room / 2, 80), y: height / 2 + 22, flat: 0.58, tall: 0.8, yaw: 0.22 },
    plan: { left: width - size - 8, top: height - size - 8, width: size, height: size },
    card: { x: 62, y: 78 },
  };
}

function uprightLayout(shape: number): Layout {
  const height = Math.max(UPRIGHT.height, UPRIGHT.width / shape);
  const width = Math.max(UPRIGHT.width, UPRIGHT.height * shape);
  const size = 132;
  return {
    wide: false,
    width,
    height,
    camera: { x: width / 2, y: height / 2 + 26, flat: 0.7, tall: 0.7, yaw: 0.14 },
    plan: { left: width - size - 6, top: height - size - 6, width: size, height: size },
    card: { x: 56, y: 72 },
  };
}
