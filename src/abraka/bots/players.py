"""Bots that sit down and play. A bot's choice depends on the decision, its seed and the budget, and on nothing else."""

from collections.abc import Sequence
from random import Random
from typing import Protocol

from abraka.bots.decision import Decision
from abraka.bots.levels import BOT_NAMES, SKILLS
from abraka.bots.search import Choice, look_ahead, search
from abraka.bots.skill import Budget, Skill
from abraka.core.actions import Action
from abraka.core.chance import derived_seed
from abraka.core.errors import OptionError


class Bot(Protocol):
    """Whoever can decide."""

    def choose(self, decision: Decision) -> Action:
        """One of the decision's legal actions."""


class RandomBot:
    """Plays by chance."""

    def choose(self, decision: Decision) -> Action:
        """Any legal action."""
        return decision.game.actions.decode(Random(decision.seed).choice(decision.numbers))


class ThinkingBot:
    """Plays with some skill."""

    def __init__(self, skill: Skill, budget: Budget | None = None, threads: int = 1) -> None:
        self.skill, self.budget, self.threads = skill, budget, threads
        self.foreseen: tuple[float, ...] | None = None
        """Everybody's chances to win after its last choice, as far as it could tell."""

    def choose(self, decision: Decision) -> Action:
        """The best choice that it finds among those that it does not overlook."""
        return decision.game.actions.decode(self._number(decision))

    def _number(self, decision: Decision) -> int:
        self.foreseen = None
        if len(decision.numbers) == 1:
            return decision.numbers[0]
        choices = self.weigh(decision)
        random = Random(derived_seed("choice", decision.seed))
        if not choices:  # a forgetful bot thought of nothing that can be done
            return random.choice(decision.numbers)
        choices = noticed(choices, self.skill.overlooks, random)
        random.shuffle(choices)
        best = max(choices, key=lambda choice: (self.skill.worlds or choice.visits, choice.chances[decision.seat]))
        self.foreseen = best.chances
        return best.action

    def weigh(self, decision: Decision) -> list[Choice]:
        """What it finds about the choices."""
        if self.skill.worlds:
            return look_ahead(decision, self.skill)
        return search(decision, self.skill, self.budget, self.threads)[0]


def noticed(choices: list[Choice], overlooks: int, random: Random) -> list[Choice]:
    """The choices that somebody sees who overlooks so many of a hundred; one they see always."""
    if not overlooks:
        return choices
    seen = [choice for choice in choices if random.randrange(100) >= overlooks]
    return seen or [random.choice(choices)]


def recorded(name: str, game: str, sides: Sequence[int]) -> str:
    """How a bot is called where a match is recorded: with the digest of what it had learned, if that had its say."""
    network = SKILLS[name].network_for(game, sides) if name in SKILLS else None
    return f"{name}@{network.digest}" if network else name


def bot_named(name: str, budget: Budget | None = None, threads: int = 1) -> Bot:
    """The bot of that name; refuses unknown names."""
    if name not in BOT_NAMES:
        raise OptionError(f"There is no bot “{name}”; there are {', '.join(BOT_NAMES)}.")
    return RandomBot() if name == "random" else ThinkingBot(SKILLS[name], budget, threads)
