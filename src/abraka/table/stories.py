"""Matches told from their beginning, in one answer: to look at again, or to know what has happened so far."""

import gzip
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from abraka.core.match import Match
from abraka.table.answers import StepInfo, Story
from abraka.table.data import Entry
from abraka.table.play import Play
from abraka.table.protocol import Happened, OutcomeInfo
from abraka.table.refusals import TableRefusal
from abraka.table.telling import Perspective, Teller, action_text, full_perspective, match_info, outcome_info, shown

MOST = 200
"""The default number of log entries sent of a match that goes on: the last ones."""
ALL = 1000
"""The most log entries that one request can ask for."""
KEPT = 32
NOBODY = -2
"""The audience from which nothing is hidden."""

encode = msgspec.json.Encoder().encode


class Compressed(NamedTuple):
    """An answer without secrets, compressed once for all who ask."""

    data: bytes

    def plain(self) -> bytes:
        """The answer for those who can't unpack it."""
        return gzip.decompress(self.data)


def compressed(answer: Any) -> Compressed:
    """An answer, compressed."""
    return Compressed(gzip.compress(encode(answer), 6))


class Shelf:
    """The stories that were asked for last: a match that is over stays as it is."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, int | None], Compressed] = {}

    def find(self, name: str, seat: int | None) -> Compressed | None:
        """A story that was told before."""
        return self._kept.get((name, seat))

    def clear(self) -> None:
        """Keeps nothing of what was told before."""
        self._kept.clear()

    def keep(self, name: str, seat: int | None, story: Compressed) -> None:
        """Keeps a story for the next who asks; the oldest one goes if there are too many."""
        self._kept[name, seat] = story
        if len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]


# Matches that are over.


def moment(match: Match, started: int, at: int, seat: int | None) -> StepInfo:
    """A finished match as it was after so many actions."""
    actions, outcome, perspective = list(match.actions), _outcome(match), _perspective(match, seat)
    if at > len(actions):
        raise TableRefusal("bad_message", cause=f"the match has {len(actions)} actions")
    _check_seat(match, seat)
    match.replay(actions[: max(0, at - 1)])
    by = match.to_act if at else None
    if at:
        match.play(actions[at - 1])
    audience = NOBODY if seat is None else seat
    return StepInfo(
        match=match_info(match, started),
        number=at,
        actions=len(actions),
        seat=by,
        action=action_text(match, actions[at - 1], own=True) if at else None,
        events=perspective.events([audience])[0],
        view=perspective.views([audience])[0],
        outcome=outcome if at == len(actions) else None,
    )


def finished(
    match: Match,
    started: int,
    names: Sequence[str],
    seat: int | None,
    hats: Sequence[int] = (),
    colours: Sequence[int] = (),
) -> Story:
    """A finished match from its beginning to its end: with nothing hidden, or as a seat saw it."""
    actions, outcome, perspective = list(match.actions), _outcome(match), _perspective(match, seat)
    _check_seat(match, seat)
    match.replay([])
    audience = NOBODY if seat is None else seat
    teller = Teller(Play(match, (), None, started), perspective)
    first, news = _told(teller, audience, _entries(match, actions))
    return Story(
        match=match_info(match, started),
        names=list(names),
        seat=seat,
        since=0,
        view=first,
        news=news,
        outcome=outcome,
        key=match.key.hex(),
        hats=list(hats),
        colours=list(colours),
    )


def _entries(match: Match, actions: Sequence[int]) -> Iterator[Entry]:
    """A journal of these actions, made while they are played."""
    for number, action in enumerate(actions, 1):
        assert match.to_act is not None
        yield Entry(number, 0, "act", match.to_act, action)


def _told(teller: Teller, audience: int, entries: Iterable[Entry]) -> tuple[Any, list[Happened]]:
    """What an audience sees at first, and what happens to it then."""
    teller.listen([audience])
    return teller.view(audience), [teller.happen(entry)[audience] for entry in entries]


def _perspective(match: Match, seat: int | None) -> Perspective:
    """A seat's perspective, or nobody's, from whom nothing is hidden."""
    return full_perspective(match) if seat is None else Perspective(match.views, match.events_for)


def _outcome(match: Match) -> OutcomeInfo:
    outcome = match.outcome
    assert outcome is not None
    return OutcomeInfo(reason=outcome.reason, ranks=list(outcome.ranks))


def _check_seat(match: Match, seat: int | None) -> None:
    if seat is not None and seat >= match.players:
        raise TableRefusal("no_seat", table=match.id, seat=seat)


# A match at a table, as somebody was told it.


def told(play: Play, names: Sequence[str], entries: Sequence[Entry], since: int | None, audience: int) -> Story:
    """What an audience was told of a match after a version; `play` stands at its beginning and is used up."""
    match, version = play.match, len(entries)
    since = max(0, version - MOST) if since is None else min(max(since, version - ALL), version)
    for _ in play.following(entries[:since]):
        pass
    first, news = _told(Teller(play), audience, entries[since:])
    return Story(
        match=match_info(match, play.started),
        names=list(names),
        seat=shown(audience),
        since=since,
        view=first,
        news=news,
        outcome=outcome_info(play) if play.over else None,
        key=match.key.hex() if match.to_act is None else None,
    )
