/** Choices: as labels of buttons, and as sentences that say what they do. */
import { m } from "../../../lib/words.svelte";
import type { People } from "../../board";
import { byType } from "../../kinds";
import type { Actions, Half, Spell, Way } from "../types";
import { surface, type View } from "../view";
import { cardText, cardTitle, spellText, spellTitle, valuesOf } from "./cards";
import { crowdText, ownerOf, whoseWizards, type Owner } from "./people";
import { ahead, castleSpace, findTower } from "./track";

/** A choice as the label of a button. */
export const label = byType<Actions, [view: View, people?: People], string>(
  {
    play: ({ card }) => cardTitle(card),
    throw: ({ card }) => m.towers_do_throw({ card: cardTitle(card) }),
    give: ({ card }) => m.towers_do_give({ card: cardTitle(card) }),
    use: ({ half }, view) => labelHalf(half, view),
    roll: () => m.towers_do_roll(),
    keep: (_, view) => m.towers_do_keep({ steps: view.card?.steps ?? "" }),
    wizard: ({ space }) => m.towers_do_wizard({ space }),
    tower: ({ number }) => m.towers_do_tower({ tower: number }),
    cast: ({ spell }) => spellTitle(spell),
    reserve: ({ spell }) => m.towers_do_reserve({ spell: spellTitle(spell) }),
    ride: () => m.towers_do_ride(),
    release: ({ owner }, view) =>
      view.teams && owner !== view.to_act ? m.towers_do_release_partner() : m.towers_do_release_own(),
    castle: ({ way }) => (way === "forward" ? m.towers_do_castle_forward() : m.towers_do_castle_back()),
    redraw: () => m.towers_do_redraw(),
    ask: () => m.towers_do_ask(),
    lend: () => m.towers_do_lend(),
    again: () => m.towers_do_again(),
    pass: (_, view) => (passesLater(view) ? m.towers_do_pass() : (PASSES[view.prompt] ?? m.towers_do_pass)()),
  },
  "",
);

const PASSES: Partial<Record<View["prompt"], () => string>> = {
  turn: m.towers_do_pass_turn,
  piece: m.towers_do_pass_move,
  redraw_tower: m.towers_do_pass_tower,
  round_a: m.towers_do_pass_spell,
  round_b: m.towers_do_pass_spell,
  round_free: m.towers_do_pass_spell,
  offer: m.towers_do_pass_card,
  asked: m.towers_do_pass_card,
  ride: m.towers_do_pass_ride,
  again: m.towers_do_pass_again,
  lend: m.towers_do_pass_lend,
  release: m.towers_do_pass_release,
};

/** With a card still to play nobody can end the turn: the pass belongs to a later step of the way. */
function passesLater(view: View): boolean {
  return view.prompt === "turn" && view.cards_played < (view.together ? 1 : 2);
}

function labelHalf(half: Half, view: View): string {
  const values = valuesOf(view.card?.card ?? "-");
  const steps = view.card?.steps || (half === "tower" ? values.tower : values.wizard);
  if (!steps) return half === "tower" ? m.towers_do_use_tower() : m.towers_do_use_wizard();
  return half === "tower" ? m.towers_do_use_tower_steps({ steps }) : m.towers_do_use_wizard_steps({ steps });
}

/** What a choice does, as a sentence. */
export const explain = byType<Actions, [view: View, people: People], string>(
  {
    play: ({ card }, view) => cardText(card, whoseWizards(view)),
    throw: () => m.towers_why_throw(),
    give: ({ card }) => m.towers_why_give({ card: cardTitle(card) }),
    use: ({ half }, view) =>
      half === "tower" ? m.towers_why_use_tower() : m.towers_why_use_wizard({ whose: whoseWizards(view) }),
    roll: () => m.towers_why_roll(),
    keep: (_, view) => m.towers_why_keep({ steps: view.card?.steps ?? "" }),
    wizard: ({ owner, space }, view, people) => explainWizard(owner, space, view, people),
    tower: ({ number }, view, people) => explainTower(number, view, people),
    cast: ({ spell }, view) => explainSpell(spell, view),
    reserve: ({ spell }, view) => explainReserve(spell, view),
    ride: (_, view) => `${m.towers_why_ride({ whose: whoseWizards(view) })} ${cost("piggyback", view)}`.trim(),
    release: ({ owner }, view, people) => m.towers_why_release(chooserOf(people, owner, view)),
    castle: (action, view) => explainCastle(action.way, view) ?? label(action, view),
    redraw: () => m.towers_why_redraw(),
    ask: () => m.towers_why_ask(),
    lend: () => m.towers_why_lend(),
    again: (_, view) => `${m.towers_why_again()} ${view.casting ? cost(view.casting.spell, view) : ""}`.trim(),
    pass: (_, view) => (view.prompt === "turn" && !passesLater(view) ? m.towers_why_pass_turn() : m.towers_why_pass()),
  },
  "",
);

/** Whose a wizard is to the one who chooses: when all play together, it is theirs too. */
function chooserOf(people: People, owner: number, view: View): Owner {
  const found = ownerOf(people, owner, view);
  return found.who === "all" ? { ...found, who: "me" } : found;
}

function explainWizard(owner: number, start: number, view: View, people: People): string {
  const { steps } = view;
  const who = chooserOf(people, owner, view);
  if (!steps) return m.towers_why_wizard_here({ ...who, start });
  const end = ahead(view, start, steps);
  return view.spaces[end]?.castle
    ? m.towers_why_wizard_home({ ...who, start })
    : m.towers_why_wizard({ ...who, start, end });
}

function explainTower(tower: number, view: View, people: People): string {
  const found = findTower(view, tower);
  if (!found) return m.towers_do_tower({ tower });
  const start = found.space;
  if (view.prompt === "lift") return m.towers_why_lift({ tower, start });
  if (view.prompt.startsWith("swap")) return m.towers_why_swap({ tower, start });
  const { steps } = view;
  if (!steps) return m.towers_why_tower_here({ tower, start });
  return movingTower(tower, found, ahead(view, start, steps), view, people);
}

/** A tower goes: with what is above it, and onto whom. */
function movingTower(
  tower: number,
  { space, above }: { space: number; above: number },
  end: number,
  view: View,
  people: People,
): string {
  const target = view.spaces[end];
  const covered = target ? crowdText(surface(target), people, view) : "";
  const sentences = [m.towers_why_tower({ tower, start: space, end })];
  if (above > 0) sentences.push(m.towers_why_above({ count: above }));
  if (castleSpace(view) === space) sentences.push(m.towers_why_castle_goes());
  if (covered) sentences.push(m.towers_why_traps({ names: covered }));
  return sentences.join(" ");
}

function cost(spell: Spell, view: View): string {
  const known = view.spells.find((one) => one.name === spell);
  return known ? m.towers_cost({ count: known.cost }) : "";
}

function explainSpell(spell: Spell, view: View): string {
  return `${spellText(spell, whoseWizards(view))} ${cost(spell, view)}`.trim();
}

function explainReserve(spell: Spell, view: View): string {
  const when = spell === "piggyback" ? m.towers_why_reserve_ride() : m.towers_why_reserve();
  return `${spellText(spell, whoseWizards(view))} ${when} ${cost(spell, view)}`.trim();
}

function explainCastle(way: Way, view: View): string | null {
  const space = view.castle_ways[way];
  return space === undefined ? null : m.towers_why_castle({ space });
}
