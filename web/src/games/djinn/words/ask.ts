/** What is asked of somebody, as one short line. */
import type { Course } from "../../../lib/plan.svelte";
import { m } from "../../../lib/words.svelte";
import type { People } from "../../board";
import { byPrompt, byType } from "../../kinds";
import { nameOf } from "../../people";
import type { Action, Actions, Prompt, Sort, View } from "../types";
import { label } from "./actions";
import { cardTitle } from "./cards";
import { whomText } from "./djinns";
import { effectsText, either, objectText } from "./effects";
import { ended, won } from "./ends";
import { placeTitle, spaceTitle } from "./places";
import { line } from "./tell";
import { acted, aimAt, here, nextCircle, own } from "./turn";

const UNKNOWN: Course<Action> = { chosen: [], next: [] };

/** What is asked now; what was picked already narrows it down. */
export function ask(
  view: View,
  people: People,
  picked: readonly string[] = [],
  course: Course<Action> = UNKNOWN,
): string {
  if (view.reason)
    return `${line("over", { who: "other", name: "" }, { thing: ended(view.reason) })} ${won(view, people)}`.trim();
  if (view.to_act === null) return m.djinn_ask_none();
  if (view.to_act !== people.me) return askedOther(view, nameOf(people, view.to_act));
  return askedStep(view, course) ?? asks(view.prompt, { view, people, picked, course });
}

/** What others are asked is told in few words: the board shows the rest. */
const GROUPS: Record<string, readonly Prompt[]> = {
  trait: ["draft_first", "draft_second"],
  move: ["place_wizard", "move"],
  act: ["action", "action_round", "source"],
  card: ["mage", "equipment", "equipment_keep"],
  shop: ["market_place", "market_offer", "source_buy", "bottle_colour"],
  award: ["award_mix", "award_pick"],
  capture: ["capture_target", "capture_help", "container", "free_djinn"],
};

function askedOther(view: View, name: string): string {
  const about = Object.keys(GROUPS).find((group) => GROUPS[group]?.includes(view.prompt)) ?? "free";
  return m.djinn_asked({ about, name, place: spaceTitle(here(view)?.id ?? "source", view) });
}

/** In the middle of a choice: what was chosen so far, and what comes next. The sum of a capture stands beside it. */
function askedStep(view: View, { chosen, next: [next] }: Course<Action>): string | null {
  if (chosen.length === 0 || !next || view.prompt === "capture_target") return null;
  const said = chosen.map((action) => label(action, view)).join(" → ");
  return m.djinn_ask_so_far({ chosen: said, question: nextQuestion(next, chosen) });
}

const placed = (chosen: readonly Action[]): string | null =>
  chosen.flatMap((action) => (action.type === "tile" ? placeTitle(action.location) : []))[0] ?? null;

/** What an action answers that comes next. */
const nextQuestion = byType<Actions, [chosen: readonly Action[]], string>(
  {
    trait: m.djinn_ask_draft_first,
    go: m.djinn_ask_move,
    toll: m.djinn_ask_next_toll,
    do: m.djinn_ask_next_more,
    console: m.djinn_ask_consolation,
    mage: m.djinn_ask_mage,
    leave: m.djinn_ask_chest_discard,
    unlock: m.djinn_ask_next_more,
    archive: m.djinn_ask_archive_option,
    tile: m.djinn_ask_secret_tile,
    at: (_, chosen) => {
      const place = placed(chosen);
      return place === null ? m.djinn_ask_remove_space() : m.djinn_ask_secret_space({ place });
    },
    equip: m.djinn_ask_equipment,
    blind: m.djinn_ask_equipment,
    keep: m.djinn_ask_equipment_keep,
    visit: m.djinn_ask_market_place,
    buy: m.djinn_ask_market_offer,
    colour: m.djinn_ask_next_colour,
    flip: m.djinn_ask_next_flip,
    mentor: m.djinn_ask_academy_flips,
    swap: m.djinn_ask_next_swap,
    refill: m.djinn_ask_next_more,
    bosses: m.djinn_ask_next_more,
    shop: m.djinn_ask_next_more,
    purchase: m.djinn_ask_market_offer,
    target: m.djinn_ask_remove_which,
    help: m.djinn_ask_next_help,
    wield: m.djinn_ask_next_help,
    circle: m.djinn_ask_next_container,
    bottle: m.djinn_ask_next_container,
    accept: m.djinn_ask_next_more,
    mix: m.djinn_ask_award_mix,
    pick: m.djinn_ask_award_pick,
    key: m.djinn_ask_next_key,
    cork: m.djinn_ask_next_more,
    award: m.djinn_ask_next_more,
    use: m.djinn_ask_next_more,
    claim: m.djinn_ask_next_more,
    pass: m.djinn_ask_next_more,
  },
  "",
);

interface Asked {
  view: View;
  people: People;
  picked: readonly string[];
  course: Course<Action>;
}

function acting({ view }: Asked): string {
  const place = spaceTitle(here(view)?.id ?? "source", view);
  const again = acted(view) || view.doing.did.length > 0;
  return again ? m.djinn_ask_act_again({ place }) : m.djinn_ask_act({ place });
}

/** Djinns that are named already, and those that are picked. */
function capturing({ view, picked }: Asked): string {
  const chosen = picked.filter((key) => key.startsWith("djinn:")).map((key) => key.slice("djinn:".length) as Sort);
  // A djinn that is picked beside the boss comes free with it (D128).
  const targets = [...view.doing.targets, ...(chosen.includes("boss") ? (["boss"] as const) : chosen)];
  const aim = aimAt(view, targets);
  if (targets.length === 0 || !aim) return m.djinn_ask_capture_target({ count: view.prices.djinn });
  return m.djinn_ask_capture_more({ count: aim.left });
}

/** What the chest holds that may be unlocked. */
const locked = ({ asked, revealed }: View): string =>
  effectsText(revealed.find(({ id }) => id === asked.chest)?.locked ?? []);

/** What may be done for nothing, by the actions that may come next. */
function freeText(action: Action): string | null {
  switch (action.type) {
    case "key":
      return m.djinn_free_key();
    case "cork":
      return m.djinn_free_cork();
    case "award":
      return m.djinn_free_award();
    case "use":
      return m.djinn_free_use({ card: cardTitle("gear", action.gear) });
    case "claim":
      return m.djinn_free_claim({ card: cardTitle("gear", action.gear) });
    default:
      return null;
  }
}

/** A pause: what is free in it; while a chest lies open it may bring the key for it. */
function pausing({ view, course }: Asked): string {
  if (view.asked.chest) return m.djinn_ask_free_chest({ gain: locked(view) });
  const things = [...new Set(course.next.flatMap((action) => freeText(action) ?? []))];
  return things.length > 0 ? m.djinn_ask_free_things({ things: either(things) }) : m.djinn_ask_free();
}

/** The question of each prompt. */
export const asks = byPrompt<Prompt, [asked: Asked]>({
  none: m.djinn_ask_none,
  draft_first: m.djinn_ask_draft_first,
  draft_second: ({ view }) => (own(view)?.traits[0]?.positive ? m.djinn_ask_draft_bad() : m.djinn_ask_draft_good()),
  place_wizard: m.djinn_ask_place_wizard,
  move: m.djinn_ask_move,
  toll: ({ view, people }) => m.djinn_ask_toll({ owner: nameOf(people, view.asked.owner ?? 0) }),
  free: pausing,
  award_mix: m.djinn_ask_award_mix,
  award_pick: m.djinn_ask_award_pick,
  action: acting,
  action_round: acting,
  source: acting,
  consolation: m.djinn_ask_consolation,
  mage: m.djinn_ask_mage,
  chest_discard: m.djinn_ask_chest_discard,
  unlock: ({ view }) => m.djinn_ask_unlock({ gain: locked(view) }),
  archive_option: m.djinn_ask_archive_option,
  secret_tile: m.djinn_ask_secret_tile,
  secret_space: ({ view }) => m.djinn_ask_secret_space({ place: placeTitle(view.asked.tile ?? "") }),
  equipment: m.djinn_ask_equipment,
  equipment_keep: m.djinn_ask_equipment_keep,
  market_place: m.djinn_ask_market_place,
  market_offer: m.djinn_ask_market_offer,
  bottle_colour: ({ view }) => m.djinn_ask_bottle_colour({ count: view.asked.left }),
  flip_mage: ({ view }) => m.djinn_ask_flip_mage({ count: view.asked.left }),
  academy_flips: m.djinn_ask_academy_flips,
  swap_bottle: ({ view }) => m.djinn_ask_swap_bottle({ count: view.asked.left }),
  source_buy: ({ view }) => m.djinn_ask_source_buy({ gain: objectText("scrolls", own(view)?.fee ?? 0) }),
  capture_target: capturing,
  capture_help: ({ view }) => m.djinn_ask_capture_help({ count: view.doing.cost }),
  container: ({ view: { asked, doing } }) =>
    m.djinn_ask_container({ one: whomText(asked.sort ?? doing.held ?? "boss") }),
  free_djinn: m.djinn_ask_free_djinn,
  remove_space: m.djinn_ask_remove_space,
  remove_which: m.djinn_ask_remove_which,
  accept_capacity: ({ view }) => m.djinn_ask_accept_capacity({ count: (own(view)?.capacity ?? 0) + 1 }),
  accept_circle: ({ view }) => m.djinn_ask_accept_circle({ gain: effectsText(nextCircle(view)) }),
});
