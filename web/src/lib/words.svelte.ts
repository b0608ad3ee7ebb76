/**
 * The words of the client and of the games, in Fluent, one file a language and game. Those of the client are loaded before
 * anything is drawn, those of a game when it is first needed; of all languages only the one that is spoken.
 */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import type { Argument, Messages } from "../messages";
import type { Language } from "./languages";

const files = import.meta.glob<string>(["../../messages/*.ftl", "../../../src/abraka/games/*/words/*.ftl"], {
  query: "?raw",
  import: "default",
});
const SHELL = "../../messages";
const folderOf = (game: string) => `../../../src/abraka/games/${game}/words`;

const bundles = new Map<Language, FluentBundle>();
const loads = new Map<string, Promise<void>>();
const folders = new Set([SHELL]); // those that are needed in whatever language is spoken
let asked: Language = "en";
let spoken: Language = $state.raw(asked);

/** The language that is spoken now. */
export const language = (): Language => spoken;

/** Speaks a language from now on, as soon as its words are there; until then the one before is spoken. */
export async function speak(wanted: Language): Promise<void> {
  asked = wanted;
  await Promise.all([...folders].map((folder) => load(folder, wanted)));
  if (asked === wanted) spoken = wanted;
  else await speak(asked);
}

/** Loads a game's words; a game that brings none has none. */
export async function loadWords(game: string): Promise<void> {
  folders.add(folderOf(game));
  await speak(asked);
}

function load(folder: string, wanted: Language): Promise<void> {
  const file = `${folder}/${wanted}.ftl`;
  const found = loads.get(file) ?? read(file, wanted);
  loads.set(file, found);
  found.catch(() => loads.delete(file)); // it is tried again when it is needed again
  return found;
}

async function read(file: string, wanted: Language): Promise<void> {
  const text = await files[file]?.();
  if (text !== undefined) bundleOf(wanted).addResource(new FluentResource(text));
}

function bundleOf(wanted: Language): FluentBundle {
  const bundle = bundles.get(wanted) ?? new FluentBundle(wanted, { useIsolating: false });
  bundles.set(wanted, bundle);
  return bundle;
}

type Arguments = Readonly<Record<string, Argument>>;

/** Numbers are written without signs between thousands: 1022. */
function variables(args: Arguments): Record<string, string | FluentNumber> {
  const wrapped = Object.entries(args).map(([name, value]) => [
    name,
    typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value,
  ]);
  return Object.fromEntries(wrapped) as Record<string, string | FluentNumber>;
}

/** A message in the language that is spoken; what is missing is shown to players, and is an error to all others. */
function say(id: string, args: Arguments): string {
  const bundle = bundleOf(spoken);
  const pattern = bundle.getMessage(id)?.value;
  if (pattern) return bundle.formatPattern(pattern, variables(args), import.meta.env.PROD ? [] : null);
  if (import.meta.env.PROD) return id;
  throw new Error(`There is no message ${id} in ${spoken}, or it is not loaded.`);
}

/** A message whose id is known only when the game is; null: there is none. */
export const said = (id: string): string | null => (bundleOf(spoken).hasMessage(id) ? say(id, {}) : null);

const messages = new Map<string, (args?: Arguments) => string>();

function message(id: string): (args?: Arguments) => string {
  const found = messages.get(id) ?? ((args = {}) => say(id, args));
  messages.set(id, found);
  return found;
}

/** All messages, by their ids: `m.common_close()`, `m.wizards({ count: 2 })`. */
export const m = new Proxy({} as Messages, { get: (_, id) => message(String(id)) });
