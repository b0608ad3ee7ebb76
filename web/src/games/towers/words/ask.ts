/** What is asked of somebody, as one short line. */
import { m } from "../../../lib/words.svelte";
import type { People } from "../../board";
import { byPrompt } from "../../kinds";
import { pickedCard } from "../picks";
import type { Card, View } from "../types";
import { spellTitle, valuesOf } from "./cards";
import { ended, won } from "./ends";
import { whoIs, type Who } from "../../people";

/** What is asked now; what was picked already narrows it down. */
export function ask(view: View, people: People, picked: readonly string[] = []): string {
  if (view.reason) return `${m.towers_over({ why: ended(view.reason) })} ${won(view, people)}`;
  if (view.to_act === null) return m.towers_ask_none();
  const who = whoIs(people, view.to_act);
  if (who.who !== "me") return asked(view, who);
  return askPicked(view, who, picked) ?? [asked(view, who), besides(view)].filter(Boolean).join(" ");
}

/** Where a spell may come before what is asked. */
const OPEN = new Set(["turn", "roll", "half", "piece", "redraw_tower"]);

const isFree = (spells: readonly string[]): boolean => spells.length === 1 && spells[0] === "free";

/** What may be done besides what is asked: the partner asked for a card, a spell cast. */
function besides(view: View): string {
  const ends = view.prompt === "turn" && view.cards_played >= (view.together ? 1 : 2);
  if (!OPEN.has(view.prompt) || ends || view.card?.stuck) return "";
  const free = isFree(view.casts);
  if (view.may_ask && view.casts.length === 0) return m.towers_ask_or_partner();
  if (view.may_ask) return free ? m.towers_ask_or_partner_free() : m.towers_ask_or_partner_cast();
  if (view.casts.length === 0) return "";
  return free ? m.towers_ask_or_free() : m.towers_ask_or_cast();
}

/** Round A: what may be cast before the card, and what paid for after it (T28). */
function askRound(view: View, who: Who): string {
  if (view.casts.length === 0) return m.towers_ask_round_a_later(who);
  if (view.reserves.length > 0) return m.towers_ask_round_a(who);
  return isFree(view.casts) ? m.towers_ask_round_a_free(who) : m.towers_ask_round_a_now(who);
}

/** What is open when a card, a spell or a piece is in the hand already. */
function askPicked(view: View, who: Who, picked: readonly string[]): string | null {
  const [kind, name = "", space = ""] = picked[0]?.split(":") ?? [];
  const card = pickedCard(picked);
  const spell = kind === "spell" ? view.spells.find((one) => one.name === name) : undefined;
  if (spell?.steps && OPEN.has(view.prompt)) return askMoving(who, name.endsWith("wizard"), spell.steps);
  if (view.prompt !== "turn") return null;
  if (card) return askCard(card, who);
  if (kind === "tower") return m.towers_ask_card_for_tower({ tower: name });
  return kind === "wizard" ? m.towers_ask_card_for_wizard({ space }) : null;
}

function askCard(card: Card, who: Who): string {
  const { tower, wizard, dice } = valuesOf(card);
  if (dice > 0) return m.towers_ask_roll_first();
  if (tower !== null && wizard !== null) return askHalves(who, tower, wizard);
  return askMoving(who, tower === null, tower ?? wizard ?? 0);
}

function askHalves(who: Who, tower: number, wizard: number): string {
  return tower === wizard
    ? m.towers_ask_half({ ...who, steps: tower })
    : m.towers_ask_halves({ ...who, tower, wizard });
}

function askMoving(who: Who, wizard: boolean, steps: number): string {
  const words = { ...who, steps: Math.abs(steps) };
  if (steps < 0) return wizard ? m.towers_ask_wizard_back(words) : m.towers_ask_tower_back(words);
  return wizard ? m.towers_ask_wizard(words) : m.towers_ask_tower(words);
}

/** The question of each prompt. */
export const asks = byPrompt<View["prompt"], [who: Who, view: View]>({
  none: () => m.towers_ask_none(),
  turn: (who, view) => askTurn(view, who),
  offer: (who) => m.towers_ask_offer(who),
  asked: (who) => m.towers_ask_asked(who),
  return: (who) => m.towers_ask_return(who),
  roll: (who, { card }) => m.towers_ask_roll({ ...who, steps: card?.steps ?? 0, rolls: card?.rolls_left ?? 0 }),
  half: (who, view) => askHalf(view, who),
  round_a: (who, view) => askRound(view, who),
  piece: (who, view) =>
    view.card?.stuck
      ? m.towers_ask_stuck({ ...who, steps: view.card.steps })
      : askMoving(who, view.card?.half === "wizard", view.steps),
  ride: (who) => m.towers_ask_ride(who),
  round_b: (who, view) => (isFree(view.casts) ? m.towers_ask_round_b_free(who) : m.towers_ask_round_b(who)),
  again: (who, view) => m.towers_ask_again({ ...who, spell: castTitle(view) }),
  target_wizard: (who, view) => askMoving(who, true, view.steps),
  target_tower: (who, view) => askMoving(who, false, view.steps),
  swap_first: (who) => m.towers_ask_swap_first(who),
  swap_second: (who, view) => m.towers_ask_swap_second({ ...who, tower: view.casting?.lifted ?? 0 }),
  castle_way: (who) => m.towers_ask_castle_way(who),
  lift: (who) => m.towers_ask_lift(who),
  release: (who) => m.towers_ask_release(who),
  lend: (who, view) => m.towers_ask_lend({ ...who, spell: castTitle(view) }),
  round_free: (who) => m.towers_ask_round_free(who),
  redraw_tower: (who) => m.towers_ask_redraw_tower(who),
});

const asked = (view: View, who: Who): string => asks(view.prompt, who, view);

const castTitle = ({ casting }: View): string => (casting ? spellTitle(casting.spell) : "");

/** Two cards a turn; one when all play together or alone (T7, T50). */
function askTurn(view: View, who: Who): string {
  if (view.cards_played === 0) return m.towers_ask_first_card(who);
  const second = view.cards_played === 1 && !view.together;
  return second ? m.towers_ask_second_card(who) : m.towers_ask_end_turn(who);
}

function askHalf(view: View, who: Who): string {
  const { tower, wizard, dice } = valuesOf(view.card?.card ?? "-");
  if (dice > 0) return m.towers_ask_half({ ...who, steps: view.card?.steps ?? 0 });
  return askHalves(who, tower ?? 0, wizard ?? 0);
}
