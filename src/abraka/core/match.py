"""A match: options, a secret key and a list of actions. All else is derived from these and can be derived again."""

import hashlib
import re
import secrets
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from abraka.core.errors import Illegal, NotYourTurn, OptionError, Refusal, Stale
from abraka.core.game import Game, Options, load
from abraka.core.outcome import Outcome
from abraka.core.refusals import why

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from abraka.core.actions import Action
    from abraka.core.events import Event


MATCH_ID = re.compile(r"[A-Za-z0-9_-]{1,64}", re.ASCII)


def checked_id(match_id: str) -> str:
    """A match's id; refuses what would not fit into a line of a saved match."""
    if not MATCH_ID.fullmatch(match_id):
        raise OptionError(
            f"A match's id has 1 to 64 letters from a to z, digits, hyphens or underscores; not “{match_id[:64]}”."
        )
    return match_id


def split_actions(position: str) -> tuple[str, list[str]]:
    """A position, and the actions that follow it after the word “then”."""
    start, *actions = re.split(r"\s+then\s+", position, maxsplit=1)
    return start, [action.strip() for action in actions[0].split(";")] if actions else []


class Match:
    """One match being played."""

    def __init__(
        self,
        game: Game | str,
        players: int,
        options: Mapping[str, object] | None = None,
        *,
        key: bytes | None = None,
        match_id: str | None = None,
        position: str | None = None,
        exact: bool = False,
    ) -> None:
        """Begins a match; from a position text if one is given, else from the game's own beginning.

        A position is that of a turn's start. The word “then” may follow, and actions between semicolons, which are
        played at once. With `exact` it was written by `write_position`, at any moment (see `Game.read_position`).
        """
        from abraka.core.chance import key_words
        from abraka.core.records import JIT, numbers, u64

        self.game = load(game) if isinstance(game, str) else game
        self.players = players
        self.options: Options = self.game.spec.resolve(players, options)
        self.key = secrets.token_bytes(16) if key is None else key
        self.id = secrets.token_hex(8) if match_id is None else checked_id(match_id)
        start, then = split_actions(position or "")
        self.position = None if position is None else self.game.one_line(start)
        self.exact = exact
        self.actions: list[int] = []
        self._open: list[bool] = []  # whether each action can still be taken back
        self.bound = 0
        """So many actions stand, whatever people agree on: the last of them declared what nobody may change."""
        self._driver = self.game.driver
        self._compiled = JIT
        self._setups = self.game.setup(players, self.options)
        self._states: Any = self.game.State.array(1)
        self._read_state = self.game.State.reader(self._states)
        self._out = numbers(self.game.max_legal)
        self._key = numbers(2, u64)
        self._key[0], self._key[1] = key_words(self.key)
        self._begin()
        for action in then:
            self.apply(action)

    def again(self) -> "Match":
        """The same match before its first action."""
        return Match(
            self.game,
            self.players,
            self.options,
            key=self.key,
            match_id=self.id,
            position=self.position,
            exact=self.exact,
        )

    def _begin(self) -> None:
        """Sets the state to what it was before the first action."""
        if self.position is None:
            n = self._driver.start(self._states, 0, self._setups, self._key, self._out)
        else:
            start = self.game.read_position(self.position, self._setups, self.key, self.exact)
            # The dice to come are those that the commitment promises, whatever the text says.
            start.key, start.draws = [int(half) for half in self._key], 0
            self.game.State.write(self._states, 0, start)
            n = self._driver.legal(self._states, 0, self._out)
        self._after(n)

    def _after(self, n: int) -> None:
        legal: Any = self._out[:n]
        self._legal: list[int] = legal.tolist() if self._compiled else legal
        self._state: Any = None
        asked = self._now("to_act")
        self.to_act: int | None = asked if asked >= 0 else None
        """The seat that is asked, or None when the match is over."""

    @property
    def state(self) -> Any:
        """The whole truth, as plain values; read from the compiled form when first asked for."""
        if self._state is None:
            self._state = self._read_state()
        return self._state

    @property
    def commitment(self) -> str:
        """What everybody may see from the start: proof that the key was not changed afterwards."""
        return hashlib.sha256(self.id.encode() + self.key).hexdigest()

    @property
    def version(self) -> int:
        """How many actions were played."""
        return len(self.actions)

    def _now(self, name: str) -> int:
        """One number of the state, without reading all of it."""
        return int(self._states[name][0] if self._compiled else getattr(self._states[0], name))

    @property
    def turn(self) -> int:
        """How many turns have begun."""
        return self._now("turn")

    @property
    def active(self) -> int:
        """Whose turn it is; others may be asked in it."""
        return self._now("active")

    @property
    def legal_numbers(self) -> Sequence[int]:
        """The numbers of the legal actions, in order."""
        return self._legal

    @property
    def prompt(self) -> str:
        """The name of what is asked."""
        return self.game.prompt(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""
        return self.game.outcome(self.state)

    def information(self, seat: int, recall: bool = False) -> bytes:
        """What a seat knows, as bytes: equal exactly when that is equal; `recall`: with all that it has seen."""
        from abraka.core.information import information, recalled

        return recalled(self, seat) if recall else information(self.game, self.state, seat)

    def features(self, seat: int) -> "npt.NDArray[np.float32]":
        """What a seat knows, as numbers (see `Game.feature_names`)."""
        return self.game.features(self.state, seat)

    def copy(self) -> "Match":
        """A match of its own in the same state. Its dice are the true ones: to look ahead honestly, redeal."""
        from abraka.core.records import numbers, transfer, u64

        twin = type(self).__new__(type(self))
        vars(twin).update(vars(self))
        twin._states = self.game.State.array(1)
        transfer(twin._states, 0, self._states, 0)
        twin._read_state = self.game.State.reader(twin._states)
        twin._out, twin._key = numbers(self.game.max_legal), numbers(2, u64)
        twin._key[0], twin._key[1] = self._key
        twin.actions, twin._open, twin._legal = self.actions[:], self._open[:], self._legal[:]
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Options, key and actions: all else is derived again where it is read."""
        given = (self.game, self.players, self.options, self.key, self.id, self.position)
        return _played, (*given, tuple(self.actions))

    def legal(self) -> "list[Action]":
        """What the seat to act may do, in the order of the actions' numbers."""
        return [self.game.actions.decode(number) for number in self._legal]

    def view(self, seat: int) -> Any:
        """All that a seat (or a SPECTATOR) may see."""
        return self.game.view(self.state, seat)

    def views(self, seats: Sequence[int]) -> list[Any]:
        """All that each of several seats may see."""
        return self.game.views(self.state, seats)

    def events(self, seat: int) -> "list[Event]":
        """What happened with the last action, as far as a seat may know."""
        return self.events_for([seat])[0]

    def events_for(self, seats: Sequence[int]) -> "list[list[Event]]":
        """What happened with the last action, as far as each of several seats may know."""
        return self.game.events.visible(self.state, seats)

    def all_events(self) -> "list[Event]":
        """Everything that happened with the last action; only for matches that are over."""
        return [self.game.events.decode(row) for row in self.state.events[: self.state.n_events]]

    def apply(self, action: "Action | str", seat: int | None = None, version: int | None = None) -> None:
        """Plays an action, given as itself or in notation. A refusal changes nothing and says why."""
        self.play(self.check(action, seat, version))

    def check(self, action: "Action | str", seat: int | None = None, version: int | None = None) -> int:
        """The number of an action that may be played now; refuses any other."""
        if isinstance(action, str):
            action = self.game.actions.read(action)
        number = self.game.actions.encode(action)
        self._check_turn(seat, version)
        if number not in self._legal:
            raise Illegal(self.game.why_not(self.state, action))
        return number

    def _check_turn(self, seat: int | None, version: int | None) -> None:
        if version is not None and version != self.version:
            raise Stale(why("moved_on", seen=version, now=self.version))
        if self.to_act is None:
            raise Illegal(why("over"))
        if seat is not None and seat != self.to_act:
            raise NotYourTurn(why("other_seat", seat=self.to_act))

    def play(self, number: int) -> None:
        """Plays an action that was checked."""
        asked = self.to_act
        self._after(self._driver.step(self._states, 0, number, self._out))
        self.actions.append(number)
        self._open.append(not self._now("sealed") and self.to_act == asked)
        if self._now("stands"):
            self.bound = self.version

    def can_undo(self) -> bool:
        """Whether the last action declared and revealed nothing and left the decision with the same seat."""
        return self.version > self.bound and self._open[-1]

    def freely_kept(self) -> int:
        """How many actions are left when all is taken back that declared and revealed nothing since."""
        kept = self.version
        while kept > self.bound and self._open[kept - 1]:
            kept -= 1
        return kept

    def check_kept(self, actions: int) -> None:
        """Refuses to keep only so many actions if one behind them declared what by the rules stands."""
        if actions < self.bound:
            raise Refusal(why("declared"))

    def undo(self) -> None:
        """Takes the last action back, unless something was declared, revealed, rolled, drawn or passed on by it."""
        if not self.actions:
            raise Refusal(why("nothing_done"))
        self.check_kept(self.version - 1)
        if not self.can_undo():
            raise Refusal(why("sealed"))
        self.replay(self.actions[:-1])

    def replay(self, actions: Sequence[int]) -> None:
        """Plays the match anew with these actions."""
        self.actions, self._open, self.bound = [], [], 0
        self._begin()
        for number in actions:
            if number not in self._legal:
                raise Illegal(self.game.why_not(self.state, self.game.actions.decode(number)))
            self.play(number)


def _played(
    game: Game,
    players: int,
    options: Options,
    key: bytes,
    match_id: str,
    position: str | None,
    actions: Sequence[int],
) -> Match:
    """A match as it was pickled."""
    match = Match(game, players, options, key=key, match_id=match_id, position=position)
    match.replay(actions)
    return match
