/** The table in sentences, for those who do not see it. */
import { m } from "../../../lib/words.svelte";
import type { People } from "../../board";
import { listed, nameOf, whoIs } from "../../people";
import { LOCATIONS, type Seat, type Space, type View } from "../view";
import { awardText, cardTitle, gearText, mageText, scoringText, traitText, type CardKind } from "./cards";
import { bottlesText, crowdText } from "./djinns";
import { amountText, offerText } from "./effects";
import { banner } from "./ends";
import { placeTitle, spaceTitle } from "./places";

export function describe(view: View, people: People): string[] {
  return [
    ...progress(view),
    ...view.spaces.map((space) => spaceText(space, view, people)),
    ...view.seats.flatMap((seat, number) => seatLines(seat, number, people)),
    ...displays(view),
    ...market(view, people),
    m.djinn_describe_supply({ bag: crowdText(view.bag, 0) || m.djinn_nobody(), supply: view.supply, keys: view.keys }),
  ];
}

/** A line about a group of things, if there are any. */
function things(id: string, found: readonly string[], name = "", seat?: Seat): string[] {
  if (found.length === 0) return [];
  const { power = 0, max_power: most = 0 } = seat ?? {};
  return [m.djinn_describe({ id, name, things: found.join("; "), power, most })];
}

/** A card's name with what it does. */
const card = (kind: CardKind, id: string, text: string): string =>
  `${cardTitle(kind, id)} – ${text.replace(/\.$/, "")}`;

function progress(view: View): string[] {
  const all = view.spaces.filter(({ shape }) => shape === "round").length;
  const line = m.djinn_describe_turn({ round: view.round, turn: view.turn, gone: view.bosses_gone, all });
  const news = banner(view);
  return news ? [line, `${news}.`] : [line];
}

function spaceText(space: Space, view: View, people: People): string {
  const parts: string[] = [];
  if (space.shape === "round") parts.push(crowdText(space.djinns, space.boss ? 1 : 0) || m.djinn_nobody());
  for (const { seat, via } of space.wizards) {
    const who = whoIs(people, seat);
    parts.push(
      via ? m.djinn_describe_wizard_from({ ...who, from: spaceTitle(via, view) }) : m.djinn_describe_wizard(who),
    );
  }
  for (const [seat, tile] of space.tiles.entries()) {
    if (tile) parts.push(m.djinn_describe_tile({ ...whoIs(people, seat), place: placeTitle(tile) }));
  }
  parts.push(m.djinn_describe_joined({ spaces: listed(space.neighbours.map((id) => spaceTitle(id, view))) }));
  return m.djinn_describe_space({ space: spaceTitle(space.id, view), parts: parts.join("; ") });
}

const GOODS = ["coins", "scrolls", "keys", "corks"] as const;

function seatLines(seat: Seat, number: number, people: People): string[] {
  const name = number === people.me ? m.djinn_describe_you() : nameOf(people, number);
  const bosses = Object.values(seat.boss_bottled).reduce((sum, count) => sum + count, 0);
  const some = (text: string): string[] => (text ? [text] : []);
  const lines: [string, readonly string[]][] = [
    ["goods", [GOODS.map((what) => amountText(what, seat[what])).join(", ")]],
    ["bottles", some(bottlesText(seat.bottles))],
    ["corked", some(crowdText(seat.bottled, bosses))],
    ["circles", [seat.circles.map((id) => m.djinn_circle({ id })).join(", ")]],
    ["mages", seat.mages.map((mage) => card("mage", mage.id, mageText(mage)))],
    ["gear", seat.gear.map((gear) => card("gear", gear.id, gearText(gear)))],
    ["traits", seat.traits.map((trait) => card("trait", trait.id, traitText(trait)))],
    ["awards", seat.awards.map((award) => card("award", award.id, awardText(award)))],
    ["ambition", (seat.ambition ?? []).map((one) => card("scoring", one.id, scoringText(one)))],
    ["strip", LOCATIONS.filter((location) => seat.strip.includes(location)).map(placeTitle)],
    ["points", seat.total > 0 ? [amountText("points", seat.total)] : []],
  ];
  return lines.flatMap(([id, found]) => things(id, found, name, seat));
}

/** What can be taken, each with what it does. */
function displays(view: View): string[] {
  const mages = view.mages.flatMap(({ top }) => (top ? [card("mage", top.id, mageText(top))] : []));
  const gear = view.gear.flatMap(({ top }) => (top ? [card("gear", top.id, gearText(top))] : []));
  return [
    ...things("top_mages", mages),
    ...things("top_gear", gear),
    ...things(
      "offered",
      view.awards.map((award) => card("award", award.id, awardText(award))),
    ),
    ...things(
      "scoring",
      view.scoring.map((one) => card("scoring", one.id, scoringText(one))),
    ),
    ...things(
      "draft",
      view.traits.map((trait) => card("trait", trait.id, traitText(trait))),
    ),
  ];
}

function market(view: View, people: People): string[] {
  return view.market.flatMap(({ offers, assistants }) => {
    const names = listed(assistants.map((seat) => nameOf(people, seat)));
    return things("market", [...offers.map(offerText), ...(names ? [m.djinn_describe_assistants({ names })] : [])]);
  });
}
