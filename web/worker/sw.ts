/**
 * The service worker: it keeps the client's own files, so that lessons, rules and replays need no table.
 *
 * What the table answers (`/api`, `/ws`) never passes through here, so nothing of it can be kept, or be stale. A page is
 * always asked for first; the kept one stands in for a table that does not answer. A new version takes over at once, and
 * the files of the one before stay as long as pages of it may be open.
 */
export {};
declare const self: ServiceWorkerGlobalScope;
/** Written in by the build (`offline.ts`): all files, those of one language under its name. */
declare const FILES: { version: string; always: readonly string[]; languages: Readonly<Record<string, string[]>> };

const NAME = "abraka-files-";
const HERE = NAME + FILES.version;
const LANGUAGES = "abraka-languages";
const PAGE = "/";
const ASSETS = "/assets/";
const PATIENCE_MS = 5000;
const AT_ONCE = 4;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  const { keep } = (event.data ?? {}) as { keep?: string };
  if (keep && keep in FILES.languages) event.waitUntil(learn(keep));
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate" && isPage(url.pathname)) event.respondWith(page(request));
  else if (url.pathname.startsWith(ASSETS) || FILES.always.includes(url.pathname)) event.respondWith(file(request));
});

self.addEventListener("push", (event) => event.waitUntil(tell(event.data)));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open((event.notification.data as Word).path));
});

/** What the table says to somebody whose page is closed (docs/protocol.md). */
interface Word {
  title: string;
  text: string;
  path: string;
}

/** Shows that somebody is waited for, unless they look at that very table. */
async function tell(data: PushMessageData | null): Promise<void> {
  const { title, text, path } = wordIn(data);
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.some((page) => page.visibilityState === "visible" && new URL(page.url).pathname === path)) return;
  await self.registration.showNotification(title, { body: text, tag: path, icon: "/icon-192.png", data: { path } });
}

/** The word; what can't be read still has to be shown as something, or the browser says that we hide. */
function wordIn(data: PushMessageData | null): Word {
  try {
    const { title, text, path } = (data?.json() ?? {}) as Partial<Word>;
    if (typeof path === "string" && path.startsWith("/t/")) return { title: String(title), text: String(text), path };
  } catch {
    // not ours
  }
  return { title: "Abraka", text: "", path: PAGE };
}

/** Goes to the page that is open there already, or opens it. */
async function open(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}

/** Takes all files in, and those of the languages that were read here before. */
async function install(): Promise<void> {
  const known = (await (await caches.open(LANGUAGES)).keys()).map((request) => new URL(request.url).pathname.slice(1));
  await keep([PAGE, ...FILES.always, ...known.flatMap((language) => FILES.languages[language] ?? [])]);
  await self.skipWaiting();
}

/** Forgets versions but this one and the one before it, of which pages may still be open. */
async function activate(): Promise<void> {
  const versions = (await caches.keys()).filter((name) => name.startsWith(NAME) && name !== HERE);
  await Promise.all(versions.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Somebody reads in this language: its files are kept from now on. */
async function learn(language: string): Promise<void> {
  await (await caches.open(LANGUAGES)).put(`/${language}`, new Response());
  await keep(FILES.languages[language] ?? []);
}

/** Keeps files, a few at a time. Those that carry a sum in their name are taken over from an older version. */
async function keep(paths: readonly string[]): Promise<void> {
  const [cache, left] = [await caches.open(HERE), [...paths]];
  const work = async (): Promise<void> => {
    for (let path = left.shift(); path; path = left.shift()) {
      if (await cache.match(path)) continue;
      const named = path.startsWith(ASSETS);
      const found =
        (named && (await caches.match(path))) || (await fetch(path, { cache: named ? "default" : "no-cache" }));
      if (!found.ok) throw new Error(`${path}: ${found.status}`);
      await cache.put(path, found);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Pages of the client: what has no ending, and is not the table's own. */
function isPage(path: string): boolean {
  return !/^\/(api|ws|healthz|metrics)(\/|$)|\.\w+$/.test(path);
}

/** The page as the table has it; if that does not answer, as it was kept. */
async function page(request: Request): Promise<Response> {
  const kept = () => caches.match(PAGE, { cacheName: HERE });
  const asked = fetch(request);
  const late = new Promise<null>((done) => setTimeout(done, PATIENCE_MS, null));
  try {
    const answer = await Promise.race([asked, late]);
    if (answer && answer.status < 500) return answer;
    return (await kept()) ?? (await asked);
  } catch {
    return (await kept()) ?? Response.error();
  }
}

/** A file of the client: as it was kept, else as the table has it. */
async function file(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname;
  const kept = (await caches.match(path, { cacheName: HERE })) ?? (await caches.match(path));
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && path.startsWith(ASSETS)) await (await caches.open(HERE)).put(path, answer.clone());
  return answer;
}
