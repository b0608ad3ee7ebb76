/** What the server tells of a match in plain text: the picture, the question, the choices in words. */
import { api, Refusal } from "../../lib/api";
import { prefs } from "../../lib/prefs.svelte";
import { router } from "../../lib/router.svelte";
import type { PlainMatch, Refused } from "../../protocol";
import type { BoardProps, GameAction } from "../board";

type Source = NonNullable<BoardProps["source"]>;

class Told {
  match: PlainMatch | null = $state.raw(null);
  refused: Refused | null = $state.raw(null);
  #words: ReadonlyMap<string, string> = $derived(
    new Map(this.match?.choices.map((choice) => [JSON.stringify(choice.action), choice.words])),
  );
  #wanted: Source | null = null;
  #asking = false;

  /** What a choice does, in words; null: not told yet. */
  words(action: GameAction): string | null {
    return this.#words.get(JSON.stringify(action)) ?? null;
  }

  /** Asks for the table as it is at a version; while an answer is awaited, only the newest wish is kept. */
  async ask(source: Source): Promise<void> {
    this.#wanted = source;
    if (this.#asking) return;
    this.#asking = true;
    while (this.#wanted) {
      const { table, seat } = this.#wanted;
      this.#wanted = null;
      await this.#fetch(table, seat);
    }
    this.#asking = false;
  }

  async #fetch(table: string, seat: number | null): Promise<void> {
    const token = router.page.name === "table" ? router.page.token : null;
    try {
      this.match = await api.plain(table, seat, prefs.locale, token ?? undefined);
      this.refused = null;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refused = error.refused;
    }
  }

  /** Another table's picture is no picture of this one. */
  forget(): void {
    this.match = null;
    this.refused = null;
    this.#wanted = null;
  }
}

/** One match is on the screen at a time. */
export const told = new Told();
