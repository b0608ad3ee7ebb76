/** Wandering Towers in words, in the reader's language. */
import type { GameAction, GameEvent, People } from "../board";
import type { View } from "./view";

export const ask = (view: View, people: People): string => `${people.names[view.to_act ?? 0]}: ${view.prompt}`;
export const label = (action: GameAction, _view: View): string => Object.values(action).join(" ");
export const explain = (action: GameAction, view: View, _people: People): string => label(action, view);
export const tell = (event: GameEvent, _people: People): string | null => event.type;
export const describe = (_view: View, _people: People): string[] => [];
export const reason = (reason: { kind: string; args: Record<string, number | string> }, _people: People): string =>
  reason.kind;
export const ended = (reason: string): string => reason;
export const banner = (_view: View): string | null => null;
export const refusal = (_sentence: string, _args: Record<string, number | string>, _people: People): string | null =>
  null;
