/** Scripts of lessons. */
import type { Script } from "../lib/script.svelte";

/** A script as `abraka script` wrote it into a file; tests of the server write it anew and compare. */
export const readScript = (written: unknown): Script => written as Script;
