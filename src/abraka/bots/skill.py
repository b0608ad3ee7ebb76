"""How well a bot plays: one set of numbers for all games."""

from collections.abc import Sequence

import msgspec

from abraka.bots.insight import Insight
from abraka.bots.network import Network, network_of
from abraka.core.errors import OptionError

UNLIMITED = 1 << 14
"""Rounds that no match has."""


class Budget(msgspec.Struct, frozen=True):
    """How long a search may think: so many seconds, or so many simulations; neither: as the bot's skill says."""

    seconds: float | None = None
    sims: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is not None and self.sims is not None:
            raise OptionError("A bot thinks for a time or for a number of simulations, not both.")
        if self.seconds is not None and not 0 < self.seconds <= 3600:
            raise OptionError(f"A bot thinks for up to 3600 seconds, not {self.seconds}.")
        if self.sims is not None and not 0 < self.sims <= 10_000_000:
            raise OptionError(f"A bot thinks for 1 to 10,000,000 simulations, not {self.sims}.")


class Skill(msgspec.Struct, frozen=True):
    """How a bot goes about a decision."""

    worlds: int = 0
    """If not 0: it tries each choice in so many worlds that might be, to the end of its turn, and searches no tree."""
    sims: int = 0
    seconds: float = 0.9
    """A search ends after so many simulations or seconds, whichever comes first."""
    rounds: int = 1
    """So far a simulation plays on behind the tree."""
    by_chance: int = 5
    """How many of a hundred choices of such a playout are made by chance."""
    leaf: int = 30
    """How much of a hundred the evaluation where a playout begins counts; the rest is the evaluation where it ends.

    A network is asked where it ends, and nowhere else: one pass for each simulation.
    """
    guided: bool = True
    """The game's quick policy directs the search, as far as the game says that it may be trusted."""
    curiosity: int = 60
    """How much the search tries what looks worse; in hundredths."""
    forgets: int = 0
    """How many of a hundred things it does not remember."""
    overlooks: int = 0
    """How many of a hundred choices it does not see; one it always does."""
    near: int = 0
    """How many of a hundred it goes by what a choice brings to it at once, instead of by where it leads."""
    kind: bool = False
    """It takes no pleasure in what others lose."""
    insight: Insight | None = None
    """What it knows of the game, if not what the game's own bots know."""
    learned: bool = True
    """A network has its say: the game's own, if there is one, or the one given next."""
    network: Network | None = None

    def network_for(self, game: str, sides: Sequence[int]) -> Network | None:
        """The network that it asks at such a table: one where everybody plays against all others."""
        if not self.learned or self.insight is not None or len(set(sides)) < max(2, len(sides)):
            return None
        network = self.network or network_of(game)
        fits = network is not None and network.head.players[0] <= len(sides) <= network.head.players[1]
        return network if fits else None
