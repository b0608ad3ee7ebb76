"""Matches told from their beginning, in one answer: to look at again, or to know what has happened so far."""

import gzip
from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from abraka.core.match import Match
from abraka.table.answers import StepInfo, Story, StoryNews
from abraka.table.data import Entry, MatchData
from abraka.table.play import Play
from abraka.table.protocol import OutcomeInfo
from abraka.table.refusals import TableRefusal
from abraka.table.telling import action_text, changes, match_info, outcome_info, shown, value_of

MOST = 200
"""So many of the last entries are told of a match that goes on, if nothing else is asked for."""
ALL = 1000
"""So many at most."""
KEPT = 32

encode = msgspec.json.Encoder().encode


class Packed(NamedTuple):
    """An answer without secrets, compressed once for all who ask."""

    data: bytes

    def plain(self) -> bytes:
        """The answer for those who can't unpack it."""
        return gzip.decompress(self.data)


def packed(story: Story) -> Packed:
    """A story, compressed."""
    return Packed(gzip.compress(encode(story), 6))


class Shelf:
    """The stories that were asked for last: a match that is over stays as it is."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, int | None], Packed] = {}

    def find(self, name: str, seat: int | None) -> Packed | None:
        """A story that was told before."""
        return self._kept.get((name, seat))

    def keep(self, name: str, seat: int | None, story: Packed) -> None:
        """Keeps a story for the next who asks; the oldest one goes if there are too many."""
        self._kept[name, seat] = story
        if len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]


# Matches that are over.


def moment(match: Match, started: int, at: int, seat: int | None) -> StepInfo:
    """A finished match as it was after so many actions."""
    actions, outcome = list(match.actions), _outcome(match)
    if at > len(actions):
        raise TableRefusal("bad_message", cause=f"the match has {len(actions)} actions")
    _check_seat(match, seat)
    match.replay(actions[: max(0, at - 1)])
    by = match.to_act if at else None
    if at:
        match.play(actions[at - 1])
    return StepInfo(
        match=match_info(match, started),
        number=at,
        actions=len(actions),
        seat=by,
        action=action_text(match, actions[at - 1], own=True) if at else None,
        events=_eyes(match, seat).events(),
        view=_eyes(match, seat).view(),
        outcome=outcome if at == len(actions) else None,
    )


def finished(match: Match, started: int, names: Sequence[str], seat: int | None) -> Story:
    """A finished match from its beginning to its end: with nothing hidden, or as a seat saw it."""
    actions, outcome, eyes = list(match.actions), _outcome(match), _eyes(match, seat)
    _check_seat(match, seat)
    match.replay([])
    first = view = eyes.view()
    news = []
    for number, action in enumerate(actions, 1):
        by, before = match.to_act, view
        match.play(action)
        view = eyes.view()
        news.append(
            StoryNews(
                number=number,
                at=None,
                kind="act",
                seat=by,
                action=action_text(match, action, own=seat in (None, by)),
                value=None,
                events=eyes.events(),
                patch=changes(before, view),
            )
        )
    return Story(
        match=match_info(match, started),
        names=list(names),
        seat=seat,
        since=0,
        view=first,
        news=news,
        outcome=outcome,
        key=match.key.hex(),
    )


class Eyes(NamedTuple):
    """How a finished match is looked at."""

    view: Callable[[], object]
    events: Callable[[], list[object]]


def _eyes(match: Match, seat: int | None) -> Eyes:
    """A seat's eyes, or nobody's, from whom nothing is hidden."""
    if seat is None:
        return Eyes(lambda: match.game.whole(match.state), lambda: list(match.all_events()))
    return Eyes(lambda: match.view(seat), lambda: list(match.events(seat)))


def _outcome(match: Match) -> OutcomeInfo:
    outcome = match.outcome
    assert outcome is not None
    return OutcomeInfo(reason=outcome.reason, ranks=list(outcome.ranks))


def _check_seat(match: Match, seat: int | None) -> None:
    if seat is not None and seat >= match.players:
        raise TableRefusal("no_seat", table=match.id, seat=seat)


# A match at a table, as somebody was told it.


def told(play: Play, about: MatchData, entries: Sequence[Entry], since: int | None, audience: int) -> Story:
    """What an audience was told of a match after a version; `play` stands at its beginning and is used up."""
    match, version = play.match, len(entries)
    since = max(0, version - MOST) if since is None else min(max(since, version - ALL), version)
    for _ in play.following(entries[:since]):
        pass
    first = view = match.view(audience)
    news = []
    for entry in entries[since:]:
        play.follow(entry)
        acted, before = entry.kind == "act", view
        view = match.view(audience) if acted or entry.kind == "undo" else view
        news.append(
            StoryNews(
                number=entry.number,
                at=entry.at,
                kind=entry.kind,
                seat=entry.seat if entry.seat >= 0 else None,
                action=action_text(match, entry.value, own=audience == entry.seat) if acted else None,
                value=value_of(entry),
                events=list(match.events(audience)) if acted else [],
                patch=changes(before, view),
            )
        )
    return Story(
        match=match_info(match, about.started),
        names=about.names,
        seat=shown(audience),
        since=since,
        view=first,
        news=news,
        outcome=outcome_info(play) if play.over else None,
        key=match.key.hex() if match.to_act is None else None,
    )
