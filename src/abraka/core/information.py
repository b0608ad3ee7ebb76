"""What a seat knows, as bytes: for tables of positions, hashing, and whoever counts information states.

Redealing with a fixed luck turns all states of equal knowledge into one and the same state (the tests hold every game
to that), so that state, with the seat in front, is the canonical form: equal exactly when the seat's knowledge is.
"""

import hashlib
from typing import TYPE_CHECKING, Any

import numpy as np

from abraka.core.chance import lucks_of
from abraka.core.events import EVENT_WIDTH, may_know
from abraka.core.game import Game
from abraka.core.records import Record

if TYPE_CHECKING:
    from abraka.core.match import Match

LEFT_OUT = ("key", "draws", "tape", "sealed", "stands", "imagined", "n_events", "events")
"""What a state has besides the position."""


def information(game: Game, state: Any, seat: int) -> bytes:
    """All that a seat (or a spectator, -1) knows of a state, with a perfect memory of what still matters."""
    states = game.State.array(1)
    game.State.write(states, 0, state)
    game.driver.redeal(states, 0, seat, lucks_of(0))
    return seat.to_bytes(1, "little", signed=True) + _packed(game.State, game.State.read(states, 0))


def _packed(kind: type[Record], state: Any) -> bytes:
    """A state's numbers, one after the other, the same in both memory forms."""
    fields = ((name, field) for name, field in kind.fields.items() if name not in LEFT_OUT)
    return b"".join(np.asarray(getattr(state, name), field.base).tobytes() for name, field in fields)


def recalled(match: "Match", seat: int) -> bytes:
    """All that a seat (or a spectator) has seen of a match from its beginning on, as a digest of 32 bytes.

    That is what it knew after every action, what it was told of it, and what it did itself: perfect recall.
    """
    twin = match.copy()
    twin.replay(())
    digest = hashlib.blake2b(information(match.game, twin.state, seat), digest_size=32)
    for action in match.actions:
        own = action if twin.to_act == seat else -1
        twin.play(action)
        digest.update(np.array([own, *_told(twin.state, seat)], np.int64).tobytes())
        digest.update(information(match.game, twin.state, seat))
    return digest.digest()


def _told(state: Any, seat: int) -> list[int]:
    """The events of the last action that a seat may know, how many first."""
    rows = [row for row in state.events[: state.n_events] if may_know(row[1], seat)]
    return [len(rows), *(number for row in rows for number in (row[0], *row[2:EVENT_WIDTH]))]
