"""How matches ended: kept with the end itself, in one commit, as are the ratings that follow from it.

Everything here can be derived again: a result from its match and who sat there, ratings from the results in their
order (`rate_again`).
"""

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, func, select

from abraka.analysis.rating import Rating, rate
from abraka.core.game import spec_of
from abraka.table import schema, seals
from abraka.table.data import MatchData, ResultData, SeatData, SeatResult, TableData, as_result
from abraka.table.dressing import colours_of, hats_of
from abraka.table.play import ABORTED, BROKEN_OFF, Play
from abraka.table.rows import NUMBERING, alone, fetched, place_of, putting, sealed_columns, upsert, with_seal

BOT = "bot:"
Group = tuple[str, int]
"""A game, and how many play it: who is strong there need not be so elsewhere."""
encode = msgspec.json.Encoder().encode


def result_of(about: MatchData, play: Play, seats: Sequence[SeatData]) -> ResultData:
    """How a match ended; refuses none, but it must be over."""
    match, outcome = play.match, play.match.outcome
    ranks = list(outcome.ranks) if outcome else play.places_given_up or [0] * match.players
    scores = match.game.scores(match.state) if outcome else None
    hats, colours = about.hats or hats_of(seats), about.colours or colours_of(seats)
    return ResultData(
        match=about.id,
        table=about.table,
        game=about.game,
        players=about.players,
        reason=outcome.reason if outcome else play.ended,
        started=about.started,
        ended=play.at,
        actions=match.version,
        turns=match.turn,
        sides=list(spec_of(about.game).sides(about.players, about.options)),
        seats=[
            SeatResult(
                guest=data.guest,
                who=_who(seats, seat),
                name=data.name,
                level=data.level,
                character=data.character,
                rank=ranks[seat],
                score=scores[seat] if scores else None,
                hat=hats[seat],
                colour=colours[seat],
            )
            for seat, data in enumerate(seats)
        ],
    )


def _who(seats: Sequence[SeatData], seat: int) -> str:
    """Whom a seat counts for. Of several at one device the first is its person; the others go by their names."""
    data = seats[seat]
    if data.kind == "bot":
        return BOT + data.level
    first = next(number for number, other in enumerate(seats) if other.guest == data.guest)
    return data.guest if not data.guest or seat == first else beside(data.guest, data.name)


def beside(person: str, name: str) -> str:
    """Somebody else at a person's device, known by a name."""
    return f"{person}/{hashlib.sha256(name.casefold().encode()).hexdigest()[:31]}"


# Keeping.


def note_result(connection: Connection, result: ResultData, fun: bool) -> None:
    """Keeps a result, puts the match on everybody's list, and rates; once, however often it is asked for."""
    alone(connection, NUMBERING)
    r, counts = schema.results, int(not fun and result.reason not in (BROKEN_OFF, ABORTED))
    if connection.execute(select(r.c.match).where(r.c.match == result.match)).first():
        return
    number = 1 + (connection.execute(select(func.max(r.c.number))).scalar() or 0)
    row = {"match": result.match, "number": number, "game": result.game, "players": result.players}
    putting(r, row | {"ended": result.ended, "counts": counts, "data": encode(result)})(connection)
    for person in sorted({seat.guest for seat in result.seats if seat.guest}):
        listed = {"person": person, "match": result.match, "game": result.game, "ended": result.ended}
        put = upsert(connection, schema.played).values(**with_seal(schema.played, listed))
        connection.execute(put.on_conflict_do_nothing())
    if counts:
        _rate(connection, result)


def results(connection: Connection, *conditions: "ColumnElement[bool]") -> Iterator[tuple[int, bool, ResultData]]:
    """Results in their order: number, whether it counts, and how it ended; without damaged ones."""
    r = schema.results
    query = sealed_columns(r).where(*conditions).order_by(r.c.number)
    for *row, sealed in fetched(connection, query, "results", ("?",)):
        if seals.holds("results", row, sealed):
            yield row[1], bool(row[5]), as_result(row[6])


# Ratings.

Kept = dict[str, tuple[Rating, int]]
"""Ratings, and from how many matches."""


def _rate(connection: Connection, result: ResultData) -> None:
    """Rates those who played."""
    t = schema.ratings
    kept = ratings_of(connection, (result.game, result.players), t.c.who.in_({seat.who for seat in result.seats}))
    _keep_ratings(connection, (result.game, result.players), rated(kept, result))


def rated(kept: Kept, result: ResultData) -> Kept:
    """New ratings of those who played. A stranger's are not kept; a match of one side has nobody to beat."""
    if len(set(result.sides)) < 2:
        return {}
    who = [seat.who or f"stranger {number}" for number, seat in enumerate(result.seats)]
    before = {name: rating for name, (rating, _) in kept.items()}
    after = rate(before, who, result.sides, [seat.rank for seat in result.seats])
    known = {seat.who for seat in result.seats if seat.who}
    return {name: (rating, 1 + kept.get(name, (rating, 0))[1]) for name, rating in after.items() if name in known}


def ratings_of(connection: Connection, group: Group, *conditions: "ColumnElement[bool]") -> Kept:
    """Everybody's rating in a game for so many."""
    t = schema.ratings
    query = sealed_columns(t).where(t.c.game == group[0], t.c.players == group[1], *conditions)
    rows = fetched(connection, query, "ratings", (*group, "?"))
    return {row[2]: (Rating(row[3], row[4]), row[5]) for *row, sealed in rows if seals.holds("ratings", row, sealed)}


def _keep_ratings(connection: Connection, group: Group, ratings: Kept) -> None:
    for who, (rating, matches) in ratings.items():
        row = {"game": group[0], "players": group[1], "who": who, "mu": rating.mu, "sigma": rating.sigma}
        putting(schema.ratings, row | {"matches": matches})(connection)


def rate_again(connection: Connection, group: Group) -> None:
    """Works out the ratings of a game for so many anew, from the results."""
    t, r = schema.ratings, schema.results
    kept: Kept = {}
    for _, counts, result in results(connection, r.c.game == group[0], r.c.players == group[1]):
        if counts:
            kept |= rated(kept, result)
    connection.execute(delete(t).where(t.c.game == group[0], t.c.players == group[1]))
    _keep_ratings(connection, group, kept)


# Two who turn out to be the same, and those who are forgotten.


def pass_on_results(connection: Connection, former: str, person: str) -> None:
    """What somebody has played counts for another person from now on; for nobody, if that is empty."""
    r = schema.results
    text = place_of(r.c.data, former.encode())
    touched: set[Group] = set()
    for number, counts, result in list(results(connection, text > 0)):
        changed = msgspec.structs.replace(result, seats=[_passed(seat, former, person) for seat in result.seats])
        row: dict[str, Any] = {"match": result.match, "number": number, "game": result.game, "players": result.players}
        row |= {"ended": result.ended, "counts": int(counts), "data": encode(changed)}
        putting(r, row)(connection)
        touched.add((result.game, result.players))
    for group in sorted(touched):
        rate_again(connection, group)


def _passed(seat: SeatResult, former: str, person: str) -> SeatResult:
    if seat.guest != former:
        return seat
    who = seat.who.replace(former, person) if person else ""
    return msgspec.structs.replace(seat, guest=person, who=who, name=seat.name if person else "")


# Matches that ended before results were kept.


def unnoted(connection: Connection) -> list[tuple[str, str]]:
    """Matches without a result, each with its table: those that go on, and those of former versions."""
    m = schema.matches
    query = select(m.c.id, m.c.table).where(m.c.id.not_in(select(schema.results.c.match))).order_by(m.c.started, m.c.id)
    return [(match, table) for match, table in connection.execute(query)]


def sat_then(table: TableData, match: str) -> list[SeatData]:
    """Who sat where in a match of a table: after each one everybody has gone one seat further."""
    back = (len(table.matches) - 1 - table.matches.index(match)) % len(table.seats)
    return [*table.seats[back:], *table.seats[:back]]
