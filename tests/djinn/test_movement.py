"""The turn and moving: start, order and end of a turn, the first turn, skipping, tolls (D50–D52, D60–D66)."""

import msgspec
import pytest

from abraka.core.game import Game
from abraka.core.match import Match
from abraka.games.djinn import events as happened
from abraka.games.djinn.spec import SPEC
from tests.djinn.places import SQUARES, goods, joined, on_round, on_square
from tests.djinn.table import legal, play, question, refused, seat, table, told

AT_INNER_02 = "B: at inner_02 via inner_12"


def moving(own: str, *others: str) -> str:
    """B's turn begins at inner_02, where it came from inner_12."""
    mine = f"{AT_INNER_02}, {own}" if own else AT_INNER_02
    return joined(*others, f"players {1 + len(others)}" if others else "players 2", mine, "to act B")


# The turn.


def test_D50_power_below_the_minimum_rises_to_it_when_the_turn_begins() -> None:
    match = table(on_square("academy", "", "Y: at outer_08 via inner_08, power 0, minimum 2"))
    assert goods(match, "power", "Y") == [0]
    play(match, "do basic")
    assert question(match) == "move Y"
    assert goods(match, "power", "Y") == [2]


def test_D50_power_at_or_above_the_minimum_stays() -> None:
    for power in (1, 2, 4):
        match = table(on_square("academy", "", f"Y: at outer_08 via inner_08, power {power}, minimum 1"))
        play(match, "do basic")
        assert goods(match, "power", "Y") == [power]


def test_D50_the_minimum_counts_before_the_first_window() -> None:
    match = table(on_square("academy", "", "Y: at outer_08 via inner_08, power 0, minimum 2, keys 1"))
    play(match, "do basic", "key power")
    assert goods(match, "power", "Y") == [3]


def test_D51_window_move_window_actions_window_end() -> None:
    position = joined(on_square("tavern", "keys 5", "piles swamp_aunt/7 root_digger/7 stone_granny/7 miller/7"))
    match = table(joined("B: at outer_02 via outer_04, keys 5", "to act B", *position.split(" | ")))
    order = []
    for action in ("key coin", "go inner_02 outer_02", "key coin", "do basic", "mage swamp_aunt", "key coin", "pass"):
        order.append(question(match))
        play(match, action)
    assert order == ["move B", "move B", "action B", "action B", "mage B", "free B", "free B"]
    assert question(match) == "place_wizard Y"
    assert goods(match, "keys coins") == [2, 7]


def test_D51_the_next_player_has_the_same_windows() -> None:
    match = table(on_square("academy", "", "Y: at inner_04 via outer_04, keys 5, power 0", "inner_04: -"))
    play(match, "do basic")
    order = []
    for action in ("key coin", "go inner_06 inner_04", "key coin", "pass", "console coins", "key coin", "pass"):
        order.append(question(match))
        play(match, action)
    assert order == ["move Y", "move Y", "action Y", "action Y", "consolation Y", "free Y", "free Y"]
    assert question(match) == "move B"
    assert goods(match, "keys coins", "Y") == [2, 9]


def test_D51_no_action_before_the_move_and_no_move_after_it() -> None:
    match = table(moving(""))
    refused(match, "do basic", "does not answer")
    play(match, "go inner_04 inner_02")
    refused(match, "go inner_06 inner_04", "does not answer")


def test_D51_the_turn_passes_clockwise() -> None:
    match = table(on_square("academy", "", "players 3"))
    assert question(play(match, "do basic")) == "place_wizard Y"


def test_D52_location_rewards_not_claimed_are_gained_when_the_turn_ends() -> None:
    match = play(table(on_square("archive", "coins 0, gear hat_archivist")), "do basic", "archive yellow_scroll")
    assert legal(match) == ["claim hat_archivist", "pass"]
    assert goods(match, "coins") == [0]
    play(match, "pass")
    assert goods(match, "coins") == [2]
    assert told(match, happened.RewardClaimed) == [happened.RewardClaimed(0, "hat_archivist")]
    assert question(match) == "place_wizard Y"


def test_D52_one_that_was_claimed_is_not_gained_again() -> None:
    match = table(on_square("archive", "coins 0, gear hat_archivist"))
    play(match, "claim hat_archivist", "do basic", "archive yellow_scroll")
    assert goods(match, "coins") == [2]
    assert question(match) == "place_wizard Y"


def test_D52_alone_Tom_turns_up_a_card_after_a_turn_on_a_round_space() -> None:
    match = play(table(on_round("academy", "", "players 1", "tom blank_1 blank_2 market_a")), "do special")
    assert len(told(match, happened.TomTurned)) == 1
    match = play(table(on_square("academy", "", "players 1", "tom blank_1 blank_2 market_a")), "do basic")
    assert not told(match, happened.TomTurned)


def test_D52_after_the_sixth_boss_the_end_begins() -> None:
    empty = [f"{space}: -" for space in ("inner_04", "inner_08", "outer_02", "outer_06", "outer_10")]
    match = table(on_round("academy", "power 4", "inner_12: boss brown", *empty, "round 7"))
    play(match, "do special", "target brown")
    while question(match).endswith("B"):
        play(match, legal(match)[0])
    assert told(match, happened.EndBegan) == [happened.EndBegan(8)]


# The first turn.


def test_D60_the_wizard_is_placed_at_the_square_end_of_a_path() -> None:
    match = table("players 2 | to act B")
    assert question(match) == "place_wizard B"
    assert len(legal(match)) == 18
    assert {action.split()[1] for action in legal(match)} == set(SQUARES)
    refused(match, "go inner_12 inner_02", "(D60)")
    refused(match, "go source inner_12", "(D60)")


def test_D60_no_path_with_a_wizard_at_either_of_its_ends() -> None:
    at_square = table("players 2 | Y: at inner_02 via inner_12 | to act B")
    at_round = table("players 2 | Y: at inner_12 via inner_02 | to act B")
    for match in (at_square, at_round):
        assert len(legal(match)) == 17
        refused(match, "go inner_02 inner_12", "(D60)")
        assert "go inner_02 inner_04" in legal(match)


def test_D60_a_wizard_on_a_path_between_a_round_space_and_the_Source_blocks_nothing() -> None:
    assert len(legal(table("players 2 | Y: at source via inner_12 | to act B"))) == 18


def test_D60_then_comes_the_action_of_the_square() -> None:
    match = table("players 2 | tokens inner_02=academy | B: power 0 | to act B")
    play(match, "go inner_02 inner_12")
    assert question(match) == "action B"
    assert legal(match) == ["do basic", "pass"]


def test_D60_it_counts_as_having_come_along_that_path() -> None:
    match = table("players 2 | tokens inner_02=academy | Y: at outer_08 via outer_06 | to act B")
    play(match, "go inner_02 inner_12", "do basic", "go inner_08 outer_08", "pass", "console coins")
    while question(match) != "move B":
        play(match, "pass")
    assert seat(match, "B")["at"] == "inner_02 via inner_12"
    assert legal(match) == ["go inner_04 inner_02", "go outer_02 inner_02"]


# Moving.


def test_D61_the_wizard_leaves_along_another_path_than_it_came() -> None:
    match = table(moving(""))
    assert question(match) == "move B"
    assert legal(match) == ["go inner_04 inner_02", "go outer_02 inner_02"]
    refused(match, "go inner_12 inner_02", "(D61)")
    play(match, "go inner_04 inner_02")
    assert seat(match, "B")["at"] == "inner_04 via inner_02"


def test_D61_at_the_Source_too() -> None:
    match = table("players 2 | B: at source via inner_12 | to act B")
    assert legal(match) == ["go inner_04 source", "go inner_08 source"]


def test_D61_only_to_a_neighbour_and_not_staying() -> None:
    match = table(moving(""))
    refused(match, "go inner_06 inner_04", "(D63)")
    refused(match, "go inner_02 inner_04", "(D63)")
    refused(match, "pass", "(D61)")


def test_D61_a_round_space_at_the_Source_has_four_paths() -> None:
    match = table("players 2 | B: at inner_12 via source | to act B")
    assert legal(match) == ["go inner_02 inner_12", "go inner_10 inner_12", "go outer_12 inner_12"]


def test_D62_wizards_at_other_edges_do_not_matter() -> None:
    match = table(moving("coins 0", "Y: at outer_02 via outer_12", "R: at inner_04 via source"))
    assert legal(match) == ["go inner_04 inner_02", "go outer_02 inner_02"]
    play(match, "go outer_02 inner_02")
    assert question(match) == "action_round B"


def test_D62_nor_does_one_at_the_far_end_of_the_path() -> None:
    match = table(moving("coins 0", "Y: at inner_02 via outer_02"))
    assert legal(match) == ["go inner_04 inner_02", "go outer_02 inner_02"]


def test_X10_D63_stop_and_pay_or_skip() -> None:
    match = table(moving("", "Y: at outer_02 via inner_02"))
    stops = ["go inner_04 inner_02", "go outer_12 outer_02", "go outer_02 inner_02", "go outer_04 outer_02"]
    assert legal(match) == stops
    refused(match, "go inner_12 inner_02", "(D61)")


def test_D63_the_owner_is_paid_a_coin_or_a_scroll() -> None:
    for what, mine, theirs in (("coin", [1, 2], [1, 0]), ("scroll", [2, 1], [0, 1])):
        match = table(moving("coins 2, scrolls 2", "Y: at outer_02 via inner_02, coins 0, scrolls 0"))
        play(match, "go outer_02 inner_02")
        assert question(match) == "toll B"
        assert legal(match) == ["toll coin", "toll scroll"]
        play(match, f"toll {what}")
        assert goods(match, "coins scrolls") == mine
        assert goods(match, "coins scrolls", "Y") == theirs
        assert told(match, happened.TollPaid) == [happened.TollPaid(0, 1, f"{what}s")]


def test_D63_each_of_several_owners_is_paid() -> None:
    others = [f"{letter}: at outer_02 via inner_02, coins 0, scrolls 0" for letter in "YR"]
    match = play(table(moving("coins 2, scrolls 2", *others)), "go outer_02 inner_02", "toll scroll", "toll coin")
    assert goods(match, "coins scrolls") == [1, 1]
    assert [goods(match, "coins scrolls", letter) for letter in "YR"] == [[0, 1], [1, 0]]
    assert question(match) == "action_round B"


def test_D63_a_key_may_stand_in_and_the_owner_gets_no_key() -> None:
    match = table(moving("coins 0, scrolls 0, keys 1", "Y: at outer_02 via inner_02, coins 0, scrolls 0"))
    play(match, "go outer_02 inner_02")
    assert legal(match) == ["toll coin", "toll scroll"]
    play(match, "toll scroll")
    assert goods(match, "keys") == [0]
    assert goods(match, "coins scrolls keys", "Y") == [0, 1, 0]


def test_D63_a_single_way_to_pay_is_not_asked_for() -> None:
    match = table(moving("coins 1, scrolls 0", "Y: at outer_02 via inner_02, coins 0"))
    play(match, "go outer_02 inner_02")
    assert question(match) == "action_round B"
    assert goods(match, "coins", "Y") == [1]


def test_D63_the_toll_must_be_paid() -> None:
    match = table(moving("coins 2, scrolls 2", "Y: at outer_02 via inner_02"))
    refused(play(match, "go outer_02 inner_02"), "pass", "(D63, D104)")


def test_D63_who_skips_pays_nothing_and_stands_behind() -> None:
    match = table(moving("coins 2", "Y: at outer_02 via inner_02, coins 0"))
    play(match, "go outer_04 outer_02")
    assert seat(match, "B")["at"] == "outer_04 via outer_02"
    assert goods(match, "coins") == [2] and goods(match, "coins", "Y") == [0]


@pytest.mark.parametrize(("near", "far"), ["YR", "RY"])
def test_D63_several_spaces_may_be_skipped(near: str, far: str) -> None:
    match = table(moving("coins 1", f"{near}: at outer_02 via inner_02", f"{far}: at outer_12 via outer_02"))
    assert legal(match) == [
        "go inner_12 outer_12", "go inner_04 inner_02", "go outer_12 outer_02", "go outer_02 inner_02",
        "go outer_04 outer_02", "go outer_10 outer_12",
    ]  # fmt: skip


def test_D63_the_skipped_path_is_not_walked_back() -> None:
    match = table(moving("coins 1", "Y: at outer_02 via inner_02"))
    refused(match, "go inner_02 outer_02", "(D63)")


def test_D64_a_free_edge_can_not_be_skipped() -> None:
    match = table(moving("", "Y: at outer_02 via outer_12"))
    refused(match, "go outer_04 outer_02", "(D63)")
    refused(match, "go source inner_04", "(D63)")


def test_D64_who_can_not_pay_can_only_skip() -> None:
    match = table(moving("coins 0, scrolls 0, keys 0", "Y: at outer_02 via inner_02"))
    assert legal(match) == ["go inner_04 inner_02", "go outer_12 outer_02", "go outer_04 outer_02"]
    refused(match, "go outer_02 inner_02", "(D63, D64)")


def test_D64_all_owners_must_be_payable_and_keys_count() -> None:
    others = [f"{letter}: at outer_02 via inner_02" for letter in "YR"]
    assert "go outer_02 inner_02" not in legal(table(moving("coins 1", *others)))
    for own in ("coins 1, keys 1", "coins 0, keys 2", "coins 1, scrolls 1", "coins 0, scrolls 2"):
        assert "go outer_02 inner_02" in legal(table(moving(own, *others)))


def test_D64_a_wizard_may_come_back_to_the_space_it_left_along_another_path() -> None:
    # The ring inner_02, inner_04, outer_04, outer_02: three wizards in its way let B go all around.
    others = ("Y: at inner_04 via inner_02", "R: at outer_04 via inner_04", "G: at outer_02 via outer_04")
    match = table(moving("coins 0", *others))
    assert "go inner_02 outer_02" in legal(match)
    play(match, "go inner_02 outer_02")
    assert seat(match, "B")["at"] == "inner_02 via outer_02"


def test_D64_all_edges_behind_others_are_offered_and_a_space_may_be_reached_at_two_of_them() -> None:
    others = ("Y: at inner_04 via inner_02", "R: at outer_02 via inner_02")
    assert legal(table(moving("coins 4", *others))) == [
        "go source inner_04", "go inner_04 inner_02", "go inner_06 inner_04", "go outer_12 outer_02",
        "go outer_02 inner_02", "go outer_04 inner_04", "go outer_04 outer_02",
    ]  # fmt: skip


def test_D65_with_the_pilgrim_s_cloak_nobody_is_paid() -> None:
    match = table(moving("coins 0, gear cloak_pilgrim", "Y: at outer_02 via inner_02, coins 0, scrolls 0"))
    assert "go outer_02 inner_02" in legal(match)
    play(match, "go outer_02 inner_02")
    assert question(match) == "action_round B"
    assert goods(match, "coins scrolls", "Y") == [0, 0]


def test_D65_face_down_it_does_not_help() -> None:
    match = table(moving("coins 0, gear cloak_pilgrim!", "Y: at outer_02 via inner_02"))
    refused(match, "go outer_02 inner_02", "(D63, D64)")


def test_D65_a_smooth_talker_pays_on_the_map() -> None:
    match = table(moving("coins 1, traits market_free", "Y: at outer_02 via inner_02, coins 0"))
    play(match, "go outer_02 inner_02")
    assert goods(match, "coins") == [0] and goods(match, "coins", "Y") == [1]


def test_D66_a_wizard_without_any_way_stays_and_its_turn_ends() -> None:
    game = Game(SPEC)
    town = game.content.map
    cut = [path for path in town.path if path.id not in ("p_inner_02_inner_04", "p_inner_02_outer_02")]
    game.content = msgspec.structs.replace(game.content, map=msgspec.structs.replace(town, path=cut))
    position = (
        "players 2 | tokens outer_08=academy | B: at inner_02 via inner_12 | Y: at outer_08 via inner_08 | acting Y"
    )
    match = Match(game, 2, key=bytes(16), position=position, exact=True)
    play(match, "do basic")
    assert told(match, happened.Stuck) == [happened.Stuck(0)]
    assert question(match) == "move Y"
    assert seat(match, "B")["at"] == "inner_02 via inner_12"
    assert goods(match, "coins power") == [4, 3]
