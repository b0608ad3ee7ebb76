/** Choices: as labels of buttons, and as sentences that say what they do. */
import { m } from "../../../paraglide/messages.js";
import type { GameAction, People } from "../../board";
import { whoIs } from "../../people";
import type { View } from "../view";
import { cardText, cardTitle, effectOf } from "./cards";

const text = (action: GameAction, field: string): string => String(action[field]);
const number = (action: GameAction, field: string): number => Number(action[field]);

/** A choice as the label of a button. */
export function label(action: GameAction, _view: View, people: People): string {
  switch (action.type) {
    case "roll":
      return m.hocus_do_roll();
    case "cast":
      return cardTitle(text(action, "spell"));
    case "target":
      return m.hocus_do_target(whoIs(people, number(action, "seat")));
    case "number":
      return m.hocus_do_number({ number: number(action, "number") });
    case "done":
      return m.hocus_do_done();
    default:
      return action.type;
  }
}

/** What a choice does, as a sentence. */
export function explain(action: GameAction, view: View, people: People): string {
  switch (action.type) {
    case "roll":
      return explainRoll(view);
    case "cast":
      return explainCard(text(action, "spell"), view);
    case "target":
      return explainTarget(number(action, "seat"), view, people);
    case "number":
      return m.hocus_why_number({ number: number(action, "number") });
    case "done":
      return m.hocus_why_done();
    default:
      return label(action, view, people);
  }
}

/** A roll, and what the spells that lie on the player make of it (H16). */
function explainRoll(view: View): string {
  const slots = view.seats[view.active]?.slots ?? [];
  const found = (effect: string): string | null =>
    slots.find((card) => card !== null && effectOf(card) === effect) ?? null;
  const notes: [string | null, (words: { spell: string }) => string][] = [
    [found("snail"), m.hocus_why_roll_half],
    [found("double"), m.hocus_why_roll_twice],
    [found("reverse"), m.hocus_why_roll_back],
  ];
  return [
    m.hocus_why_roll(),
    ...(view.tailwind > 0 ? [m.hocus_why_roll_more({ steps: view.tailwind })] : []),
    ...notes.flatMap(([card, say]) => (card ? [say({ spell: cardTitle(card) })] : [])),
  ].join(" ");
}

function explainCard(card: string, view: View): string {
  const turns = view.spells.find((spell) => spell.name === card)?.turns ?? 0;
  return turns > 0 ? `${cardText(card, view)} ${m.hocus_why_lasts({ turns })}` : cardText(card, view);
}

/** On whom; the spell is known once it lies on the table. */
function explainTarget(seat: number, view: View, people: People): string {
  const who = whoIs(people, seat);
  return view.casting ? m.hocus_why_target_spell({ ...who, spell: cardTitle(view.casting) }) : m.hocus_why_target(who);
}
