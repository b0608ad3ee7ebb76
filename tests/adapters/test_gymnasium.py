"""Gymnasium's own check, for all games; one seat against bots, alone and many at once."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from abraka.adapters.gymnasium import LOST, SeatEnv, SeatVectorEnv
from abraka.core.batch import Bools, Ints, Reals
from abraka.core.errors import Illegal
from abraka.core.game import GAMES

ROWS = 16


def any_legal(mask: Any, luck: np.random.Generator) -> Any:
    """A legal action for every row, by chance."""
    return (luck.random(mask.shape) * mask).argmax(-1)


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_finds_nothing_wrong(game: str) -> None:
    check_env(gymnasium.make(f"abraka/{game}-v1", bots="random", disable_env_checker=True).unwrapped)


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_plays_against_bots_to_the_end(game: str) -> None:
    env, luck = SeatEnv(game, players=2, seat=1, bots=["random"]), np.random.default_rng(1)
    seen, _ = env.reset(seed=4)
    for _ in range(env.game.spec.max_actions(2, env.options)):
        seen, reward, ended, _, _ = env.step(any_legal(seen["action_mask"], luck))
        if ended:
            break
        assert seen["action_mask"].any() and reward == 0
    assert ended and -1 <= reward <= 1


def test_the_same_seed_gives_the_same_match() -> None:
    found = []
    for _ in range(2):
        env, luck = SeatEnv("hocus", players=3, bots="random"), np.random.default_rng(1)
        seen, _ = env.reset(seed=4)
        ended = False
        while not ended:
            seen, reward, ended, _, _ = env.step(any_legal(seen["action_mask"], luck))
        found.append((reward, seen["observation"].tobytes()))
    assert found[0] == found[1]


def test_an_illegal_action_loses_and_says_why() -> None:
    env = SeatEnv("towers", bots="random")
    seen, _ = env.reset(seed=1)
    _, reward, ended, _, info = env.step(np.int64(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert reward == LOST and ended and info["illegal"]


@pytest.mark.parametrize(("seat", "bots"), [(2, "random"), (0, ["random", "random"])])
def test_seats_and_bots_must_fit_the_table(seat: int, bots: str | list[str]) -> None:
    with pytest.raises(ValueError, match="seat"):
        SeatEnv("towers", players=2, seat=seat, bots=bots)


@pytest.mark.parametrize("game", GAMES)
def test_many_matches_go_on_without_a_pause(game: str) -> None:
    envs, luck, ends = SeatVectorEnv(game, num_envs=ROWS), np.random.default_rng(1), 0
    seen, _ = envs.reset(seed=2)
    for _ in range(400):
        assert (envs.batch.to_act == envs.seat).all() and seen["action_mask"].any(axis=1).all()
        seen, rewards, ended, cut, _ = envs.step(any_legal(seen["action_mask"], luck))
        assert not cut.any() and (rewards[~ended] == 0).all()
        ends += int(ended.sum())
    assert ends > 0
    envs.close()


def test_others_may_play_by_a_policy() -> None:
    asked: list[int] = []

    def first_legal(features: Reals, mask: Bools) -> Ints:
        asked.append(len(features))
        return np.asarray(mask.argmax(axis=1), np.int64)

    envs = SeatVectorEnv("hocus", num_envs=ROWS, others=first_legal, seat=1)
    seen, _ = envs.reset(seed=2)
    envs.step(seen["action_mask"].argmax(axis=1))
    assert asked and set(asked) == {ROWS}


def test_an_illegal_action_among_many_is_named() -> None:
    envs = SeatVectorEnv("towers", num_envs=ROWS)
    seen, _ = envs.reset(seed=2)
    actions = seen["action_mask"].argmax(axis=1)
    actions[3] = np.flatnonzero(seen["action_mask"][3] == 0)[0]
    with pytest.raises(Illegal):
        envs.step(actions)
