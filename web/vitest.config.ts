import { defineConfig } from "vitest/config";
import { plugins } from "./vite.config.ts";

// The tests' texts are compiled before they begin: a compiler that goes on watching would not let them end. And tests
// ask for all languages at once.
export default defineConfig({ plugins, test: { include: ["tests/**/*.test.ts"] } });
