"""Honest bots for all games: they know what their seat knows, and nothing else."""

from abraka.bots.decision import Decision
from abraka.bots.levels import BOT_NAMES, LEVELS, Level
from abraka.bots.players import Bot, bot_named
from abraka.bots.skill import Budget, Skill

__all__ = ["BOT_NAMES", "LEVELS", "Bot", "Budget", "Decision", "Level", "Skill", "bot_named"]
