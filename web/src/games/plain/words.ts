/** A game without words of its own: the server's English, and what can be said of all games. */
import { m } from "../../lib/words.svelte";
import type { BaseView, GameAction, People } from "../board";
import { told } from "./told.svelte";

/** An action without words: its verb and its arguments. */
const bare = (action: GameAction): string => Object.values(action).join(" ");

export const label = (action: GameAction): string => told.words(action) ?? bare(action);

/** What is asked; the server calls seats by colours, people have names. */
export function ask(view: BaseView, people: People): string {
  if (view.reason) return told.match?.question ?? m.plain_over();
  const asked = view.to_act ?? -1;
  const question = told.match?.question.replace(/^[A-Z][a-z]+: (.)/, (_all, first: string) => first.toUpperCase());
  if (asked === people.me) return question ?? "";
  return m.plain_turn({ name: people.names[asked] ?? "" });
}

export const describe = (): string[] => told.match?.picture.split("\n") ?? [];

export const ended = (reason: string): string =>
  reason === "broken_off" ? m.plain_broken_off() : reason.replaceAll("_", " ");

/** A bot's reason as it is called: “brings home”. */
export const reason = ({ kind }: { kind: string }): string => kind.replaceAll("_", " ");
