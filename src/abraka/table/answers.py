"""What the server answers over HTTP, besides what it also says over sockets: documented in docs/protocol.md."""

from typing import Any

import msgspec

from abraka.analysis.puzzle import Try
from abraka.analysis.report import Analysis
from abraka.table.protocol import Choice, Happened, MatchInfo, OutcomeInfo, Reply, Status, Way


class OptionInfo(Reply, frozen=True, kw_only=True):
    """An option of a game."""

    name: str
    kind: str
    default: Any
    doc: str
    values: list[str]
    low: int
    high: int
    plain: bool  # shown at first, not folded away


class PresetInfo(Reply, frozen=True, kw_only=True):
    """A ready-made way to play."""

    name: str
    options: dict[str, str | int | bool | list[str]]
    seats: list[int]  # how many may play so, the usual number first; empty: as many as the game is for


class GameInfo(Reply, frozen=True, kw_only=True):
    """A game that can be played here."""

    name: str
    titles: dict[str, str]
    summaries: dict[str, str]
    players: list[int]
    minutes: int | None  # about how long a match takes
    options: list[OptionInfo]
    presets: list[PresetInfo]
    bots: int  # that sit down for a match at once
    quick: dict[str, str | int | bool | list[str]]  # its options, where they are not the usual ones
    rules_version: int


class LevelInfo(Reply, frozen=True, kw_only=True):
    """A bot."""

    name: str
    titles: dict[str, str]


class CharacterInfo(Reply, frozen=True, kw_only=True):
    """Somebody whom a bot plays."""

    id: str
    names: dict[str, str]
    lines: dict[str, str]  # what is to be said about them


class About(Reply, frozen=True, kw_only=True):
    """The server."""

    version: str
    games: list[GameInfo]
    bots: list[LevelInfo]
    characters: list[CharacterInfo]
    address: str | None  # under which others on its net reach it; told to those at the machine itself
    compiled: float  # the share of the rules that is compiled; till it is 1, bots think more slowly


class Me(Reply, frozen=True, kw_only=True):
    """The person who asks."""

    who: str
    name: str
    hat: int | None  # what they have chosen for the next match
    colour: int | None
    ratings: bool  # whether they want to see any
    listed: bool  # whether they stand in the house's book
    devices: int
    matches: int  # that are kept of them, going on and over


class Forgotten(Reply, frozen=True, kw_only=True):
    """Nobody is known any more who was known; with it comes the cookie of a stranger."""

    forgotten: bool = True


class PushInfo(Reply, frozen=True, kw_only=True):
    """Whether this device is told that its person is waited for while the page is closed."""

    key: str  # of the house, with which a browser subscribes
    on: bool


class DeviceInfo(Reply, frozen=True, kw_only=True):
    """A device of one's own."""

    id: str
    name: str  # browser and system, as it calls itself; may be empty
    this: bool
    since: int | None
    seen: int | None  # to the day


class Devices(Reply, frozen=True, kw_only=True):
    """One's devices, and whether one has a phrase to get at another one."""

    devices: list[DeviceInfo]
    phrase_since: int | None


class PassInfo(Reply, frozen=True, kw_only=True):
    """A link that makes one other device yours; shown only once."""

    link: str  # the part after # is secret
    until: int


class PhraseInfo(Reply, frozen=True, kw_only=True):
    """A phrase to write down; shown only once. The one before is good for nothing any more."""

    phrase: str


class Whose(Reply, frozen=True, kw_only=True):
    """Whose a link or a phrase is."""

    name: str
    hat: int | None
    colour: int | None
    you: bool  # this device is theirs already
    matches: int  # that this device's person has here, and may bring along


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
    to_act: int | None  # the seat for which it waits, if that is known
    since: int | None  # when something happened last
    watch: bool
    touched: int


class Tables(Reply, frozen=True, kw_only=True):
    """Tables to join or to watch, and one's own."""

    public: list[TableRow]
    mine: list[TableRow]


class ResultSeat(Reply, frozen=True, kw_only=True):
    """How a match ended for a seat."""

    name: str  # may be empty: nobody knows any more
    level: str | None  # of a bot
    character: str | None  # who the bot was
    yours: bool
    rank: int | None
    score: int | None  # where the game counts points
    hat: int
    colour: int


class PlayedMatch(Reply, frozen=True, kw_only=True):
    """A match that is over."""

    match: str
    number: int  # of this house, in the order in which they ended
    game: str
    players: int
    reason: str
    started: int
    ended: int
    turns: int
    counts: bool  # for the house's book
    seats: list[ResultSeat]


class MyMatches(Reply, frozen=True, kw_only=True):
    """One's matches that are over, the latest first."""

    matches: list[PlayedMatch]
    before: int | None  # ask for those before this number, to have more
    games: dict[str, int]  # how many there are of each game


class BookGame(Reply, frozen=True, kw_only=True):
    """A game in the house's book."""

    game: str
    matches: int
    sizes: list[int]  # of the tables at which it was played
    latest: int | None  # when the last match ended


class Book(Reply, frozen=True, kw_only=True):
    """What the house's book has."""

    games: list[BookGame]


class RatingInfo(Reply, frozen=True, kw_only=True):
    """How strong somebody is, as far as matches tell; everybody begins at 25 ± 8.33."""

    mu: float
    sigma: float


class BookRow(Reply, frozen=True, kw_only=True):
    """Somebody in the house's book."""

    id: str
    name: str
    level: str | None  # of a bot
    you: bool
    matches: int
    wins: int
    streak: int  # matches won in a row until now
    best_streak: int
    best_score: int | None
    rating: RatingInfo | None  # None: by how many they played is not said, you want to see none, or there is none


class BookPage(Reply, frozen=True, kw_only=True):
    """A game's page in the house's book."""

    game: str
    players: int | None  # at tables of so many; None: at all
    matches: int
    sizes: list[int]
    rows: list[BookRow]
    best: list[BookRow]  # by best score, where the game counts points
    latest: list[PlayedMatch]


class VersusGame(Reply, frozen=True, kw_only=True):
    """Two people in one game."""

    game: str
    matches: int
    ahead: int  # how often the first one was ahead of the other
    behind: int


class Versus(Reply, frozen=True, kw_only=True):
    """How two people have done against each other."""

    one: BookRow
    other: BookRow
    games: list[VersusGame]
    latest: list[PlayedMatch]


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


class AnalysisInfo(Reply, frozen=True, kw_only=True):
    """What was luck in a match that is over, and what was play; or how far it has been looked through."""

    share: float  # that is done; the first who asks has it done
    report: Analysis | None
    actions: dict[str, Any]  # those that the report names, by their notation


class MomentInfo(Reply, frozen=True, kw_only=True):
    """A moment at which a seat was asked, as that seat knew it then, and where its choices lead."""

    at: int  # after so many actions
    seat: int
    match: MatchInfo
    view: Any
    choices: list[Choice]
    status: Status
    ways: list[Way]


class LineStep(Reply, frozen=True, kw_only=True):
    """A choice of a puzzle's solution, and what comes of it."""

    action: str
    events: list[Any]
    patch: dict[str, Any]
    moment: MomentInfo | None  # what is asked next; None after the last one
    chance: float
    wrong: list[Try]


class PuzzleRow(Reply, frozen=True, kw_only=True):
    """A puzzle in a list."""

    id: str
    game: str
    players: int
    theme: str
    difficulty: int  # 1 to 3
    solved: bool | None  # at the first try, by you; None: not tried yet


class SolverInfo(Reply, frozen=True, kw_only=True):
    """How somebody does with puzzles."""

    rating: "RatingInfo"
    tried: int
    right: int  # of these, at the first try
    streak: int  # right at the first try, one after another, until now


class Puzzles(Reply, frozen=True, kw_only=True):
    """All puzzles, in an order that is the same for everybody: each day has its own."""

    puzzles: list[PuzzleRow]
    you: SolverInfo


class PuzzleInfo(Reply, frozen=True, kw_only=True):
    """A puzzle with its solution: there is nothing to win by looking."""

    row: PuzzleRow
    rating: "RatingInfo"
    moment: MomentInfo
    line: list[LineStep]
    reasons: list[Any]  # why it is right


class TryInfo(Reply, frozen=True, kw_only=True):
    """What a choice is worth beside the best that is found."""

    action: str
    cost: float  # of the chance to win
    error: float  # the standard error of that
    grade: str
    chance: float  # to win after it, as the seat could know


class Story(Reply, frozen=True, kw_only=True):
    """A match, or what happened in it since a moment."""

    match: MatchInfo
    names: list[str]  # who sat where; of a bot its character, or its level
    seat: int | None  # whose eyes it is told to
    since: int  # what happened before that is not told
    view: Any  # at that moment
    news: list[Happened]
    outcome: OutcomeInfo | None
    key: str | None  # once it is over
    hats: list[int] = msgspec.field(default_factory=list)  # what each seat wore; by its number, if it does not say
    colours: list[int] = msgspec.field(default_factory=list)
