"""All games as PettingZoo environments: `env("towers", players=3, variant="master")`, or `towers_v1.env(players=3)`.

An agent is called `seat_0`, `seat_1` …; it observes what its seat knows as numbers (`features`) and which actions are
legal (`action_mask`; nothing but zeros for those who are not asked). Rewards come at the end: what the match was worth
to each seat (`core.returns`).
"""

import secrets
from functools import partial
from types import SimpleNamespace
from typing import Any, NoReturn

import numpy as np
from gymnasium.spaces import Dict, Discrete
from pettingzoo.utils.env import AECEnv

from abraka.adapters.drawing import drawn, pixels
from abraka.adapters.spaces import Observation, asked, observation_space
from abraka.core.batch import Batch
from abraka.core.chance import derived_seed
from abraka.core.game import GAMES, load

RENDER_MODES = ["ansi", "human", "rgb_array", "svg"]


class Environment(AECEnv):
    """A match of a game. An illegal action is refused with the reason; where one should rather end the match, put
    PettingZoo's `TerminateIllegalWrapper` around it. No wrapper is needed else: they take twice the time of the rules.
    """

    def __init__(self, game: str, players: int = 2, render_mode: str | None = None, **options: object) -> None:
        super().__init__()
        self.game, self.players, self.render_mode = load(game), players, render_mode
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode can be {', '.join(RENDER_MODES)} or None, not “{render_mode}”.")
        self.metadata = {"name": f"{game}_v1", "render_modes": RENDER_MODES, "is_parallelizable": False}
        self.options = self.game.spec.resolve(players, options)
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.observation_spaces = dict.fromkeys(self.possible_agents, observation_space(self.game, players))
        self.action_spaces = dict.fromkeys(self.possible_agents, Discrete(self.game.spec.action_count))
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._batch: Batch | None = None

    def observation_space(self, agent: str) -> Dict:
        """What an agent observes; the same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """All actions of the game, at any table; the same for all agents."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a match; with a seed, always the same ones from here on."""
        if self._batch is None or seed is not None:
            chosen = secrets.randbits(63) if seed is None else derived_seed("pettingzoo", seed)
            self._batch = Batch(self.game, self.players, self.options, rows=1, seed=chosen, restart=False)
            self._seat_row, self._room = np.zeros(1, np.int64), np.zeros_like(self._batch.features)
        else:
            self._batch.start()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._batch.to_act[0]]

    @property
    def batch(self) -> Batch:
        """The match that goes on, as a batch of one row."""
        if self._batch is None:
            raise ValueError("The environment has to be reset first.")
        return self._batch

    def observe(self, agent: str) -> Observation:
        """What an agent's seat knows, and which actions are legal for it."""
        batch, seat = self.batch, self._seats[agent]
        if seat == batch.to_act[0]:
            return asked(batch)
        self._seat_row[0] = seat
        batch.see(self._seat_row, self._room)
        nothing = np.zeros(self.game.spec.action_count, np.int8)
        return {"observation": self._room[0].copy(), "action_mask": nothing}

    def step(self, action: int | None) -> None:
        """Plays an action of the agent that is asked; None for one whose match is over."""
        agent, batch = self.agent_selection, self.batch
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not 0 <= action < len(batch.mask[0]) or not batch.mask[0][action]:
            self._refuse(action)
        batch.actions[0] = action
        batch.step(batch.actions)
        if batch.done[0]:
            self._end(batch)
        else:
            self.agent_selection = self.possible_agents[batch.to_act[0]]
        if self.render_mode == "human":
            self.render()

    def _refuse(self, action: int | None) -> NoReturn:
        """Says why an action can't be played; the match goes on as if nothing had been said."""
        if action is None:
            raise ValueError(f"{self.agent_selection} is asked and has to act; None is for matches that are over.")
        self.game.refuse(self.batch.state(0), 0, self.game.actions.decode(int(action)))

    def _end(self, batch: Batch) -> None:
        for agent, seat in self._seats.items():
            self.rewards[agent] = self._cumulative_rewards[agent] = float(batch.returns[0, seat])
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def render(self) -> Any:
        """The table with nothing hidden: as text, as a picture's pixels, or as SVG."""
        state = self.batch.state(0)
        if self.render_mode in ("svg", "rgb_array"):
            return drawn(self.game, state) if self.render_mode == "svg" else pixels(self.game, state)
        text = self.game.draw(self.game.whole(state))
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is open."""


env = Environment


def _named(game: str) -> SimpleNamespace:
    """The environment of one game, as PettingZoo's own modules are used."""

    return SimpleNamespace(env=partial(env, game))


def __getattr__(name: str) -> SimpleNamespace:
    """`towers_v1` and the like: one for each game that there is."""
    game = name.removesuffix("_v1")
    if game in GAMES and name.endswith("_v1"):
        return _named(game)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
