/** What can be touched now. Ways lead on to things that are not there yet, such as a bottle that is to be bought. */
import type { Path } from "../../../lib/plan.svelte";

/** The first thing that each way picks besides those that are picked. */
export function nextKeys(paths: readonly Path[], picked: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const { keys } of paths) {
    const key = keys.find((one) => one !== null && !picked.includes(one));
    if (key) found.add(key);
  }
  return found;
}
