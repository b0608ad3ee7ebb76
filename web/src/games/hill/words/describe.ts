/** The table in sentences, for those who do not see it. */
import { m } from "../../../lib/words.svelte";
import type { People } from "../../board";
import { nameOf, whoIs } from "../../people";
import type { Goblin, Seat, View } from "../view";
import { cardTitle, tileTitle } from "./cards";
import { lowerAt } from "./goblins";
import { placeTitle } from "./places";

export function describe(view: View, people: People): string[] {
  return [
    m.hill_describe_turn({ round: view.round, turn: view.turn }),
    ...view.seats.map((seat, number) => seatText(seat, number, view, people)),
    ...cards(view, people),
    ...hill(view),
    m.hill_describe_fields({ field: "2.14", level: 2, number: 14 }),
  ];
}

function seatText(seat: Seat, number: number, view: View, people: People): string {
  const own = view.goblins.filter((goblin) => goblin.seat === number);
  const goblins = own.map((goblin) => goblinText(goblin, view, people)).join("; ");
  const name = number === people.me ? m.hill_describe_you() : nameOf(people, number);
  const line = m.hill_describe_seat({ name, goblins, stones: seat.stones, cards: seat.cards });
  return seat.ravens > 0 ? `${line} ${m.hill_describe_ravens({ ravens: seat.ravens })}` : line;
}

/** Where a goblin is, and with whom. */
function goblinText(goblin: Goblin, view: View, people: People): string {
  const parts = [goblin.place === null ? m.hill_describe_aside() : placeTitle(goblin.place)];
  const lower = goblin.sits ? lowerAt(view, goblin.place) : undefined;
  if (lower) parts.push(m.hill_describe_sits({ ...whoIs(people, lower.seat), goblin: lower.number }));
  if (goblin.blocked) parts.push(m.hill_describe_blocked());
  if (goblin.waits) parts.push(m.hill_describe_waits());
  return m.hill_describe_goblin({ goblin: goblin.number, place: parts.join(", ") });
}

function cards(view: View, people: People): string[] {
  const hand = view.seats[people.me ?? -1]?.hand ?? [];
  const discards = Object.values(view.discard).reduce((sum, count) => sum + count, 0);
  return [
    ...(hand.length > 0 ? [m.hill_describe_hand({ cards: hand.map(cardTitle).join(", ") })] : []),
    m.hill_describe_pile({ pile: view.pile, discards }),
  ];
}

/** Tiles, stones, and which corner each village touches. A tile face down may have been seen before. */
function hill(view: View): string[] {
  const tiles = (open: boolean): string =>
    view.tiles
      .filter((tile) => tile.open === open)
      .map(({ field, face }) => (face === null ? field : m.hill_describe_tile({ field, tile: tileTitle(face) })))
      .join(", ");
  const [open, down] = [tiles(true), tiles(false)];
  return [
    ...(open ? [m.hill_describe_open({ tiles: open })] : []),
    ...(down ? [m.hill_describe_down({ tiles: down })] : []),
    ...(view.stones.length > 0 ? [m.hill_describe_stones({ fields: view.stones.join(", ") })] : []),
    view.villages.map(({ number, corner }) => m.hill_describe_village({ village: number, corner })).join(" "),
  ];
}
