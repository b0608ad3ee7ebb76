/** Gives the server the font that it writes with in pictures of matches, in a form that it can read. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const FOLDER = new URL("./node_modules/@fontsource/atkinson-hyperlegible-next/files/", import.meta.url);
const PARTS = ["latin", "latin-ext"];

export function pictureFonts(): Plugin {
  return {
    name: "picture-fonts",
    apply: "build",
    buildStart() {
      for (const part of PARTS) {
        const source = readFileSync(new URL(`atkinson-hyperlegible-next-${part}-700-normal.woff`, FOLDER));
        this.emitFile({ type: "asset", fileName: `fonts/${part}.woff`, source });
      }
    },
  };
}
