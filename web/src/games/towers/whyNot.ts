/** Why a spell in play can't be cast now, as far as the view tells. */
import type { People } from "../board";
import type { View } from "./types";
import { refusal } from "./words";

/** Null: it can be, or it is not the reader's turn to choose. `possible`: what may be picked. */
export function whyNot(what: string, view: View, people: People, possible: ReadonlySet<string>): string | null {
  const { me } = people;
  const spell = view.spells.find(({ name }) => what === `spell:${name}`);
  if (!spell || me === null || view.to_act !== me || possible.has(what)) return null;
  const mine = view.seats[view.together ? 0 : me];
  const partner = mine?.partner ?? null;
  const potions = (mine?.full ?? 0) + (partner === null ? 0 : (view.seats[partner]?.full ?? 0));
  const say = (id: string, args = {}): string | null => refusal(id, args, people);
  if (potions < spell.cost) {
    const id = partner === null ? "too_dear" : "too_dear_team";
    return say(id, { spell: spell.name, cost: spell.cost, potions });
  }
  if (view.variant === "master")
    return view.prompt === "turn" ? say("around_card") : say("no_target", { spell: spell.name });
  if (view.card) return say("amid_card");
  if (view.variant === "base" && view.spells_cast > 0) return say(view.together ? "one_spell_joint" : "one_spell");
  return say("no_target", { spell: spell.name });
}
