/** What the landscapes look like: a tone and a motif each, so that they are told apart without colours. */

/** Those of our board; a table may play on another (H23). */
const PAINTED = ["start", "king", "forest", "lake", "rock", "meadow", "swamp", "sand"];

/** Landscapes that nobody has painted: they get one of the tones, and a plain sign. */
const SIGNS = ["disc", "square", "peak", "kite", "star", "bars"];
const TONES = ["forest", "lake", "rock", "meadow", "swamp", "sand"];

export interface Look {
  tone: string;
  motif: string;
}

/** The looks of all landscapes of a board. */
export function looksOf(terrains: readonly string[]): ReadonlyMap<string, Look> {
  const others = [...new Set(terrains)].filter((terrain) => !PAINTED.includes(terrain));
  const look = (terrain: string): Look => {
    const at = others.indexOf(terrain);
    if (at < 0) return { tone: terrain, motif: terrain };
    return {
      tone: TONES[at % TONES.length] ?? "sand",
      motif: SIGNS[(at + Math.floor(at / SIGNS.length)) % SIGNS.length] ?? "disc",
    };
  };
  return new Map(terrains.map((terrain) => [terrain, look(terrain)]));
}
