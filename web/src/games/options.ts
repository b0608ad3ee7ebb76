/** The options of the games in words, each loaded when it is first needed. */
import { m } from "../paraglide/messages.js";

export interface OptionWords {
  title(): string;
  about(): string;
  values?: Record<string, () => string>;
}

/** The words of a game's options, by the options' names. */
export type GameOptions = Record<string, OptionWords>;

const games: Record<string, () => Promise<{ options: GameOptions }>> = {
  towers: () => import("./towers/options"),
  hill: () => import("./hill/options"),
  hocus: () => import("./hocus/options"),
  djinn: () => import("./djinn/options"),
};

export async function loadOptions(game: string): Promise<GameOptions> {
  return (await games[game]?.())?.options ?? {};
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
