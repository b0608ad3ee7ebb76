/** What something has just happened to: shown for a while to those who want no motion. */
const SHOWN_MS = 1400;

export class Marks<Key> {
  #keys: ReadonlySet<Key> = $state.raw(new Set());
  #timer = 0;

  get keys(): ReadonlySet<Key> {
    return this.#keys;
  }

  show(keys: Iterable<Key>): void {
    this.#keys = new Set(keys);
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => (this.#keys = new Set()), SHOWN_MS);
  }
}
