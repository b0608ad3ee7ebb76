/** Choices: as labels of buttons, and as sentences that say what they do. */
import { m } from "../../../paraglide/messages.js";
import type { GameAction, People } from "../../board";
import { surface, type View } from "../view";
import { cardText, cardTitle, spellText, spellTitle, valuesOf } from "./cards";
import { crowdText, ownerOf, whoseWizards, type Owner } from "./people";
import { ahead, castleSpace, findTower, ravenSpace, stepsAsked } from "./track";

const text = (action: GameAction, field: string): string => String(action[field]);
const number = (action: GameAction, field: string): number => Number(action[field]);

/** A choice as the label of a button. */
export function label(action: GameAction, view: View): string {
  switch (action.type) {
    case "play":
      return cardTitle(text(action, "card"));
    case "throw":
      return m.towers_do_throw({ card: cardTitle(text(action, "card")) });
    case "give":
      return m.towers_do_give({ card: cardTitle(text(action, "card")) });
    case "use":
      return labelHalf(text(action, "half"), view);
    case "roll":
      return m.towers_do_roll();
    case "keep":
      return m.towers_do_keep({ steps: view.card?.steps ?? "" });
    case "wizard":
      return m.towers_do_wizard({ space: number(action, "space") });
    case "tower":
      return m.towers_do_tower({ tower: number(action, "number") });
    case "cast":
      return spellTitle(text(action, "spell"));
    case "reserve":
      return m.towers_do_reserve({ spell: spellTitle(text(action, "spell")) });
    case "ride":
      return m.towers_do_ride();
    case "release":
      return view.teams && number(action, "owner") !== view.to_act
        ? m.towers_do_release_partner()
        : m.towers_do_release_own();
    case "castle":
      return text(action, "way") === "forward" ? m.towers_do_castle_forward() : m.towers_do_castle_back();
    case "redraw":
      return m.towers_do_redraw();
    case "ask":
      return m.towers_do_ask();
    case "lend":
      return m.towers_do_lend();
    case "again":
      return m.towers_do_again();
    case "pass":
      return passesLater(view) ? m.towers_do_pass() : (PASSES[view.prompt] ?? m.towers_do_pass)();
    default:
      return action.type;
  }
}

const PASSES: Record<string, () => string> = {
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

function labelHalf(half: string, view: View): string {
  const values = valuesOf(view.card?.card ?? "");
  const steps = view.card?.steps || (half === "tower" ? values.tower : values.wizard);
  if (!steps) return half === "tower" ? m.towers_do_use_tower() : m.towers_do_use_wizard();
  return half === "tower" ? m.towers_do_use_tower_steps({ steps }) : m.towers_do_use_wizard_steps({ steps });
}

/** What a choice does, as a sentence. */
export function explain(action: GameAction, view: View, people: People): string {
  switch (action.type) {
    case "play":
      return cardText(text(action, "card"), whoseWizards(view));
    case "throw":
      return m.towers_why_throw();
    case "give":
      return m.towers_why_give({ card: cardTitle(text(action, "card")) });
    case "use":
      return text(action, "half") === "tower"
        ? m.towers_why_use_tower()
        : m.towers_why_use_wizard({ whose: whoseWizards(view) });
    case "roll":
      return m.towers_why_roll();
    case "keep":
      return m.towers_why_keep({ steps: view.card?.steps ?? "" });
    case "wizard":
      return explainWizard(number(action, "owner"), number(action, "space"), view, people);
    case "tower":
      return explainTower(number(action, "number"), view, people);
    case "cast":
      return explainSpell(text(action, "spell"), view);
    case "reserve":
      return explainReserve(text(action, "spell"), view);
    case "ride":
      return `${m.towers_why_ride({ whose: whoseWizards(view) })} ${cost("piggyback", view)}`.trim();
    case "release":
      return m.towers_why_release(chooserOf(people, number(action, "owner"), view));
    case "castle":
      return explainCastle(text(action, "way") === "forward" ? "forward" : "back", view) ?? label(action, view);
    case "redraw":
      return m.towers_why_redraw();
    case "ask":
      return m.towers_why_ask();
    case "lend":
      return m.towers_why_lend();
    case "again":
      return `${m.towers_why_again()} ${cost(view.casting?.spell ?? "", view)}`.trim();
    case "pass":
      return view.prompt === "turn" && !passesLater(view) ? m.towers_why_pass_turn() : m.towers_why_pass();
    default:
      return label(action, view);
  }
}

/** Whose a wizard is to the one who chooses: when all play together, it is theirs too. */
function chooserOf(people: People, owner: number, view: View): Owner {
  const found = ownerOf(people, owner, view);
  return found.who === "all" ? { ...found, who: "me" } : found;
}

function explainWizard(owner: number, start: number, view: View, people: People): string {
  const steps = stepsAsked(view);
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
  const steps = stepsAsked(view);
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

function cost(spell: string, view: View): string {
  const known = view.spells.find((one) => one.name === spell);
  return known ? m.towers_cost({ count: known.cost }) : "";
}

function explainSpell(spell: string, view: View): string {
  return `${spellText(spell, whoseWizards(view))} ${cost(spell, view)}`.trim();
}

function explainReserve(spell: string, view: View): string {
  const when = spell === "piggyback" ? m.towers_why_reserve_ride() : m.towers_why_reserve();
  return `${spellText(spell, whoseWizards(view))} ${when} ${cost(spell, view)}`.trim();
}

function explainCastle(way: "forward" | "back", view: View): string | null {
  const space = ravenSpace(view, way);
  return space === null ? null : m.towers_why_castle({ space });
}
