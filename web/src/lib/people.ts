/** Who sits at a table, and how they are called. */
import type { SeatInfo, TableInfo } from "../protocol";
import type { People } from "../games/board";
import { m } from "./words.svelte";
import { characterName, known, levelTitle } from "./known.svelte";

const NUMERALS = ["", " II", " III", " IV", " V", " VI"];

/** How somebody in a seat is called: bots by who they are, in the reader's language. */
export function nameAt(seat: SeatInfo): string {
  if (seat.kind !== "bot") return seat.name || m.replay_player({ number: seat.seat + 1 });
  return seat.name || characterName(seat.character) || levelTitle(seat.level);
}

export function peopleAt(table: TableInfo | null, me: number | null): People {
  const seats = table?.seats ?? [];
  return { names: seats.map(nameAt), me };
}

/** People in a record that has no names. */
const NAMELESS = ["", "human"];

/** Who sat at a match that is over. Bots are told by who they are; in old matches by their level. */
export function peopleOf(names: readonly string[], me: number | null): People {
  const isBot = (name: string): boolean => known.titles?.bots.some((bot) => bot.name === name) ?? false;
  const named = names.map((name, seat) => {
    if (NAMELESS.includes(name)) return m.replay_player({ number: seat + 1 });
    if (!isBot(name)) return characterName(name) || name;
    return levelTitle(name) + (NUMERALS[names.slice(0, seat).filter((other) => other === name).length] ?? "");
  });
  return { names: named, me };
}
