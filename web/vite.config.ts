import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { pictureFonts } from "./fonts.ts";
import { serviceWorker } from "./offline.ts";

// While developing, pages come from Vite and all else from a table that is open: `make play`.
const table = process.env["ABRAKA_TABLE"] ?? "http://127.0.0.1:8765";
const passed = { target: table, ws: true, headers: { origin: table, host: new URL(table).host } };

export default defineConfig({
  plugins: [svelte(), pictureFonts(), serviceWorker()],
  build: { outDir: "../src/abraka/client", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "/api": passed, "/ws": passed }, fs: { allow: [".."] } }, // rules lie in docs/rules, words in src/abraka
});
