"""Batches: many matches side by side are the very matches that `Match` plays, one after the other."""

import numpy as np
import pytest

from abraka.core.batch import Batch
from abraka.core.errors import Illegal, Unparsable
from abraka.core.game import GAMES, load
from abraka.core.match import Match
from tests.configurations import CONFIGURATIONS, Configuration, label

SOME = [c for c in CONFIGURATIONS if c[1] in (1, 3, 4)]
OPENINGS: list[Configuration] = [("towers", 2, {}), ("hill", 2, {}), ("hocus", 3, {}), ("djinn", 1, {})]


def key_of(batch: Batch, row: int) -> bytes:
    """The key of a row's match, as `Match` takes it."""
    return b"".join(int(half).to_bytes(8, "little") for half in batch.keys[row])


class Beside:
    """One row of a batch, played beside it as an ordinary match."""

    def __init__(self, batch: Batch, row: int) -> None:
        self.batch, self.row = batch, row
        self.match = Match(batch.game, batch.players, batch.options, key=key_of(batch, row))

    def play(self, action: int) -> None:
        """Plays what the batch has just played, and compares; begins anew where the match has ended."""
        batch, row, match = self.batch, self.row, self.match
        match.play(action)
        assert batch.lengths[row] == match.version
        assert bool(batch.done[row]) == (match.to_act is None)
        expected = batch.game.returns(match.state)
        assert np.allclose(batch.returns[row], expected)
        if batch.done[row]:
            self.match = Match(batch.game, batch.players, batch.options, key=key_of(batch, row))
        self.compare()

    def compare(self) -> None:
        """The row shows what the match has."""
        batch, row, match = self.batch, self.row, self.match
        assert batch.to_act[row] == match.to_act
        assert np.flatnonzero(batch.mask[row]).tolist() == list(match.legal_numbers)
        assert batch.state(row) == match.state


@pytest.mark.parametrize("configuration", SOME, ids=label)
def test_rows_are_ordinary_matches(configuration: Configuration) -> None:
    game, players, options = configuration
    batch = Batch(game, players, options, rows=2, seed=5)
    beside = [Beside(batch, row) for row in range(2)]
    for one in beside:
        one.compare()
    for _ in range(150):
        actions = batch.pick().copy()
        batch.step(actions)
        for one, action in zip(beside, actions, strict=True):
            one.play(int(action))


@pytest.mark.parametrize("game, players, options", OPENINGS)
def test_threads_and_other_rows_change_nothing(game: str, players: int, options: dict[str, object]) -> None:
    alone, shared = Batch(game, players, options, rows=3), Batch(game, players, options, rows=7, threads=3)
    for _ in range(200):
        alone.step(alone.pick())
        shared.step(shared.pick())
        for name in ("to_act", "counts", "lengths", "done", "returns", "mask", "features"):
            assert np.array_equal(getattr(alone, name), getattr(shared, name)[:3]), name
    shared.close()
    assert not np.array_equal(alone.pick(), Batch(game, players, options, rows=3, seed=1).pick()) or game == "hocus"


def test_without_restart_a_match_stays_over() -> None:
    batch = Batch("hocus", 2, rows=4, restart=False)
    while not batch.done.all():
        batch.step(batch.pick())
    kept, lengths = batch.returns.copy(), batch.lengths.copy()
    assert (batch.to_act == -1).all() and not batch.mask.any() and (batch.counts == 0).all()
    assert np.array_equal(np.abs(kept), np.ones((4, 2))) and (kept.sum(axis=1) == 0).all()
    batch.step(batch.pick())
    assert np.array_equal(batch.returns, kept) and np.array_equal(batch.lengths, lengths)
    batch.start()
    assert (batch.to_act >= 0).all() and not batch.done.any() and not batch.returns.any()


def test_a_checked_batch_refuses_an_illegal_action_and_plays_nothing() -> None:
    batch = Batch("towers", 2, rows=3, checked=True)
    before = [batch.state(row) for row in range(3)]
    actions = batch.pick().copy()
    actions[1] = batch.game.actions.encode(batch.game.actions.read("roll"))
    assert batch.illegal(actions).tolist() == [False, True, False]
    with pytest.raises(Illegal, match="“roll”"):
        batch.step(actions)
    actions[1] = 9999
    with pytest.raises(Unparsable, match="9999"):
        batch.step(actions)
    with pytest.raises(ValueError, match="3 actions, not 2"):
        batch.step(actions[:2])
    assert [batch.state(row) for row in range(3)] == before
    batch.step(batch.pick())
    assert [batch.state(row) for row in range(3)] != before


def test_masks_and_features_are_left_out_if_nobody_wants_them() -> None:
    bare, full = Batch("hill", 2, rows=2, masks=False, features=False), Batch("hill", 2, rows=2)
    assert bare.mask.shape == (0, GAMES["hill"].action_count) and len(bare.features) == 0
    for _ in range(50):
        bare.step(bare.pick())
        full.step(full.pick())
    assert bare.state(1) == full.state(1)


def test_imagined_worlds_differ_in_what_the_seat_can_not_know_alone() -> None:
    match = Match("towers", 3, key=bytes(16))
    states = match.game.State.array(1)
    match.game.State.write(states, 0, match.state)
    batch = Batch("towers", 3, rows=20, restart=False)
    batch.imagine(states, 0, 1)
    worlds = [batch.state(row) for row in range(20)]
    assert all(match.game.view(world, 1) == match.view(1) for world in worlds)
    assert len({tuple(map(tuple, world.hand)) for world in worlds}) > 5
    assert (batch.to_act == match.to_act).all()


def test_the_driver_has_the_same_for_those_who_bring_their_own_arrays() -> None:
    game = load("hocus")
    batch, driver = Batch(game, 2, rows=2), game.driver
    masks = np.zeros_like(batch.mask)
    driver.mask(batch.states, 0, 2, batch.legal[0] if isinstance(batch.legal, list) else batch.legal[0].copy(), masks)
    assert np.array_equal(masks, batch.mask)
    with pytest.raises(AttributeError, match="no attribute “steps”"):
        _ = driver.steps
