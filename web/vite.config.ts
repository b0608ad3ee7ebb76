import { paraglideVitePlugin } from "@inlang/paraglide-js";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { textsByLanguage, textSources } from "./texts.ts";

// While developing, pages come from Vite and all else from a table that is open: `make play`.
const table = process.env["ABRAKA_TABLE"] ?? "http://127.0.0.1:8765";
const passed = { target: table, ws: true, headers: { origin: table, host: new URL(table).host } };

export const plugins = [textSources(), svelte()];

const texts = [
  paraglideVitePlugin({
    project: "./project.inlang",
    outdir: "./src/paraglide",
    strategy: ["globalVariable", "baseLocale"],
  }),
  textsByLanguage(),
];

export default defineConfig({
  plugins: [texts, plugins],
  build: { outDir: "../src/abraka/client", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "/api": passed, "/ws": passed }, fs: { allow: [".."] } }, // the rules lie in docs/rules
});
