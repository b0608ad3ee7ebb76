"""What each action is, as numbers, so that a network may score actions by what they are instead of by their ids.

First its verb, one-hot; then, for every sort of thing that actions name (a card, a field, a player), which one it is,
one-hot. Players are seen relatively, as in `core.features`.
"""

from collections.abc import Iterator, Mapping

import msgspec
import numpy as np
import numpy.typing as npt

from abraka.core.actions import Action, ActionSpace, Domain, domains_of, tag_of
from abraka.core.features import Feature, Layout
from abraka.core.game import SEAT_LETTERS


class Column(msgspec.Struct, frozen=True):
    """A sort of thing that actions name: what it is called, its values as texts, whether these are seats."""

    name: str
    texts: tuple[str, ...]
    seats: bool


Sort = tuple[tuple[str, ...], int]
"""The texts of a sort of thing, and how many of the sort an action has named before."""


def sorts_of(cls: type[Action]) -> list[tuple[str, Domain, Sort]]:
    """The things that actions of a kind name: field, values, sort."""
    found: list[tuple[str, Domain, Sort]] = []
    for field, domain in domains_of(cls).items():
        if domain is not None:
            before = sum(other.texts == domain.texts for _, other, _ in found)
            found.append((field, domain, (domain.texts, before)))
    return found


def columns_of(actions: ActionSpace) -> dict[Sort, Column]:
    """All sorts of things that actions name, each once, called as the first field that names them."""
    found: dict[Sort, Column] = {}
    for cls in actions.classes:
        for field, domain, sort in sorts_of(cls):
            if sort not in found:
                taken = [column.name for column in found.values()]
                name = f"{tag_of(cls)}_{field}" if field in taken else field
                found[sort] = Column(name, domain.texts, _are_seats(domain))
    return found


def _are_seats(domain: Domain) -> bool:
    return domain.texts == tuple(SEAT_LETTERS[: len(domain.texts)])


def action_layout(actions: ActionSpace) -> list[Feature]:
    """The names of all numbers of an action, in order."""
    found = Layout()
    found.group("verb")
    found.one_hot("verb", (tag_of(cls) for cls in actions.classes))
    for column in columns_of(actions).values():
        found.group(column.name)
        found.one_hot(column.name, range(len(column.texts)) if column.seats else column.texts)
    return found.features


def describe_actions(actions: ActionSpace, players: int, seat: int) -> npt.NDArray[np.float32]:
    """A row for every action, by its number, as a seat of so many players sees it."""
    columns, kinds = columns_of(actions), list(actions.classes)
    starts = dict(zip(columns, _starts(len(kinds), columns), strict=True))
    table = np.zeros((len(actions), len(action_layout(actions))), np.float32)
    for number, action in enumerate(actions):
        table[number, kinds.index(type(action))] = 1
        for field, domain, sort in sorts_of(type(action)):
            index = domain.index[getattr(action, field)]
            if columns[sort].seats and index < players:
                index = (index - seat) % players
            table[number, starts[sort] + index] = 1
    return table


def _starts(first: int, columns: Mapping[Sort, Column]) -> Iterator[int]:
    """Where the numbers of each sort begin."""
    for column in columns.values():
        yield first
        first += len(column.texts)
