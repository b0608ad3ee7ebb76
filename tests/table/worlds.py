"""Worlds that look alike to somebody: the same match with everything dealt anew that a seat can't know.

What a seat is told must be the same in all of them; else it is told a secret.
"""

import json
import random
from typing import Any

from abraka.core.events import SPECTATOR
from abraka.core.match import Match
from abraka.table.data import Entry
from abraka.table.play import Play
from abraka.table.telling import Teller
from abraka.testing.subject import GameSubject
from tests.configurations import Configuration

STARTED = 1_700_000_000_000


def audiences(match: Match) -> list[int]:
    """All who may be told something."""
    return [SPECTATOR, *range(match.players)]


class Worlds:
    """A match that is told to everybody, and look-alikes of it."""

    def __init__(self, configuration: Configuration, seed: int) -> None:
        game, players, options = configuration
        self.chance = random.Random(seed)
        self.match = Match(game, players, options, key=self.chance.randbytes(16), match_id=f"m{seed}")
        self.subject = GameSubject(self.match.game, players, options)
        self.play = Play(self.match, range(players), None, STARTED)
        self.teller = Teller(self.play)
        self.teller.listen(audiences(self.match))

    def entry(self, kind: str, seat: int, value: int) -> Entry:
        """The next entry of the journal."""
        return Entry(self.play.version + 1, STARTED + self.play.version, kind, seat, value)

    def choose(self) -> Entry:
        """An action by chance; now and then one that is free to take back is."""
        seat = self.match.to_act
        assert seat is not None
        if self.match.can_undo() and self.play.by[-1] == seat and self.chance.random() < 0.1:
            return self.entry("undo", seat, len(self.match.actions) - 1)
        return self.entry("act", seat, self.chance.choice(self.match.legal_numbers))

    def like(self, audience: int, knower: int | None = None) -> Teller:
        """A world with another hidden truth, but the same dice to come, in which one audience listens.

        All that `knower` can't know is other; the audience itself, if no one else is named.
        """
        hidden_from = audience if knower is None else knower
        state = self.subject.redeal(self.match.state, hidden_from, self.chance.getrandbits(62), keep_chance=True)
        twin = twin_of(self.match, state)
        play = Play(twin, self.play.people, None, STARTED)
        play.version, play.at, play.by = self.play.version, self.play.at, self.play.by[:]
        teller = Teller(play)
        teller.listen([audience])
        return teller


def twin_of(match: Match, state: Any) -> Match:
    """The same match with another state."""
    twin = Match(match.game, match.players, match.options, key=match.key, match_id=match.id)
    twin.actions, twin._open, twin.bound = match.actions[:], match._open[:], match.bound
    match.game.State.write(twin._states, 0, state)
    twin._after(match.game.driver.legal(twin._states, 0, twin._out))
    return twin


def body(message: bytes) -> dict[str, Any]:
    """A message, read."""
    read = json.loads(message)
    assert isinstance(read, dict)
    return read
