/** Why the rules refuse something, and what to do instead. */
import { m } from "../../../paraglide/messages.js";
import type { People } from "../../board";
import { whoIs, type Who } from "../../people";
import { cardTitle, terrainTitle, whenTitle } from "./cards";

interface Given {
  text(name: string): string;
  spell: { spell: string };
  who: Who; // whom it was to be cast on
}

const me: Who = { who: "me", name: "" };
const cleanse = () => ({ cleanse: cardTitle("cleanse") });
const slot = ({ text, spell }: Given) => ({ ...spell, slot: text("slot") });

const REFUSALS: Record<string, (given: Given) => string> = {
  must_roll: () => m.hocus_refusal_must_roll(),
  rolled: () => m.hocus_refusal_rolled(),
  one_spell: () => m.hocus_refusal_one_spell(),
  no_spell: ({ spell }) => m.hocus_refusal_no_spell(spell),
  wrong_time: ({ spell, text }) => m.hocus_refusal_wrong_time({ ...spell, when: whenTitle(text("when")) }),
  nothing_to_cleanse: () => m.hocus_refusal_nothing_to_cleanse(cleanse()),
  in_fog: () => m.hocus_refusal_in_fog(cleanse()),
  no_right: ({ text }) => m.hocus_refusal_no_right({ terrain: terrainTitle(text("terrain")) }),
  no_target: ({ spell }) => m.hocus_refusal_no_target(spell),
  no_player: () => m.hocus_refusal_no_player(),
  not_on_yourself: ({ spell }) => m.hocus_refusal_not_on_yourself(spell),
  does_nothing: ({ spell }) => m.hocus_refusal_does_nothing(spell),
  out_of_reach: ({ who }) => m.hocus_refusal_out_of_reach(who),
  shielded: ({ who }) => m.hocus_refusal_shielded(who),
  slot_taken: (given) => m.hocus_refusal_slot_taken({ ...given.who, ...slot(given) }),
  own_slot_taken: (given) => m.hocus_refusal_slot_taken({ ...me, ...slot(given) }),
  outlasted: ({ who, spell }) => m.hocus_refusal_outlasted({ ...who, ...spell }),
  own_outlasted: ({ spell }) => m.hocus_refusal_outlasted({ ...me, ...spell }),
  on_start: ({ who, spell }) => m.hocus_refusal_on_start({ ...who, ...spell }),
  level: ({ who, spell }) => m.hocus_refusal_level({ ...who, ...spell }),
  empty_hand: ({ who, spell }) => m.hocus_refusal_empty_hand({ ...who, ...spell }),
  unmoved: ({ who, spell }) => m.hocus_refusal_unmoved({ ...who, ...spell }),
};

/** A refusal in the reader's language; null: it is not one of this game's own. */
export function refusal(sentence: string, args: Record<string, number | string>, people: People): string | null {
  const text = (name: string): string => String(args[name] ?? "");
  const given: Given = {
    text,
    spell: { spell: cardTitle(text("spell")) },
    who: whoIs(people, Number(args["seat"] ?? -1)),
  };
  return REFUSALS[sentence]?.(given) ?? null;
}
