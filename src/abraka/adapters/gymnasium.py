"""One seat of a game as a Gymnasium environment, the others played by bots; and many such matches at once.

    env = SeatEnv("towers", players=2, bots="greedy")  # or gymnasium.make("abraka/towers-v1", bots="greedy")
    envs = SeatVectorEnv("towers", players=2, num_envs=256)

The reward comes at the end: what the match was worth to the seat (`core.returns`).
"""

import secrets
from collections.abc import Callable, Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from abraka.adapters.drawing import pixels
from abraka.adapters.spaces import Observation, asked, observation_space
from abraka.bots import Decision, bot_named
from abraka.core.batch import Batch, Bools, Ints, Reals
from abraka.core.chance import derived_seed
from abraka.core.game import GAMES, load

LOST = -1.0
"""What an illegal action costs: it ends the match."""

Policy = Callable[[Reals, Bools], Ints]
"""Chooses an action for every row, from features and masks."""


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """A seat against bots, each given by its name (see `abraka arena --help`); one name stands for all of them.

    An action that is not legal ends the match as lost, and `info["illegal"]` says why; with the mask none ever is.
    """

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 1}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        game: str,
        players: int = 2,
        seat: int = 0,
        bots: str | Sequence[str] = "greedy",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.game, self.players, self.seat, self.render_mode = load(game), players, seat, render_mode
        self.options = self.game.spec.resolve(players, options)
        if not 0 <= seat < players:
            raise ValueError(f"There are {players} seats, from 0; there is no seat {seat}.")
        names = [bots] * (players - 1) if isinstance(bots, str) else list(bots)
        if len(names) != players - 1:
            raise ValueError(f"{players - 1} other seats want as many bots, not {len(names)}.")
        self._bots = [bot_named(name) for name in names]
        self._bots.insert(seat, bot_named("random"))  # never asked
        self._sides = self.game.spec.sides(players, self.options)
        self.observation_space = observation_space(self.game, players)
        self.action_space = Discrete(self.game.spec.action_count)
        self._seed = secrets.randbits(63)
        self._matches = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begins a match; with a seed, always the same ones from here on."""
        super().reset(seed=seed)
        if seed is not None:
            self._seed, self._matches = seed, 0
        chosen = derived_seed("gymnasium", self._seed, self._matches)
        self._batch = Batch(self.game, self.players, self.options, rows=1, seed=chosen, restart=False)
        self._matches += 1
        self._let_bots_play()
        return self._observation(), {}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Plays the seat's action, and the bots until it is asked again."""
        batch = self._batch
        if not batch.mask[0][action]:
            batch.done[0] = True
            why = self.game.why_not(batch.state(0), self.game.actions.decode(int(action)))
            return self._observation(), LOST, True, False, {"illegal": str(why)}
        self._play(int(action))
        self._let_bots_play()
        return self._observation(), float(batch.returns[0, self.seat]), bool(batch.done[0]), False, {}

    def _play(self, action: int) -> None:
        self._batch.actions[0] = action
        self._batch.step(self._batch.actions)

    def _let_bots_play(self) -> None:
        batch = self._batch
        while not batch.done[0] and batch.to_act[0] != self.seat:
            seat, legal = int(batch.to_act[0]), [int(one) for one in batch.legal[0][: batch.counts[0]]]
            seed = derived_seed("bot", self._seed, self._matches, int(batch.lengths[0]))
            decision = Decision(self.game, batch.states, 0, legal, seat, self._sides, seed)
            self._play(self.game.actions.encode(self._bots[seat].choose(decision)))

    def _observation(self) -> Observation:
        batch = self._batch
        if not batch.done[0]:
            return asked(batch)
        last = np.zeros_like(batch.features)
        batch.see(np.array([self.seat]), last)
        return {"observation": last[0], "action_mask": np.zeros(self.game.spec.action_count, np.int8)}

    def render(self) -> Any:
        """The table with nothing hidden: as text, or as a picture's pixels."""
        state = self._batch.state(0)
        return pixels(self.game, state) if self.render_mode == "rgb_array" else self.game.draw(self.game.whole(state))


class SeatVectorEnv(VectorEnv[Observation, Ints, Any]):
    """One seat of many matches at once, in one batch. A match that ends is followed by the next in the same step.

    The other seats are played by `others`, a function of features and masks; by chance if there is none. Actions must
    be legal: another one is refused with its row and the reason, and nothing is played.
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        seat: int = 0,
        num_envs: int = 256,
        others: Policy | None = None,
        threads: int = 1,
        **options: object,
    ) -> None:
        self.game, self.players, self.seat, self.num_envs = load(game), players, seat, num_envs
        self.options = self.game.spec.resolve(players, options)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = observation_space(self.game, players)
        self.single_action_space = Discrete(self.game.spec.action_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._others, self._threads = others, threads
        self._batch: Batch | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begins a match in every row; with a seed, always the same ones from here on."""
        if self._batch is not None:
            self._batch.close()
        chosen = derived_seed("gymnasium", secrets.randbits(63) if seed is None else seed)
        self._batch = Batch(
            self.game, self.players, self.options, rows=self.num_envs, seed=chosen, threads=self._threads
        )
        self._ended, self._rewards = np.zeros(self.num_envs, np.bool_), np.zeros(self.num_envs, np.float32)
        self._let_others_play()
        return self._observation(), {}

    @property
    def batch(self) -> Batch:
        """The matches that go on."""
        if self._batch is None:
            raise ValueError("The environment has to be reset first.")
        return self._batch

    def step(self, actions: Ints) -> tuple[Observation, Reals, Bools, Bools, dict[str, Any]]:
        """Plays the seat's action in every row, and the others until the seat is asked again."""
        wanted = np.asarray(actions, np.int64)
        self.batch.check(wanted)
        self._ended[:], self._rewards[:] = False, 0
        self._play(wanted)
        self._let_others_play()
        no: npt.NDArray[np.bool_] = np.zeros(self.num_envs, np.bool_)
        return self._observation(), self._rewards.copy(), self._ended.copy(), no, {}

    def _play(self, actions: Ints) -> None:
        """Plays; a negative action lets a row wait. What has ended in this step is noted."""
        batch = self.batch
        batch.step(actions)
        ended = batch.done & (actions >= 0)
        self._ended |= ended
        self._rewards[ended] = batch.returns[ended, self.seat]

    def _let_others_play(self) -> None:
        batch = self.batch
        while (waiting := batch.to_act != self.seat).any():
            chosen = batch.pick() if self._others is None else self._others(batch.features, batch.mask)
            self._play(np.where(waiting, chosen, -1))

    def _observation(self) -> Observation:
        return {"observation": self.batch.features.copy(), "action_mask": self.batch.mask.astype(np.int8)}

    def close_extras(self, **kwargs: Any) -> None:
        """Ends the batch's threads."""
        if self._batch is not None:
            self._batch.close()


for _game in GAMES:
    if f"abraka/{_game}-v1" not in gymnasium.registry:
        gymnasium.register(f"abraka/{_game}-v1", entry_point=f"{__name__}:SeatEnv", kwargs={"game": _game})
