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

/** What hill and villages need at least, with the plan beside them or in a strip above. */
const WIDE = { width: 800, height: 476 };
const UPRIGHT = { width: 576, height: 572 };
/** The hill with its villages reaches so far to each side of its middle. */
const REACH = 334;

const USUAL = 9; // fields along a side of the lowest ring

/** The layout for a container of this size, and a hill of so many fields along its side. */
export function layoutFor(width: number, height: number, side = USUAL): Layout {
  const shape = width > 0 && height > 0 ? width / height : 1.5;
  const large = side / USUAL;
  return shape >= 1.4 ? wideLayout(Math.min(shape, 2.2), large) : uprightLayout(Math.max(shape, 0.6), large);
}

function wideLayout(shape: number, large: number): Layout {
  const height = Math.max(WIDE.height * large, (WIDE.width * large) / shape);
  const width = Math.max(WIDE.width * large, WIDE.height * large * shape);
  const middle = REACH * large + Math.max(0, width - WIDE.width * large) / 3;
  const size = Math.min(236 * large, width - middle - REACH * large + 24, height - 16);
  return {
    wide: true,
    width,
    height,
    camera: { x: middle, y: height / 2 + 14, flat: 0.63, tall: 0.78, yaw: 0.2, size: 1, small: 0.8, abreast: 5, width },
    plan: { left: width - size - 8, top: height - size - 8, width: size, height: size },
    card: { x: width - 150, y: 62 },
  };
}

function uprightLayout(shape: number, large: number): Layout {
  const height = Math.max(UPRIGHT.height * large, (UPRIGHT.width * large) / shape);
  const width = Math.max(UPRIGHT.width * large, UPRIGHT.height * large * shape);
  const size = 100 * large;
  return {
    wide: false,
    width,
    height,
    camera: {
      x: width / 2,
      y: height - 252 * large,
      flat: 0.7,
      tall: 0.7,
      yaw: 0.14,
      size: 1.18,
      small: 0.98,
      abreast: 3,
      width,
    },
    plan: { left: width / 2 - size * 0.3, top: 6, width: size, height: size },
    card: { x: width / 2 - 34, y: 58 },
  };
}
