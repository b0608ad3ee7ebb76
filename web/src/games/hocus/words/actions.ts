/** Choices: as labels of buttons, and as sentences that say what they do. */
import { m } from "../../../lib/words.svelte";
import type { People } from "../../board";
import { byType } from "../../kinds";
import { whoIs } from "../../people";
import type { Actions, Effect, Spell } from "../types";
import { printedOn, type View } from "../view";
import { cardText, cardTitle, effectOf } from "./cards";

/** A choice as the label of a button. */
export const label = byType<Actions, [view: View, people: People], string>(
  {
    roll: () => m.hocus_do_roll(),
    cast: ({ spell }) => cardTitle(spell),
    target: ({ seat }, _view, people) => m.hocus_do_target(whoIs(people, seat)),
    number: ({ number }) => m.hocus_do_number({ number }),
    done: () => m.hocus_do_done(),
  },
  "",
);

/** What a choice does, as a sentence. */
export const explain = byType<Actions, [view: View, people: People], string>(
  {
    roll: (_, view) => explainRoll(view),
    cast: ({ spell }, view) => explainCard(spell, view),
    target: ({ seat }, view, people) => explainTarget(seat, view, people),
    number: ({ number }) => m.hocus_why_number({ number }),
    done: () => m.hocus_why_done(),
  },
  "",
);

const BENDS: Partial<Record<Effect, (words: { spell: string }) => string>> = {
  snail: m.hocus_why_roll_half,
  double: m.hocus_why_roll_twice,
  reverse: m.hocus_why_roll_back,
};

/** A roll, and what the spells that lie on the player make of it (H16). */
function explainRoll(view: View): string {
  return [
    m.hocus_why_roll(),
    ...(view.tailwind > 0 ? [m.hocus_why_roll_more({ steps: view.tailwind })] : []),
    ...view.bends.map((card) => BENDS[effectOf(card)]?.({ spell: cardTitle(card) }) ?? ""),
  ].join(" ");
}

function explainCard(card: Spell, view: View): string {
  const turns = printedOn(view, card)?.turns ?? 0;
  return turns > 0 ? `${cardText(card, view)} ${m.hocus_why_lasts({ turns })}` : cardText(card, view);
}

/** On whom; the spell is known once it lies on the table. */
function explainTarget(seat: number, view: View, people: People): string {
  const who = whoIs(people, seat);
  return view.casting ? m.hocus_why_target_spell({ ...who, spell: cardTitle(view.casting) }) : m.hocus_why_target(who);
}
