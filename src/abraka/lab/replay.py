"""A saved match, action by action, with what happened."""

from collections.abc import Iterator
from typing import Any

import msgspec

from abraka.core.actions import tag_of
from abraka.core.events import SPECTATOR
from abraka.core.game import Options
from abraka.core.match import Match
from abraka.core.outcome import Outcome


class Step(msgspec.Struct, frozen=True):
    """The set-up (number 0) or an action."""

    number: int
    seat: int | None
    action: str | None
    events: list[Any]
    said: list[str]
    board: str | None


class Replay(msgspec.Struct, frozen=True):
    """A match from its beginning to where it stands."""

    game: str
    players: int
    options: Options
    id: str
    commitment: str
    key: str | None
    """Shown once the match is over."""
    outcome: Outcome | None
    actions: list[Step]


def replay(match: Match, boards: bool = False) -> Replay:
    """Tells a match anew: all of it if it is over, else what a spectator may know."""
    return Replay(
        game=match.game.name,
        players=match.players,
        options=match.options,
        id=match.id,
        commitment=match.commitment,
        key=None if match.outcome is None else match.key.hex(),
        outcome=match.outcome,
        actions=list(_steps(match, boards)),
    )


def _steps(match: Match, boards: bool) -> Iterator[Step]:
    over, actions = match.outcome is not None, list(match.actions)
    match.replay([])
    yield _step(match, None, over, boards)
    for number in actions:
        seat = match.to_act
        match.apply(match.game.actions.decode(number))
        yield _step(match, seat, over, boards)


def _step(match: Match, seat: int | None, over: bool, boards: bool) -> Step:
    """What the last action did."""
    game, state = match.game, match.state
    everything = [game.events.decode(row) for row in state.events[: state.n_events]]
    events = everything if over else match.events(SPECTATOR)
    board = game.draw(game.whole(state) if over else match.view(SPECTATOR))
    return Step(
        number=match.version,
        seat=seat,
        action=_action(match, over) if match.actions else None,
        events=events,
        said=[game.say(event) for event in events],
        board=board if boards else None,
    )


def _action(match: Match, over: bool) -> str:
    """The last action in notation; of a secret one only the verb, until the match is over."""
    action = match.game.actions.decode(match.actions[-1])
    return tag_of(type(action)) if action.secret and not over else match.game.actions.write(action)
