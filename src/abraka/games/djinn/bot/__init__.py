"""What bots need to know of the game: a sensible player, how everybody stands, and what a person forgets."""

from abraka.games.djinn.bot.evaluation import SPREAD, evaluate
from abraka.games.djinn.bot.memory import forget
from abraka.games.djinn.bot.policy import TRUST, policy

__all__ = ["SPREAD", "TRUST", "evaluate", "forget", "policy"]
