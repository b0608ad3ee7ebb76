/** Choices as labels of buttons. */
import { m } from "../../../paraglide/messages.js";
import type { GameAction } from "../../board";
import type { Offer, View } from "../view";
import { cardTitle } from "./cards";
import { bottlesText, intoText, oneText } from "./djinns";
import { amountText, capital, effectsText, objectText, offerText } from "./effects";
import { placeTitle, spaceTitle } from "./places";
import { acted, here, own } from "./turn";

export const text = (action: GameAction, field: string): string => String(action[field]);
export const number = (action: GameAction, field: string): number => Number(action[field]);

type Labeller = (action: GameAction, view: View) => string;

const EMPTY = { place: "", thing: "", old: "", new: "" };
const say = (what: string, more: Partial<typeof EMPTY> = {}): string => m.djinn_do({ ...EMPTY, what, ...more });

export const offerOf = (offers: readonly Offer[], id: string): Offer =>
  offers.find((one) => one.id === id) ?? { id, pay: [], gain: [] };

/** What goes from a circle into which bottle: "red", "boss_red". */
export function corkOf(action: GameAction): { sort: string; bottle: string } {
  const what = text(action, "what");
  return what.startsWith("boss_") ? { sort: "boss", bottle: what.slice("boss_".length) } : { sort: what, bottle: what };
}

/** What three bottles for an award are: so many djinns, so many bosses. */
export function mixText(bosses: number, view: View): string {
  const djinns = view.prices.award - bosses;
  const parts = djinns > 0 ? [m.djinn_djinns({ count: djinns })] : [];
  return [...parts, ...(bosses > 0 ? [m.djinn_crowd({ id: "boss", count: bosses })] : [])].join(", ");
}

function labelDo(action: GameAction, view: View): string {
  const what = text(action, "what");
  const space = here(view);
  const location = what === "tile" ? space?.tiles[view.active] : space?.location;
  return say(what, { place: placeTitle(location ?? "source") });
}

function labelMentor(action: GameAction, { asked }: View): string {
  const mages = number(action, "mages");
  const power = amountText("power", asked.power - mages);
  return mages > 0 ? `${power}, ${m.djinn_mages_up({ count: mages })}` : power;
}

/** What passing means: it depends on what is asked. */
export function passing(view: View): string {
  const { prompt, doing } = view;
  if (prompt === "capture_target") return doing.targets.length > 0 ? "targets" : "miss";
  if (prompt === "capture_help") return "pay";
  if (prompt === "action" || prompt === "action_round" || prompt === "source") return acted(view) ? "act_again" : "act";
  return prompt;
}

const aBottle = (colour: string): string => bottlesText({ [colour]: 1 });

const chestGain = (id: string, { revealed }: View, part: "gain" | "locked"): string =>
  effectsText(revealed.find((chest) => chest.id === id)?.[part] ?? []) || cardTitle("chest", id);

const stallsText = (stall: string, { market }: View): string =>
  (market.find((place) => place.stall === stall)?.stalls ?? [stall]).map((id) => m.djinn_stall({ id })).join(", ");

const LABELS: Record<string, Labeller> = {
  trait: (action) => cardTitle("trait", text(action, "trait")),
  go: (action, view) => spaceTitle(text(action, "to"), view),
  toll: (action) => say(`toll_${text(action, "what")}`),
  do: labelDo,
  console: (action, { consolations }) => effectsText(offerOf(consolations, text(action, "what")).gain),
  mage: (action) => cardTitle("mage", text(action, "mage")),
  leave: (action, view) => say("leave", { thing: chestGain(text(action, "chest"), view, "gain") }),
  unlock: (action, view) => say("unlock", { thing: chestGain(text(action, "chest"), view, "locked") }),
  archive: (action, { archive }) => effectsText(offerOf(archive, text(action, "option")).gain),
  tile: (action) => say("tile_of", { place: placeTitle(text(action, "location")) }),
  at: (action, view) => spaceTitle(text(action, "space"), view),
  equip: (action) => cardTitle("gear", text(action, "gear")),
  blind: (action) => say("blind", { thing: m.djinn_kind({ id: text(action, "kind") }) }),
  keep: (action, { asked }) =>
    cardTitle("gear", (text(action, "which") === "old" ? asked.old : asked.new) ?? text(action, "which")),
  visit: (action, view) => say("visit", { thing: stallsText(text(action, "stall"), view) }),
  buy: (action, { market }) =>
    offerText(
      offerOf(
        market.flatMap(({ offers }) => offers),
        text(action, "offer"),
      ),
    ),
  colour: (action) => aBottle(text(action, "colour")),
  flip: (action) => cardTitle("mage", text(action, "mage")),
  mentor: labelMentor,
  swap: (action) => say("swap", { old: aBottle(text(action, "old")), new: aBottle(text(action, "new")) }),
  refill: () => say("refill"),
  bosses: (action) => m.djinn_do_bosses({ count: number(action, "bosses") }),
  shop: () => say("shop"),
  purchase: (action, { purchases }) => effectsText(offerOf(purchases, text(action, "what")).gain),
  target: (action) => oneText(text(action, "sort")),
  help: (action) => cardTitle("mage", text(action, "mage")),
  wield: (action) => cardTitle("gear", text(action, "gear")),
  circle: () => intoText("circle"),
  bottle: (action) => intoText(text(action, "colour")),
  accept: (_action, { prompt }) => say(prompt === "accept_circle" ? prompt : "accept"),
  mix: (action, view) => mixText(number(action, "bosses"), view),
  pick: (action, { awards }) => {
    const award = awards.find(({ id }) => id === text(action, "award"));
    return `${cardTitle("award", text(action, "award"))}: ${amountText("points", award?.points ?? 0)}`;
  },
  key: (action) => say("key", { thing: objectText(KEY_USES[text(action, "what")] ?? text(action, "what"), 1) }),
  cork: (action) => say("cork", { thing: oneText(corkOf(action).sort) }),
  award: (action, { prices }) => say("award", { thing: bottlesText({ [text(action, "colour")]: prices.award }) }),
  use: (action) => say("use", { thing: cardTitle("gear", text(action, "gear")) }),
  claim: (action) => say("claim", { thing: cardTitle("gear", text(action, "gear")) }),
  pass: (_action, view) => m.djinn_pass({ prompt: passing(view), gain: powerText(view) }),
};

export const KEY_USES: Record<string, string> = { coin: "coins", scroll: "scrolls", power: "power" };

/** What is still to be paid for a capture, with keys for what is missing (D34). */
export function powerText(view: View): string {
  const { cost } = view.doing;
  const keys = Math.max(0, cost - (own(view)?.power ?? 0));
  const power = objectText("power", cost - keys);
  return keys > 0 ? `${power}, ${objectText("keys", keys)}` : power;
}

/** A choice as the label of a button. */
export function label(action: GameAction, view: View): string {
  return capital(LABELS[action.type]?.(action, view) ?? action.type);
}

/** The kinds of actions that have words. */
export const labelled: ReadonlySet<string> = new Set(Object.keys(LABELS));
