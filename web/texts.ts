/**
 * Texts of games are loaded in one language only. Paraglide writes a module for each message, with all languages in it;
 * here the languages are taken apart: `virtual:texts` knows how to load a game's texts in a language, and the messages
 * themselves only ask for what was loaded (`src/lib/texts.svelte.ts`).
 */
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";
import settings from "./project.inlang/settings.json" with { type: "json" };

const FOLDER = new URL("./src/paraglide/messages/", import.meta.url);
const GAMES = ["towers", "hocus", "hill", "djinn"];
const SPLIT = new RegExp(`/paraglide/messages/((${GAMES.join("|")})_\\w+)\\.js$`);
/** Messages that pages without a board need too. */
const EVERYWHERE = /^[a-z]+_(option|spell)_/;
const VIRTUAL = "virtual:texts";

/** The messages of a game that are loaded by language. */
function keysOf(game: string): string[] {
  const names = readdirSync(FOLDER).filter((name) => name.startsWith(`${game}_`) && name.endsWith(".js"));
  return names.map((name) => name.slice(0, -".js".length)).filter((key) => !EVERYWHERE.test(key));
}

/** What a message is in one language, as a function. */
function variant(key: string, locale: string): string {
  const source = readFileSync(new URL(`${key}.js`, FOLDER), "utf8");
  const start = source.indexOf(`const ${locale}_${key} = `);
  const ends = ["\n\nconst ", "\n\n/**"].map((sign) => source.indexOf(sign, start)).filter((at) => at > 0);
  if (start < 0 || ends.length === 0) throw new Error(`There is no ${locale} in the message ${key}.`);
  return `export ${source.slice(start, Math.min(...ends)).replace(`${locale}_${key}`, key)}`;
}

function textsOf(game: string, locale: string): string {
  return ['import * as registry from "/src/lib/plurals.ts";', ...keysOf(game).map((key) => variant(key, locale))].join(
    "\n",
  );
}

/** How to load each game's texts in each language. */
function sources(): string {
  const names = GAMES.flatMap((game) => settings.locales.map((locale) => `${game}/${locale}`));
  return `export const sources = {${names.map((name) => `"${name}": () => import("${VIRTUAL}/${name}")`).join(", ")}};`;
}

/** Gives `virtual:texts`. */
export function textSources(): Plugin {
  return {
    name: "text-sources",
    resolveId: (id) => (id.startsWith(VIRTUAL) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${VIRTUAL}`)) return undefined;
      const [, game, locale] = id.split("/");
      return game && locale ? textsOf(game, locale) : sources();
    },
  };
}

/** Takes the languages out of the messages. */
export function textsByLanguage(): Plugin {
  return {
    name: "texts-by-language",
    transform(_, id) {
      const [, key, game] = SPLIT.exec(id) ?? [];
      if (!key || !game || EVERYWHERE.test(key)) return undefined;
      const lines = [
        'import { textsOf } from "/src/lib/texts.svelte.ts";',
        `export const ${key} = (inputs) => textsOf("${game}").${key}(inputs);`,
      ];
      return { code: lines.join("\n"), map: null };
    },
  };
}
