"""The house's book: what was won here, by whom, in which game. It follows from the results, and stays in the house."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sqlalchemy import Connection

from abraka.analysis.rating import Rating
from abraka.table import answers, schema
from abraka.table.data import ResultData, SeatResult
from abraka.table.guests import Guests
from abraka.table.results import BOT, ratings_of, results
from abraka.table.store import Store

SHOWN = 100
"""The number of rows on a page."""
LATEST, BEST = 10, 10
UNSURE = 2
"""Whoever is surely strong stands before those of whom little is known: so many deviations are taken off."""


class Noted(NamedTuple):
    """A result with its number."""

    number: int
    counts: bool
    result: ResultData


class Known(NamedTuple):
    """What a person is called, and whether they stand in the book."""

    name: str
    listed: bool


class Reader(NamedTuple):
    """Who looks into the book."""

    guest: str
    ratings: bool  # wants to see them


class Tally:
    """What somebody has done in some matches."""

    def __init__(self, who: str, seat: SeatResult) -> None:
        self.who, self.name, self.level = who, seat.name, seat.level
        self.matches = self.wins = self.streak = self.best_streak = 0
        self.best: int | None = None

    def add(self, seats: Sequence[SeatResult]) -> None:
        """One more match: all seats in which they sat."""
        won = any(seat.rank == 1 for seat in seats)
        self.name = seats[0].name or self.name
        self.matches += 1
        self.wins += won
        self.streak = self.streak + 1 if won else 0
        self.best_streak = max(self.streak, self.best_streak)
        scores = [seat.score for seat in seats if seat.score is not None]
        self.best = max([*scores, *([] if self.best is None else [self.best])], default=None)


class Book:
    """The results that count, kept in memory as far as they were read."""

    def __init__(self, store: Store, guests: Guests) -> None:
        self._store, self._guests = store, guests
        self._noted: list[Noted] = []

    def forget(self) -> None:
        """Somebody has become another: all is to be read anew."""
        self._noted = []

    async def index(self) -> answers.Book:
        """The games that were played here."""
        noted = await self._read()
        return answers.Book(games=[_game(game, noted) for game in sorted({one.result.game for one in noted})])

    async def page(self, game: str, players: int | None, reader: Reader) -> answers.BookPage:
        """What was done in a game, at tables of so many, or at all."""
        of_game = [one for one in await self._read() if one.result.game == game]
        chosen = [one for one in of_game if players in (None, one.result.players)]
        rows = await self._rows(_tallies(chosen), reader, (game, players) if players is not None else None)
        best = sorted((row for row in rows if row.best_score is not None), key=lambda row: -(row.best_score or 0))
        return answers.BookPage(
            game=game,
            players=players,
            matches=len(chosen),
            sizes=sorted({one.result.players for one in of_game}),
            rows=rows[:SHOWN],
            best=best[:BEST],
            latest=await self._latest(chosen, reader),
        )

    async def versus(self, one: str, other: str, reader: Reader) -> answers.Versus | None:
        """How two have done against each other; None if one of them is not in the book."""
        noted = await self._read()
        tallies = _tallies(noted)
        public = {self._public(tally.who): tally.who for tally in tallies}
        first, second = public.get(one), public.get(other)
        if first is None or second is None or first == second:
            return None
        both = [match for match in noted if {first, second} <= {seat.who for seat in match.result.seats}]
        rows = {row.id: row for row in await self._rows([t for t in tallies if t.who in (first, second)], reader)}
        if len(rows) < 2:
            return None
        games = [_versus(game, both, first, second) for game in sorted({match.result.game for match in both})]
        return answers.Versus(one=rows[one], other=rows[other], games=games, latest=await self._latest(both, reader))

    # Reading.

    async def _read(self) -> list[Noted]:
        last = self._noted[-1].number if self._noted else 0
        more = await self._store.read(lambda c: [Noted(*row) for row in results(c, schema.results.c.number > last)])
        known = self._noted[-1].number if self._noted else 0  # others may have read meanwhile
        self._noted.extend(one for one in more if one.number > known)
        return [one for one in self._noted if one.counts]

    async def _rows(
        self, tallies: Sequence[Tally], reader: Reader, group: tuple[str, int] | None = None
    ) -> list[answers.BookRow]:
        """The rows of those who stand in the book, the strongest first."""
        known, ratings = await self._store.read(lambda c: (_people(c), ratings_of(c, group) if group else {}))
        shown = [tally for tally in tallies if _is_listed(tally.who, known)]
        strength = {who: rating.mu - UNSURE * rating.sigma for who, (rating, _) in ratings.items()}
        shown.sort(key=lambda t: (-strength.get(t.who, 0.0), -t.wins, t.matches, t.who))
        return [
            self._row(tally, known, reader, ratings[tally.who][0] if tally.who in ratings else None) for tally in shown
        ]

    def _row(self, tally: Tally, known: dict[str, Known], reader: Reader, rating: Rating | None) -> answers.BookRow:
        person = known.get(tally.who)
        return answers.BookRow(
            id=self._public(tally.who),
            name=(person.name if person else "") or tally.name,
            level=tally.level or None,
            you=tally.who == reader.guest,
            matches=tally.matches,
            wins=tally.wins,
            streak=tally.streak,
            best_streak=tally.best_streak,
            best_score=tally.best,
            rating=answers.RatingInfo(mu=rating.mu, sigma=rating.sigma) if rating and reader.ratings else None,
        )

    def _public(self, who: str) -> str:
        """What the book calls somebody: of no use elsewhere."""
        return self._guests.public(who, "book")

    async def _latest(self, noted: Sequence[Noted], reader: Reader) -> list[answers.PlayedMatch]:
        known = await self._store.read(_people)
        return [told(one, reader.guest, known) for one in noted[: -LATEST - 1 : -1]]


def told(noted: Noted, guest: str, known: dict[str, Known] | None = None) -> answers.PlayedMatch:
    """A result as somebody is told it; in the book, those who do not want to stand there have no name."""
    result = noted.result
    hidden = {seat.who for seat in result.seats if known is not None and not _is_listed(seat.who, known)}
    return answers.PlayedMatch(
        match=result.match,
        number=noted.number,
        game=result.game,
        players=result.players,
        reason=result.reason,
        started=result.started,
        ended=result.ended,
        turns=result.turns,
        counts=noted.counts,
        seats=[
            answers.ResultSeat(
                name="" if seat.who in hidden else seat.name,
                level=seat.level or None,
                character=seat.character or None,
                yours=bool(guest) and seat.guest == guest,
                rank=seat.rank or None,
                score=seat.score,
                hat=seat.hat,
                colour=seat.colour,
            )
            for seat in result.seats
        ],
    )


def _people(connection: Connection) -> dict[str, Known]:
    p = schema.persons
    rows = connection.execute(p.select().with_only_columns(p.c.id, p.c.name, p.c.listed))
    return {row.id: Known(row.name, bool(row.listed)) for row in rows}


def _is_listed(who: str, known: dict[str, Known]) -> bool:
    """Bots always are; whoever sits at a person's device is as that person is."""
    if who.startswith(BOT):
        return True
    person = known.get(who.partition("/")[0])
    return bool(who) and (person is None or person.listed)


def _tallies(noted: Iterable[Noted]) -> list[Tally]:
    """What each of them has done."""
    tallies: dict[str, Tally] = {}
    for one in noted:
        for who in dict.fromkeys(seat.who for seat in one.result.seats if seat.who):
            seats = [seat for seat in one.result.seats if seat.who == who]
            tallies.setdefault(who, Tally(who, seats[0])).add(seats)
    return list(tallies.values())


def _game(game: str, noted: Sequence[Noted]) -> answers.BookGame:
    own = [one.result for one in noted if one.result.game == game]
    sizes = sorted({result.players for result in own})
    return answers.BookGame(game=game, matches=len(own), sizes=sizes, latest=own[-1].ended)


def _versus(game: str, both: Sequence[Noted], first: str, second: str) -> answers.VersusGame:
    """Who was ahead how often; partners, and equal places, are neither."""
    leads = [_lead(one.result, first, second) for one in both if one.result.game == game]
    return answers.VersusGame(game=game, matches=len(leads), ahead=leads.count(1), behind=leads.count(-1))


def _lead(result: ResultData, first: str, second: str) -> int:
    one = min(seat.rank for seat in result.seats if seat.who == first)
    other = min(seat.rank for seat in result.seats if seat.who == second)
    return (one < other) - (one > other)
