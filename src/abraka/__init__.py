"""Abraka: four board games of wizards, complete and exact."""

from abraka.core.game import GAMES, Game, GameSpec, load
from abraka.core.match import Match

__version__ = "0.1.0"
__all__ = ["GAMES", "Game", "GameSpec", "Match", "__version__", "load"]
