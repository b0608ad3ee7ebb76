"""What bots learned: files of networks, what is refused, and that plain and compiled thinking agree."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from abraka.bots import Budget, Decision
from abraka.bots.inference import STANDINGS, Brain, plain_think, think
from abraka.bots.levels import GREEDY, SKILLS
from abraka.bots.network import (
    MAGIC,
    Network,
    inputs_of,
    layout_of,
    make_network,
    network_of,
    places_of,
    read_network,
    row_length,
    shapes_of,
    shipped_path,
    write_network,
)
from abraka.bots.players import ThinkingBot
from abraka.bots.search import search
from abraka.core.errors import OptionError
from abraka.core.game import GAMES, load, spec_of
from abraka.core.records import JIT
from tests.bots.test_honesty import lookalike
from tests.bots.walk import decisions

AGREE = 1e-5


def any_network(game: str, seed: int = 1) -> Network:
    """A network of weights by chance, small enough that it says something sensible."""
    shapes, random = shapes_of(inputs_of(game), 16, 8), np.random.default_rng(seed)
    sizes = (shapes.first, shapes.second, shapes.third)
    first, second, third = (random.normal(0, 0.2, size).astype(np.float32) for size in sizes)
    return make_network(game, (first, second, third), "nothing", 0)


@pytest.mark.parametrize("game", GAMES)
def test_a_network_is_read_as_it_was_written(game: str, tmp_path: Path) -> None:
    network, path = any_network(game), tmp_path / "some.network"
    write_network(network, path)
    again = read_network(path, game)
    assert again.head == network.head and len(again.digest) == 16
    assert all(np.array_equal(getattr(again, name), getattr(network, name)) for name in ("first", "second", "third"))


@pytest.mark.parametrize("game", GAMES)
def test_a_small_table_is_part_of_the_largest(game: str) -> None:
    fewest, most = spec_of(game).players
    largest = layout_of(game, most)
    for players in range(max(2, fewest), most + 1):
        places, names = places_of(game, players), layout_of(game, players)
        assert [largest[place] for place in places[: len(names)]] == list(names)
        assert len(places) == row_length(game, players) and len(set(places.tolist())) == len(places)
        assert max(places) < inputs_of(game)


def compiled_thinking() -> Callable[[Brain], None]:
    """What the search calls, for Python to call."""
    from abraka.core.records import entry

    @entry
    def call(brain: Brain) -> None:
        think(brain)

    return call


@pytest.mark.skipif(not JIT, reason="there is only one form otherwise")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 3])
def test_plain_and_compiled_thinking_agree(game: str, players: int) -> None:
    call = compiled_thinking()
    network, random = any_network(game), np.random.default_rng(7)
    for _ in range(20):
        rooms = [network.brain(players), network.brain(players)]
        row = random.choice([0.0, 0.0, 0.0, 0.25, 1.0], len(rooms[0].row)).astype(np.float32)
        row[-1] = 1
        for brain, thinks in zip(rooms, (call, plain_think), strict=True):
            brain.row[:] = row
            thinks(brain)
        assert np.abs(np.asarray(rooms[0].said) - np.asarray(rooms[1].said)).max() < AGREE
        assert np.abs(np.asarray(rooms[0].said)).max() > 0.01


@pytest.mark.parametrize("game", GAMES)
def test_a_search_asks_it_and_repeats(game: str) -> None:
    decision = next(iter(decisions(game, 3, {}, 1, seed=3)))
    deaf = msgspec.structs.replace(SKILLS["archmage"], learned=False)
    asking = msgspec.structs.replace(SKILLS["archmage"], network=any_network(game))
    other = msgspec.structs.replace(SKILLS["archmage"], network=any_network(game, seed=2))
    found = [search(decision, skill, Budget(sims=30))[0] for skill in (deaf, asking, other, asking)]
    assert found[0] != found[1] != found[2] and found[1] == found[3]
    assert all(abs(sum(choice.chances) - 1) < 0.01 for choice in found[1])


@pytest.mark.parametrize("game", GAMES)
def test_a_network_that_says_nothing_changes_next_to_nothing(game: str) -> None:
    decision, network = next(iter(decisions(game, 2, {}, 1, seed=5))), any_network(game)
    silent = make_network(game, (network.first, network.second, 0 * network.third), "nothing", 0)
    one, other = (
        ThinkingBot(msgspec.structs.replace(GREEDY, learned=True, network=silent)).weigh(decision),
        ThinkingBot(GREEDY).weigh(decision),
    )
    for mine, theirs in zip(one, other, strict=True):
        assert mine.action == theirs.action and mine.chances == pytest.approx(theirs.chances, abs=0.002)


@pytest.mark.parametrize("game", GAMES)
def test_it_sees_what_its_seat_knows(game: str) -> None:
    bot = ThinkingBot(msgspec.structs.replace(SKILLS["archmage"], network=any_network(game)), Budget(sims=12))
    for decision in decisions(game, 3, {}, 20 if JIT else 1, seed=2):
        first = bot.choose(decision)
        assert [bot.choose(lookalike(decision, seed)) for seed in (1, 2)] == [first, first]


def test_where_sides_are_shared_it_is_not_asked() -> None:
    skill = msgspec.structs.replace(SKILLS["archmage"], network=any_network("towers"))
    assert skill.network_for("towers", (0, 1, 2)) is skill.network
    assert skill.network_for("towers", (0, 1, 0, 1)) is None and skill.network_for("towers", (0, 0)) is None
    assert skill.network_for("towers", (0,)) is None
    assert msgspec.structs.replace(skill, learned=False).network_for("towers", (0, 1)) is None


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shipped_is_whole_small_and_says_how_it_was_made(game: str) -> None:
    network = network_of(game)
    if network is None:
        assert not shipped_path(game).exists()
        return
    assert shipped_path(game).stat().st_size <= 500_000
    assert network.head.command.startswith(f"abraka train {game} ") and network.head.matches > 0


def damaged(text: bytes, how: str) -> bytes:
    """A network's file with something wrong."""
    if how == "a bit":
        return text[:-9] + bytes([text[-9] ^ 1]) + text[-8:]
    if how == "a torn end":
        return text[:-100]
    if how == "a torn head":
        return text[: len(MAGIC) + 20]
    if how == "no numbers":
        head, _, body = text[len(MAGIC) :].partition(b"\n")
        return MAGIC + head.replace(b'"hidden":16', b'"hidden":"x"') + b"\n" + body
    if how == "other sizes":
        head, _, body = text[len(MAGIC) :].partition(b"\n")
        return MAGIC + head.replace(b'"hidden":16', b'"hidden":17') + b"\n" + body
    return b"\x89PNG" + text


@pytest.mark.parametrize(
    ("how", "said"),
    [
        ("a bit", "is damaged: its weights are not those that were written"),
        ("a torn end", "is damaged: its weights are not those that were written"),
        ("a torn head", "is damaged"),
        ("no numbers", "is damaged"),
        ("other sizes", "is damaged: its weights do not fit together"),
        ("a picture", "is no network"),
    ],
)
def test_a_damaged_network_is_refused_with_a_sentence(how: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "some.network"
    write_network(any_network("hocus"), path)
    path.write_bytes(damaged(path.read_bytes(), how))
    with pytest.raises(OptionError, match=said):
        read_network(path, "hocus")


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"game": "hill"}, "is a network for Magic Hill, not for Hocus Pocus"),
        ({"game": "chess"}, "is a network for chess, not for Hocus Pocus"),
        ({"rules_version": 0}, "learned version 0 of the rules; these are version"),
        ({"features_version": 99}, "reads version 99 of what a seat knows"),
        ({"inputs": 12}, "reads version"),
    ],
)
def test_a_foreign_network_is_refused_with_a_sentence(changed: dict[str, Any], said: str, tmp_path: Path) -> None:
    network, path = any_network("hocus"), tmp_path / "some.network"
    odd = msgspec.structs.replace(network, head=msgspec.structs.replace(network.head, **changed))
    write_network(odd, path)
    with pytest.raises(OptionError, match=said):
        read_network(path, "hocus")


def test_decisions_of_a_match_use_it(tmp_path: Path) -> None:
    from abraka import Match

    match = Match("towers", 2, key=bytes(16))
    decision = Decision.of(match, seed=1)
    bot = ThinkingBot(msgspec.structs.replace(GREEDY, learned=True, network=any_network("towers")))
    assert bot.choose(decision) in match.legal()
    assert load("towers").feature_count(2) + STANDINGS + 1 == row_length("towers", 2)
