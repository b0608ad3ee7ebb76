/** Why the rules refuse something, and what to do instead. */
import { m } from "../../../paraglide/messages.js";
import type { People } from "../../board";
import { cardTitle, roman, type CardKind } from "./cards";
import { oneText } from "./djinns";
import { placeTitle } from "./places";

type Args = Record<string, number | string>;

const NAMED: readonly CardKind[] = ["trait", "mage", "gear"];

function thingOf(args: Args): string {
  const kind = NAMED.find((one) => one in args);
  return kind ? cardTitle(kind, String(args[kind])) : "";
}

/** A refusal in the reader's language; null: it is not one of this game's own. */
export function refusal(sentence: string, args: Args, _people: People): string | null {
  const text = m.djinn_refusal({
    id: sentence,
    thing: thingOf(args),
    place: placeTitle(String(args["location"] ?? "source")),
    column: roman(Number(args["column"] ?? 1)),
    one: oneText(String(args["sort"] ?? "boss")),
    price: String(args["price"] ?? ""),
    count: Number(args["fee"] ?? args["supply"] ?? args["corked"] ?? 0),
  });
  return text === sentence ? null : text;
}
