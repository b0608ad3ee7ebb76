/** Why a bot would do something, as short phrases. */
import { m } from "../../../paraglide/messages.js";
import type { People } from "../../board";
import { whoIs } from "../../people";
import { cardTitle } from "./cards";
import { amountText, colourTitle, objectText } from "./effects";
import { placeTitle } from "./places";

export interface Reason {
  kind: string;
  args: Record<string, number | string>;
}

/** What a reason is about, by the argument that names it. */
const THINGS: Record<string, (value: string, args: Reason["args"]) => string> = {
  colour: colourTitle,
  location: placeTitle,
  mage: (id) => cardTitle("mage", id),
  gear: (id) => cardTitle("gear", id),
  card: (id) => cardTitle("scoring", id),
  what: (what, { count }) => objectText(what, Number(count)),
  power: (power) => objectText("power", Number(power)),
};

function thingOf({ kind, args }: Reason): string {
  if (kind === "keeps_keys") return objectText("keys", Number(args["count"]));
  const named = Object.keys(THINGS).find((name) => name in args);
  return named ? (THINGS[named]?.(String(args[named]), args) ?? "") : "";
}

export function reason(given: Reason, people: People): string {
  const { kind, args } = given;
  return m.djinn_reason({
    kind,
    ...whoIs(people, Number(args["seat"] ?? -1)),
    count: Number(args["count"] ?? args["field"] ?? 0),
    points: amountText("points", Number(args["points"] ?? 0)),
    thing: thingOf(given),
  });
}
