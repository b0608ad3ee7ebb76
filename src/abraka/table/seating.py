"""Who sits where, and who may see what: questions about a table, and changes that make a new one or refuse."""

import secrets
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from abraka.bots.characters import chosen
from abraka.bots.players import recorded
from abraka.core.events import SPECTATOR
from abraka.core.game import load
from abraka.table.data import MatchData, SeatData, TableData
from abraka.table.dressing import PLAIN, Worn, colours_of, dressed, hats_of, with_dress
from abraka.table.guests import Guests, hashed, new_token, same
from abraka.table.play import Play
from abraka.table.protocol import Dress, OriginInfo, SeatInfo, SeatWish, TableInfo, TableSettings
from abraka.table.refusals import TableRefusal

NAME = 32
"""The length in characters of the id under which a table knows a guest or a program."""


AWAY_S, DAYS_NUDGE_S = 60, 3600
"""So long somebody is waited for if the table says nothing else; and before one is nudged in a match over days."""


class Ticket(NamedTuple):
    """What somebody shows who comes to a table: who they are, the seat they want, and a token if they have one."""

    guest: str
    seat: int | None = None
    token: str | None = None


# Who may do what.


def seats_of(table: TableData, guest: str) -> list[int]:
    """The seats of a guest."""
    return [seat for seat, data in enumerate(table.seats) if guest and data.guest == guest]


def is_known(table: TableData, person: str) -> bool:
    """Whether the table looks to somebody otherwise than to a stranger."""
    return person == table.owner or any(sits_in(data, person) for data in table.seats)


def belongs(table: TableData, guest: str) -> bool:
    """Whether a guest has a seat here or has opened the table."""
    return guest == table.owner or bool(seats_of(table, guest))


def may_see(table: TableData, guest: str, token: str | None) -> bool:
    """Whether somebody may look at the table at all."""
    return table.settings.public or belongs(table, guest) or (token is not None and same(token, table.token))


def may_watch(table: TableData, guest: str) -> bool:
    """Whether somebody who may see the table may also watch its match without a seat."""
    return table.settings.watch or table.status == "open" or belongs(table, guest)


def audience_of(table: TableData, ticket: Ticket) -> int:
    """The audience that somebody belongs to; refuses other people's seats.

    The one rule of who may see and do what at a table. The table's owner asks it anew for everything that is done, and
    for everybody who listens whenever somebody's seat may have changed.
    """
    guest, seat, token = ticket
    program = program_seat(table, token)
    if program is not None and seat in (None, program):
        return program
    if not may_see(table, guest, token):
        raise TableRefusal("no_table")
    if seat is None:
        if not may_watch(table, guest):
            raise TableRefusal("no_watching")
        return SPECTATOR
    data = seat_at(table, seat)
    if data.kind != "person" or not data.guest or data.guest != guest:
        raise TableRefusal("not_your_seat", seat=seat)
    return seat


def person_of(table: TableData, ticket: Ticket) -> str:
    """Who somebody is at a table: a guest, or a program, which is a person of its own by its token."""
    program = program_seat(table, ticket.token)
    if program is not None and ticket.seat in (None, program):
        return table.seats[program].token[:NAME]
    return ticket.guest


def sits_in(data: SeatData, person: str) -> bool:
    """Whether a seat is somebody's."""
    return bool(person) and person in (data.guest, data.token[:NAME])


def sitter_of(data: SeatData) -> str:
    """Who sits in a seat; nobody, if it is free or a bot's."""
    return data.guest or data.token[:NAME]


def program_seat(table: TableData, token: str | None) -> int | None:
    """The seat in which a program with this token acts."""
    if token is None:
        return None
    given = hashed(token)
    found = [seat for seat, data in enumerate(table.seats) if data.token and same(given, data.token)]
    return found[0] if found else None


def seat_at(table: TableData, seat: int) -> SeatData:
    """A seat; refuses one that the table does not have."""
    if not 0 <= seat < len(table.seats):
        raise TableRefusal("no_seat", table=table.id, seat=seat)
    return table.seats[seat]


def free_seats(table: TableData) -> list[int]:
    """The seats that nobody has taken."""
    return [seat for seat, data in enumerate(table.seats) if data.kind == "open"]


def check_open(table: TableData) -> None:
    """Refuses once the match has begun."""
    if table.status != "open":
        raise TableRefusal("has_begun")


def away_s(settings: TableSettings) -> int | None:
    """So long somebody is waited for who is away; None: for ever."""
    usual = None if settings.days else AWAY_S
    return usual if settings.leave_after_s is None else settings.leave_after_s


def nudge_s(settings: TableSettings) -> int:
    """So long somebody is asked before the others may nudge."""
    return away_s(settings) or DAYS_NUDGE_S


# Changes.


def seat_data(wish: SeatWish, guest: str, name: str) -> SeatData:
    """A seat as it was wished for."""
    if wish.kind == "bot":
        return SeatData(kind="bot", level=wish.level, name=wish.name or "")
    if wish.kind == "me":
        return SeatData(kind="person", guest=guest, name=wish.name or name)
    return SeatData()


def seated(wishes: Sequence[SeatWish], guest: str, name: str, worn: Worn) -> list[SeatData]:
    """The seats of a new table; the first one of who opens it is in their own clothes."""
    seats = [seat_data(wish, guest, name) for wish in wishes]
    own = next((number for number, data in enumerate(seats) if data.kind == "person"), None)
    return [dressed(data, worn, ()) if number == own else data for number, data in enumerate(seats)]


def named(table: TableData) -> TableData:
    """The table with somebody behind every bot, no two alike."""
    if all(data.character for data in table.seats if data.kind == "bot"):
        return table
    for seat, data in enumerate(table.seats):
        if data.kind == "bot" and not data.character:
            character = chosen(table.id, [other.character for other in table.seats])
            table = with_seat(table, seat, msgspec.structs.replace(data, character=character))
    return table


def name_in(data: SeatData) -> str:
    """How somebody in a seat is called in records: people by their name, bots by who they are."""
    return data.name or data.character or data.level


def with_seat(table: TableData, seat: int, data: SeatData) -> TableData:
    """The table with somebody else in a seat."""
    seats = list(table.seats)
    seats[seat] = data
    return msgspec.structs.replace(table, seats=seats)


def sat(table: TableData, guest: str, seat: int | None, name: str, token: str | None, worn: Worn = PLAIN) -> TableData:
    """A guest takes a free seat; any, if none is named. Their own clothes are for the first one."""
    if not may_see(table, guest, token):
        raise TableRefusal("no_table")
    check_open(table)
    free = free_seats(table)
    if seat is not None and seat_at(table, seat).kind != "open":
        raise TableRefusal("seat_taken", seat=seat)
    if not free:
        raise TableRefusal("no_free_seat")
    data = SeatData(kind="person", guest=guest, name=name)
    return with_seat(table, free[0] if seat is None else seat, _in_own_clothes(table, data, worn))


def _in_own_clothes(table: TableData, data: SeatData, worn: Worn) -> SeatData:
    """A person as they like to be dressed; others at the same device, and bots, as it comes."""
    first = data.kind == "person" and not seats_of(table, data.guest)
    return dressed(data, worn, table.seats) if first else data


def stood_up(table: TableData, guest: str, seat: int) -> TableData:
    """A seat is given up; the one who opened the table may free any."""
    check_open(table)
    data = seat_at(table, seat)
    if data.kind == "open" or guest not in (data.guest, table.owner):
        raise TableRefusal("not_your_seat", seat=seat)
    return with_seat(table, seat, SeatData())


def placed(table: TableData, guest: str, seat: int, wish: SeatWish, name: str, worn: Worn = PLAIN) -> TableData:
    """The one who opened the table puts a bot or themselves into a seat, or frees it.

    When a match is over, bots may become other bots for the next one; people keep their seats.
    """
    if guest != table.owner:
        raise TableRefusal("not_owner")
    data = seat_at(table, seat)
    if table.status == "over" and data.kind == wish.kind == "bot":
        return with_seat(table, seat, msgspec.structs.replace(data, level=wish.level, name=wish.name or data.name))
    check_open(table)
    if data.kind == "person" and data.guest != guest:
        raise TableRefusal("seat_taken", seat=seat)
    left = with_seat(table, seat, SeatData())
    return named(with_seat(table, seat, _in_own_clothes(left, seat_data(wish, guest, name), worn)))


def worn_at(table: TableData, guest: str, seat: int, dress: Dress) -> TableData:
    """Another hat or colour for one's seat, before a match or between two."""
    if guest == "" or seat_at(table, seat).guest != guest:
        raise TableRefusal("not_your_seat", seat=seat)
    if table.status == "playing":
        raise TableRefusal("has_begun")
    return with_dress(table, seat, dress.hat, dress.colour)


def with_program(table: TableData, guest: str, seat: int) -> tuple[TableData, str]:
    """A program may act in one's seat, or takes a free one of one's table; returns its token."""
    data, token = seat_at(table, seat), new_token()
    if data.kind == "person" and data.guest == guest:
        return with_seat(table, seat, msgspec.structs.replace(data, token=hashed(token))), token
    if data.kind != "open" or guest != table.owner:
        raise TableRefusal("not_your_seat", seat=seat)
    check_open(table)
    program = SeatData(kind="person", name=f"Program {seat + 1}", token=hashed(token))
    return with_seat(table, seat, program), token


def passed_on(table: TableData, guest: str, person: str) -> TableData:
    """Another person in a guest's place, at all seats and as the one who opened the table."""
    seats = [msgspec.structs.replace(data, guest=person) if data.guest == guest else data for data in table.seats]
    return msgspec.structs.replace(table, seats=seats, owner=person if table.owner == guest else table.owner)


def with_wish(table: TableData, guest: str) -> TableData:
    """A guest wants another match."""
    seats = seats_of(table, guest)
    if not seats:
        raise TableRefusal("no_seat_here")
    if table.status != "over":
        raise TableRefusal("not_over")
    return msgspec.structs.replace(table, rematch=sorted({*table.rematch, *seats}))


def all_wish(table: TableData) -> bool:
    """Whether everybody wants another match; programs are not asked."""
    people = [seat for seat, data in enumerate(table.seats) if data.kind == "person" and data.guest]
    return table.rematch == people


def new_match(table: TableData, at: int) -> MatchData:
    """A match that begins at a table, with those who sit there."""
    game = load(table.game)
    sides = game.spec.sides(len(table.seats), table.options)
    return MatchData(
        id=secrets.token_hex(8),
        table=table.id,
        game=table.game,
        players=len(table.seats),
        options=table.options,
        rules_version=game.spec.rules_version,
        content=game.content.digest,
        seats=[recorded(data.level, table.game, sides) if data.level else "human" for data in table.seats],
        names=[name_in(data) for data in table.seats],
        hats=hats_of(table.seats),
        colours=colours_of(table.seats),
        position=table.origin.position if table.origin else None,
        started=at,
    )


def rotated(table: TableData) -> TableData:
    """Everybody one seat further."""
    return msgspec.structs.replace(table, seats=[table.seats[-1], *table.seats[:-1]])


# What others see of it.


class Presence(NamedTuple):
    """Who is at a table now."""

    away: dict[int, int]  # when the people of those seats were last here whose people are not
    watchers: int
    watching: list[str]  # how those are called who watch
    at: int


def table_info(table: TableData, person: str, guests: Guests, play: Play | None, presence: Presence) -> TableInfo:
    """The table as somebody sees it."""
    table = named(table)
    return TableInfo(
        id=table.id,
        game=table.game,
        players=len(table.seats),
        options=table.options,
        settings=table.settings,
        status=table.status,  # type: ignore[arg-type]
        seats=[
            _seat_info(table, seat, person, guests, play, presence.away, hat, colour)
            for seat, (hat, colour) in enumerate(zip(hats_of(table.seats), colours_of(table.seats), strict=True))
        ],
        yours=person == table.owner,
        link=f"/t/{table.id}#{table.token}" if belongs(table, person) else None,
        match=table.matches[-1] if table.matches else None,
        matches=table.matches,
        rematch=table.rematch,
        watchers=presence.watchers,
        watching=presence.watching,
        origin=OriginInfo(match=table.origin.match, at=table.origin.at) if table.origin else None,
        at=presence.at,
        created=table.created,
        touched=table.touched,
    )


def _seat_info(
    table: TableData,
    seat: int,
    person: str,
    guests: Guests,
    play: Play | None,
    away: dict[int, int],
    hat: int,
    colour: int,
) -> SeatInfo:
    data = table.seats[seat]
    sitter = sitter_of(data)
    stand_in = play is not None and not play.over and seat in play.stand_ins
    person_sits = data.kind == "person"
    return SeatInfo(
        seat=seat,
        kind=data.kind,  # type: ignore[arg-type]
        name=data.name,
        level=table.settings.stand_in if stand_in else data.level or None,
        character=data.character or None,
        stand_in=stand_in,
        who=guests.public(sitter, table.id) if sitter else None,
        yours=sits_in(data, person),
        here=person_sits and seat not in away,
        away_since=away.get(seat) if person_sits else None,
        left=play is not None and seat in play.left,
        hat=hat,
        colour=colour,
    )
