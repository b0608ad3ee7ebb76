/** Words for the time being, for a game whose own are on their way. */
import { m } from "../../paraglide/messages.js";
import type { BaseView, GameAction, GameEvent, People } from "../board";

const bare = (thing: GameAction | GameEvent): string => Object.values(thing).join(" ");

export const ask = (view: BaseView, people: People, _picked?: readonly string[]): string =>
  m.plain_turn({ name: people.names[view.to_act ?? -1] ?? "" });
export const label = (action: GameAction, _view: BaseView): string => bare(action);
export const explain = (action: GameAction, _view: BaseView, _people: People): string => bare(action);
export const tell = (event: GameEvent, _people: People, _view?: BaseView): string | null => bare(event);
export const describe = (_view: BaseView, _people: People): string[] => [];
export const reason = ({ kind }: { kind: string }, _people: People): string => kind;
export const ended = (reason: string): string => reason;
export const banner = (_view: BaseView): string | null => null;
export const refusal = (_sentence: string, _args: Record<string, number | string>, _people: People): string | null => null;
