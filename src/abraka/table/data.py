"""What is stored of a table and of a match, besides the match's journal."""

import msgspec

from abraka.core.game import Options
from abraka.table.protocol import TableSettings

NONE = -1


class SeatData(msgspec.Struct, kw_only=True):
    """Who sits in a seat."""

    kind: str = "open"  # open, person, bot
    level: str = ""  # of a bot
    character: str = ""  # who the bot is
    guest: str = ""  # of a person
    name: str = ""
    token: str = ""  # the hash of the token that lets a program act here
    hat: int = NONE  # what the person has chosen to wear, 0 to 5; no two at a table choose the same
    colour: int = NONE


class Origin(msgspec.Struct, frozen=True, kw_only=True):
    """Where a table's matches begin that asks what would have been."""

    match: str
    at: int  # after so many of its actions
    position: str  # with all that lies hidden in it


class TableData(msgspec.Struct, kw_only=True):
    """A table."""

    id: str
    game: str
    options: Options
    settings: TableSettings
    owner: str
    token: str  # of the link
    seats: list[SeatData]
    created: int
    touched: int
    status: str = "open"  # open, playing, over
    matches: list[str] = []
    rematch: list[int] = []  # seats that want another match
    origin: Origin | None = None


as_table = msgspec.json.Decoder(TableData).decode


class MatchData(msgspec.Struct, frozen=True, kw_only=True):
    """A match, but for its key and its journal."""

    id: str
    table: str
    game: str
    players: int
    options: Options
    rules_version: int
    content: str
    seats: list[str]  # people or levels, for the record
    names: list[str] = []  # who sits where; of a bot its character, or its level
    hats: list[int] = []  # what each seat wears; by its number, if it does not say
    colours: list[int] = []
    position: str | None = None  # where it began, if not at the game's beginning
    started: int
    finished: int | None = None


class SeatResult(msgspec.Struct, frozen=True, kw_only=True):
    """How a match ended for a seat."""

    guest: str = ""  # the person at whose device it was
    who: str = ""  # whom it counts for: a person, somebody else at a person's device, a bot; nobody who is known
    name: str = ""
    level: str = ""  # of a bot
    character: str = ""  # who the bot was; not known of old matches
    rank: int = 0  # 0: there are no places
    score: int | None = None  # where the game counts points
    hat: int = NONE
    colour: int = NONE


class ResultData(msgspec.Struct, frozen=True, kw_only=True):
    """How a match ended."""

    match: str
    table: str
    game: str
    players: int
    reason: str
    started: int
    ended: int
    actions: int
    turns: int
    sides: list[int]  # the side of each seat
    seats: list[SeatResult]


as_result = msgspec.json.Decoder(ResultData).decode


class Entry(msgspec.Struct, frozen=True):
    """One entry of a match's journal: something that happened to it. `value` means something else for each kind."""

    number: int
    at: int  # milliseconds since 1970
    kind: str
    seat: int
    value: int = 0
    client: str | None = None


class ChatLine(msgspec.Struct, frozen=True):
    """A line of chat."""

    number: int
    at: int
    guest: str
    seat: int | None
    name: str
    text: str
    client: str  # the id that the client gave
