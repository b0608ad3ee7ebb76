"""What the checks are run on: a game with its players and options, reduced to what the contract promises."""

from collections.abc import Mapping
from typing import Any, Protocol

from abraka.core.actions import ActionSpace
from abraka.core.chance import Luck
from abraka.core.errors import AbrakaError
from abraka.core.events import MAX_EVENTS
from abraka.core.game import Game
from abraka.core.match import Match
from abraka.core.outcome import Outcome


class Broken(AssertionError):  # noqa: N818  # it names what a game is
    """A game breaks its contract; the text says how."""


class Subject(Protocol):
    """A game in play, as the checks see it. Its states are opaque, but can be compared."""

    actions: ActionSpace
    seats: int
    reasons: tuple[str, ...]
    max_legal: int

    def start(self, key: bytes) -> Any:
        """A new state."""

    def legal(self, state: Any) -> list[int]:
        """What may be done."""

    def apply(self, state: Any, action: int) -> Any:
        """The state after an action; the one before is not touched."""

    def refusal(self, state: Any, action: int) -> str | None:
        """The sentence with which an action is refused, or None if it is played."""

    def to_act(self, state: Any) -> int:
        """The seat that is asked, -1 when it is over."""

    def outcome(self, state: Any) -> Outcome | None:
        """How it ended."""

    def view(self, state: Any, seat: int) -> Any:
        """What a seat sees."""

    def events(self, state: Any, seat: int) -> Any:
        """What a seat is told of the last action."""

    def redeal(self, state: Any, seat: int, seed: int, keep_chance: bool = False) -> Any:
        """The state with all that the seat can't know drawn anew; with the same dice to come if asked."""

    def future(self, state: Any) -> Any:
        """What decides the dice and draws to come."""

    def rewritten(self, state: Any) -> Any:
        """The state after it was written as text and read back."""


class GameSubject:
    """A real game, driven through its compiled rules."""

    def __init__(self, game: Game, players: int, options: Mapping[str, object] | None = None) -> None:
        self.game = game
        self.players = self.seats = players
        self.options = game.spec.resolve(players, options)
        self.actions = game.actions
        self.reasons = game.end_reasons()
        self.max_legal = game.max_legal
        self._match = Match(game, players, self.options, key=bytes(16))
        self._setups = game.setup(players, self.options)
        self._states: Any = game.State.array(1)
        self._lucks = Luck.array(1)

    def start(self, key: bytes) -> Any:
        return Match(self.game, self.players, self.options, key=key).state

    def _load(self, state: Any) -> None:
        self.game.State.write(self._states, 0, state)

    def _unload(self) -> Any:
        return self.game.State.read(self._states, 0)

    def legal(self, state: Any) -> list[int]:
        self._load(state)
        out = self._match._out
        return [int(action) for action in out[: self.game.driver.legal(self._states, 0, out)]]

    def apply(self, state: Any, action: int) -> Any:
        self._load(state)
        self.game.step(self._states, 0, action, self._match._out)
        after = self._unload()
        if after.n_events > MAX_EVENTS:
            raise Broken(f"{after.n_events} events at once, but there is room for {MAX_EVENTS}")
        return after

    def refusal(self, state: Any, action: int) -> str | None:
        match = self._match
        self.game.State.write(match._states, 0, state)
        match._after(self.game.driver.legal(match._states, 0, match._out))
        try:
            match.apply(self.actions.decode(action))
        except AbrakaError as refusal:
            if match.state != state:
                raise Broken("a refused action has changed the state") from None
            return str(refusal)
        return None

    def to_act(self, state: Any) -> int:
        return int(state.to_act)

    def outcome(self, state: Any) -> Outcome | None:
        return self.game.outcome(state)

    def view(self, state: Any, seat: int) -> Any:
        return self.game.view(state, seat)

    def events(self, state: Any, seat: int) -> Any:
        return self.game.events.visible(state, [seat])[0]

    def redeal(self, state: Any, seat: int, seed: int, keep_chance: bool = False) -> Any:
        self._load(state)
        luck = Luck()
        luck.seed = seed
        Luck.write(self._lucks, 0, luck)
        self.game.driver.redeal(self._states, 0, seat, self._lucks)
        dealt = self._unload()
        if keep_chance:
            dealt.key, dealt.draws = state.key[:], state.draws
        return dealt

    def future(self, state: Any) -> Any:
        return state.key, state.draws

    def rewritten(self, state: Any) -> Any:
        text = self.game.write_position(state)
        again = self.game.read_position(text, self._setups, bytes(16), exact=True)
        again.events, again.n_events = [row[:] for row in state.events], state.n_events
        again.sealed, again.stands = state.sealed, state.stands
        return again
