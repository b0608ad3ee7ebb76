/** The table in sentences, for those who do not see it. */
import { m } from "../../../lib/words.svelte";
import type { People } from "../../board";
import type { Crowd, Floor, Seat, Space, View } from "../view";
import { cardTitle, spellTitle } from "./cards";
import { nameOf } from "../../people";
import { crowdText } from "./people";

export function describe(view: View, people: People): string[] {
  return [...progress(view), ...track(view, people), ...seats(view, people), ...cards(view, people)];
}

function progress(view: View): string[] {
  const turn = m.towers_describe_turn({ round: view.round, turn: view.turn });
  return view.ending ? [turn, m.towers_describe_last()] : [turn];
}

/** One sentence for each space where something stands, then the empty ones. */
function track(view: View, people: People): string[] {
  const doubt = view.seats.some((seat) => seat.trapped > 0);
  const lines: string[] = [];
  const empty: string[] = [];
  for (const [number, space] of view.spaces.entries()) {
    const parts = spaceParts(space, doubt, view, people);
    if (parts.length > 0) lines.push(m.towers_describe_space({ space: number, floors: parts.join("; ") }));
    else empty.push(space.crest ? `${number} (${m.towers_describe_crest()})` : String(number));
  }
  if (empty.length > 0) lines.push(m.towers_describe_empty({ spaces: empty.join(", ") }));
  return lines;
}

/** What stands on a space, from the bottom up. */
function spaceParts(space: Space, doubt: boolean, view: View, people: People): string[] {
  const parts: string[] = [];
  const ground = level(space.ground, doubt, view, people);
  if (ground) parts.push(m.towers_describe_ground({ wizards: ground }));
  for (const floor of space.floors) parts.push(floorText(floor, doubt, view, people));
  if (space.castle) parts.push(m.towers_describe_castle());
  return parts;
}

function floorText(floor: Floor, doubt: boolean, view: View, people: People): string {
  const { tower } = floor;
  const title = floor.crest ? m.towers_describe_tower_crest({ tower }) : m.towers_describe_tower({ tower });
  const wizards = level(floor.wizards, doubt, view, people);
  return wizards ? m.towers_describe_roof({ tower: title, wizards }) : title;
}

function level(crowd: Crowd | null, doubt: boolean, view: View, people: People): string {
  if (crowd === null) return doubt ? m.towers_describe_hidden() : "";
  return crowdText(crowd, people, view);
}

function seats(view: View, people: People): string[] {
  const shown = view.together ? view.seats.slice(0, 1) : view.seats;
  return shown.map((seat, number) => seatText(seat, number, view, people));
}

function seatText(seat: Seat, number: number, view: View, people: People): string {
  const name = number === people.me ? m.towers_describe_you() : nameOf(people, number);
  const { home, trapped, empty, full, spent, cards } = seat;
  const all = view.together && view.seats.length > 1 ? m.towers_describe_everybody() : name;
  return m.towers_describe_seat({ name: all, home, wizards: view.wizards, trapped, empty, full, spent, cards });
}

function cards(view: View, people: People): string[] {
  const lines: string[] = [];
  const hand = view.seats[view.together ? 0 : (people.me ?? -1)]?.hand;
  if (hand && hand.length > 0) lines.push(m.towers_describe_hand({ cards: hand.map(cardTitle).join("; ") }));
  if (view.card) lines.push(m.towers_describe_card({ card: cardTitle(view.card.card) }));
  if (view.spells.length > 0) lines.push(m.towers_describe_spells({ spells: spellList(view) }));
  const discards = Object.values(view.discard).reduce((sum, count) => sum + count, 0);
  lines.push(m.towers_describe_pile({ pile: view.pile, discards }));
  return lines;
}

function spellList(view: View): string {
  return view.spells.map(({ name, cost }) => m.towers_describe_spell({ spell: spellTitle(name), cost })).join(", ");
}
