/** Choices as labels of buttons. */
import { m } from "../../../lib/words.svelte";
import { byType } from "../../kinds";
import type { Action, Actions, KeyUse } from "../types";
import type { Offer, View } from "../view";
import { cardTitle } from "./cards";
import { bottlesText, intoText, oneText } from "./djinns";
import { amountText, capital, deedText, effectsText, objectText, offerText } from "./effects";
import { placeTitle, spaceTitle } from "./places";
import { acted, here } from "./turn";

const EMPTY = { place: "", thing: "", old: "", new: "" };
const say = (what: string, more: Partial<typeof EMPTY> = {}): string => m.djinn_do({ ...EMPTY, what, ...more });

export const offerOf = (offers: readonly Offer[], id: string): Offer =>
  offers.find((one) => one.id === id) ?? { id, pay: [], gain: [] };

/** What goes from a circle into which bottle: "red", "boss_red". */
export function corkOf({ what }: Actions["cork"]): { sort: string; bottle: string } {
  return what.startsWith("boss_") ? { sort: "boss", bottle: what.slice("boss_".length) } : { sort: what, bottle: what };
}

/** What three bottles for an award are: so many djinns, so many bosses. */
export function mixText(bosses: number, view: View): string {
  const djinns = view.prices.award - bosses;
  const parts = djinns > 0 ? [m.djinn_djinns({ count: djinns })] : [];
  return [...parts, ...(bosses > 0 ? [m.djinn_crowd({ id: "boss", count: bosses })] : [])].join(", ");
}

/** What is done at a space: what it brings, with its price. */
function labelDo({ what }: Actions["do"], view: View): string {
  const space = here(view);
  if (what === "capture") return labelCapture(view);
  const location = (what === "tile" ? space?.tiles[view.active] : space?.location) ?? null;
  const named = say(what, { place: placeTitle(location ?? "source") });
  const deeds = view.locations.find(({ id }) => id === location);
  const deed = what === "special" ? deeds?.special : deeds?.basic;
  return deeds && deed ? m.djinn_do_price({ what: named, price: deedText(deeds.id, deed) }) : named;
}

/** The least that a capture costs here, without anybody's help. */
function labelCapture({ capture }: View): string {
  const prices = capture?.aims.map(({ left }) => left) ?? [];
  if (prices.length === 0) return say("capture");
  return m.djinn_do_from({ what: say("capture"), price: objectText("power", Math.min(...prices)) });
}

function labelMentor({ mages }: Actions["mentor"], { asked }: View): string {
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

const KEY_USES: Record<KeyUse, string> = { coin: "coins", scroll: "scrolls", power: "power" };

const named = byType<Actions, [view: View], string>(
  {
    trait: ({ trait }) => cardTitle("trait", trait),
    go: ({ to }, view) => spaceTitle(to, view),
    toll: ({ what }) => say(`toll_${what}`),
    do: labelDo,
    console: ({ what }, { consolations }) => effectsText(offerOf(consolations, what).gain),
    mage: ({ mage }) => cardTitle("mage", mage),
    leave: ({ chest }, view) => say("leave", { thing: chestGain(chest, view, "gain") }),
    unlock: ({ chest }, view) => say("unlock", { thing: chestGain(chest, view, "locked") }),
    archive: ({ option }, { archive }) => effectsText(offerOf(archive, option).gain),
    tile: ({ location }) => say("tile_of", { place: placeTitle(location) }),
    at: ({ space }, view) => spaceTitle(space, view),
    equip: ({ gear }) => cardTitle("gear", gear),
    blind: ({ kind }) => say("blind", { thing: m.djinn_kind({ id: kind }) }),
    keep: ({ which }, { asked }) => cardTitle("gear", (which === "old" ? asked.old : asked.new) ?? which),
    visit: ({ stall }, view) => say("visit", { thing: stallsText(stall, view) }),
    buy: ({ offer }, { market }) =>
      offerText(
        offerOf(
          market.flatMap(({ offers }) => offers),
          offer,
        ),
      ),
    colour: ({ colour }) => aBottle(colour),
    flip: ({ mage }) => cardTitle("mage", mage),
    mentor: labelMentor,
    swap: (action) => say("swap", { old: aBottle(action.old), new: aBottle(action.new) }),
    refill: () => say("refill"),
    bosses: ({ bosses }) => m.djinn_do_bosses({ count: bosses }),
    shop: () => say("shop"),
    purchase: ({ what }, { purchases }) => effectsText(offerOf(purchases, what).gain),
    target: ({ sort }) => oneText(sort),
    help: ({ mage }) => cardTitle("mage", mage),
    wield: ({ gear }) => cardTitle("gear", gear),
    circle: () => intoText("circle"),
    bottle: ({ colour }) => intoText(colour),
    accept: (_, { prompt }) => say(prompt === "accept_circle" ? prompt : "accept"),
    mix: ({ bosses }, view) => mixText(bosses, view),
    pick: ({ award }, { awards }) => {
      const points = awards.find(({ id }) => id === award)?.points ?? 0;
      return `${cardTitle("award", award)}: ${amountText("points", points)}`;
    },
    key: ({ what }) => say("key", { thing: objectText(KEY_USES[what], 1) }),
    cork: (action) => say("cork", { thing: oneText(corkOf(action).sort) }),
    award: ({ colour }, { prices }) => say("award", { thing: bottlesText({ [colour]: prices.award }) }),
    use: ({ gear }) => say("use", { thing: cardTitle("gear", gear) }),
    claim: ({ gear }) => say("claim", { thing: cardTitle("gear", gear) }),
    pass: (_, view) => m.djinn_pass({ prompt: passing(view), gain: powerText(view) }),
  },
  "",
);

/** What is still to be paid for a capture, with keys for the power that is missing (D34). */
export function powerText({ doing, capture }: View): string {
  const keys = capture?.keys ?? 0;
  const power = objectText("power", doing.cost - keys);
  return keys > 0 ? `${power}, ${objectText("keys", keys)}` : power;
}

/** A choice as the label of a button. */
export const label = Object.assign((action: Action, view: View): string => capital(named(action, view)), {
  kinds: named.kinds,
});
