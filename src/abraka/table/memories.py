"""What people ask about matches that are over: their own ones, as a list and as files, and the house's book."""

import io
import zipfile
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import NamedTuple

from sqlalchemy import Connection, func, select

from abraka.core import savefile
from abraka.core.game import GAMES
from abraka.table import answers, schema
from abraka.table.asking import Asker, Endpoint
from abraka.table.book import Noted, Reader, told
from abraka.table.house import House
from abraka.table.refusals import TableRefusal
from abraka.table.results import results

PAGE = 30
"""The number of matches on one page."""
EXPORTED = 1000
"""The most matches in one export file: the latest ones."""


class Archive(NamedTuple):
    """A file that is made while it is sent."""

    name: str
    chunks: AsyncIterator[bytes]


# My matches.


async def matches(asker: Asker) -> answers.MyMatches:
    """Your matches that are over, the latest first, thirty at once; of one game, or before a number."""
    game, before = _game(asker), asker.number("before")
    noted, games = await asker.house.store.read(lambda c: _played(c, asker.guest, game, before))
    return answers.MyMatches(
        matches=[told(one, asker.guest) for one in noted[:PAGE]],
        before=noted[PAGE - 1].number if len(noted) > PAGE else None,
        games=games,
    )


def _game(asker: Asker) -> str | None:
    game = asker.request.query_params.get("game")
    if game is not None and game not in GAMES:
        raise TableRefusal("bad_message", cause=f"“game” must be one of {', '.join(GAMES)}")
    return game


def _played(
    connection: Connection, person: str, game: str | None, before: int | None
) -> tuple[list[Noted], dict[str, int]]:
    """One more than a page of somebody's matches, and how many there are of each game."""
    p, r = schema.played, schema.results
    chosen = select(r.c.number).join_from(p, r, p.c.match == r.c.match).where(p.c.person == person)
    if game is not None:
        chosen = chosen.where(p.c.game == game)
    if before is not None:
        chosen = chosen.where(r.c.number < before)
    numbers = connection.execute(chosen.order_by(r.c.number.desc()).limit(PAGE + 1)).scalars().all()
    noted = [Noted(*row) for row in results(connection, r.c.number.in_(numbers))]
    counts = select(p.c.game, func.count()).where(p.c.person == person).group_by(p.c.game)
    return noted[::-1], {str(row[0]): int(row[1]) for row in connection.execute(counts)}


async def drop_match(asker: Asker) -> answers.MyMatches:
    """Takes a match off your list. The others who played it keep it on theirs."""
    await asker.house.store.drop_played(asker.guest, asker.path("match"))
    return await matches(asker)


async def export(asker: Asker) -> Archive:
    """All your matches that are over, as the files of a zip; of more than a thousand the latest."""
    if not asker.house.exports.take(asker.guest):
        raise TableRefusal("too_fast")
    p = schema.played
    mine = select(p.c.match).where(p.c.person == asker.guest).order_by(p.c.ended.desc()).limit(EXPORTED)
    wanted = await asker.house.store.read(lambda c: list(c.execute(mine).scalars()))
    return Archive("abraka.zip", _zipped(asker.house, wanted))


async def _zipped(house: House, wanted: list[str]) -> AsyncIterator[bytes]:
    """The records of matches, one after another, so that few of them are in memory at once."""
    sink = _Sink()
    with zipfile.ZipFile(sink, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in wanted:
            found = await house.records.finished(name)
            if found is not None:
                about, match = found
                day = datetime.fromtimestamp(about.started / 1000, UTC).strftime("%Y-%m-%d")
                text = savefile.write(match, about.seats)
                archive.writestr(f"{day}-{about.game}-{about.id}.abraka", text)
                yield sink.taken()
    yield sink.taken()


class _Sink(io.RawIOBase):
    """Takes what is written, until somebody takes it away."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []

    def writable(self) -> bool:
        return True

    def write(self, data: "bytes | bytearray | memoryview") -> int:  # type: ignore[override]
        self._parts.append(bytes(data))
        return len(data)

    def taken(self) -> bytes:
        """What was written since the last time."""
        parts, self._parts = self._parts, []
        return b"".join(parts)


# The house's book.


async def book(asker: Asker) -> answers.Book:
    """The games in the house's book."""
    return await asker.house.book.index()


async def book_page(asker: Asker) -> answers.BookPage:
    """A game's page in the house's book: for all tables, or for those of so many (`players`), with ratings."""
    game = asker.path("game")
    if game not in GAMES:
        raise TableRefusal("no_such_page")
    return await asker.house.book.page(game, asker.number("players"), await _reader(asker))


async def versus(asker: Asker) -> answers.Versus:
    """How two from the book have done against each other."""
    found = await asker.house.book.versus(asker.path("one"), asker.path("other"), await _reader(asker))
    if found is None:
        raise TableRefusal("not_in_book")
    return found


async def _reader(asker: Asker) -> Reader:
    return Reader(asker.guest, bool((await asker.house.persons.person(asker.guest)).ratings))


ENDPOINTS = (
    Endpoint("GET", "/api/me/matches", matches, answers.MyMatches, query=("game", "before")),
    Endpoint("GET", "/api/me/matches.zip", export, Archive),
    Endpoint("DELETE", "/api/me/matches/{match}", drop_match, answers.MyMatches),
    Endpoint("GET", "/api/book", book, answers.Book),
    Endpoint("GET", "/api/book/{game}", book_page, answers.BookPage, query=("players",)),
    Endpoint("GET", "/api/book/versus/{one}/{other}", versus, answers.Versus),
)
