"""What goes over the wire, both ways: documented in docs/protocol.md, from which nothing may differ.

Messages of a socket carry their kind under "type". The client's TypeScript types are made from these structs
(`abraka types`).
"""

from typing import Annotated, Any, Literal

import msgspec

from abraka.bots.levels import BOT_NAMES

Id = Annotated[
    str, msgspec.Meta(min_length=1, max_length=64, description="Chosen by the client: makes a resend harmless.")
]
Version = Annotated[int, msgspec.Meta(ge=0, le=2**31, description="How many entries the match's journal has.")]
Seat = Annotated[int, msgspec.Meta(ge=0, le=5)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Token = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Level = Annotated[str, msgspec.Meta(pattern=f"^({'|'.join(BOT_NAMES)})$")]
Vote = Literal["wait", "bot", "end"]
Tone = Annotated[int, msgspec.Meta(ge=0, le=5)]
VOTES: tuple[Vote, ...] = ("wait", "bot", "end")
Reaction = Literal["laugh", "cheer", "wow", "think", "sad", "wave"]


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of what a client says over HTTP."""


# Opening a table.


class ClockWish(Body, frozen=True, kw_only=True):
    """Thinking time: a bank for the whole match, and a bonus for every turn."""

    bank_s: Annotated[int, msgspec.Meta(ge=10, le=30 * 86_400)]
    bonus_s: Annotated[int, msgspec.Meta(ge=0, le=7 * 86_400)] = 0


class SeatWish(Body, frozen=True, kw_only=True):
    """Who is to sit in a seat: the one who asks (again and again, for several people at one device), anybody, a bot."""

    kind: Literal["me", "open", "bot"]
    level: Level = "wizard"
    name: Name | None = None


class TableSettings(Body, frozen=True, kw_only=True):
    """What a table decides besides the game's own options."""

    public: bool = False
    watch: bool = False
    hints: bool = True
    start: Literal["full", "owner"] = "full"
    pace_s: Annotated[float, msgspec.Meta(ge=0, le=10, description="A bot's decision takes at least so long.")] = 0.6
    clock: ClockWish | None = None
    days: bool = False  # everybody plays when they find the time
    leavers: Literal["wait", "ask", "bot", "end"] = "ask"
    leave_after_s: Annotated[int, msgspec.Meta(ge=5, le=30 * 86_400)] | None = None
    stand_in: Level = "wizard"
    fun: Annotated[bool, msgspec.Meta(description="Just for fun: it does not count for the house's book.")] = False
    watchers_chat: bool = False


class OpenTable(Body, frozen=True, kw_only=True):
    """A table to be opened."""

    game: str
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=6)]
    options: dict[str, str | int | bool | list[str]] = {}
    settings: TableSettings = TableSettings()


class Join(Body, frozen=True, kw_only=True):
    """Takes a free seat; any, if none is named."""

    seat: Seat | None = None
    name: Name | None = None
    token: Token | None = None


class Stand(Body, frozen=True, kw_only=True):
    """Gives a seat up before the match begins."""

    seat: Seat


class Dress(Body, frozen=True, kw_only=True):
    """What one wears in a seat; what is not named stays."""

    hat: Tone | None = None
    colour: Tone | None = None


class Import(Body, frozen=True, kw_only=True):
    """A saved match, to look at."""

    text: str


# Over the socket: from the client.


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """Base of all socket messages."""


class Hello(Message, frozen=True, kw_only=True, tag="hello"):
    """The first message: who looks (nobody's seat: a watcher), and what is known already."""

    seat: Seat | None = None
    match: Annotated[str, msgspec.Meta(max_length=64)] | None = None
    since: Version | None = None
    token: Token | None = None
    ways: bool = False  # wants to be told where its choices lead, whenever it is asked


class Order(Message, frozen=True, kw_only=True):
    """Base of what a seat wants to happen to the match as it knows it."""

    id: Id
    version: Version


Action = Annotated[str, msgspec.Meta(max_length=200)] | dict[str, str | int | bool | None]
"""In notation or as JSON."""


class Act(Order, frozen=True, kw_only=True, tag="act"):
    """Plays an action."""

    action: Action


class Acts(Order, frozen=True, kw_only=True, tag="acts"):
    """Plays several actions one after another: all of them, or none."""

    actions: Annotated[list[Action], msgspec.Meta(min_length=1, max_length=8)]


class Undo(Order, frozen=True, kw_only=True, tag="undo"):
    """Takes back one's last action; asks the others where it takes their consent."""


class Answer(Order, frozen=True, kw_only=True, tag="answer"):
    """Agrees to an undo that another seat asks for, or does not."""

    agree: bool


class Choose(Order, frozen=True, kw_only=True, tag="choose"):
    """What shall happen when somebody's time has run out."""

    vote: Vote


class Pause(Order, frozen=True, kw_only=True, tag="pause"):
    """Stops the match and its clocks, or lets them go on."""

    on: bool


class Leave(Order, frozen=True, kw_only=True, tag="leave"):
    """Gives one's seat up: a bot plays it from now on. If no other person plays on, the match ends."""


class Resign(Order, frozen=True, kw_only=True, tag="resign"):
    """Gives the match up, where one plays against one: the other has won."""


class Abort(Order, frozen=True, kw_only=True, tag="abort"):
    """Calls the match off, as long as somebody has not begun."""


class StandIn(Order, frozen=True, kw_only=True, tag="stand_in"):
    """Lets a bot play for somebody who is away."""

    seat: Seat


class Back(Order, frozen=True, kw_only=True, tag="back"):
    """Takes one's seat back from the bot that stood in."""


class Hint(Order, frozen=True, kw_only=True, tag="hint"):
    """Asks what a strong bot would do."""


class Nudge(Message, frozen=True, kw_only=True, tag="nudge"):
    """Reminds somebody that they are waited for."""

    id: Id
    seat: Seat


class React(Message, frozen=True, kw_only=True, tag="react"):
    """Shows what one feels, for a moment."""

    id: Id
    reaction: Reaction


class Say(Message, frozen=True, kw_only=True, tag="say"):
    """Chat."""

    id: Id
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Mute(Message, frozen=True, kw_only=True, tag="mute"):
    """Hears no more chat of somebody, or again."""

    id: Id
    who: Annotated[str, msgspec.Meta(max_length=64)]
    on: bool = True


class Since(Message, frozen=True, kw_only=True, tag="since"):
    """Asks for everything after a version."""

    version: Version


class Ping(Message, frozen=True, kw_only=True, tag="ping"):
    """Asks whether anybody is there."""

    id: Id = "ping"


Command = Act | Acts | Undo | Answer | Choose | Pause | Leave | Resign | Abort | StandIn | Back
"""What changes a match."""

Incoming = Command | Hint | Nudge | React | Say | Mute | Since | Ping


# To the client.


class Reply(msgspec.Struct, frozen=True, kw_only=True):
    """Base of what the server says."""


class SeatInfo(Reply, frozen=True, kw_only=True):
    """A seat of a table."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None  # of the bot that sits here, or stands in
    character: str | None  # who that bot is: one of `About.characters`
    stand_in: bool  # a bot plays for the person
    who: str | None  # the same for all seats of one guest; for `mute`
    yours: bool
    here: bool  # somebody is connected
    hat: int  # 0 to 5; no two at a table wear the same hat or colour
    colour: int
    away_since: int | None  # when the person was last here; None if they are, or nobody sits here
    left: bool  # the person has left the match


class OriginInfo(Reply, frozen=True, kw_only=True):
    """The moment of a match that is over from which a table's matches go on."""

    match: str
    at: int


class TableInfo(Reply, frozen=True, kw_only=True):
    """A table as somebody sees it."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    settings: TableSettings
    status: Literal["open", "playing", "over"]
    seats: list[SeatInfo]
    yours: bool  # opened by you
    link: str | None  # to invite others; the part after # is secret
    match: str | None
    matches: list[str]  # all that were played here
    rematch: list[int]  # seats that want another one
    watchers: int
    watching: list[str]  # how they are called, the first of them
    origin: OriginInfo | None
    at: int  # when this was told
    created: int  # milliseconds since 1970, as all times
    touched: int


class OutcomeInfo(Reply, frozen=True, kw_only=True):
    """How a match ended."""

    reason: str
    ranks: list[int]  # a place for each seat; empty if it was broken off or called off


class MatchInfo(Reply, frozen=True, kw_only=True):
    """A match, without its state."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    rules_version: int
    content: str
    commitment: str
    started: int


class ClockInfo(Reply, frozen=True, kw_only=True):
    """Thinking time."""

    left_ms: list[int]  # when `at` was
    running: int | None  # the seat whose time runs
    at: int


class UndoInfo(Reply, frozen=True, kw_only=True):
    """Somebody asks for an undo."""

    seat: int
    actions: int  # that would be taken back
    agreed: list[int]
    asked: list[int]


class Status(Reply, frozen=True, kw_only=True):
    """Where a match stands, for everybody alike."""

    to_act: int | None
    paused: bool
    can_undo: bool  # the seat to act may take something back at once
    can_abort: bool  # somebody has not begun: the match can be called off
    can_resign: bool  # it is one against one
    late: int | None  # the seat whose time has run out
    votes: dict[str, str]
    undo: UndoInfo | None
    clock: ClockInfo | None
    stand_ins: list[int]
    outcome: OutcomeInfo | None
    key: str | None  # shown at the end


class Choice(Reply, frozen=True, kw_only=True):
    """One legal action."""

    text: str
    action: Any


class Welcome(Reply, frozen=True, kw_only=True, tag_field="type", tag="welcome"):
    """The answer to `hello`."""

    table: TableInfo
    seat: int | None
    chat: list["Said"]
    muted: list[str]  # of whom one hears nothing


class TableNews(Reply, frozen=True, kw_only=True, tag_field="type", tag="table"):
    """Something about the table has changed."""

    table: TableInfo


class Full(Reply, frozen=True, kw_only=True, tag_field="type", tag="full"):
    """All of a match that a seat may see."""

    match: MatchInfo
    version: int
    at: int  # when something happened last
    seat: int | None
    view: Any
    choices: list[Choice] | None  # of the seat that is asked
    status: Status


class Happened(Reply, frozen=True, kw_only=True):
    """One thing that happened in a match, as a seat may know it."""

    version: int  # the number of the entry; of a finished match's action
    at: int | None  # when, if that is known
    kind: str
    seat: int | None  # who did it
    action: str | None  # in notation; of a secret one only the verb
    value: int | str | None  # what else there is to say of this kind
    events: list[Any]
    patch: dict[str, Any]  # fields of the view that are different now


class News(Happened, frozen=True, kw_only=True, tag_field="type", tag="news"):
    """One entry of the match's journal, with what it leads to."""

    choices: list[Choice] | None
    status: Status


class Accepted(Reply, frozen=True, kw_only=True, tag_field="type", tag="accepted"):
    """Done and stored, as that entry of the journal."""

    id: str
    version: int


class Refused(Reply, frozen=True, kw_only=True, tag_field="type", tag="refused"):
    """Not done, and why."""

    id: str | None
    code: str
    sentence: str  # the sentence's id
    args: dict[str, int | str]
    text: str  # in English
    version: int | None  # where the match stands


class ThoughtInfo(Reply, frozen=True, kw_only=True):
    """What a bot thinks of one choice."""

    action: str
    share: float
    before: list[float]  # everybody's chances before it
    chances: list[float]
    plan: list[str]
    reasons: list[Any]


class Hinted(Reply, frozen=True, kw_only=True, tag_field="type", tag="hint"):
    """What a strong bot would do, best first."""

    id: str
    version: int
    thoughts: list[ThoughtInfo]


class Way(Reply, frozen=True, kw_only=True):
    """A choice, and what is certain of where it leads."""

    text: str
    action: Any
    events: list[Any]  # as the seat would be told them
    open: bool  # something happens then that can't be foreseen
    ways: list["Way"]  # what the seat may choose next


class Ways(Reply, frozen=True, kw_only=True, tag_field="type", tag="ways"):
    """Where each choice of the seat that is asked leads."""

    version: int
    ways: list[Way]


class Said(Reply, frozen=True, kw_only=True, tag_field="type", tag="said"):
    """A line of chat."""

    number: int
    at: int
    seat: int | None
    name: str
    who: str
    text: str


class Nudged(Reply, frozen=True, kw_only=True, tag_field="type", tag="nudged"):
    """Somebody reminds somebody else that they are waited for."""

    seat: int
    by: int


class Reacted(Reply, frozen=True, kw_only=True, tag_field="type", tag="reacted"):
    """Somebody shows what they feel."""

    seat: int | None
    name: str
    who: str
    reaction: Reaction


class Pong(Reply, frozen=True, kw_only=True, tag_field="type", tag="pong"):
    """Somebody is there."""

    id: str


Outgoing = Welcome | TableNews | Full | News | Accepted | Refused | Hinted | Ways | Said | Nudged | Reacted | Pong
