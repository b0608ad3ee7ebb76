"""The insight of Magic Hill: a sensible player, what a position is worth, what a forgetful player still knows."""

import random
from collections.abc import Iterator

import numpy as np
import pytest

from abraka.core.chance import Luck
from abraka.core.match import Match
from abraka.core.records import plain
from abraka.core.state import MAX_SEATS
from abraka.games.hill import bot
from abraka.games.hill.events import FACE_NAMES
from abraka.games.hill.plain import options
from abraka.games.hill.state import UNSEEN, Setup, State
from tests.configurations import Configuration, hill, label
from tests.hill.table import HILL, table
from tests.hill.test_laws import LAWS, broken_law

DECISIONS = 400
MATCHES = 8

policy, evaluate, forget = plain(bot.policy), plain(bot.evaluate), plain(bot.forget)


@pytest.fixture(autouse=True)
def overflow() -> Iterator[None]:
    """The fast generator's words overflow on purpose, which numpy would mention."""
    with np.errstate(over="ignore"):
        yield


def luck_of(seed: int) -> Luck:
    """A fast generator."""
    luck = Luck()
    luck.seed = seed
    return luck


def choice(state: State, legal: list[int], luck: Luck) -> int:
    """What the sensible player chooses, checked to be on offer."""
    chosen = policy(state, [*legal, *[0] * 8], len(legal), luck)
    assert 0 <= chosen < len(legal)
    return int(legal[chosen])


def standings(state: State) -> list[int]:
    """What the position is worth to each seat."""
    worth = [0] * MAX_SEATS
    evaluate(state, worth)
    return worth[: state.seats]


def lead(position: str) -> int:
    """Blue's standing less the best of the others."""
    blue, *others = standings(table(position).state)
    return blue - max(others)


def walk(configuration: Configuration, seed: int) -> Iterator[State]:
    """The states of a match in which every other decision is left to chance."""
    _, players, settings = configuration
    chance, luck = random.Random(seed), luck_of(seed)
    match = Match(HILL, players, settings, key=chance.randbytes(16))
    for k in range(DECISIONS):
        if match.to_act is None:
            return
        yield match.state
        legal = options(match.state)
        chosen = choice(match.state, legal, luck)
        match.apply(HILL.actions.decode(chosen if k % 2 else chance.choice(legal)))


# ---- The sensible player.


@pytest.mark.parametrize("configuration", hill(), ids=label)
def test_the_sensible_player_answers_every_question_and_standings_are_only_read(configuration: Configuration) -> None:
    for state in walk(configuration, 1):
        before = state.copy()
        standings(state)
        assert state == before


def test_the_sensible_player_beats_play_by_chance() -> None:
    wins = 0
    for number in range(MATCHES):
        chance, luck = random.Random(number), luck_of(number)
        match = Match(HILL, 2, key=chance.randbytes(16))
        while match.to_act is not None:
            legal = options(match.state)
            sensible = match.to_act == number % 2
            match.apply(HILL.actions.decode(choice(match.state, legal, luck) if sensible else chance.choice(legal)))
        assert match.outcome is not None
        wins += match.outcome.ranks[number % 2] == 1
    assert wins >= MATCHES - 1


# ---- Standings.


def test_what_is_over_or_to_come_by_chance_does_not_count() -> None:
    match = table("4.7: B3/Y1 | 3.2: Y3 | stones 1.1 | hand B 3 2 5 | hand Y 1 2 4 | to act B")
    state = match.state
    expected = standings(state)
    state.key, state.draws, state.turn = [7, 8], 99, 3
    state.events[0], state.n_events = [9] * 6, 1
    state.hand[4], state.stones[4], state.picks = [3] * 6, 2, 0
    assert standings(state) == expected


CARDS = "4.6: B3 | 4.7: Y1 | stones | to act B"
TILE = "4.0: B1 | hand B 1 1 2 | to act Y"
BETTER = {
    "higher up": ("3.0: B1 | to act B", "2.0: B1 | to act B"),
    "a way up": ("3.2: B1/Y2 | to act Y", "3.4: B1/Y2 | to act Y"),
    "free, not under another": ("3.0: B1 | 3.4: Y2 | to act Y", "3.0: Y2/B1 | to act Y"),
    "a stone": ("held B1 | to act B", "held Y1 | to act B"),
    "no raven": ("held Y1 | tiles 1.3=-raven | to act B", "held Y1 | tiles 1.3=-raven | ravens B1 | to act B"),
    "a joker": ("hand B j 1 2 | hand Y 1 2 3 | to act Y", "hand B 3 1 2 | hand Y 1 2 3 | to act Y"),
    "the turn": ("4.0: B1 | 4.4: Y1 | to act B", "4.0: B1 | 4.4: Y1 | to act Y"),
    "a seen passage": (f"{TILE} | tiles 4.1=passage", f"{TILE} | tiles 4.1=ghost"),
    "the right cards": (f"{CARDS} | hand B 3 1 4", f"{CARDS} | hand B 2 1 4"),
}


@pytest.mark.parametrize("name", BETTER)
def test_the_better_position_has_the_higher_standing(name: str) -> None:
    better, worse = BETTER[name]
    assert lead(better) > lead(worse)


def test_a_sure_win_outweighs_all_else() -> None:
    table = "4.7: B3/Y1 | 3.2: Y2/B1 | 4.2: Y4 | 4.4: Y5 | held Y2 | stones 1.1 | hand Y j j 4 1 2 | to act B"
    assert lead(f"{table} | hand B 3 2 5") > 5 * bot.SPREAD
    assert lead(f"{table} | hand B 2 2 5") < 0


def test_a_named_goblin_wins_for_sure_only_by_what_it_may_still_play() -> None:
    moment = "4.6: B3 | 4.7: Y1 | stones | hand B 1 4 | to act B | now goblin=B3"
    assert lead(f"{moment} prompt=move cards_played=1") > 5 * bot.SPREAD
    assert lead(f"{moment} prompt=move_on cards_played=2") < 5 * bot.SPREAD


def test_a_goblin_that_must_flee_counts_as_gone() -> None:
    ghost = (
        "3.9: B3 | tiles 3.9=ghost | fired B3@3.9 | hand B 1 | now prompt=village goblin=B3 cards_played=2 lander=B3"
    )
    village = "tiles 3.9=ghost | hand B 1 | hand Y 1 2 3"
    assert abs(lead(ghost) - lead(village)) < bot.SPREAD // 2


# ---- Forgetting.

SEEN = "tiles 1.3=ghost 2.5=ball! 3.1=trapdoor"


@pytest.mark.parametrize("configuration", hill(), ids=label)
def test_a_forgetful_picture_breaks_no_law_and_leaves_the_choices(configuration: Configuration) -> None:
    _, players, settings = configuration
    setup = Setup.read(HILL.setup(players, settings))
    for number, state in enumerate(walk(configuration, 2)):
        legal, picture = options(state), state.copy()
        forget(picture, state.to_act, 60, luck_of(number))
        assert options(picture) == legal
        assert LAWS[plain(broken_law)(picture, setup, len(legal))] == ""


def test_with_a_good_memory_nothing_is_forgotten() -> None:
    state = table(SEEN).state
    picture = state.copy()
    forget(picture, 0, 0, luck_of(1))
    assert picture == state


def test_tiles_that_were_seen_are_forgotten_but_open_ones_are_not() -> None:
    state = table(SEEN).state
    forget(state, 0, 100, luck_of(1))
    assert [FACE_NAMES[face] for face in state.face if face != UNSEEN] == ["ball"]
    assert sum(state.bag) == 19


def test_a_tile_that_a_goblin_waits_on_is_not_forgotten() -> None:
    state = table("3.5: B2 | 4.2: Y4 | tiles 3.5=passage 1.3=ghost | waits B2").state
    forget(state, 0, 100, luck_of(1))
    assert [FACE_NAMES[face] for face in state.face if face != UNSEEN] == ["passage"]


def test_what_the_table_shows_is_not_forgotten() -> None:
    state = table(f"options memory=aided | {SEEN}").state
    picture = state.copy()
    forget(picture, 0, 100, luck_of(1))
    assert picture == state
