"""Moments outside a table: what the seat that is asked knows, what it may do, and where that leads."""

from typing import Any

import msgspec

from abraka.core.match import Match
from abraka.table.answers import MomentInfo
from abraka.table.data import Entry
from abraka.table.play import Play
from abraka.table.protocol import Full
from abraka.table.telling import Teller
from abraka.table.ways import Outlook

as_full = msgspec.json.Decoder(Full).decode


def moment_of(match: Match) -> MomentInfo:
    """Where a match stands, for the seat that is asked."""
    assert match.to_act is not None
    return _moment(_teller(match), match.version)


def _teller(match: Match) -> Teller:
    """Tells what happens to a match from where it stands."""
    teller = Teller(Play(match, range(match.players), None, 0))
    teller.listen([match.to_act or 0])
    return teller


def _moment(teller: Teller, at: int) -> MomentInfo:
    match = teller.play.match
    assert match.to_act is not None
    full = as_full(teller.full(match.to_act))
    return MomentInfo(
        at=at,
        seat=match.to_act,
        match=full.match,
        view=full.view,
        choices=full.choices or [],
        status=full.status,
        ways=Outlook(match).ways(),
    )


def line_of(match: Match, actions: list[str]) -> list[tuple[list[Any], dict[str, Any], MomentInfo | None]]:
    """What a seat is told of its own actions one after another, and what it is asked after each but the last."""
    teller, seat, line = _teller(match), match.to_act or 0, []
    for number, action in enumerate(actions, 1):
        told = teller.happen(Entry(number, 0, "act", seat, match.check(action)))[seat]
        after = _moment(teller, number) if number < len(actions) else None
        line.append((list(told.events), told.patch, after))
    return line
