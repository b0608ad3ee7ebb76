/** The options of the games in words, each loaded when it is first needed. */
import { loadWords, m } from "../lib/words.svelte";

export interface OptionWords {
  title(): string;
  about(): string;
  values?: Record<string, () => string>;
}

/** The words of a game's options, by the options' names. */
export type GameOptions = Record<string, OptionWords>;

const games = import.meta.glob<{ options: GameOptions }>("./*/options.ts");

export async function loadOptions(game: string): Promise<GameOptions> {
  const [found] = await Promise.all([games[`./${game}/options.ts`]?.(), loadWords(game)]);
  return found?.options ?? {};
}

/** Who starts, at a table of at most so many seats. */
export function startingSeat(seats: number): OptionWords {
  const values: Record<string, () => string> = { lot: m.option_first_lot };
  for (let seat = 1; seat <= seats; seat += 1) values[seat] = () => m.option_first_seat({ seat });
  return { title: m.option_first, about: m.option_first_about, values };
}

/** Whether something that was seen is left to the players' memory. */
export const memoryValues: Record<string, () => string> = {
  faithful: m.option_memory_faithful,
  aided: m.option_memory_aided,
};
