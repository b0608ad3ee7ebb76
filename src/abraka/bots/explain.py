"""Why a bot would do what it does: the choices in order, what follows, and reasons to be put into words."""

import importlib
from collections import Counter
from typing import Any

import msgspec

from abraka.bots.decision import Decision
from abraka.bots.levels import ARCHMAGE
from abraka.bots.search import Choice, Tree, search
from abraka.bots.skill import Budget, Skill
from abraka.bots.tree import CERTAIN
from abraka.core.chance import Luck, derived_seed
from abraka.core.reasons import Reason
from abraka.core.records import plain

WORLDS = 5
"""A reason must hold in more than half of so many worlds that might be."""

MAX_REASONS = 3
MAX_PLAN = 60
"""The most choices that are played to finish a turn."""


class Thought(msgspec.Struct, frozen=True):
    """One choice as a bot sees it."""

    action: str
    share: float
    """Its part of the search's attention; the greatest is what the bot would do."""
    before: tuple[float, ...]
    """Everybody's chance to win before it, over all that the bot looked at."""
    chances: tuple[float, ...]
    """Everybody's chance to win after it, as far as the bot can tell."""
    plan: tuple[str, ...]
    """What the bot would do in the rest of the turn."""
    reasons: tuple[Reason, ...]


def explain(
    decision: Decision, skill: Skill = ARCHMAGE.skill, budget: Budget | None = None, limit: int | None = None
) -> list[Thought]:
    """The choices of a decision, the best first, as a search sees them; the first so many if a limit is given."""
    choices, trees = search(decision, skill, budget)
    total = max(1, sum(choice.visits for choice in choices))
    ranked = sorted(choices, key=lambda choice: (-choice.visits, -choice.chances[decision.seat], choice.action))
    return [thought_of(decision, choice, total, trees[0]) for choice in ranked[:limit]]


def thought_of(decision: Decision, choice: Choice, total: int, tree: Tree) -> Thought:
    """What a search of so many simulations found about a choice, with its reasons."""
    write, decode = decision.game.actions.write, decision.game.actions.decode
    plans, found = [], []
    for world in range(WORLDS):
        plan, reasons = _try_out(decision, choice.action, tree, world)
        plans.append(tuple(write(decode(action)) for action in plan))
        found.append(reasons)
    return Thought(
        write(decode(choice.action)),
        choice.visits / total,
        standing_of(tree, decision.players),
        choice.chances,
        Counter(plans).most_common(1)[0][0],
        tuple(common(found))[:MAX_REASONS],
    )


def standing_of(tree: Tree, players: int) -> tuple[float, ...]:
    """Everybody's chances where a search began, the mean over all its simulations."""
    visits = CERTAIN * max(1, tree.visits(0))
    return tuple(chance / visits for chance in tree.chances(0)[:players])


def common(found: list[list[Reason]]) -> list[Reason]:
    """The reasons that hold in most worlds, the weightiest first."""
    places: dict[bytes, list[int]] = {}
    known: dict[bytes, Reason] = {}
    for reasons in found:
        for place, reason in enumerate(reasons):
            name = msgspec.json.encode(reason, order="sorted")
            places.setdefault(name, []).append(place)
            known[name] = reason
    frequent = [name for name, where in places.items() if 2 * len(where) > len(found)]
    return [known[name] for name in sorted(frequent, key=lambda name: sum(places[name]) / len(places[name]))]


def _try_out(decision: Decision, action: int, tree: Tree, world: int) -> tuple[list[int], list[Reason]]:
    """What follows a choice in the seat's turn in one world that might be, and the reasons for it there."""
    game = decision.game
    rules, insight = (importlib.import_module(f"abraka.games.{game.name}.{name}") for name in ("rules", "bot"))
    legal, apply, policy = plain(rules.legal), plain(rules.apply), plain(insight.policy)
    before = game.State.read(decision.imagine(world))
    s: Any = before.copy()
    luck, out = Luck(), [0] * game.max_legal
    luck.seed = derived_seed("plan", decision.seed, world)
    plan: list[int] = []
    node = dict(tree.children()).get(action)
    apply(s, action)
    n = legal(s, out)
    while n > 0 and s.turn == before.turn and len(plan) < MAX_PLAN:
        choices = {a: c for a, c in tree.children(node) if a in out[:n]} if node is not None else {}
        chosen = max(choices, key=lambda a: tree.visits(choices[a])) if choices else out[policy(s, out, n, luck)]
        node = choices.get(chosen)
        if s.to_act == decision.seat:
            plan.append(chosen)
        apply(s, chosen)
        n = legal(s, out)
    return plan, game.reasons(before, s, decision.seat)
