/** What lies and stands on the table, as it is drawn: a view's part that a play changes step by step. */
import { fieldName, ring, LEVELS } from "./grid";
import type { Face, Goblin, View } from "./view";

/** Who stands on a place, from the bottom up; keys of goblins. */
export interface Table {
  sides: readonly number[];
  rotation: number;
  aided: boolean;
  /** By place: goblins from the bottom up. */
  stands: ReadonlyMap<string, readonly string[]>;
  waiting: ReadonlySet<string>;
  tiles: ReadonlyMap<string, Lying>;
  stones: ReadonlySet<string>;
}

export interface Lying {
  face: Face | null;
  open: boolean;
}

export const goblinKey = (seat: number, number: number): string => `goblin:${seat}:${number}`;

export function whoIs(key: string): { seat: number; number: number } {
  const [, seat, number] = key.split(":").map(Number);
  return { seat: seat ?? 0, number: number ?? 0 };
}

export function tableOf(view: View): Table {
  const stands = new Map<string, string[]>();
  // Who sits comes after who carries.
  const upper = (goblin: Goblin): number => (goblin.sits ? 1 : 0);
  for (const goblin of [...view.goblins].sort((one, other) => upper(one) - upper(other))) {
    if (goblin.place === null) continue;
    const there = stands.get(goblin.place) ?? [];
    stands.set(goblin.place, [...there, goblinKey(goblin.seat, goblin.number)]);
  }
  return {
    sides: view.sides,
    rotation: view.rotation,
    aided: view.memory === "aided",
    stands,
    waiting: new Set(view.goblins.filter(({ waits }) => waits).map(({ seat, number }) => goblinKey(seat, number))),
    tiles: new Map(view.tiles.map(({ field, face, open }) => [field, { face, open }])),
    stones: new Set(view.stones),
  };
}

/** Where a goblin stands; null: not on the table. */
export function whereIs(table: Table, key: string): string | null {
  for (const [place, there] of table.stands) if (there.includes(key)) return place;
  return null;
}

/** All fields, from the lowest ring up. */
export function fieldsOf(sides: readonly number[]): string[] {
  return Array.from({ length: LEVELS }, (_, level) =>
    ring(sides, level).map((_one, index) => fieldName(level, index)),
  ).flat();
}
