/**
 * The promise about a match's dice: before the first move the hash of its id and its key, afterwards the key itself.
 */

/** Whether browsers compute hashes here: only on pages that came over https, or from this very machine. */
export const canCheck = globalThis.crypto?.subtle !== undefined;

export async function promiseOf(match: string, key: string): Promise<string> {
  const secret = (key.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  const whole = new Uint8Array([...new TextEncoder().encode(match), ...secret]);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", whole));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
