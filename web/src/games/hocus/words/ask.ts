/** What is asked of somebody, as one short line. */
import { m } from "../../../paraglide/messages.js";
import type { People } from "../../board";
import { whoIs, type Who } from "../../people";
import type { View } from "../view";
import { cardTitle, effectOf } from "./cards";
import { ended, won } from "./ends";

/** What is asked now; what was picked already narrows it down. */
export function ask(view: View, people: People, picked: readonly string[] = []): string {
  if (view.reason) return `${m.hocus_over({ why: ended(view.reason) })} ${won(view, people)}`.trim();
  if (view.to_act === null) return m.hocus_ask_none();
  const who = whoIs(people, view.to_act);
  return (who.who === "me" && askPicked(people, who, picked)) || asked(view, who);
}

/** What is open when a card or a pawn is picked already. */
function askPicked(people: People, who: Who, picked: readonly string[]): string | null {
  const [kind, name = ""] = picked[0]?.split(":") ?? [];
  if (kind === "card") return askAbout(name, who);
  return kind === "pawn" ? m.hocus_ask_spell_for(whoIs(people, Number(name))) : null;
}

const askAbout = (card: string, who: Who): string =>
  effectOf(card) === "prophecy" ? m.hocus_ask_number(who) : m.hocus_ask_target({ ...who, spell: cardTitle(card) });

function asked(view: View, who: Who): string {
  switch (view.prompt) {
    case "turn":
      return askTurn(view, who);
    case "target":
    case "number":
      return askAbout(view.casting ?? (view.prompt === "number" ? "prophecy" : ""), who);
    case "spell":
      return (view.can_cast ? m.hocus_ask_spell : m.hocus_ask_done)(who);
    default:
      return m.hocus_ask_none();
  }
}

function askTurn(view: View, who: Who): string {
  if (view.tailwind > 0) return m.hocus_ask_roll_more({ ...who, steps: view.tailwind });
  if (view.has_cast) return m.hocus_ask_roll_now(who);
  return (view.can_cast ? m.hocus_ask_roll_or_cast : m.hocus_ask_roll)(who);
}
