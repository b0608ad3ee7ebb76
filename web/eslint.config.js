import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["src/messages.ts", "src/protocol.ts", "src/games/*/types.ts"] }, // written by programs
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier, // the shape is prettier's concern
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
    rules: {
      // TypeScript knows which names there are, those of the browser's types too.
      "no-undef": "off",
      // Sets and maps are made anew and put into $state.raw as a whole, or nothing drawn depends on them.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    rules: {
      // As for TypeScript: what a signature asks for but a function does not need begins with "_".
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", destructuredArrayIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
    },
  },
);
