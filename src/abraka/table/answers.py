"""What the server answers over HTTP, besides what it also says over sockets: documented in docs/protocol.md."""

from typing import Any

from abraka.table.protocol import MatchInfo, OutcomeInfo, Reply


class OptionInfo(Reply, frozen=True, kw_only=True):
    """An option of a game."""

    name: str
    kind: str
    default: Any
    doc: str
    values: list[str]
    low: int
    high: int


class GameInfo(Reply, frozen=True, kw_only=True):
    """A game that can be played here."""

    name: str
    titles: dict[str, str]
    summary: str
    players: list[int]
    minutes: int | None  # about how long a match takes
    options: list[OptionInfo]
    rules_version: int


class LevelInfo(Reply, frozen=True, kw_only=True):
    """A bot."""

    name: str
    titles: dict[str, str]


class About(Reply, frozen=True, kw_only=True):
    """The server."""

    version: str
    games: list[GameInfo]
    bots: list[LevelInfo]
    address: str | None  # under which others on its net reach it; told to those at the machine itself
    compiled: float  # the share of the rules that is compiled; till it is 1, bots think more slowly


class Me(Reply, frozen=True, kw_only=True):
    """The guest who asks."""

    who: str
    name: str


class TableRow(Reply, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    players: int
    free: int
    status: str
    names: list[str]
    yours: list[int]  # your seats
    your_turn: bool | None  # whether the match waits for you; None if that is not known
    watch: bool
    touched: int


class Tables(Reply, frozen=True, kw_only=True):
    """Tables to join or to watch, and one's own."""

    public: list[TableRow]
    mine: list[TableRow]


class SeatToken(Reply, frozen=True, kw_only=True):
    """Lets a program take a seat; shown only once."""

    table: str
    seat: int
    token: str


class Imported(Reply, frozen=True, kw_only=True):
    """A saved match that can be looked at."""

    id: str
    game: str
    players: int
    actions: int
    verified: bool


class StepInfo(Reply, frozen=True, kw_only=True):
    """A moment of a finished match, with nothing hidden from the seat that is looked through."""

    match: MatchInfo
    number: int
    actions: int
    seat: int | None
    action: str | None
    events: list[Any]
    view: Any
    outcome: OutcomeInfo | None


class StoryNews(Reply, frozen=True, kw_only=True):
    """One thing that happened in a match."""

    number: int  # of the action; at a table, of the entry
    at: int | None  # when, if that is known
    kind: str
    seat: int | None  # who did it
    action: str | None  # in notation; of one that is secret to the seat that is looked through only the verb
    value: int | str | None  # what else there is to say of this kind
    events: list[Any]
    patch: dict[str, Any]  # fields of the view that are different then


class Story(Reply, frozen=True, kw_only=True):
    """A match, or what happened in it since a moment."""

    match: MatchInfo
    names: list[str]  # who sat where; of a bot its level
    seat: int | None  # whose eyes it is told to
    since: int  # what happened before that is not told
    view: Any  # at that moment
    news: list[StoryNews]
    outcome: OutcomeInfo | None
    key: str | None  # once it is over
