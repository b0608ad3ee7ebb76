"""What the bots know of the game: the sensible player, the standing of each seat, forgetting."""

from collections.abc import Iterator, Sequence

import numpy as np
import pytest

from abraka.core.chance import Luck, pick
from abraka.core.match import Match
from abraka.core.records import plain
from abraka.core.state import MAX_SEATS
from abraka.games.hocus.bot import SPREAD, evaluate, forget, policy
from abraka.games.hocus.rules import apply, redeal
from abraka.games.hocus.rules.legal import legal as list_legal
from abraka.games.hocus.state import MAX_LEGAL, Setup, State
from abraka.lab.seed import key_of
from tests.configurations import Configuration, hocus, label
from tests.hocus.table import HOCUS, hand, legal, table
from tests.hocus.test_laws import LAWS, broken_law

CONFIGURATIONS = pytest.mark.parametrize("configuration", hocus(), ids=label)
MATCHES = 300


@pytest.fixture(autouse=True)
def overflow() -> Iterator[None]:
    """Plain rules may run on numpy's words, which grumble where they are meant to wrap around."""
    with np.errstate(over="ignore"):
        yield


def luck_of(seed: int) -> Luck:
    """Chance, from a seed."""
    luck = Luck()
    luck.seed = seed
    return luck


def options_in(state: State) -> list[int]:
    """The legal actions as numbers."""
    out = [0] * MAX_LEGAL
    return out[: plain(list_legal)(state, out)]


def choose(state: State, options: Sequence[int], luck: Luck) -> int:
    """The index of what the sensible player does."""
    return int(plain(policy)(state, list(options), len(options), luck))


def chosen(position: str) -> str:
    """What the sensible player does in a position."""
    match = table(position)
    return legal(match)[choose(match.state, options_in(match.state), luck_of(1))]


def standings(state: State) -> list[int]:
    """How everybody stands."""
    worth = [0] * MAX_SEATS
    plain(evaluate)(state, worth)
    return worth[: state.seats]


def lead(position: str) -> int:
    """How far blue is ahead of yellow."""
    worth = standings(table(position).state)
    return worth[0] - worth[1]


def beginning(configuration: Configuration, seed: int) -> State:
    """The beginning of a match."""
    _, players, options = configuration
    return Match(HOCUS, players, options, key=key_of(seed)).state  # type: ignore[no-any-return]


def some_states(configuration: Configuration, every: int = 3) -> list[State]:
    """States from a match of sensible players."""
    state, luck = beginning(configuration, 3), luck_of(1)
    found: list[State] = []
    while options := options_in(state):
        if len(found) * every <= state.turn:
            found.append(state.copy())
        index = choose(state, options, luck)
        assert 0 <= index < len(options)
        plain(apply)(state, options[index])
    return found


# The sensible player.


@CONFIGURATIONS
def test_thinking_changes_nothing_and_uses_only_what_the_seat_knows(configuration: Configuration) -> None:
    for state in some_states(configuration):
        before = state.copy()
        standings(state)
        options = options_in(state)
        index = choose(state, options, luck_of(1))
        assert state == before
        plain(redeal)(state, before.to_act, luck_of(before.turn))
        assert options_in(state) == options
        assert choose(state, options, luck_of(1)) == index


def test_it_beats_play_by_chance() -> None:
    luck, won = luck_of(5), 0
    for match in range(MATCHES):
        state = beginning(("hocus", 2, {}), match)
        while options := options_in(state):
            sensible = state.to_act == match % 2
            index = choose(state, options, luck) if sensible else int(plain(pick)(luck, len(options)))
            plain(apply)(state, options[index])
        won += state.ranks[match % 2] == 1
    assert won > 0.57 * MATCHES


AFTER = "to act B | now prompt=spell"


@pytest.mark.parametrize(
    ("position", "best"),
    [
        ("pawns B42 Y44 | hand B prophecy tailwind | to act B", "cast prophecy"),
        ("pawns B42 Y40 | to act B | now prompt=number has_cast=yes spell=prophecy", "number 6"),
        ("pawns B40 Y44 | to act B | now prompt=number has_cast=yes spell=prophecy", "number 4"),
        (f"pawns B30 Y47 | hand B freeze gust super_start | {AFTER}", "cast super_start"),
        (f"pawns B30 Y34 | hand B gust | {AFTER}", "done"),
        (f"pawns B6 Y-11 | hand B super_start | {AFTER}", "done"),
        (f"pawns B6 Y3 | hand B super_start | {AFTER}", "done"),
        ("pawns B18 Y20 | slots B reverse:1 | hand B twin tailwind | to act B", "roll"),
        ("pawns B40 Y46 | to act B | now prompt=target has_cast=yes spell=double", "target B"),
        ("pawns B45 Y41 | slots B reverse:2 | hand B cleanse | to act B", "cast cleanse"),
        ("pawns B6 Y13 R41 | to act B | now prompt=target has_cast=yes spell=swap", "target R"),
    ],
)
def test_it_takes_what_is_plainly_best(position: str, best: str) -> None:
    assert chosen(position) == best


# The standing of each seat.

BETTER = {
    "further": ("pawns B20 Y10 | to act B", "pawns B15 Y10 | to act B"),
    "out of the minus": ("pawns B1 Y10 | to act B", "pawns B-5 Y10 | to act B"),
    "on the move": ("pawns B20 Y21 | to act B", "pawns B20 Y21 | to act Y"),
    "a good card": ("pawns B20 Y21 | hand B super_start | to act B", "pawns B20 Y21 | to act B"),
    "a swap when far behind": ("pawns B2 Y41 | hand B swap | to act B", "pawns B2 Y41 | hand B fog | to act B"),
    "no reverse on oneself": ("pawns B20 Y10 | to act B", "pawns B20 Y10 | slots B reverse:2 | to act B"),
    "a reverse on the other": ("pawns B20 Y10 | slots Y reverse:2 | to act B", "pawns B20 Y10 | to act B"),
    "snail is milder than reverse": (
        "pawns B20 Y10 | slots B snail:2 | to act B",
        "pawns B20 Y10 | slots B reverse:2 | to act B",
    ),
    "out of reach of a hit": ("pawns B20 Y10 | to act Y", "pawns B20 Y16 | to act Y"),
    "tailwind under way": (
        "pawns B20 Y10 | to act B | now has_cast=yes tailwind=3",
        "pawns B20 Y10 | to act B | now has_cast=yes",
    ),
    "the other frozen at the end": (
        "pawns B44 Y46 | slots Y freeze:1 | to act B",
        "pawns B44 Y46 | slots B snail:3 | to act B",
    ),
}


@pytest.mark.parametrize("name", BETTER)
def test_the_better_position_stands_higher(name: str) -> None:
    better, worse = BETTER[name]
    assert lead(better) > lead(worse)


def test_a_sure_win_is_worth_more_than_all_else() -> None:
    sure = lead("pawns B47 Y46 | hand Y super_start swap | to act B")
    assert sure > 10 * SPREAD
    assert lead("pawns B47 Y46 | slots B reverse:1 | to act B") < 0


def test_a_card_that_is_being_cast_is_not_lost() -> None:
    held = lead("pawns B6 Y20 R30 | hand B super_start | to act B | now prompt=spell")
    aimed = lead("pawns B6 Y20 R30 | to act B | now prompt=target has_cast=yes spell=super_start")
    assert abs(held - aimed) < SPREAD // 2


@CONFIGURATIONS
def test_fields_without_meaning_do_not_count(configuration: Configuration) -> None:
    for state in some_states(configuration, every=7):
        other = state.copy()
        other.key, other.draws, other.n_events, other.sealed = [1, 2], 9, 0, not state.sealed
        for seat in range(state.seats, MAX_SEATS):
            other.place[seat], other.n_hand[seat] = 40, 1
        assert standings(other) == standings(state)


# Forgetting.


@CONFIGURATIONS
def test_forgetting_breaks_no_law_and_leaves_the_choices_as_they_are(configuration: Configuration) -> None:
    _, players, given = configuration
    setup = Setup.read(HOCUS.setup(players, given))
    for state in some_states(configuration):
        for share in (0, 40, 100):
            other, options = state.copy(), options_in(state)
            plain(forget)(other, state.to_act, share, luck_of(share))
            assert share or other == state
            assert LAWS[plain(broken_law)(other, setup, len(options))] == ""
            assert options_in(other) == options
            plain(redeal)(other, state.to_act, luck_of(share))
            assert LAWS[plain(broken_law)(other, setup, len(options))] == ""


def forgotten(position: str, seat: int, share: int, seed: int = 1) -> str:
    """The position as a forgetful seat has it in mind."""
    state = table(position).state
    plain(forget)(state, seat, share, luck_of(seed))
    return HOCUS.write_position(state)


def test_all_that_a_seat_knows_of_others_can_slip_from_memory() -> None:
    position = (
        "pawns B6 Y9 R3 | hand B snail@Y | hand Y fog@BR gust@all gust@B | under twin@all swap@B swap@Y | to act B"
    )
    text = forgotten(position, 0, 100)
    assert "hand B snail@Y" in text
    assert "hand Y fog@R gust@RGOPs gust |" in text
    assert "under twin@YRGOPs swap swap@Y |" in text


def test_of_equal_cards_the_last_known_is_forgotten_first() -> None:
    seen = {forgotten("pawns B6 Y9 | hand Y gust@B gust@B gust | to act B", 0, 50, seed) for seed in range(20)}
    hands = {hand(table(text), "Y") for text in seen}
    assert hands == {"gust@B gust@B gust", "gust@B gust gust", "gust gust gust"}
