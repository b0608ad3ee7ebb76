/** A long press, a right click or the menu key: what lies under it is shown large, and is not picked by it. */
import type { Attachment } from "svelte/attachments";

const LONG_MS = 450;
const STILL = 10; // pixels that a finger may stray

export function held(show: () => void): Attachment<HTMLElement> {
  return (node) => {
    let timer = 0;
    let start = { x: 0, y: 0 };
    let shown = false;

    const stop = (): void => clearTimeout(timer);
    const open = (): void => {
      stop();
      shown = true;
      show();
    };
    const listeners: [string, (event: PointerEvent) => void][] = [
      [
        "pointerdown",
        (event) => {
          shown = false;
          start = { x: event.clientX, y: event.clientY };
          stop();
          if (event.pointerType !== "mouse") timer = window.setTimeout(open, LONG_MS);
        },
      ],
      ["pointermove", ({ clientX: x, clientY: y }) => Math.hypot(x - start.x, y - start.y) > STILL && stop()],
      ["pointerup", stop],
      ["pointercancel", stop],
      [
        "contextmenu",
        (event) => {
          event.preventDefault();
          if (!shown) open();
        },
      ],
    ];
    /** The click at the end of a long press is no pick. */
    const swallow = (event: MouseEvent): void => {
      if (!shown || event.detail === 0) return;
      shown = false;
      event.preventDefault();
      event.stopPropagation();
    };
    for (const [type, act] of listeners) node.addEventListener(type, act as EventListener);
    node.addEventListener("click", swallow, { capture: true });
    return () => {
      stop();
      for (const [type, act] of listeners) node.removeEventListener(type, act as EventListener);
      node.removeEventListener("click", swallow, { capture: true });
    };
  };
}
