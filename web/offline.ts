/** Builds the service worker, and tells it which files there are and which belong to one language only. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin, Rolldown } from "vite";
import { languages } from "./src/lib/languages.ts";

const WORKER = "sw.js";
const PUBLIC = new URL("./public/", import.meta.url);
/** Fonts for browsers that have no service workers, and for the server. */
const UNUSED = /\.woff$/;
const LANGUAGE = new RegExp(`[/.](${languages.join("|")})\\.(md|ftl)(\\?|$)`);

type File = Rolldown.OutputAsset | Rolldown.OutputChunk;

/** The language that a file alone is for; those of no language are for all. */
function languageOf(file: File): string | null {
  const ids = file.type === "chunk" ? file.moduleIds : [];
  const languages = new Set(ids.map((id) => LANGUAGE.exec(id)?.[1] ?? null).filter(Boolean));
  return languages.size === 1 ? ([...languages][0] ?? null) : null;
}

function sum(contents: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const content of contents) hash.update(content);
  return hash.digest("hex").slice(0, 16);
}

/** Everything that is to be kept. */
function filesOf(bundle: Rolldown.OutputBundle) {
  const made = Object.values(bundle).filter(({ fileName }) => fileName !== WORKER && !UNUSED.test(fileName));
  const kept = made.filter(({ fileName }) => fileName !== "index.html"); // that one is kept as "/"
  const drawn = readdirSync(PUBLIC).sort();
  const of = (language: string | null) =>
    kept.filter((file) => languageOf(file) === language).map((file) => `/${file.fileName}`);
  const contents = made.map((file) => (file.type === "chunk" ? file.code : file.source));
  return {
    version: sum([...contents, ...drawn.map((name) => readFileSync(new URL(name, PUBLIC)))]),
    always: [...of(null), ...drawn.map((name) => `/${name}`)],
    languages: Object.fromEntries(languages.map((locale) => [locale, of(locale)])),
  };
}

export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    buildStart() {
      this.emitFile({ type: "chunk", id: "worker/sw.ts", fileName: WORKER });
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== "chunk") throw new Error("The service worker was not built.");
        worker.code = `const FILES = ${JSON.stringify(filesOf(bundle))};\n${worker.code}`;
      },
    },
  };
}
