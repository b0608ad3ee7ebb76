/** Which page is shown: the address, and nothing else. */

export type Page =
  | { name: "home" }
  | { name: "new"; game: string }
  | { name: "table"; table: string; token: string | null }
  | { name: "replay"; source: "matches" | "records"; id: string; at: number; embedded: boolean }
  | { name: "rules"; game: string }
  | { name: "tutorial"; game: string }
  | { name: "me" | "matches" | "book" | "privacy" | "puzzles" }
  | { name: "puzzle"; id: string }
  | { name: "better"; match: string; at: number }
  | { name: "device"; secret: string }
  | { name: "versus"; one: string; other: string }
  | { name: "lost" };

export function pageOf(url: URL): Page {
  const [first = "", second = "", ...more] = url.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  if (!second && (first === "me" || first === "matches" || first === "book" || first === "privacy"))
    return { name: first };
  if (!second && first === "puzzles") return { name: first };
  if (!second && first === "device") return { name: "device", secret: url.hash.slice(1) };
  if (first === "versus" && second && more.length === 1) return { name: "versus", one: second, other: more[0] ?? "" };
  if (more.length === 0 && second) {
    if (first === "new" || first === "rules" || first === "tutorial") return { name: first, game: second };
    if (first === "t") return { name: "table", table: second, token: url.hash.slice(1) || null };
    const at = Number.parseInt(url.searchParams.get("at") ?? "", 10) || 0;
    if (first === "puzzles") return { name: "puzzle", id: second };
    if (first === "better") return { name: "better", match: second, at };
    const embedded = first === "embed"; // a replay in a frame of somebody else's page
    if (first === "replay" || embedded) return { name: "replay", source: "matches", id: second, at, embedded };
    if (first === "record") return { name: "replay", source: "records", id: second, at, embedded };
  }
  return first ? { name: "lost" } : { name: "home" };
}

class Router {
  page: Page = $state.raw(pageOf(new URL(location.href)));
  /** A new version of the client has come: the next page is loaded whole. */
  outdated = false;

  constructor() {
    addEventListener("popstate", () => (this.outdated ? location.reload() : this.#look()));
    addEventListener("click", (event) => this.#follow(event));
  }

  /** Goes to another page of ours. */
  go(path: string, { replace = false } = {}): void {
    if (this.outdated) {
      location[replace ? "replace" : "assign"](path);
      return;
    }
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.#look();
    scrollTo(0, 0);
  }

  #look(): void {
    this.page = pageOf(new URL(location.href));
  }

  /** Links within the client open without loading it again. */
  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || url.pathname.startsWith("/api") || pageOf(url).name === "lost") return;
    if (url.pathname === location.pathname && url.hash && !["table", "device"].includes(pageOf(url).name)) return;
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  }
}

export const router = new Router();
