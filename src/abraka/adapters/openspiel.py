"""All games for OpenSpiel: import this module, then `pyspiel.load_game("abraka_towers(players=3,variant=master)")`.

All chance is explicit: every draw of a die or a card is a chance node (`core.told`), the deal's too, so a shuffle is a
chain of them. A seat's information state is what it knows, with its own choices and what it knew when it made them: so
recall is perfect. The observation tensor are the game's features. `content` names content files, joined by “+”; so are
the values of an option that takes several.
"""

from hashlib import blake2b
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel

from abraka.core.chance import derived_seed, lucks_of
from abraka.core.game import GAMES, GameSpec, Option, Options, load
from abraka.core.information import information
from abraka.core.records import numbers

CHANCE = pyspiel.PlayerId.CHANCE
TERMINAL = pyspiel.PlayerId.TERMINAL
NOW, NEXT = range(2)
"""Places for states: as it is, and as it will be if chance asks no more."""
MOST_OUTCOMES = 512
"""No draw of any game is among more."""
RECALL = 16
"""Numbers of the information state's tensor that stand for what was known and chosen before."""


def registered_name(game: str) -> str:
    """What a game is called there."""
    return f"abraka_{game}"


def game_type(spec: GameSpec, sides: int = 2) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game, at a table with so many sides."""
    fewest, most = spec.players
    defaults = {option.name: written(option, option.default) for option in spec.options}
    return pyspiel.GameType(
        short_name=registered_name(spec.name),
        long_name=spec.titles["en"],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if sides > 1 else pyspiel.GameType.Utility.IDENTICAL,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=fewest,
        max_num_players=most,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(2, fewest), "content": "", **defaults},
    )


def written(option: Option, value: Any) -> str | int | bool:
    """An option's value as a parameter; OpenSpiel separates parameters by commas, so several are joined by “+”."""
    return "+".join(value) if option.kind == "set" else value


class AbrakaGame(pyspiel.Game):
    """A game at a table: with so many players and these options."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        spec = GAMES[name]
        self.players = int(given.get("players", max(2, spec.players[0])))
        self.options = read_options(spec, self.players, given)
        files = [Path(file) for file in str(given.get("content", "")).split("+") if file]
        self.rules = load(name, files)
        sides = len(set(spec.sides(self.players, self.options)))
        self.setups = self.rules.setup(self.players, self.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=spec.action_count,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.players,
            min_utility=-1.0 if sides > 1 else 0.0,
            max_utility=1.0,
            utility_sum=0.0 if sides > 1 else None,
            max_game_length=spec.max_actions(self.players, self.options),
        )
        super().__init__(game_type(spec, sides), info, given)

    def new_initial_state(self) -> "AbrakaState":
        """A match whose first card is to be dealt."""
        return AbrakaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What a seat observes: its features; with perfect recall, what it knew and chose before as well."""
        return Observer(self, bool(iig_obs_type and iig_obs_type.perfect_recall))


def read_options(spec: GameSpec, players: int, given: dict[str, Any]) -> Options:
    """The options among a game's parameters."""
    values: dict[str, object] = {}
    for option in spec.options:
        if option.name in given:
            value = given[option.name]
            values[option.name] = str(value).replace("+", ",") if option.kind == "set" else value
    return spec.resolve(players, values)


class AbrakaState(pyspiel.State):
    """A match. Between an action and what comes of it may lie draws: `_told` are those that were told already."""

    def __init__(self, game: AbrakaGame) -> None:
        super().__init__(game)
        self._states = game.rules.State.array(2)
        self._action: int | None = None  # what is being played; at first the deal
        self._told: list[int] = []
        self._legal: list[int] = []
        self._seat = -1  # who is asked
        self._asked = 0  # so many outcomes the next draw has; 0: nothing is to be drawn
        self._recall = [b""] * game.players  # what each seat knew and chose so far, as a digest
        self._go_on()

    def _go_on(self) -> None:
        """Plays as far as chance was told: to the next draw, or to the next decision."""
        game = self.get_game()
        driver, out = game.rules.driver, numbers(game.rules.max_legal)
        if self._action is None:
            n = driver.start_told(self._states, NEXT, game.setups, self._told, out)
        else:
            n = driver.step_told(self._states, NOW, NEXT, self._action, self._told, out)
        self._asked = max(0, -n)
        if not self._asked:
            driver.copy(self._states, NEXT, NOW, 1)
            self._legal = [int(one) for one in out[:n]]
            self._seat = int(game.rules.State.read(self._states, NOW).to_act)
            self._told = []

    def current_player(self) -> Any:
        """The seat that is asked, or chance, or nobody when it is over."""
        if self._asked:
            return CHANCE
        return self._seat if self._legal else TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return self._legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All outcomes of the next draw are as likely."""
        return [(outcome, 1 / self._asked) for outcome in range(self._asked)]

    def _apply_action(self, action: int) -> None:
        if self._asked:
            self._told.append(action)
        else:
            seat = self._seat
            self._recall[seat] = digest(self._recall[seat], self.knowledge(seat), str(action).encode())
            self._action, self._legal = action, []
        self._go_on()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"chance {action}"
        actions = self.get_game().rules.actions
        return str(actions.write(actions.decode(action)))

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return not self._asked and not self._legal

    def returns(self) -> list[float]:
        """What it was worth to each seat."""
        game = self.get_game()
        if not self.is_terminal():
            return [0.0] * game.players
        return list(game.rules.returns(game.rules.State.read(self._states, NOW)))

    def __str__(self) -> str:
        if self._action is None and self._asked:
            return f"the deal {self._told}"
        rules = self.get_game().rules
        state = rules.State.read(self._states, NOW)
        drawn = f" then {self._action} {self._told}" if self._asked else ""
        return f"{rules.one_line(rules.write_position(state))}{drawn}"

    # What a seat knows.

    def knowledge(self, seat: int) -> bytes:
        """What a seat knows, the same in all states that look alike to it."""
        if self._action is None and self._asked:
            return b"the deal"
        game = self.get_game()
        return information(game.rules, game.rules.State.read(self._states, NOW), seat)

    def remembered(self, seat: int) -> bytes:
        """What a seat knew and chose, and what it knows."""
        return digest(self._recall[seat], self.knowledge(seat), str(len(self._told)).encode())

    def resample_from_infostate(self, player: int, sampler: Any) -> "AbrakaState":
        """Another match that looks the same to a player: all that it can't know is dealt anew."""
        found: AbrakaState = self.clone()
        luck = lucks_of(derived_seed("resample", repr(sampler())))
        self.get_game().rules.driver.redeal(found._states, NOW, player, luck)
        return found


class Observer:
    """Writes what a seat knows as numbers, as OpenSpiel's observers do."""

    def __init__(self, game: AbrakaGame, perfect_recall: bool) -> None:
        self._game, self._recalls = game, perfect_recall
        self._known = game.rules.feature_count(game.players)
        self.tensor = np.zeros(self._known + RECALL * perfect_recall, np.float32)
        self.dict = {"known": self.tensor[: self._known]}
        if perfect_recall:
            self.dict["recalled"] = self.tensor[self._known :]

    def set_from(self, state: AbrakaState, player: int) -> None:
        """Looks at a state with a player's eyes."""
        self.tensor.fill(0)
        if state._action is not None or not state._asked:
            seats = np.array([player])
            self._game.rules.driver.see(state._states, NOW, NOW + 1, seats, self.tensor[None, : self._known])
        if self._recalls:
            self.dict["recalled"][:] = np.frombuffer(digest(state.remembered(player)), np.uint8)[:RECALL] / 255

    def string_from(self, state: AbrakaState, player: int) -> str:
        """A name for what a player knows."""
        return (state.remembered(player) if self._recalls else state.knowledge(player)).hex()


def digest(*parts: bytes) -> bytes:
    """A short name for some bytes."""
    found = blake2b(digest_size=RECALL)
    for part in parts:
        found.update(len(part).to_bytes(8, "little") + part)
    return found.digest()


def _register(name: str) -> None:
    class Registered(AbrakaGame):
        """One of the games, as OpenSpiel makes it."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params)

    pyspiel.register_game(game_type(GAMES[name]), Registered)


for _name in GAMES:
    if registered_name(_name) not in pyspiel.registered_names():
        _register(_name)
