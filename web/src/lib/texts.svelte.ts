/** The texts of games: those of a language are loaded when they are first needed. */
import { getLocale } from "../paraglide/runtime.js";
import { sources, type Texts } from "virtual:texts";

let loaded: Readonly<Record<string, Texts>> = $state.raw({});
const asked = new Map<string, Promise<void>>();

/** Loads a game's texts in the language of now. */
export function loadTexts(game: string): Promise<void> {
  const name = `${game}/${getLocale()}`;
  const found = asked.get(name) ?? load(name);
  asked.set(name, found);
  return found;
}

async function load(name: string): Promise<void> {
  const texts = await sources[name]?.();
  if (texts) loaded = { ...loaded, [name]: texts };
}

/** The texts of a game; as long as another language is on its way, those of the one before. */
export function textsOf(game: string): Texts {
  const texts = loaded[`${game}/${getLocale()}`];
  if (texts) return texts;
  void loadTexts(game);
  const other = Object.entries(loaded).find(([name]) => name.startsWith(`${game}/`))?.[1];
  if (!other) throw new Error(`The texts of ${game} were not loaded.`);
  return other;
}
