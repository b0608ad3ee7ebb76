"""The catacombs: each chest, keys, the pile, the miner's hat (D85–D87)."""

import pytest

from abraka.games.djinn import events as happened
from abraka.games.djinn import names
from abraka.games.djinn.content import load_content
from abraka.games.djinn.content.parts import Chest
from abraka.testing.keys import key_for
from tests.djinn.places import chests_come, drawn, gained, goods, listed, on_round, on_square, only_chests, worth
from tests.djinn.table import legal, play, question, refused, seat, table, told

CHESTS = load_content().chests.chest
LOCKED = [chest for chest in CHESTS if chest.locked]
READY = "coins 0, power 0, mages root_digger! swamp_aunt!"


@pytest.mark.parametrize("chest", CHESTS, ids=lambda chest: chest.id)
def test_D85_each_chest_gives_what_it_holds(chest: Chest) -> None:
    match = table(on_square("catacombs", READY, only_chests(chest.id)))
    assert gained(match, "do basic") == worth(chest.gain)


@pytest.mark.parametrize("chest", LOCKED, ids=lambda chest: chest.id)
def test_D86_each_locked_chest_gives_the_rest_for_a_key(chest: Chest) -> None:
    match = table(on_square("catacombs", f"{READY}, keys 1", only_chests(chest.id)))
    expected = worth([*chest.gain, *chest.locked]) | {"keys": -1}
    before = gained(match, "do basic")
    assert legal(match, "unlock") == [f"unlock {chest.id}"]
    after = gained(match, f"unlock {chest.id}")
    assert {kind: before.get(kind, 0) + after.get(kind, 0) for kind in before | after} == expected


@pytest.mark.parametrize("chest", LOCKED, ids=lambda chest: chest.id)
def test_D86_a_chest_may_stay_locked_and_the_key_stays(chest: Chest) -> None:
    match = table(on_square("catacombs", f"{READY}, keys 1", only_chests(chest.id)))
    assert gained(match, "do basic") == worth(chest.gain)
    assert gained(match, "pass") == {}


@pytest.mark.parametrize("chest", [chest for chest in CHESTS if not chest.locked], ids=lambda chest: chest.id)
def test_D86_a_chest_without_a_lock_asks_for_no_key(chest: Chest) -> None:
    match = table(on_square("catacombs", f"{READY}, keys 1", only_chests(chest.id)))
    assert gained(match, "do basic") == worth(chest.gain)
    assert question(match) == "free B"


def test_D86_without_a_key_nothing_is_asked_and_nothing_unlocked() -> None:
    match = play(table(on_square("catacombs", "coins 0, keys 0", only_chests("chest_10"))), "do basic")
    assert goods(match, "coins scrolls") == [3, 0]
    assert question(match) == "place_wizard Y"


def test_D85_the_basic_action_reveals_one_chest() -> None:
    match = play(table(on_square("catacombs", "coins 0"), key=chests_come("chest_01")), "do basic")
    assert told(match, happened.ChestShown) == [happened.ChestShown(0, "chest_01")]
    assert goods(match, "coins") == [4]
    assert listed(match, "discarded") == "chest_01"


def test_D85_the_special_action_reveals_two() -> None:
    match = play(table(on_round("catacombs", "coins 0"), key=chests_come("chest_07", "chest_01")), "do special")
    assert told(match, happened.ChestShown) == [happened.ChestShown(0, "chest_07"), happened.ChestShown(0, "chest_01")]
    assert goods(match, "coins scrolls") == [4, 2]
    assert listed(match, "discarded") == "chest_01 chest_07"


def test_D85_the_basic_action_on_the_round_space_reveals_one() -> None:
    match = play(table(on_round("catacombs", "coins 0"), key=chests_come("chest_01")), "do basic")
    assert told(match, happened.ChestShown) == [happened.ChestShown(0, "chest_01")]


def test_D85_a_tile_of_the_catacombs_reveals_one() -> None:
    position = on_square("market", "coins 0, placed catacombs@inner_02")
    match = play(table(position, key=chests_come("chest_01")), "do tile")
    assert told(match, happened.ChestShown) == [happened.ChestShown(0, "chest_01")]
    assert goods(match, "coins") == [4]


def test_D85_an_empty_pile_is_made_anew_in_the_middle_of_a_draw() -> None:
    discarded = [chest for chest in names.CHESTS if chest != "chest_02"]
    key = key_for(*drawn(["chest_02"], "chest_02"), *drawn(discarded, "chest_01"), seed=1)
    match = play(table(on_round("catacombs", "coins 0", only_chests("chest_02")), key=key), "do special")
    assert told(match, happened.ChestsShuffled) == [happened.ChestsShuffled(17)]
    assert goods(match, "coins scrolls") == [6, 1]
    assert listed(match, "discarded") == "chest_01 chest_02"  # the others are in the new pile


def test_D85_an_empty_pile_is_made_anew_once_the_chest_is_away() -> None:
    match = play(table(on_square("catacombs", "", only_chests("chest_01"))), "do basic")
    assert told(match, happened.ChestsShuffled) == [happened.ChestsShuffled(18)]
    assert listed(match, "discarded") == ""


def test_D85_not_before_the_locked_part_is_decided() -> None:
    match = play(table(on_square("catacombs", "keys 1", only_chests("chest_10"))), "do basic")
    assert question(match) == "unlock B"
    assert not told(match, happened.ChestsShuffled)
    play(match, "pass")
    assert told(match, happened.ChestsShuffled) == [happened.ChestsShuffled(18)]


def test_D86_a_key_from_one_chest_unlocks_another_drawn_before_it() -> None:
    match = table(on_round("catacombs", "coins 0, keys 0"), key=chests_come("chest_10", "chest_09"))
    play(match, "do special")
    assert goods(match, "coins keys") == [5, 1]  # all gains come first
    assert legal(match, "unlock") == ["unlock chest_10"]
    play(match, "unlock chest_10")
    assert goods(match, "scrolls keys") == [1, 0]


@pytest.mark.parametrize("chests", [("chest_10", "chest_12"), ("chest_12", "chest_10")])
def test_D86_locked_parts_come_in_the_order_drawn(chests: tuple[str, str]) -> None:
    first, second = chests
    match = play(table(on_round("catacombs", "keys 2"), key=chests_come(*chests)), "do special")
    assert legal(match, "unlock") == [f"unlock {first}"]
    play(match, f"unlock {first}")
    assert legal(match, "unlock") == [f"unlock {second}"]
    play(match, f"unlock {second}")
    assert goods(match, "keys") == [0]


def test_D86_one_key_unlocks_one_of_two() -> None:
    match = table(on_round("catacombs", "keys 1"), key=chests_come("chest_10", "chest_13"))
    play(match, "do special", "unlock chest_10")
    assert question(match) == "place_wizard Y"
    match = table(on_round("catacombs", "keys 1"), key=chests_come("chest_10", "chest_13"))
    play(match, "do special", "pass")
    assert legal(match, "unlock") == ["unlock chest_13"]


def test_D86_only_a_key_unlocks_neither_coins_nor_scrolls() -> None:
    match = play(table(on_square("catacombs", "coins 9, scrolls 9, keys 0", only_chests("chest_13"))), "do basic")
    assert question(match) == "place_wizard Y"


def test_D86_all_revealed_chests_are_discarded_locked_or_not() -> None:
    match = table(on_round("catacombs", "keys 1"), key=chests_come("chest_10", "chest_13"))
    play(match, "do special")
    assert listed(match, "revealed") == "chest_10 chest_13"
    play(match, "unlock chest_10")
    assert listed(match, "revealed") == ""
    assert listed(match, "discarded") == "chest_10 chest_13"


# The miner's hat.


def test_D87_the_miner_reveals_one_more_and_leaves_one() -> None:
    match = table(on_square("catacombs", "coins 0, gear hat_miner"), key=chests_come("chest_07", "chest_01"))
    play(match, "do basic")
    assert question(match) == "chest_discard B"
    assert legal(match) == ["leave chest_01", "leave chest_07"]
    assert goods(match, "coins scrolls") == [0, 0]
    play(match, "leave chest_07")
    assert goods(match, "coins scrolls") == [4, 0]
    assert told(match, happened.ChestLeft) == [happened.ChestLeft(0, "chest_07")]
    assert listed(match, "discarded") == "chest_01 chest_07"


def test_D87_one_must_be_left() -> None:
    match = table(on_square("catacombs", "gear hat_miner"), key=chests_come("chest_07", "chest_01"))
    refused(play(match, "do basic"), "pass", "(D87)")


def test_D87_in_the_special_action_two_of_three_are_kept() -> None:
    key = chests_come("chest_07", "chest_01", "chest_02")
    match = play(table(on_round("catacombs", "coins 0, gear hat_miner"), key=key), "do special")
    assert legal(match) == ["leave chest_01", "leave chest_02", "leave chest_07"]
    play(match, "leave chest_01")
    assert goods(match, "coins scrolls") == [2, 3]


def test_D87_with_a_tile_too() -> None:
    position = on_square("market", "coins 0, gear hat_miner, placed catacombs@inner_02")
    match = play(table(position, key=chests_come("chest_07", "chest_01")), "do tile")
    assert question(match) == "chest_discard B"


def test_D87_the_chest_that_is_left_can_not_be_unlocked() -> None:
    match = table(on_square("catacombs", "keys 2, gear hat_miner"), key=chests_come("chest_10", "chest_13"))
    play(match, "do basic", "leave chest_10")
    assert legal(match, "unlock") == ["unlock chest_13"]
    play(match, "unlock chest_13")
    assert question(match) == "free B"
    assert goods(match, "keys") == [1]


def test_D87_face_down_the_hat_does_nothing() -> None:
    match = table(on_square("catacombs", "coins 0, gear hat_miner!"), key=chests_come("chest_01"))
    play(match, "do basic")
    assert goods(match, "coins") == [4]
    assert seat(match, "B")["gear"] == "hat_miner!"


def test_D87_the_hat_of_another_player_does_nothing() -> None:
    match = table(on_square("catacombs", "coins 0", "Y: gear hat_miner"), key=chests_come("chest_01"))
    assert question(play(match, "do basic")) == "place_wizard Y"


def test_D87_the_last_chest_of_the_pile_and_one_of_the_new_pile() -> None:
    match = table(on_square("catacombs", "gear hat_miner", only_chests("chest_07")))
    play(match, "do basic")
    assert told(match, happened.ChestsShuffled) == [happened.ChestsShuffled(17)]
    assert len(legal(match)) == 2 and "leave chest_07" in legal(match)
