/** The table in sentences, for those who do not see it. */
import { m } from "../../../lib/words.svelte";
import type { People } from "../../board";
import { nameOf } from "../../people";
import type { Field, Seat, View } from "../view";
import { cardTime, cardTitle, terrainTitle } from "./cards";
import { placeText } from "./places";

export function describe(view: View, people: People): string[] {
  const turn = m.hocus_describe_turn({ round: view.round, turn: view.turn });
  return [turn, ...seats(view, people), ...cards(view, people), ...track(view)];
}

function seats(view: View, people: People): string[] {
  return view.seats.map((seat, number) => {
    const name = number === people.me ? m.hocus_describe_you() : nameOf(people, number);
    const place = { place: placeText(seat.place), fields: view.fields.length, ground: ground(seat, view) };
    return [m.hocus_describe_seat({ name, ...place, cards: seat.cards }), ...about(seat)].join(" ");
  });
}

/** What is under a pawn: the terrain, a cross or a crown, and whether it is in the minus. */
function ground(seat: Seat, view: View): string {
  const field = view.fields[seat.field];
  const parts = field ? [terrainTitle(field.terrain)] : [];
  if (field?.cross) parts.push(m.hocus_describe_cross());
  if (field?.crown) parts.push(m.hocus_describe_crown());
  if (seat.place < 0) parts.push(m.hocus_describe_minus());
  return parts.join(", ");
}

function about(seat: Seat): string[] {
  const lasting = seat.slots.flatMap((card, slot) =>
    card === null ? [] : [m.hocus_describe_slot({ spell: cardTitle(card), slot: slot + 1 })],
  );
  const lines = lasting.length > 0 ? [m.hocus_describe_slots({ spells: lasting.join(", ") })] : [];
  if (seat.known.length > 0) lines.push(m.hocus_describe_known({ cards: seat.known.map(cardTitle).join(", ") }));
  return lines;
}

function cards(view: View, people: People): string[] {
  const lines: string[] = [];
  const hand = view.seats[people.me ?? -1]?.hand ?? [];
  const titles = hand.map((card) => `${cardTitle(card)} (${cardTime(card, view)})`);
  if (titles.length > 0) lines.push(m.hocus_describe_hand({ cards: titles.join("; ") }));
  if (view.casting) lines.push(m.hocus_describe_casting({ spell: cardTitle(view.casting) }));
  lines.push(m.hocus_describe_deck({ deck: view.deck }));
  const under = view.under.map((card) => (card === null ? "?" : cardTitle(card)));
  if (under.length > 0) lines.push(m.hocus_describe_under({ cards: under.join(", ") }));
  return lines;
}

/** The printed board: last, for it never changes. */
function track(view: View): string[] {
  const where = (fits: (field: Field) => boolean): string =>
    view.fields.flatMap((field, number) => (fits(field) ? [number] : [])).join(", ");
  const terrains = [...new Set(view.fields.map(({ terrain }) => terrain))].filter(
    (name) => name !== "start" && name !== "king",
  );
  return [
    m.hocus_describe_track({ fields: view.fields.length, king: view.king }),
    ...terrains.map((name) =>
      m.hocus_describe_terrain({ terrain: terrainTitle(name), fields: where(({ terrain }) => terrain === name) }),
    ),
    m.hocus_describe_crosses({ fields: where(({ cross }) => cross) }),
    m.hocus_describe_crowns({ fields: where(({ crown }) => crown) }),
  ];
}
