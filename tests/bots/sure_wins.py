"""What surely wins at a match's end, by going through all that a seat may still do: no dice, nobody else asked."""

from typing import Any

from abraka.bots import Decision
from abraka.core.records import numbers, transfer

WORLDS = 4
DEEPEST = 40
MOST = 20_000
"""More than so many actions are not gone through."""


class NotAloneError(Exception):
    """The end does not hang on the seat alone, or there is too much to go through."""


def sure_wins(decision: Decision) -> list[str]:
    """The choices after which the seat can win alone, whatever it does not know; after all others it can't."""
    found = [_sure_wins(decision, decision.imagine(world)) for world in range(WORLDS)]
    if any(others != found[0] for others in found):
        raise NotAloneError("what wins hangs on what the seat does not know")
    actions = decision.game.actions
    return [actions.write(actions.decode(number)) for number in found[0]]


def _sure_wins(decision: Decision, world: Any) -> list[int]:
    search = _Search(decision, world)
    return [number for number in decision.numbers if search.wins_after(0, number)]


class _Search:
    """All ways from one world to the match's end."""

    def __init__(self, decision: Decision, world: Any) -> None:
        self._game, self._seat, self._players = decision.game, decision.seat, decision.players
        self._states = self._game.State.array(DEEPEST)
        self._out = numbers(self._game.max_legal)
        self._left = MOST
        transfer(self._states, 0, world, 0)

    def wins_after(self, depth: int, number: int) -> bool:
        """Whether the seat can win once it has done this."""
        self._left -= 1
        if self._left < 0 or depth + 1 >= DEEPEST:
            raise NotAloneError("there is too much to go through")
        transfer(self._states, depth + 1, self._states, depth)
        n = self._game.driver.step(self._states, depth + 1, number, self._out)
        then, before = (self._game.State.read(self._states, place) for place in (depth + 1, depth))
        if then.draws != before.draws:
            raise NotAloneError("chance has a say")
        if then.to_act < 0:
            return [seat for seat in range(self._players) if then.ranks[seat] == 1] == [self._seat]
        if then.to_act != self._seat:
            raise NotAloneError("somebody else is asked")
        following = [int(self._out[i]) for i in range(n)]
        return any(self.wins_after(depth + 1, action) for action in following)
