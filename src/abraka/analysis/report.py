"""What an analysis says: a document that can be stored, sent and read again."""

import msgspec

from abraka.analysis.depth import Depth
from abraka.analysis.judging import Judged
from abraka.core.game import Options

FORMAT = 1
"""The version of this document."""


class Versions(msgspec.Struct, frozen=True):
    """What the figures depend on besides the match."""

    abraka: str
    rules: int
    content: str
    sources: str
    """The engine, the game and the bots, by their hash."""
    depth: Depth


class Moment(msgspec.Struct, frozen=True):
    """Where the match stood after so many actions."""

    number: int
    turn: int
    seat: int | None
    """Who was asked; nobody at the end."""
    chances: tuple[float, ...]
    """Everybody's chance to win, for one who knows all cards."""
    seen: tuple[float, ...]
    """Everybody's own chance, as each could know it."""


class Step(msgspec.Struct, frozen=True):
    """What led from one moment to the next: an action and, perhaps, dice and draws."""

    number: int
    seat: int
    action: str
    choices: int
    decision: tuple[float, ...]
    """What the decision changed of everybody's chances, all cards known."""
    luck: tuple[float, ...] | None
    """What dice and draws changed of them; nothing where none were."""
    judged: Judged | None
    """What the decision was worth by what the seat knew; nothing where there was no choice."""


class Turning(msgspec.Struct, frozen=True):
    """A moment that changed much."""

    number: int
    """The action with which it came."""
    kind: str
    """luck or decision."""
    seat: int
    """Who acted."""
    change: tuple[float, ...]


class Person(msgspec.Struct, frozen=True):
    """A seat's match in figures."""

    first: float
    result: float
    luck: float
    own: float
    """What its own decisions changed, all cards known."""
    others: float
    """What the decisions of others did to it."""
    even: float
    """What would have come out with even luck."""
    decisions: int
    """Decisions between several choices."""
    fine: int
    """How many of them were fine, or brilliant."""
    cost: float
    """What all of them cost together, by what the seat knew."""
    grades: dict[str, int]


class Analysis(msgspec.Struct, frozen=True):
    """A finished match, analysed."""

    format: int
    match: str
    game: str
    players: int
    options: Options
    sides: tuple[int, ...]
    versions: Versions
    moments: tuple[Moment, ...]
    steps: tuple[Step, ...]
    seats: tuple[Person, ...]
    turning_points: tuple[Turning, ...]
    gap: float
    """By how much luck and decisions miss the way from the first chance to the result, at most; by rounding only."""
