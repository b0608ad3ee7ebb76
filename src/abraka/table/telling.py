"""What each audience is told of a match: the only place where a match becomes messages.

An audience is a seat, or SPECTATOR. All that is told of the state comes from `Match.view` and `Match.events`.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import compress
from operator import is_not
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import astuple

from abraka.core.actions import ActionSpace, tag_of
from abraka.core.events import SPECTATOR
from abraka.core.match import Match
from abraka.table.data import Entry
from abraka.table.play import Play
from abraka.table.protocol import (
    VOTES,
    Choice,
    ClockInfo,
    Full,
    Happened,
    MatchInfo,
    News,
    OutcomeInfo,
    Status,
    UndoInfo,
)

encode = msgspec.json.Encoder().encode
KEPT_CHOICES = 4096
"""The size of the cache of encoded actions: the same ones are offered again and again."""


def shown(audience: int) -> int | None:
    """An audience as clients know it."""
    return None if audience == SPECTATOR else audience


class Perspective(NamedTuple):
    """How a match is looked at: views and events, for several audiences at once."""

    views: Callable[[Sequence[int]], list[Any]]
    events: Callable[[Sequence[int]], list[list[Any]]]
    open: bool = False  # nothing is hidden


def full_perspective(match: Match) -> Perspective:
    """Perspective from which nothing of a finished match is hidden, whoever the audience is."""
    return Perspective(
        lambda audiences: [match.game.whole(match.state) for _ in audiences],
        lambda audiences: [list(match.all_events()) for _ in audiences],
        open=True,
    )


class Teller:
    """Tells a match as it goes on, to those who listen; what they were told last is remembered."""

    def __init__(self, play: Play, perspective: Perspective | None = None) -> None:
        self.play = play
        self._perspective = perspective or Perspective(play.match.views, play.match.events_for)
        self._views: dict[int, Any] = {}
        self._fulls: dict[int, bytes] = {}  # told since something last happened

    def listen(self, audiences: Iterable[int]) -> None:
        """From now on, these are told."""
        self._views = {a: self._views[a] if a in self._views else self._perspective.views([a])[0] for a in audiences}

    def view(self, audience: int) -> Any:
        """What one who listens sees now."""
        return self._views[audience]

    def full(self, audience: int) -> bytes:
        """All that an audience may see now; made once, however many ask for it."""
        if audience not in self._fulls:
            self._fulls[audience] = self._make_full(audience)
        return self._fulls[audience]

    def _make_full(self, audience: int) -> bytes:
        message = Full(
            match=match_info(self.play.match, self.play.started),
            version=self.play.version,
            at=self.play.at,
            seat=shown(audience),
            view=self.play.match.view(audience),
            choices=self._choices(audience),
            status=status_of(self.play),
        )
        return encode(message)

    def follow(self, entry: Entry) -> dict[int, bytes]:
        """Lets an entry happen, and tells everybody who listens what they may know of it, as messages."""
        happened = self.happen(entry)
        status: Any = msgspec.Raw(encode(status_of(self.play)))  # encoded once for all
        return {
            audience: encode(
                News(
                    version=one.version,
                    at=one.at,
                    kind=one.kind,
                    seat=one.seat,
                    action=one.action,
                    value=one.value,
                    events=one.events,
                    patch=one.patch,
                    choices=self._choices(audience),
                    status=status,
                )
            )
            for audience, one in happened.items()
        }

    def happen(self, entry: Entry) -> dict[int, Happened]:
        """Lets an entry happen: what everybody who listens may know of it."""
        play, match, acted = self.play, self.play.match, entry.kind == "act"
        value = value_of(entry, play)
        self._fulls.clear()
        play.follow(entry)
        patches = self._patches() if acted or entry.kind == "undo" else {}
        public = action_text(match, entry.value, own=self._perspective.open) if acted else None
        own = action_text(match, entry.value, own=True) if acted else None
        seat = entry.seat if entry.seat >= 0 else None
        listening = list(self._views)
        events = self._perspective.events(listening) if acted else [[] for _ in listening]
        return {
            audience: Happened(
                version=entry.number,
                at=entry.at or None,
                kind=entry.kind,
                seat=seat,
                action=own if audience == entry.seat else public,
                value=value,
                events=seen,
                patch=patches.get(audience, {}),
            )
            for audience, seen in zip(listening, events, strict=True)
        }

    def _patches(self) -> dict[int, dict[str, Any]]:
        """The fields of each audience's view that have changed."""
        old = self._views
        self._views = dict(zip(old, self._perspective.views(list(old)), strict=True))
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


def value_of(entry: Entry, before: Play) -> int | str | None:
    """What else there is to say of an entry that is about to happen."""
    match entry.kind:
        case "vote":
            return VOTES[entry.value]
        case "undo" | "ask":
            return len(before.by) - entry.value
        case "stand_in":
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
    return OutcomeInfo(reason=play.ended, ranks=play.places_given_up) if play.ended else None


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
        can_abort=not play.over and play.can_abort,
        can_resign=not play.over and play.one_against_one,
        late=play.late,
        votes={str(seat): VOTES[vote] for seat, vote in play.votes.items()},
        undo=undo,
        clock=clock,
        stand_ins=sorted(play.stand_ins),
        outcome=outcome_info(play) if play.over else None,
        key=match.key.hex() if finished else None,
    )


def retell(play: Play, entries: Sequence[Entry], since: int, audience: int) -> Iterator[bytes | None]:
    """The news after a version, told anew to one audience, step by step; steps without news are those before it.

    `play` stands at its beginning and is used up.
    """
    yield from play.following(entries[:since])
    teller = Teller(play)
    teller.listen([audience])
    for entry in entries[since:]:
        yield teller.follow(entry)[audience]
