/** Choices as sentences that say what they do. */
import { m } from "../../../lib/words.svelte";
import type { People } from "../../board";
import { byType } from "../../kinds";
import { listed, nameOf } from "../../people";
import type { Actions } from "../types";
import type { Effects, Space, View } from "../view";
import { corkOf, label, mixText, offerOf, passing, powerText } from "./actions";
import { cardText, cardTitle, findGear, findMage, roman } from "./cards";
import { bottlesText, crowdText, intoText } from "./djinns";
import { amountText, capital, deedText, effectsText, either, gainText, objectText, offerText } from "./effects";
import { findSpace, placeTitle, spaceTitle, toSpace } from "./places";
import { bonusOf, here, nextCircle, own, paysNobody, perkOf, priceOf } from "./turn";

const EMPTY = { thing: "", old: "", owner: "", to: "" };
const why = (what: string, more: Partial<typeof EMPTY> = {}): string => m.djinn_why({ ...EMPTY, what, ...more });
const crowdOf = (space: Space | undefined): string =>
  (space && crowdText(space.djinns, space.boss ? 1 : 0)) || m.djinn_nobody();

/** Where a wizard goes, what waits there, and whom one pays for it. */
function explainGo({ to, via: from }: Actions["go"], view: View, people: People): string {
  const space = findSpace(to, view);
  const lines: string[] = [m.djinn_why_go({ to: toSpace(to, view) })];
  if (space?.shape === "round") lines.push(m.djinn_why_here({ crowd: crowdOf(space) }));
  const location = space?.shape === "square" ? view.locations.find(({ id }) => id === space.location) : undefined;
  if (location) lines.push(m.djinn_deed_basic({ deed: deedText(location.id, location.basic) }));
  const tile = space?.tiles[view.active];
  if (tile) lines.push(m.djinn_why_tile({ place: placeTitle(tile) }));
  const owners = space?.wizards.filter(({ seat, via }) => via === from && seat !== view.active) ?? [];
  if (owners.length > 0 && !paysNobody(view))
    lines.push(
      tolls(
        owners.map(({ seat }) => seat),
        people,
      ),
    );
  return lines.join(" ");
}

const tolls = (seats: readonly number[], people: People): string =>
  m.djinn_why_toll({ names: listed(seats.map((seat) => nameOf(people, seat))) });

function explainDo(action: Actions["do"], view: View): string {
  const { what } = action;
  const space = here(view);
  if (what === "capture") return why("capture", { thing: crowdOf(space) });
  const place = (what === "tile" ? space?.tiles[view.active] : space?.location) ?? "";
  const location = view.locations.find(({ id }) => id === place);
  if (!location) return label(action, view);
  return `${capital(deedText(place, what === "special" ? location.special : location.basic))}.`;
}

function explainUnlock(action: Actions["unlock"], view: View): string {
  const locked = view.revealed.find(({ id }) => id === action.chest)?.locked ?? [];
  return why(perkOf(view, "unlock_keeps_key") ? "unlock_keep" : "unlock", { thing: effectsText(locked) });
}

/** An option of the archive; the next circle has a reward of its own. */
function explainArchive(action: Actions["archive"], view: View): string {
  const gain = effectsText(offerOf(view.archive, action.option).gain);
  const reward = action.option.includes("circle") ? nextCircle(view) : [];
  return reward.length > 0 ? `${capital(gain)}: ${effectsText(reward)}.` : `${capital(gain)}.`;
}

function explainAt(action: Actions["at"], view: View): string {
  const space = action.space;
  if (view.prompt === "remove_space") return why("at_remove", { thing: crowdOf(findSpace(space, view)) });
  if (view.prompt === "secret_space") return why("at_tile", { to: toSpace(space, view) });
  return spaceTitle(space, view); // it depends on what is chosen before it
}

function explainVisit(action: Actions["visit"], view: View, people: People): string {
  const place = view.market.find(({ stall }) => stall === action.stall);
  const lines = [why("visit", { thing: (place?.offers ?? []).map(offerText).join("; ") || label(action, view) })];
  if (place?.assistants.includes(view.active)) lines.push(why("stay"));
  const others = place?.assistants.filter((seat) => seat !== view.active) ?? [];
  if (others.length > 0 && !paysNobody(view) && !perkOf(view, "market_no_pay")) lines.push(tolls(others, people));
  return lines.join(" ");
}

function explainTarget(action: Actions["target"], view: View): string {
  if (view.prompt === "free_djinn") return why("target_free");
  if (view.prompt.startsWith("remove")) return why("target_remove");
  const targets = [...view.doing.targets, action.sort];
  return why(targets.length > 1 ? "target_all" : "target", { thing: objectText("power", priceOf(view, targets)) });
}

function explainHelp(action: Actions["help"], view: View): string {
  const mage = findMage(action.mage, view);
  const bonus = bonusOf(view, action.mage);
  if (!mage || bonus === null) return label(action, view);
  const old = String(bonus);
  return mage.fee > 0 ? why("help", { old, thing: objectText("coins", mage.fee) }) : why("help_free", { old });
}

function explainWield(action: Actions["wield"], view: View): string {
  const bonus = bonusOf(view, action.gear);
  return bonus === null ? label(action, view) : why("wield", { old: String(bonus) });
}

function explainShop(_action: Actions["shop"], view: View): string {
  const things = view.purchases.map(({ gain }) => effectsText(gain)).join("; ");
  return why("shop", { old: objectText("scrolls", own(view)?.fee ?? 0), thing: things });
}

function explainPurchase(action: Actions["purchase"], view: View): string {
  const pay: Effects = [{ kind: "scrolls", n: own(view)?.fee ?? 0, of: [] }];
  return `${capital(offerText({ pay, gain: offerOf(view.purchases, action.what).gain }))}.`;
}

function explainClaim(action: Actions["claim"], view: View): string {
  const card = findGear(action.gear, view);
  return card ? why("claim", { thing: gainText(card.gain) }) : label(action, view);
}

function explainAward(action: Actions["award"], view: View): string {
  const column = own(view)?.next_column;
  const thing = bottlesText({ [action.colour]: view.prices.award });
  return why("award", { thing, old: column ? roman(column) : either([1, 2, 3].map(roman)) });
}

function explainPass(_action: Actions["pass"], view: View): string {
  switch (passing(view)) {
    case "miss": {
      const lucky = perkOf(view, "no_capture_gain");
      return why(lucky ? "miss_gain" : "miss", { thing: objectText("power", lucky?.n ?? view.prices.miss) });
    }
    case "targets":
      return why("pay", { thing: objectText("power", priceOf(view, view.doing.targets)) });
    case "pay":
      return why("pay", { thing: powerText(view) });
    case "act": {
      if (view.doing.final) return why("pass");
      return why("no_action", { thing: either(view.consolations.map(({ gain }) => gainText(gain))) });
    }
    case "container":
      return why("back");
    default:
      return why("pass");
  }
}

/** A card's name and what it does. */
function card(kind: "mage" | "gear" | "trait", id: string, view: View): string {
  const does = cardText(kind, id, view);
  return does ? `${cardTitle(kind, id)}: ${does}` : cardTitle(kind, id);
}

/** What a choice does, as a sentence. */
export const explain = byType<Actions, [view: View, people: People], string>(
  {
    trait: (action, view) => card("trait", action.trait, view),
    go: explainGo,
    toll: (action, { asked }, people) => why(`toll_${action.what}`, { owner: nameOf(people, asked.owner ?? 0) }),
    do: explainDo,
    console: (action, { consolations }) => why("console", { thing: gainText(offerOf(consolations, action.what).gain) }),
    mage: (action, view) => card("mage", action.mage, view),
    leave: (action, view) => why("leave", { thing: cardText("chest", action.chest, view) }).trim(),
    unlock: explainUnlock,
    archive: explainArchive,
    tile: (action, view) => {
      const location = view.locations.find(({ id }) => id === action.location);
      return location ? why("tile", { thing: deedText(location.id, location.basic) }) : label(action, view);
    },
    at: explainAt,
    equip: (action, view) => card("gear", action.gear, view),
    blind: () => why("blind"),
    keep: (action, view) => {
      const kept = action.which === "old" ? view.asked.old : view.asked.new;
      return `${cardText("gear", kept ?? "", view)} ${why("keep")}`.trim();
    },
    visit: explainVisit,
    buy: (action, view) => `${label(action, view)}.`,
    colour: (action) => why("colour", { thing: m.djinn_bottle({ id: action.colour }) }),
    flip: () => why("flip"),
    mentor: (action, view) => `${label(action, view)}.`,
    swap: (action) =>
      why("swap", {
        old: m.djinn_bottle({ id: action.old }),
        thing: m.djinn_bottle({ id: action.new }),
      }),
    refill: (_action, view) => why("refill", { thing: String(own(view)?.max_power ?? "") }),
    bosses: (action, view) =>
      why("bosses", {
        thing: objectText(
          "power",
          priceOf(
            view,
            Array.from({ length: action.bosses }, () => "boss" as const),
          ),
        ),
      }),
    shop: explainShop,
    purchase: explainPurchase,
    target: explainTarget,
    help: explainHelp,
    wield: explainWield,
    circle: (_action, { prices }) => why("circle", { thing: objectText("points", prices.circle) }),
    bottle: (_action, { prices }) => why("bottle", { thing: amountText("points", prices.bottled) }),
    accept: (_action, view) =>
      view.prompt === "accept_circle" ? why("accept_circle", { thing: effectsText(nextCircle(view)) }) : why("accept"),
    mix: (action, view) => why("mix", { thing: mixText(action.bosses, view) }),
    pick: (action, view) => cardText("award", action.award, view) || label(action, view),
    key: (action, { key_uses }) => why("key", { thing: gainText(offerOf(key_uses, action.what).gain) }),
    cork: (action) => why("cork", { thing: intoText(corkOf(action).bottle) }),
    award: explainAward,
    use: (action, view) => cardText("gear", action.gear, view) || label(action, view),
    claim: explainClaim,
    pass: explainPass,
  },
  "",
);
