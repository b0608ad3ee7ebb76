"""What a bot is given: one decision of one seat, with all that the seat may know and nothing else."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from abraka.core.actions import Action
from abraka.core.chance import derived_seed, lucks_of
from abraka.core.game import Game
from abraka.core.match import Match
from abraka.core.records import transfer


class Decision:
    """One seat is asked. What the seat can't know is drawn anew at once, so that no bot ever holds it."""

    def __init__(
        self, game: Game, states: Any, i: int, legal: Sequence[int], seat: int, sides: Sequence[int], seed: int
    ) -> None:
        self.game, self.seat, self.sides, self.seed = game, seat, tuple(sides), seed
        self.numbers = list(legal)
        """The numbers of the legal actions."""
        self.world = game.State.array(1)
        """A world that might be."""
        transfer(self.world, 0, states, i)
        game.driver.redeal(self.world, 0, seat, lucks_of(derived_seed("decision", seed)))

    @classmethod
    def of(cls, match: Match, seed: int) -> "Decision":
        """The decision that a match waits for."""
        if match.to_act is None:
            raise ValueError("The match is over.")
        game, states = match.game, match.game.State.array(1)
        game.State.write(states, 0, match.state)
        legal = [game.actions.encode(action) for action in match.legal()]
        return cls(game, states, 0, legal, match.to_act, game.spec.sides(match.players, match.options), seed)

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.sides)

    @cached_property
    def legal(self) -> list[Action]:
        """What may be done."""
        return [self.game.actions.decode(number) for number in self.numbers]

    @cached_property
    def view(self) -> Any:
        """All that the seat sees."""
        return self.game.view(self.game.State.read(self.world, 0), self.seat)

    def imagine(self, seed: int) -> Any:
        """Another world that might be: an array of one state, for the caller to keep."""
        world = self.game.State.array(1)
        transfer(world, 0, self.world, 0)
        self.game.driver.redeal(world, 0, self.seat, lucks_of(derived_seed("imagine", self.seed, seed)))
        return world
