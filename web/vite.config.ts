import { paraglideVitePlugin } from "@inlang/paraglide-js";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { textsByLanguage, textSources } from "./texts.ts";

// While developing, pages come from Vite and all else from a table that is open: `make play`.
const table = process.env["ABRAKA_TABLE"] ?? "http://127.0.0.1:8765";
const passed = { target: table, ws: true, headers: { origin: table, host: new URL(table).host } };

// The tests' texts are compiled before they begin: a compiler that goes on watching would not let them end. And tests
// ask for all languages at once.
const texts = process.env["VITEST"]
  ? []
  : [
      paraglideVitePlugin({
        project: "./project.inlang",
        outdir: "./src/paraglide",
        strategy: ["globalVariable", "baseLocale"],
        emitTsDeclarations: true,
      }),
      textsByLanguage(),
    ];

export default defineConfig({
  plugins: [texts, textSources(), svelte()],
  build: { outDir: "../src/abraka/client", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "/api": passed, "/ws": passed }, fs: { allow: [".."] } }, // the rules lie in docs/rules
  test: { include: ["tests/**/*.test.ts"] },
});
