"""What bots need to know of the game: a sensible player, how everybody stands, and what a person forgets."""

from abraka.games.hill.bot.evaluation import SPREAD, evaluate
from abraka.games.hill.bot.memory import forget
from abraka.games.hill.bot.policy import TRUST, policy

__all__ = ["SPREAD", "TRUST", "evaluate", "forget", "policy"]
