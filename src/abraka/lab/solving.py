"""What a player reaches against chance, and what none can better, exactly: for games so small that one can see it all.

All ways that a match can go are written down as a tree, chance told outcome by outcome (`core.told`). A seat that knows
only what it may know has to do the same wherever it knows, and has known and chosen, the same; where it does so best is
its best response to opponents that choose by chance.
"""

from collections.abc import Callable, Mapping
from statistics import fmean
from typing import Any

from abraka.core.game import Game
from abraka.core.information import information
from abraka.core.records import numbers
from abraka.core.told import beginnings, futures

MOST = 1_000_000
"""A tree with more positions is not gone through."""

Known = tuple[Any, ...]
"""What a seat knew and chose so far, and what it knows now."""


class _Place:
    """A position as the seat meets it: what it leads to by chance, or by each of its own actions."""

    __slots__ = ("known", "leads", "worth")

    def __init__(self, worth: float) -> None:
        self.known: Known | None = None  # where the seat decides
        self.leads: list[tuple[float, _Place]] = []  # with their probabilities, or one for each own action
        self.worth = worth  # at the end


class _Tree:
    """All ways that a match can go, for one seat against players that choose by chance."""

    def __init__(self, game: Game, seat: int) -> None:
        self._game, self.seat, self._places = game, seat, 0
        self.meetings: dict[Known, list[tuple[float, _Place]]] = {}
        """The places where the seat knows the same, with how likely chance and the others lead there."""
        self.states: dict[Known, Any] = {}
        """One state of each."""
        self._out = numbers(game.max_legal)
        self._room = game.State.array(1)

    def grow(self, state: Any, reach: float, known: Known) -> _Place:
        """What may come of a state that chance and the others reach so likely."""
        self._places += 1
        if self._places > MOST:
            raise ValueError(
                f"{self._game.name} has more than {MOST:,} positions at this table: too many to go through."
            )
        place = _Place(self._game.returns(state)[self.seat])
        if state.to_act < 0:
            return place
        actions = self.legal(state)
        if state.to_act == self.seat:
            place.known = (*known, information(self._game, state, self.seat))
            self.meetings.setdefault(place.known, []).append((reach, place))
            self.states.setdefault(place.known, state)
            for action in actions:
                place.leads.append((1.0, self._after(state, action, reach, (*place.known, action))))
        else:
            share = 1 / len(actions)
            for action in actions:
                place.leads.append((share, self._after(state, action, reach * share, known)))
        return place

    def _after(self, state: Any, action: int, reach: float, known: Known) -> _Place:
        """What may come of an action, whatever chance brings."""
        place = _Place(0.0)
        for future in futures(self._game, state, action):
            likely = float(future.probability)
            place.leads.append((likely, self.grow(future.state, reach * likely, known)))
        return place

    def legal(self, state: Any) -> list[int]:
        """The numbers of the legal actions."""
        self._game.State.write(self._room, 0, state)
        return [int(self._out[k]) for k in range(self._game.driver.legal(self._room, 0, self._out))]


Policy = Callable[[Any, int, list[int]], list[float]]
"""How likely each of the legal actions is, in a state and for a seat that knows of it what it may."""


class Small:
    """A game at a table where everybody is alone, small enough to be gone through."""

    def __init__(self, game: Game, players: int, options: Mapping[str, object] | None = None) -> None:
        self.game, self.players = game, players
        self._trees: list[tuple[_Tree, _Place]] = []
        for seat in range(players):
            tree, root = _Tree(game, seat), _Place(0.0)
            for future in beginnings(game, players, options):
                likely = float(future.probability)
                root.leads.append((likely, tree.grow(future.state, likely, ())))
            self._trees.append((tree, root))

    def best(self) -> float:
        """The share of matches that the best of all players wins against chance, the mean over all seats."""
        return self._share([_worth(root, _Best(tree)) for tree, root in self._trees])

    def reached(self, policy: Policy) -> float:
        """The share that a player wins who chooses so."""
        return self._share([_worth(root, _Asked(tree, policy)) for tree, root in self._trees])

    def _share(self, returns: list[float]) -> float:
        """A return of r is a win's share of (r·(n − 1) + 1) / n (see `core.returns`)."""
        return (fmean(returns) * (self.players - 1) + 1) / self.players


def _worth(place: _Place, choices: "_Choices") -> float:
    """What a place is worth to a seat that chooses so from there on."""
    if not place.leads:
        return place.worth
    if place.known is None:
        return sum(likely * _worth(later, choices) for likely, later in place.leads)
    likely_each = choices.of(place.known)
    return sum(
        likely * _worth(later, choices) for likely, (_, later) in zip(likely_each, place.leads, strict=True) if likely
    )


class _Choices:
    """How a seat chooses: the same wherever it knows the same."""

    def __init__(self, tree: _Tree) -> None:
        self.tree, self._found = tree, dict[Known, list[float]]()

    def of(self, known: Known) -> list[float]:
        """How likely each action is, where the seat knows this."""
        if known not in self._found:
            self._found[known] = self.choose(known)
        return self._found[known]

    def choose(self, known: Known) -> list[float]:
        """The same, thought of for the first time."""
        raise NotImplementedError


class _Best(_Choices):
    """Chooses what is best against all that may be the case."""

    def choose(self, known: Known) -> list[float]:
        """The action that is worth most, over all places where the seat knows this."""
        met = self.tree.meetings[known]
        worth = [
            sum(reach * _worth(place.leads[k][1], self) for reach, place in met) for k in range(len(met[0][1].leads))
        ]
        return [float(k == worth.index(max(worth))) for k in range(len(worth))]


class _Asked(_Choices):
    """Chooses as a policy does."""

    def __init__(self, tree: _Tree, policy: Policy) -> None:
        super().__init__(tree)
        self._policy = policy

    def choose(self, known: Known) -> list[float]:
        """What the policy answers in one of the places: it can't tell them apart."""
        state = self.tree.states[known]
        return self._policy(state, self.tree.seat, self.tree.legal(state))
