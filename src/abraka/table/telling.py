"""What each audience is told of a match: the only place where a match becomes messages.

An audience is a seat, or SPECTATOR. All that is told of the state comes from `Match.view` and `Match.events`.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import compress
from operator import is_not
from typing import Any

import msgspec
from msgspec.structs import astuple

from abraka.core.actions import ActionSpace, tag_of
from abraka.core.events import SPECTATOR
from abraka.core.match import Match
from abraka.table.data import Entry, MatchData
from abraka.table.play import BROKEN_OFF, Play
from abraka.table.protocol import (
    VOTES,
    Choice,
    ClockInfo,
    Full,
    MatchInfo,
    News,
    OutcomeInfo,
    Status,
    UndoInfo,
)

encode = msgspec.json.Encoder().encode
KEPT_CHOICES = 4096
"""So many actions are kept as they are told: the same ones are offered again and again."""


def shown(audience: int) -> int | None:
    """An audience as clients know it."""
    return None if audience == SPECTATOR else audience


class Teller:
    """Tells a match as it goes on, to those who listen; what they were told last is remembered."""

    def __init__(self, play: Play, about: MatchData) -> None:
        self.play, self.about = play, about
        self._views: dict[int, Any] = {}
        self._fulls: dict[int, bytes] = {}  # told since something last happened

    def listen(self, audiences: Iterable[int]) -> None:
        """From now on, these are told."""
        self._views = {a: self._views[a] if a in self._views else self.play.match.view(a) for a in audiences}

    def full(self, audience: int) -> bytes:
        """All that an audience may see now; made once, however many ask for it."""
        if audience not in self._fulls:
            self._fulls[audience] = self._make_full(audience)
        return self._fulls[audience]

    def _make_full(self, audience: int) -> bytes:
        message = Full(
            match=match_info(self.play.match, self.about.started),
            version=self.play.version,
            seat=shown(audience),
            view=self.play.match.view(audience),
            choices=self._choices(audience),
            status=status_of(self.play),
        )
        return encode(message)

    def follow(self, entry: Entry) -> dict[int, bytes]:
        """Lets an entry happen, and tells everybody who listens what they may know of it."""
        play, match, acted = self.play, self.play.match, entry.kind == "act"
        self._fulls.clear()
        play.follow(entry)
        patches = self._patches() if acted or entry.kind == "undo" else {}
        status = msgspec.Raw(encode(status_of(play)))
        public = action_text(match, entry.value, own=False) if acted else None
        own = action_text(match, entry.value, own=True) if acted else None
        seat, value = entry.seat if entry.seat >= 0 else None, value_of(entry)
        listening = list(self._views)
        happened = match.events_for(listening) if acted else [[] for _ in listening]
        told = {}
        for audience, events in zip(listening, happened, strict=True):
            message = News(
                version=entry.number,
                at=entry.at,
                kind=entry.kind,
                seat=seat,
                action=own if audience == entry.seat else public,
                value=value,
                events=events,
                patch=patches.get(audience, {}),
                choices=self._choices(audience),
                status=status,  # type: ignore[arg-type]  # encoded once for all
            )
            told[audience] = encode(message)
        return told

    def _patches(self) -> dict[int, dict[str, Any]]:
        """The fields of each audience's view that have changed."""
        old = self._views
        self._views = dict(zip(old, self.play.match.views(list(old)), strict=True))
        return {audience: changes(old[audience], view) for audience, view in self._views.items()}

    def _choices(self, audience: int) -> list[Choice] | None:
        match = self.play.match
        if self.play.over or audience != match.to_act:
            return None
        return [_choice(match.game.actions, number) for number in match.legal_numbers]


@lru_cache(KEPT_CHOICES)
def _choice(actions: ActionSpace, number: int) -> Any:
    """A choice as it is told, encoded once."""
    action = actions.decode(number)
    return msgspec.Raw(encode(Choice(text=actions.write(action), action=action)))


def changes(old: Any, new: Any) -> dict[str, Any]:
    """The fields of a view that are different in a later one."""
    names, values, before = new.__struct_fields__, astuple(new), astuple(old)
    others = compress(zip(names, values, before, strict=True), map(is_not, values, before))
    return {name: value for name, value, was in others if value != was}


def action_text(match: Match, number: int, own: bool) -> str:
    """An action in notation; of another's secret one only the verb, until the match is over."""
    action = match.game.actions.decode(number)
    hidden = action.secret and not own and match.outcome is None
    return tag_of(type(action)) if hidden else match.game.actions.write(action)


def value_of(entry: Entry) -> int | str | None:
    """What else there is to say of an entry."""
    if entry.kind == "vote":
        return VOTES[entry.value]
    if entry.kind in ("undo", "ask"):
        return entry.value
    return None


def match_info(match: Match, started: int) -> MatchInfo:
    """A match, without its state."""
    return MatchInfo(
        id=match.id,
        game=match.game.name,
        players=match.players,
        options=match.options,
        rules_version=match.game.spec.rules_version,
        content=match.game.content.digest,
        commitment=match.commitment,
        started=started,
    )


def outcome_info(play: Play) -> OutcomeInfo | None:
    """How a match ended; None while it goes on."""
    outcome = play.match.outcome
    if outcome is not None:
        return OutcomeInfo(reason=outcome.reason, ranks=list(outcome.ranks))
    return OutcomeInfo(reason=BROKEN_OFF, ranks=[]) if play.broken_off else None


def status_of(play: Play) -> Status:
    """Where a match stands, for everybody alike."""
    match, finished = play.match, play.match.to_act is None
    undo = None
    if play.undo_to is not None:
        back = len(play.by) - play.undo_to
        undo = UndoInfo(seat=play.undo_by, actions=back, agreed=play.agreed, asked=play.consenting(play.undo_by))
    clock = None
    if play.clock is not None:
        clock = ClockInfo(left_ms=play.left_ms, running=play.running, at=play.at)
    return Status(
        to_act=None if play.over else match.to_act,
        paused=play.paused,
        can_undo=not play.over and match.can_undo(),
        late=play.late,
        votes={str(seat): VOTES[vote] for seat, vote in play.votes.items()},
        undo=undo,
        clock=clock,
        stand_ins=sorted(play.stand_ins),
        outcome=outcome_info(play) if play.over else None,
        key=match.key.hex() if finished else None,
    )


def retell(play: Play, about: MatchData, entries: Sequence[Entry], since: int, audience: int) -> Iterator[bytes | None]:
    """The news after a version, told anew to one audience, step by step; steps without news are those before it.

    `play` stands at its beginning and is used up.
    """
    yield from play.following(entries[:since])
    teller = Teller(play, about)
    teller.listen([audience])
    for entry in entries[since:]:
        yield teller.follow(entry)[audience]
