"""What a position is worth: obvious pairs are ordered rightly, nothing is changed, and forgetting breaks no law."""

import random

import numpy as np
import pytest

from abraka.core.match import Match
from abraka.core.records import plain
from abraka.games.djinn.bot import SPREAD, evaluate, forget
from abraka.games.djinn.state import MOST_PLAYERS, Setup, State
from tests.configurations import Configuration, djinn, label
from tests.djinn.scene import NO_BOSSES, town
from tests.djinn.sensible import begin_luck, choices
from tests.djinn.table import DJINN, fresh, play, table
from tests.djinn.test_laws import LAWS, broken_law

ONE_TURN_LEFT = ("turn 39", "round 20", "last round 20", "first B", "to act B")


def worth(state: State) -> list[int]:
    """The standings of all seats."""
    row = [0] * MOST_PLAYERS
    plain(evaluate)(state, row)
    return row[: state.seats]


def lead(position: str, *actions: str) -> int:
    """How far blue is before yellow, or before Tom."""
    standings = worth(play(table(position), *actions).state)
    return standings[0] - (standings[1] if len(standings) > 1 else 0)


def beginning(board: str, *segments: str, players: int = 2, **spaces: str) -> str:
    """Blue is about to move, and has this."""
    return town(f"B: at inner_02 via outer_02, {board}", *segments, "to act B", players=players, **spaces)


@pytest.mark.parametrize("configuration", djinn(), ids=label)
def test_looking_changes_nothing_and_an_even_start_is_about_even(configuration: Configuration) -> None:
    game, players, options = configuration
    chance = random.Random(label(configuration))
    match = Match(game, players, options, key=chance.randbytes(16))
    while match.to_act is not None and match.version < 150:
        before = match.state.copy()
        standings = worth(match.state)
        assert match.state == before
        if match.version < 2 * players and players > 1:
            assert max(standings) - min(standings) < SPREAD
        match.apply(chance.choice(match.legal()))


def test_seats_that_nobody_sits_at_count_for_nothing() -> None:
    state = table(beginning("coins 4")).state
    other = state.copy()
    other.have[3] = [9] * len(other.have[3])
    other.marker[2] = 4
    assert worth(state) == worth(other)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("corked red 1", "circles red . # #"),
        ("circles red . # #, bottles red 1, corks 1", "circles red . # #, bottles blue 1, corks 1"),
        ("coins 8", "coins 3"),
        ("scrolls 2", "scrolls 1"),
        ("power 4", "power 1"),
        ("keys 2", "keys 1"),
        ("capacity 7", "capacity 5"),
        ("mages swamp_aunt", "mages swamp_aunt!"),
        ("gear staff_thunder", "coins 4"),
        ("placed academy@inner_06", "coins 4"),
    ],
)
@pytest.mark.parametrize("players", [1, 2])
def test_what_one_has_counts(better: str, worse: str, players: int) -> None:
    assert lead(beginning(better, players=players)) > lead(beginning(worse, players=players))


def test_a_full_bottle_counts_more_than_room_for_a_djinn() -> None:
    assert lead(beginning("corked red 1")) > lead(beginning("bottles red 1, corks 1"))


def test_two_of_a_colour_are_nearly_an_award() -> None:
    assert lead(beginning("corked red 2")) > lead(beginning("corked red 1 blue 1"))


def test_a_tile_is_worth_less_the_nearer_the_end_is() -> None:
    tile, none = "placed academy@inner_06", "coins 4"
    early = lead(beginning(tile)) - lead(beginning(none))
    late = lead(town(f"B: {tile}", *ONE_TURN_LEFT, players=2, **NO_BOSSES)) - lead(
        town(f"B: {none}", *ONE_TURN_LEFT, players=2, **NO_BOSSES)
    )
    assert late < early / 2


def test_a_lead_means_more_at_the_end() -> None:
    early = lead(beginning("corked red 2"))
    late = lead(town("B: corked red 2", "final B", "turn 40", "round 20", "last round 20", players=2, **NO_BOSSES))
    assert late > 3 * SPREAD
    assert late > early


def test_who_has_a_turn_to_come_is_better_off() -> None:
    before = town("B: at inner_02 via outer_02", "Y: at inner_06 via inner_08", "to act B")
    after = town("B: at inner_02 via outer_02", "Y: at inner_06 via inner_08", "to act Y", "turn 2", "first B")
    assert lead(before) > lead(after)


def test_paid_but_not_gained_yet_is_no_loss() -> None:
    board = "at outer_02 via inner_02, power 8, capacity flipped, bottles red 1, corks 1"
    position = town(f"B: {board}", "acting B", outer_02="red blue")
    before, between = lead(position), lead(position, "do capture", "target red", "pass")
    after = lead(position, "do capture", "target red", "pass", "bottle red")
    assert before - SPREAD < between < after + SPREAD
    award = beginning("corked red 3", "offered award_1e award_1f")
    assert abs(lead(award, "award red") - lead(award)) < SPREAD


# ---- Alone.


def alone(board: str, *segments: str, **spaces: str) -> int:
    """The standing against Tom, with one boss on the map unless more are named."""
    nobody = dict.fromkeys(NO_BOSSES, "-")
    return lead(beginning(board, *segments, players=1, **nobody | {"inner_04": "boss red"} | spaces))


def test_tom_fears_cards_and_fewer_bosses() -> None:
    few, many = "tom market_a academy_a", "tom market_a academy_a tavern_a archive_a workshop_a"
    assert alone("power 4", many) > alone("power 4", few)
    assert alone("power 4", many) > alone("power 4", many, outer_06="boss blue")
    assert alone("power 4", many) > alone("power 4", many, inner_04="boss red blue")


def test_without_bosses_tom_is_beaten_and_points_count() -> None:
    nobody = dict.fromkeys(NO_BOSSES, "-")
    won = [
        lead(town(f"B: {board}", "turn 20", "round 20", "last round 20", "to act B", players=1, **nobody))
        for board in ("power 0", "corked red 2")
    ]
    assert 3 * SPREAD < won[0] < won[1]


def test_a_last_card_that_is_due_is_almost_a_loss() -> None:
    nobody = dict.fromkeys(NO_BOSSES, "-")
    lost = town(
        "B: at outer_06 via outer_04, keys 1",
        "tom market_a",
        "ending B",
        players=1,
        **nobody | {"inner_04": "boss red"},
    )
    assert lead(lost) < -3 * SPREAD


def test_a_last_boss_that_can_be_paid_now_is_almost_a_win() -> None:
    nobody = dict.fromkeys(NO_BOSSES, "-")
    nobody["outer_06"] = "boss red"
    in_hand = [
        lead(town(f"B: at outer_06 via outer_04, {board}", "tom market_a", "acting B", players=1, **nobody))
        for board in ("power 4", "power 1")
    ]
    assert in_hand[0] > SPREAD > -3 * SPREAD > in_hand[1]


# ---- Forgetting.


@pytest.mark.parametrize("configuration", djinn(), ids=label)
def test_forgetting_breaks_no_law_and_leaves_the_choices(configuration: Configuration) -> None:
    game, players, options = configuration
    setup = Setup.read(DJINN.setup(players, options))
    match = Match(game, players, options, key=random.Random(label(configuration)).randbytes(16))
    luck = begin_luck(5)
    for _ in choices(match):
        if match.version % 9 == 0:
            for share in (0, 50, 100):
                state = match.state.copy()
                with np.errstate(over="ignore"):
                    plain(forget)(state, match.to_act, share, luck)
                assert LAWS[plain(broken_law)(state, setup, len(match.legal()))] == ""
                assert state.options == match.state.options
                assert share or state == match.state


def test_a_forgetful_player_mixes_up_chests_and_cards_of_tom() -> None:
    position = beginning(
        "coins 4", "discarded chest_01 chest_02 chest_03", "tom market_a academy_a tavern_b", players=1
    )
    state = table(position).state
    mixed = state.copy()
    with np.errstate(over="ignore"):
        plain(forget)(mixed, 0, 100, begin_luck(1))
    assert mixed.chest_discard != state.chest_discard
    assert mixed.chest_discard.bit_count() == 3
    assert mixed.tom_pile != state.tom_pile
    assert mixed.tom_pile.bit_count() == 3


def test_at_the_beginning_there_is_nothing_to_forget() -> None:
    match = fresh(2, key=bytes(range(16)))
    state = match.state.copy()
    plain(forget)(state, 0, 100, begin_luck(1))
    assert state == match.state  # nothing has been opened yet
