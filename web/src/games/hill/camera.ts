/** How the hill is looked at: an even view from above, slightly turned. Lengths on the hill are fields. */
import type { Point } from "../../lib/motion";
import { halfOf, LEVELS, placeOf, cell, sideOf, turned } from "./grid";

/** A field's side in units of the drawing, straight from above. */
export const UNIT = 48;
/** How high a step is, in fields. */
export const STEP = 0.5;

export interface Camera {
  /** The middle of the hill's foot in the drawing. */
  x: number;
  y: number;
  /** How much of a length is left that leads away from the eye, and of a height. */
  flat: number;
  tall: number;
  /** How far the view is turned from straight on, in quarters. */
  yaw: number;
  /** How large goblins are drawn, on the hill and in villages, and how many stand side by side there. */
  size: number;
  small: number;
  abreast: number;
  /** How wide the drawing is: nobody in a village stands beyond its edges. */
  width: number;
}

/** How the hill is seen at a moment: where the eye stands, and how the hill lies; both in quarters, whole at rest. */
export interface Pose {
  camera: Camera;
  turn: number;
  hill: number;
}

/** A place on the screen, and how it lies to others. */
export interface Spot extends Point {
  level: number; // -1: the ground
  depth: number; // the greater, the nearer to the eye
  near: boolean; // nothing of the hill is before it
}

const angleOf = (pose: Pose, onHill: boolean): number => pose.camera.yaw + pose.turn + (onHill ? pose.hill : 0);

/** The height of a level's top, in fields. */
export const heightOf = (level: number): number => STEP * (level + 1);

export function project(pose: Pose, at: Point, height: number, onHill: boolean): Point & { depth: number } {
  const { camera } = pose;
  const { x, y } = turned(at, angleOf(pose, onHill));
  return { x: camera.x + UNIT * x, y: camera.y + UNIT * (camera.flat * y - camera.tall * height), depth: y };
}

/** Makes flat drawings in fields lie on a level. */
export function lying(pose: Pose, height: number, onHill: boolean): string {
  const { camera } = pose;
  const angle = (angleOf(pose, onHill) * Math.PI) / 2;
  const [c, s] = [UNIT * Math.cos(angle), UNIT * Math.sin(angle)];
  const all = [c, s * camera.flat, -s, c * camera.flat, camera.x, camera.y - UNIT * camera.tall * height];
  return `matrix(${all.map((part) => part.toFixed(3)).join(" ")})`;
}

/** Where the villages lie, beside the corner that they touch; seen from the middle of the hill. */
export function villageAt(sides: readonly number[], village: number): Point {
  const half = halfOf(sides, 0);
  return turned({ x: -half - 1.5, y: -half + 0.95 }, village - 1);
}

/** The corner field before a village, as the ground sees it. */
export function gateAt(sides: readonly number[], village: number): Point {
  const half = halfOf(sides, 0);
  return turned({ x: -half, y: -half + 0.5 }, village - 1);
}

/** Where something stands. */
export function spotOf(pose: Pose, sides: readonly number[], name: string): Spot {
  const place = placeOf(name);
  if (place.kind === "village") {
    const at = project(pose, villageAt(sides, place.number), 0, false);
    return { ...at, level: -1, near: at.depth > 0 };
  }
  if (place.kind === "summit") {
    return { ...project(pose, { x: 0, y: 0 }, heightOf(LEVELS), true), level: LEVELS, near: true };
  }
  const at = project(pose, cell(sides, place.level, place.index), heightOf(place.level), true);
  const run = sideOf(sides, place.level) - 1;
  if (place.index % run === 0) return { ...at, level: place.level, near: at.depth > 0 };
  // A side is seen when it looks towards the eye.
  const outward = turned({ x: 0, y: -1 }, Math.floor(place.index / run) + angleOf(pose, true));
  return { ...at, level: place.level, near: outward.y > 0 };
}

export interface Wall {
  points: string;
  light: number; // 0: dark, 1: bright
  /** The joints of its stones. */
  joints: string;
}

/** The walls of a level that are seen. */
export function wallsOf(pose: Pose, sides: readonly number[], level: number): Wall[] {
  const half = halfOf(sides, level);
  return [0, 1, 2, 3].flatMap((quarter): Wall[] => {
    const outward = turned({ x: 0, y: -1 }, quarter + angleOf(pose, true));
    if (outward.y <= 0.001) return [];
    const ends = [turned({ x: -half, y: -half }, quarter), turned({ x: half, y: -half }, quarter)];
    const corners = [
      ...ends.map((end) => project(pose, end, heightOf(level), true)),
      ...ends.reverse().map((end) => project(pose, end, heightOf(level - 1), true)),
    ];
    return [
      {
        joints: jointsOf(pose, half, level, quarter),
        points: corners.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" "),
        light: 0.5 - outward.x / 2,
      },
    ];
  });
}

/** Two courses of stones as wide as a field, the upper shifted by half of one. */
function jointsOf(pose: Pose, half: number, level: number, quarter: number): string {
  const [low, high] = [heightOf(level - 1), heightOf(level)];
  const middle = (low + high) / 2;
  const line = (from: number, end: number, bottom: number, top: number): string => {
    const [a, b] = [
      project(pose, turned({ x: from, y: -half }, quarter), bottom, true),
      project(pose, turned({ x: end, y: -half }, quarter), top, true),
    ];
    return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
  };
  const count = Math.round(2 * half);
  const upright = Array.from({ length: count }, (_, k) => {
    const at = -half + k;
    return (k > 0 ? line(at, at, low, middle) : "") + line(at + 0.5, at + 0.5, middle, high);
  });
  return line(-half, half, middle, middle) + upright.join("");
}

/** Whether the hill hides so much of a field that one would not find it. */
export function isHidden(pose: Pose, sides: readonly number[], name: string): boolean {
  const place = placeOf(name);
  if (place.kind !== "field") return false;
  const run = sideOf(sides, place.level) - 1;
  if (place.index % run === 0) return false;
  const outward = turned({ x: 0, y: -1 }, Math.floor(place.index / run) + angleOf(pose, true));
  return (-outward.y * STEP * pose.camera.tall) / pose.camera.flat > 0.35;
}
