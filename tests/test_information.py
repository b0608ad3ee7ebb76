"""What a seat knows, as bytes: equal exactly when its knowledge is equal. Matches that are copied and pickled."""

import pickle
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from abraka.core.game import GAMES, load
from abraka.core.information import information
from abraka.core.match import Match
from abraka.testing.subject import GameSubject
from tests.configurations import CONFIGURATIONS, Configuration, label
from tests.test_features import some_states


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=label)
def test_states_that_a_seat_can_not_tell_apart_have_the_same_information(configuration: Configuration) -> None:
    name, players, options = configuration
    game, subject, luck = load(name), GameSubject(load(name), players, options), Random(2)
    for state in some_states(configuration, 2):
        for seat in range(-1, players):
            known = information(game, state, seat)
            assert information(game, subject.redeal(state, seat, luck.getrandbits(63)), seat) == known


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=label)
def test_states_with_the_same_information_can_not_be_told_apart(configuration: Configuration) -> None:
    """Many states near each other: who shares the information shares view, features and legal actions."""
    name, players, options = configuration
    seat = players - 1
    found: dict[bytes, tuple[Any, ...]] = {}
    for seed in range(12):
        luck, match = Random(seed % 3), Match(name, players, options, key=bytes([seed % 4]) * 16)
        for _ in range(25):
            shown = match.view(seat), match.features(seat).tobytes()
            may = tuple(match.legal_numbers) if match.to_act == seat else None
            assert found.setdefault(match.information(seat), (*shown, may)) == (*shown, may)
            if match.to_act is None:
                break
            match.play(luck.choice(match.legal_numbers))
    assert len(found) > 20


def test_other_knowledge_is_other_information() -> None:
    match = Match("towers", 3, {"memory": "aided"}, key=bytes(16))
    seats = {match.information(seat) for seat in range(-1, 3)}
    assert len(seats) == 4
    state = match.state.copy()
    other = next(card for card in range(len(state.pile)) if state.pile[card] and card != state.hand[1][0])
    state.pile[other] -= 1
    state.pile[state.hand[1][0]] += 1
    state.hand[1][0] = other
    state.hand[1][:3] = sorted(state.hand[1][:3])
    assert information(match.game, state, 1) != match.information(1)
    assert information(match.game, state, 0) == match.information(0)


def test_a_view_may_leave_to_memory_what_the_information_has() -> None:
    """In Magic Hill a tile that was seen and turned down again looks like one that nobody has seen (M17)."""
    game, luck, compared = load("hill"), Random(1), 0
    match = Match(game, 2, key=bytes(16))
    while match.to_act is not None and compared < 5:
        match.play(luck.choice(match.legal_numbers))
        down = [k for k, face in enumerate(match.state.face) if face and not match.state.up >> k & 1]
        if down and match.state.tile_at[down[0]] >= 0 and match.prompt == "turn":
            forgotten = match.state.copy()
            forgotten.bag[forgotten.face[down[0]]] += 1
            forgotten.face[down[0]] = 0
            assert game.view(forgotten, 0) == match.view(0)
            assert information(game, forgotten, 0) != match.information(0)
            compared += 1
    assert compared


def test_recall_remembers_what_knowledge_forgets() -> None:
    """Two ways to the same position: the knowledge is the same, what was seen is not."""
    first, second = (Match("hill", 2, {"first": "1"}, key=bytes(16)) for _ in range(2))
    for one, moves in ((first, (0, 1)), (second, (1, 0))):
        for move in moves:
            goblins = [action for action in one.legal_numbers if action // 4 == move and action % 4 == 0]
            one.play(goblins[0])
            one.play(next(a for a in one.legal_numbers if a // 4 == one.version // 2 and a % 4 == 1))
    assert first.information(1) == second.information(1)
    assert first.information(1, recall=True) != second.information(1, recall=True)
    assert first.information(1, recall=True) == first.copy().information(1, recall=True)


@pytest.mark.parametrize("name", GAMES)
def test_copies_go_their_own_way(name: str) -> None:
    match = Match(name, GAMES[name].players[1], key=bytes(range(16)))
    luck = Random(4)
    for _ in range(15):
        match.play(luck.choice(match.legal_numbers))
    before, twin = match.state, match.copy()
    assert twin.state == before and twin.actions == match.actions and twin.legal() == match.legal()
    for _ in range(10):
        twin.play(twin.legal_numbers[-1])
    assert match.state == before and match.version == 15 and twin.version == 25
    for action in twin.actions[15:]:
        match.play(action)
    assert match.state == twin.state, "a copy has the true dice"


@pytest.mark.parametrize("name", GAMES)
def test_matches_and_games_can_be_pickled(name: str) -> None:
    match = Match(name, GAMES[name].players[1])
    luck = Random(4)
    for _ in range(30):
        match.play(luck.choice(match.legal_numbers))
    again = pickle.loads(pickle.dumps(match))
    assert again.state == match.state and (again.id, again.key, again.actions) == (match.id, match.key, match.actions)
    assert again.game is match.game and again.legal_numbers == match.legal_numbers


def test_a_game_is_pickled_with_its_owner_s_content(tmp_path: Path) -> None:
    packaged = Path("src/abraka/games/hill")
    file = next(path for path in packaged.rglob("turns.toml"))
    own = tmp_path / "turns.toml"
    own.write_text(file.read_text(encoding="utf-8").replace("3000", "77"), encoding="utf-8")
    game = load("hill", (own,))
    own.unlink()
    again = pickle.loads(pickle.dumps(game))
    assert again.content == game.content != load("hill").content
    assert Match(again, 2).state.turn_limit == 77


def test_information_is_the_same_bytes_whatever_the_key() -> None:
    states = [Match("hocus", 2, {"first": "1"}, key=bytes([k]) * 16).state for k in range(3)]
    assert len({information(load("hocus"), state, 0) for state in states}) == 1
    assert not np.array_equal(states[0].key, states[1].key)
