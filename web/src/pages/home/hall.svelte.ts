/** What the first page knows: the tables; the games and who I am are known to all pages. */
import { api, Refusal } from "../../lib/api";
import { known } from "../../lib/known.svelte";
import { me } from "../../lib/me.svelte";
import type { Tables } from "../../protocol";

const LOOK_AGAIN_MS = 15_000;

export class Hall {
  tables: Tables | null = $state.raw(null);
  /** The server can't be reached. */
  lost = $state(false);

  #timer = 0;

  constructor() {
    void this.load();
  }

  async load(): Promise<void> {
    this.lost = false;
    await this.#asking(async () => {
      await me.load(); // first and alone: it brings the cookie that the others need
      [this.tables] = await Promise.all([api.tables(), known.load()]);
    });
    this.#lookLater();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #lookLater(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#lookAgain(), LOOK_AGAIN_MS);
  }

  async #lookAgain(): Promise<void> {
    if (this.tables && document.visibilityState === "visible") {
      // A look that fails is forgotten: the next one comes soon.
      this.tables = await api.tables().catch(() => this.tables);
    }
    this.#lookLater();
  }

  async #asking(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.lost = true;
    }
  }
}
