/**
 * Replays that were opened here, kept in this browser to be watched without the table. Only matches that are over are
 * told whole, to all who have the link, and they never change: nothing that is kept is secret or can be stale.
 */
import { api, Refusal, storyPath, type StorySource } from "./api";
import type { StoryInfo } from "./story.svelte";

const NAME = "abraka-replays";
const MOST = 20;
const UNREACHABLE = 0;

/** A replay that can be watched without the table. */
export interface Kept {
  href: string;
  game: string;
  names: readonly string[];
}

/** Where browsers keep nothing, as over plain http, there is nothing. */
async function shelf(): Promise<Cache | null> {
  return "caches" in globalThis ? caches.open(NAME).catch(() => null) : null;
}

/** A match from its beginning to its end: from the table, or as it was kept if that can't be reached. */
export async function loadStory(source: StorySource, id: string, seat: number | null): Promise<StoryInfo> {
  const [kept, path] = [await shelf(), storyPath(source, id, seat)];
  try {
    const story = await api.story(source, id, seat);
    if (story.outcome) await keep(kept, path, story);
    return story;
  } catch (error) {
    const lost = error instanceof Refusal && (error.status === UNREACHABLE || error.status >= 500);
    const found = lost ? await kept?.match(path) : null;
    if (!lost) await kept?.delete(path); // it is no more
    if (!found) throw error;
    return (await found.json()) as StoryInfo;
  }
}

/** The newest stand last; the oldest go. */
async function keep(kept: Cache | null, path: string, story: StoryInfo): Promise<void> {
  if (!kept) return;
  try {
    await kept.delete(path);
    await kept.put(path, new Response(JSON.stringify(story)));
    const all = await kept.keys();
    await Promise.all(all.slice(0, -MOST).map((request) => kept.delete(request)));
  } catch {
    // A browser that has no room still shows it.
  }
}

/** All that is kept, the newest first. */
export async function keptReplays(): Promise<Kept[]> {
  const kept = await shelf();
  const all = (await kept?.matchAll()) ?? [];
  const paths = (await kept?.keys()) ?? [];
  const found = await Promise.all(
    all.map(async (answer, index) => {
      const { match, names } = (await answer.json()) as StoryInfo;
      return { href: pageOf(new URL(paths[index]?.url ?? "/", location.href)), game: match.game, names };
    }),
  );
  return found.reverse();
}

/** Forgets all of them. */
export async function forgetReplays(): Promise<void> {
  if ("caches" in globalThis) await caches.delete(NAME);
}

/** The page that shows what lies at an address of the table. */
function pageOf(url: URL): string {
  const [, , source, id] = url.pathname.split("/");
  return `/${source === "records" ? "record" : "replay"}/${id}${url.search}`;
}
