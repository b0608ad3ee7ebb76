/** The part of the town that is seen: whole, or nearer. Positions are pixels of the window that looks at it. */
import type { Point } from "../../../lib/motion";

export interface Sizes {
  width: number; // of the window
  height: number;
  fieldWidth: number; // of the whole town in it
  fieldHeight: number;
}

interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

const SPARE = 52; // pixels beside the town, below the buttons
const MOST = 3.2;
const NEAR = 1.7;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

export class Camera {
  zoom = $state(1);
  /** Whether the last change is to be seen as a motion; a finger needs none. */
  gliding = $state(true);
  #corner: Point = $state.raw({ x: 0, y: 0 });
  #sizes: () => Sizes;

  /** Where the town's corner is. */
  corner: Point = $derived.by(() => this.#kept(this.#corner));
  whole: boolean = $derived.by(() => this.zoom <= 1.01);

  constructor(sizes: () => Sizes) {
    this.#sizes = sizes;
  }

  /** The town never leaves the window. */
  #kept({ x, y }: Point): Point {
    const { width, height, fieldWidth, fieldHeight } = this.#sizes();
    const along = (at: number, room: number, size: number, spare: number): number =>
      size <= room ? (room - size) / 2 : clamp(at, room - size - spare, 0);
    return { x: along(x, width, fieldWidth * this.zoom, SPARE), y: along(y, height, fieldHeight * this.zoom, 0) };
  }

  showAll(): void {
    this.gliding = true;
    this.zoom = 1;
  }

  /** Nearer or farther; what is at a point of the window stays there. */
  zoomBy(factor: number, about?: Point, gliding = true): void {
    const { width, height } = this.#sizes();
    const at = about ?? { x: width / 2, y: height / 2 };
    const zoom = clamp(this.zoom * factor, 1, MOST);
    const { x, y } = this.corner;
    const grown = zoom / this.zoom;
    this.gliding = gliding;
    this.zoom = zoom;
    this.#corner = { x: at.x - (at.x - x) * grown, y: at.y - (at.y - y) * grown };
  }

  nearer(): void {
    this.zoomBy(NEAR);
  }

  farther(): void {
    this.zoomBy(1 / NEAR);
  }

  pan(dx: number, dy: number): void {
    this.gliding = false;
    this.#corner = { x: this.corner.x + dx, y: this.corner.y + dy };
  }

  /** Shows a part of the town large, but no larger than need be; in pixels of the whole town. */
  focus({ left, top, width: w, height: h }: Part, most: number): void {
    const { width, height } = this.#sizes();
    this.gliding = true;
    this.zoom = clamp(Math.min((width - SPARE) / w, height / h, most), 1, MOST);
    this.#corner = { x: (width - SPARE) / 2 - (left + w / 2) * this.zoom, y: height / 2 - (top + h / 2) * this.zoom };
  }
}

const SLACK = 8; // pixels that a finger may slip in a tap

/** Fingers and the wheel move a camera; a tap is left to what it hits. */
export function steer(camera: Camera): (window: HTMLElement) => () => void {
  return (window) => {
    const fingers = new Map<number, Point>();
    let slipped = false;
    let start: Point = { x: 0, y: 0 };

    const at = (event: PointerEvent | WheelEvent): Point => {
      const box = window.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const down = (event: PointerEvent): void => {
      if (event.pointerType === "mouse" && event.button !== 0) return;
      if (fingers.size === 0) slipped = false;
      start = at(event);
      fingers.set(event.pointerId, start);
    };
    const move = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = at(event);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        slipped = true;
        const spread = (p: Point): number => Math.hypot(p.x - other.x, p.y - other.y) || 1;
        camera.zoomBy(spread(now) / spread(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, false);
      } else if (slipped || Math.hypot(now.x - start.x, now.y - start.y) > SLACK) {
        slipped = true;
        if (!camera.whole) camera.pan(now.x - before.x, now.y - before.y);
      } else return;
      fingers.set(event.pointerId, now);
    };
    const up = (event: PointerEvent): void => void fingers.delete(event.pointerId);
    const click = (event: MouseEvent): void => {
      if (slipped && event.detail > 0) {
        event.stopPropagation();
        event.preventDefault();
      }
      slipped = false;
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      camera.zoomBy(Math.exp(-event.deltaY / 400), at(event), false);
    };

    window.addEventListener("pointerdown", down);
    globalThis.addEventListener("pointermove", move);
    globalThis.addEventListener("pointerup", up);
    globalThis.addEventListener("pointercancel", up);
    window.addEventListener("click", click, { capture: true });
    window.addEventListener("wheel", wheel, { passive: false });
    return () => {
      window.removeEventListener("pointerdown", down);
      globalThis.removeEventListener("pointermove", move);
      globalThis.removeEventListener("pointerup", up);
      globalThis.removeEventListener("pointercancel", up);
      window.removeEventListener("click", click, { capture: true });
      window.removeEventListener("wheel", wheel);
    };
  };
}
