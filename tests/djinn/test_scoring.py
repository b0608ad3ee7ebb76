"""Points at the end, every scoring card, ties (D200–D202)."""

import pytest

from abraka.core.game import load
from abraka.core.match import Match
from abraka.core.outcome import Outcome
from abraka.games.djinn import names
from abraka.games.djinn.events import MatchEnded, Scored
from tests.djinn.scene import ending
from tests.djinn.table import play, table, told

AWARDS = load("djinn").content.awards.award
TWO_SETS = "staff_steady! hat_scribe! cloak_craftsman! staff_bone! hat_envoy! cloak_starlit!"
NOTHING = "scoring third_of_kind two_sets minimum_two"
"""Cards that are worth nothing to one who owns nothing."""


def end(text: str) -> Match:
    """Nothing more is done."""
    match = table(text)
    while match.outcome is None:
        play(match, "pass")
    return match


def points(board: str, cards: str = NOTHING) -> int:
    """What B has in the end."""
    return int(end(ending(board, cards=cards)).state.points[0])


def card_points(board: str, card: str) -> int:
    """What a scoring card is worth to B, beside two that are worth nothing to it."""
    others = "minimum_two keys" if card in ("two_sets", "third_of_kind") else "two_sets third_of_kind"
    match = end(ending(board, cards=f"scoring {card} {others}"))
    return sum(e.points for e in told(match, Scored) if isinstance(e, Scored) and (e.seat, e.item) == (0, "cards"))


# What counts (D200).


def test_D200_the_example_of_the_rulebook_X3() -> None:
    """Two awards of 30, two in bottles, one in a circle, a bottle and a cork unused: 85."""
    board = "awards award_1a award_2a, corked brown 1 boss_red 1, circles blue . # #, bottles yellow 1, corks 1"
    match = end(ending(board, cards=NOTHING))
    assert told(match, Scored) == [
        Scored(seat=0, item="awards", points=60),
        Scored(seat=0, item="bottled", points=20),
        Scored(seat=0, item="circles", points=3),
        Scored(seat=0, item="glass", points=2),
    ]
    assert match.state.points[:2] == [85, 0]
    assert match.outcome == Outcome("points", (1, 2))


@pytest.mark.parametrize("award", AWARDS, ids=lambda award: str(award.id))
def test_D200_an_award_counts_what_is_written_on_it(award: object) -> None:
    assert points(f"awards {award.id}") == award.vp  # type: ignore[attr-defined]
    assert award.vp in (30, 36)  # type: ignore[attr-defined]


@pytest.mark.parametrize("corked", ["brown 1", "boss_brown 1"])
def test_D200_a_corked_bottle_counts_ten_with_djinn_or_boss(corked: str) -> None:
    assert points(f"corked {corked}") == 10


@pytest.mark.parametrize("sort", ["brown", "boss"])
def test_D200_a_circle_counts_three_with_djinn_or_boss(sort: str) -> None:
    assert points(f"circles {sort} . # #") == 3


def test_D200_unused_bottles_and_corks_count_one_each() -> None:
    assert points("bottles brown 2 red 1, corks 4") == 7


def test_D200_corks_and_bottles_in_use_count_only_as_bottled() -> None:
    assert points("corked brown 3") == 30


def test_D200_equipment_counts_only_face_up() -> None:
    assert points("gear hat_miner cloak_pilgrim") == 3
    assert points("gear hat_miner! cloak_pilgrim") == 1


def test_D200_coins_scrolls_keys_power_and_mages_count_nothing() -> None:
    assert points("coins 9, scrolls 9, power 4, keys 5, mages swamp_aunt stone_granny") == 0


def test_D200_the_better_private_card_counts_beside_the_public_ones() -> None:
    board = "traits private_goals poor_start, keys 3, ambition keys low_capacity"
    match = end(ending(board, cards="scoring third_of_kind two_sets ready_mages"))
    assert told(match, Scored) == [Scored(seat=0, item="ambition", points=9)]


def test_D200_of_two_private_cards_only_one_counts() -> None:
    board = "traits private_goals poor_start, ambition few_secrets low_capacity"
    match = end(ending(board, cards="scoring third_of_kind two_sets ready_mages"))
    assert match.state.points[0] == 8


def test_D200_private_cards_are_worth_nothing_to_others() -> None:
    board = "traits private_goals poor_start, ambition few_secrets low_capacity"
    match = end(ending(board, cards="scoring third_of_kind two_sets ready_mages"))
    assert match.state.points[1] == 0


# Scoring cards (D201).


@pytest.mark.parametrize(
    ("card", "board", "worth"),
    [
        ("two_sets", f"minimum 1, gear {TWO_SETS}", 8),
        ("two_sets", "minimum 1, gear staff_steady! hat_scribe! cloak_craftsman! staff_bone! hat_envoy!", 0),
        ("third_of_kind", "gear hat_scribe! hat_envoy!", 0),
        ("third_of_kind", "gear hat_scribe! hat_envoy! hat_barker!", 5),
        ("third_of_kind", "gear hat_scribe! hat_envoy! hat_barker! hat_alchemist!", 5),
        ("few_secrets", "strip academy tavern archive market", 8),
        ("few_secrets", "strip tavern archive market, placed academy@outer_04", 8),
        ("few_secrets", "strip archive market, placed academy@outer_04 tavern@outer_08", 0),
        ("no_key_mage", "mages swamp_aunt", 8),
        ("no_key_mage", "mages swamp_aunt stone_granny", 0),
        ("no_key_mage", "mages swamp_aunt stone_granny!", 0),
        ("inactive_circles", "circles . . # #", 8),
        ("inactive_circles", "circles . . . #", 0),
        ("low_capacity", "capacity 5", 8),
        ("low_capacity", "capacity 6", 8),
        ("low_capacity", "capacity 7", 0),
        ("low_capacity", "capacity 8", 0),
        ("low_capacity", "capacity flipped", 0),
        ("keys", "keys 0", 0),
        ("keys", "keys 1", 3),
        ("keys", "keys 3", 9),
        ("keys", "keys 4", 9),
        ("unused_glass", "corks 1", 2),
        ("unused_glass", "bottles red 1, corks 1", 4),
        ("unused_glass", "bottles red 3, corks 1", 8),
    ],
)
def test_D201_every_scoring_card(card: str, board: str, worth: int) -> None:
    assert card_points(board, card) == worth


@pytest.mark.parametrize(
    ("mages", "worth"),
    [
        ("", 0),
        ("mages swamp_aunt", 2),
        ("mages swamp_aunt stone_granny!", 2),
        ("mages swamp_aunt stone_granny root_digger water_carrier", 8),
        ("mages swamp_aunt stone_granny root_digger water_carrier miller", 8),
    ],
)
def test_D201_mages_face_up_count_two_each_at_most_eight(mages: str, worth: int) -> None:
    assert points(mages or "coins 0", "scoring third_of_kind two_sets ready_mages") == worth


def test_D201_a_minimum_of_two_counts_eight() -> None:
    placed = "placed academy@outer_04 tavern@outer_08 archive@inner_06 market@outer_12"
    gear = "gear staff_steady! hat_scribe! cloak_craftsman!"
    text = ending(f"minimum 2, {gear}, strip -, {placed}", other="power 0, strip academy tavern archive market")
    assert end(text.replace("scoring two_sets", "scoring minimum_two")).state.points[0] == 8


@pytest.mark.parametrize("board", ["coins 0", "minimum 1, gear staff_steady! hat_scribe! cloak_craftsman!"])
def test_D201_a_lower_minimum_counts_nothing(board: str) -> None:
    assert points(board, "scoring third_of_kind keys minimum_two") == 0


def test_D201_a_covered_circle_counts_as_inactive() -> None:
    board = "traits market_free blocked_circle, circles x . . #"
    assert card_points(board, "inactive_circles") == 8


def test_D201_several_players_may_score_the_same_card() -> None:
    match = end(ending("keys 3", other="power 0, keys 2", cards="scoring keys two_sets third_of_kind"))
    assert match.state.points[:2] == [9, 6]


def test_D201_three_staffs_three_hats_two_cloaks_X16() -> None:
    gear = "staff_steady! staff_bone! staff_broom! hat_scribe! hat_envoy! hat_barker! cloak_starlit! cloak_warden!"
    assert points(f"minimum 1, gear {gear}", "scoring two_sets minimum_two keys") == 8
    assert points(f"minimum 1, gear {gear}", "scoring third_of_kind minimum_two keys") == 10


def test_D201_four_keys_count_nine_and_five_mages_eight_X16() -> None:
    assert points("keys 4", "scoring keys two_sets third_of_kind") == 9
    mages = "mages swamp_aunt stone_granny root_digger water_carrier miller"
    assert points(mages, "scoring ready_mages two_sets third_of_kind") == 8


def test_D201_unused_bottles_and_corks_count_twice_over_X16() -> None:
    """3 bottles and 2 corks: 5, and 8 of 10 with the card."""
    assert points("bottles red 2 blue 1, corks 2", "scoring unused_glass two_sets third_of_kind") == 13


def test_D201_all_ten_cards_are_tested() -> None:
    tested = {
        "two_sets", "third_of_kind", "few_secrets", "no_key_mage", "inactive_circles", "low_capacity", "minimum_two",
        "keys", "ready_mages", "unused_glass",
    }  # fmt: skip
    assert tested == set(names.SCORINGS)


# Who wins (D202).


def test_D202_most_points_win() -> None:
    match = end(ending("corks 2", other="power 0, corks 3", cards=NOTHING))
    assert match.outcome == Outcome("points", (2, 1))
    assert told(match, MatchEnded) == [MatchEnded(reason="points")]


@pytest.mark.parametrize(
    ("board", "other", "ranks"),
    [
        ("coins 5, scrolls 0, keys 0", "coins 4, scrolls 0, keys 0", (1, 2)),
        ("coins 0, scrolls 1, keys 1", "coins 3, scrolls 0, keys 0", (2, 1)),
        ("coins 0, scrolls 2, keys 2", "coins 3, scrolls 0, keys 0", (1, 2)),
        ("coins 1, scrolls 1, keys 1", "coins 3, scrolls 0, keys 0", (1, 1)),
    ],
)
def test_D202_ties_are_broken_by_coins_scrolls_and_keys_together(
    board: str, other: str, ranks: tuple[int, int]
) -> None:
    match = end(ending(board, other=f"power 0, {other}", cards=NOTHING))
    assert match.outcome == Outcome("points", ranks)


def test_D202_goods_do_not_outweigh_a_point() -> None:
    match = end(ending("corks 1, coins 0", other="power 0, coins 20", cards=NOTHING))
    assert match.outcome == Outcome("points", (1, 2))


def test_D202_a_shared_first_place_has_two_winners() -> None:
    match = end(ending("coins 3", other="power 0, coins 3", cards=NOTHING))
    assert match.outcome is not None
    assert match.outcome.winners == (0, 1)
