/** Why a card of the reader's can't name a goblin, as far as the view tells. */
import type { People } from "../board";
import { kindOf } from "./armed.svelte";
import type { View } from "./view";
import { refusal } from "./words";

/** Null: it can be used, or that is not asked. `possible`: what may be picked. */
export function whyNot(what: string, view: View, people: People, possible: ReadonlySet<string>): string | null {
  const [kind, card = ""] = what.split(":");
  const { me } = people;
  if (kind !== "card" || card === "j" || me === null || view.to_act !== me || view.prompt !== "turn") return null;
  const held = view.seats[me]?.hand?.some((one) => one === card) ?? false;
  const usable = [...possible].some((key) => key.startsWith("name:") && kindOf(key.split(":")[1] ?? "") === card);
  if (!held || usable) return null;
  const number = Number(card);
  const goblin = view.goblins.find((one) => one.seat === me && one.number === number);
  const rider = view.goblins.find((one) => one.sits && one.place === goblin?.place);
  return goblin?.blocked && rider
    ? refusal("ridden", { seat: rider.seat, rider: rider.number, goblin: number }, people)
    : refusal("no_other_card", { goblin: number }, people);
}
