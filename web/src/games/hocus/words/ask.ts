/** What is asked of somebody, as one short line. */
import { m } from "../../../lib/words.svelte";
import type { People } from "../../board";
import { byPrompt } from "../../kinds";
import { listed, nameOf, whoIs, type Who } from "../../people";
import { pickedCard } from "../picks";
import type { Prompt, Spell, View } from "../types";
import { cardTitle, effectOf } from "./cards";
import { ended, won } from "./ends";

/** What is asked now; what was picked already narrows it down. */
export function ask(view: View, people: People, picked: readonly string[] = []): string {
  if (view.reason) return `${m.hocus_over({ why: ended(view.reason) })} ${won(view, people)}`.trim();
  if (view.to_act === null) return m.hocus_ask_none();
  const who = whoIs(people, view.to_act);
  const question = asks(view.prompt, who, view);
  if (who.who !== "me") return question;
  return askPicked(people, who, picked) || `${question} ${inReach(view, people)}`.trim();
}

/** Whom a spell may reach from where the reader stands, when one may be cast (H7). */
function inReach({ prompt, can_cast, reach, reaches_all }: View, people: People): string {
  if (!can_cast || reach.length === 0 || (prompt !== "turn" && prompt !== "spell")) return "";
  if (reaches_all) return m.hocus_ask_reach_all();
  return m.hocus_ask_reach({ names: listed(reach.map((seat) => nameOf(people, seat))) });
}

/** What is open when a card or a pawn is picked already. */
function askPicked(people: People, who: Who, picked: readonly string[]): string | null {
  const card = pickedCard(picked);
  if (card) return askAbout(card, who);
  const [kind, seat] = picked[0]?.split(":") ?? [];
  return kind === "pawn" ? m.hocus_ask_spell_for(whoIs(people, Number(seat))) : null;
}

function askAbout(card: Spell, who: Who): string {
  const effect = effectOf(card);
  if (effect === "prophecy") return m.hocus_ask_number(who);
  return m.hocus_ask_target({ ...who, effect, spell: cardTitle(card) });
}

/** The question of each prompt. */
export const asks = byPrompt<Prompt, [who: Who, view: View]>({
  none: () => m.hocus_ask_none(),
  turn: (who, view) => askTurn(view, who),
  target: (who, { casting }) => (casting ? askAbout(casting, who) : m.hocus_ask_none()),
  number: (who) => m.hocus_ask_number(who),
  spell: (who, { can_cast }) => (can_cast ? m.hocus_ask_spell(who) : m.hocus_ask_done(who)),
});

function askTurn(view: View, who: Who): string {
  if (view.tailwind > 0) return m.hocus_ask_roll_more({ ...who, steps: view.tailwind });
  if (view.has_cast) return m.hocus_ask_roll_now(who);
  return view.can_cast ? m.hocus_ask_roll_or_cast(who) : m.hocus_ask_roll(who);
}
