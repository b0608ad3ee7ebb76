/** The one place where what the server tells changes a view: at a table, in a replay and in a lesson alike. */
import type { BaseView, GameEvent } from "../games/board";
import type { Happened } from "../protocol";

/** One thing that happened, with the whole view after it. */
export interface Scene {
  version: number;
  seat: number | null;
  action: string | null;
  kind: string;
  value?: number | string | null; // what else there is to say of this kind
  events: readonly GameEvent[];
  after: BaseView;
}

/** What is told of something that happened, as far as it changes a view. */
export type Told = Pick<Happened, "version" | "seat" | "action" | "kind" | "events" | "patch"> &
  Partial<Pick<Happened, "value">>;

/** What was told, with the view that it leads to. */
export function sceneAfter(before: BaseView, { version, seat, action, kind, value, events, patch }: Told): Scene {
  return {
    version,
    seat,
    action,
    kind,
    value: value ?? null,
    events: events as GameEvent[],
    after: { ...before, ...patch } as BaseView,
  };
}

/** What was told one after another, each with the view that it leads to. */
export function scenesAfter(before: BaseView, told: readonly Told[]): Scene[] {
  const scenes: Scene[] = [];
  for (const one of told) scenes.push(sceneAfter(scenes.at(-1)?.after ?? before, one));
  return scenes;
}

/** The scenes without what was taken back: of that only the taking back is left. */
export function withoutUndone(scenes: readonly Scene[]): Scene[] {
  const kept: Scene[] = [];
  for (const scene of scenes) {
    let left = scene.kind === "undo" ? Number(scene.value ?? 0) : 0;
    for (let place = kept.length - 1; left > 0 && place >= 0; place -= 1) {
      if (kept[place]?.kind !== "act") continue;
      kept.splice(place, 1);
      left -= 1;
    }
    kept.push(scene);
  }
  return kept;
}
