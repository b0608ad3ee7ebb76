/** What a whole way would bring about. */
import { m } from "../../../lib/words.svelte";
import type { People } from "../../board";
import type { Path } from "../../../lib/plan.svelte";
import { listed, whoIs } from "../../people";
import type { Action, Event, View } from "../types";
import { objectText } from "./effects";
import { explain } from "./explain";
import { line, tell } from "./tell";

/** Choices that say best themselves what they are about: where one goes, which card one takes. */
const TOLD_BY_CHOICE = new Set<Action["type"]>(["trait", "go", "mage", "equip", "pick"]);

/** What is worth saying before one confirms, besides what is gained and paid. */
const SAID = new Set<Event["type"]>([
  "toll_paid",
  "capacity_rose",
  "capacity_flipped",
  "minimum_rose",
  "circle_activated",
  "mage_used",
  "mage_turned_up",
  "gear_used",
  "tile_placed",
  "caught",
  "bottled",
  "missed",
  "djinn_removed",
  "boss_gone",
  "bottle_swapped",
]);

/** All that a seat gains, or pays, put together. */
function total(events: readonly Event[], type: "gained" | "paid", seat: number): string[] {
  const sums = new Map<string, number>();
  for (const event of events) {
    if (event.type !== type || event.seat !== seat) continue;
    sums.set(event.what, (sums.get(event.what) ?? 0) + event.n);
  }
  return [...sums].map(([what, count]) => objectText(what, count));
}

export function foretell(path: Path<Event, Action>, view: View, people: People): string {
  const { steps, events } = path;
  const last = steps.at(-1);
  const choice = steps.find(({ action }) => TOLD_BY_CHOICE.has(action.type)) ?? last;
  const seat = view.to_act ?? view.active;
  const who = whoIs(people, seat);
  const lines = events.filter(({ type }) => SAID.has(type)).flatMap((event) => tell(event, people, view) ?? []);
  const gains = total(events, "gained", seat);
  for (const event of events) {
    if (event.type === "bottle_gained" && event.seat === seat) gains.push(m.djinn_bottle({ id: event.colour }));
  }
  const costs = total(events, "paid", seat);
  if (costs.length > 0) lines.push(line("paid", who, { thing: listed(costs) }));
  if (gains.length > 0) lines.push(line("gained", who, { thing: listed(gains) }));
  const said =
    choice && (TOLD_BY_CHOICE.has(choice.action.type) || lines.length === 0)
      ? [explain(choice.action, view, people)]
      : [];
  return [...said, ...lines].join(" ");
}
