/** What is asked of somebody, as one short line. */
import { m } from "../../../paraglide/messages.js";
import type { People } from "../../board";
import { nameOf } from "../../people";
import type { Sort, View } from "../view";
import { whomText } from "./djinns";
import { effectsText, objectText } from "./effects";
import { ended, won } from "./ends";
import { placeTitle, spaceTitle } from "./places";
import { acted, here, nextCircle, own, priceOf } from "./turn";

/** What a question is about, besides who is asked. */
interface About {
  prompt: string;
  count?: number;
  place?: string;
  owner?: string;
  gain?: string;
  one?: string;
}

/** What is asked now; what was picked already narrows it down. */
export function ask(view: View, people: People, picked: readonly string[] = []): string {
  if (view.reason)
    return `${m.djinn_tell({ ...EMPTY, what: "over", thing: ended(view.reason) })} ${won(view, people)}`.trim();
  if (view.to_act === null) return m.djinn_ask({ ...NOTHING, prompt: "none" });
  if (view.to_act !== people.me) return askedOther(view, nameOf(people, view.to_act));
  return m.djinn_ask({ ...NOTHING, ...(ABOUT[view.prompt] ?? plainly)(view, people, picked) });
}

/** What others are asked is told in few words: the board shows the rest. */
const GROUPS: Record<string, readonly string[]> = {
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

const NOTHING = { count: 0, place: "", owner: "", gain: "", one: "" };
const EMPTY = { who: "other", name: "", count: 0, to: "", at: "", other: "" };

const plainly = ({ prompt }: View): About => ({ prompt });
const left = ({ prompt, asked }: View): About => ({ prompt, count: asked.left });

function acting(view: View): About {
  const place = spaceTitle(here(view)?.id ?? "source", view);
  return { prompt: acted(view) || view.doing.did.length > 0 ? "act_again" : "act", place };
}

/** Djinns that are named already, and those that are picked. */
function capturing(view: View, _people: People, picked: readonly string[]): About {
  const chosen = picked.filter((key) => key.startsWith("djinn:")).map((key) => key.slice("djinn:".length) as Sort);
  // A djinn that is picked beside the boss comes free with it (D128).
  const targets = [...view.doing.targets, ...(chosen.includes("boss") ? (["boss"] as const) : chosen)];
  if (targets.length === 0) return { prompt: "capture_target", count: view.prices.djinn };
  return { prompt: "capture_more", count: priceOf(view, targets) };
}

function unlocking({ prompt, asked, revealed }: View): About {
  const locked = revealed.find(({ id }) => id === asked.chest)?.locked ?? [];
  return { prompt, gain: effectsText(locked) };
}

/** A pause; while a chest lies open it may bring the key for it. */
const pausing = (view: View): About =>
  view.asked.chest ? { ...unlocking(view), prompt: "free_chest" } : plainly(view);

const ABOUT: Record<string, (view: View, people: People, picked: readonly string[]) => About> = {
  draft_second: (view) => ({ prompt: own(view)?.traits[0]?.positive ? "draft_bad" : "draft_good" }),
  toll: ({ prompt, asked }, people) => ({ prompt, owner: nameOf(people, asked.owner ?? 0) }),
  free: pausing,
  action: acting,
  action_round: acting,
  source: acting,
  unlock: unlocking,
  secret_space: ({ prompt, asked }) => ({ prompt, place: placeTitle(asked.tile ?? "") }),
  bottle_colour: left,
  flip_mage: left,
  swap_bottle: left,
  source_buy: (view) => ({ prompt: view.prompt, gain: objectText("scrolls", own(view)?.fee ?? 0) }),
  capture_target: capturing,
  capture_help: ({ prompt, doing }) => ({ prompt, count: doing.cost }),
  container: ({ prompt, asked, doing }) => ({ prompt, one: whomText(asked.sort ?? doing.held ?? "boss") }),
  accept_circle: (view) => ({ prompt: view.prompt, gain: effectsText(nextCircle(view)) }),
  accept_capacity: (view) => ({ prompt: view.prompt, count: (own(view)?.capacity ?? 0) + 1 }),
};
