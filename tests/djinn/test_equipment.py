"""Equipment: one of a kind face up, one use, sets, when it is used, rewards for locations (D155–D161)."""

import pytest

from abraka.games.djinn.events import GearTaken, GearTurnedDown, GearUsed, MinimumRose, RewardClaimed
from tests.djinn.scene import at_the_end, ending, facing, moving, own, town
from tests.djinn.table import legal, play, question, refused, table, told

DISPLAY = "display staff_steady hat_scribe cloak_pilgrim"


def shopping(board: str, *segments: str, display: str = DISPLAY) -> str:
    """B is at the square workshop with four coins, about to act."""
    return town(f"B: at outer_08 via outer_06, coins 4, {board}", display, "acting B", *segments)


def uses(actions: list[str]) -> list[str]:
    """The cards that may be used."""
    return [action.removeprefix("use ") for action in actions if action.startswith("use ")]


def claims(actions: list[str]) -> list[str]:
    """The cards whose reward may be claimed."""
    return [action.removeprefix("claim ") for action in actions if action.startswith("claim ")]


# Face up and face down (D155–D157).


def test_D155_one_card_of_each_kind_may_be_face_up() -> None:
    match = play(table(shopping("gear staff_furnace hat_miner")), "do basic", "equip cloak_pilgrim")
    assert own(match, "gear") == "staff_furnace hat_miner cloak_pilgrim"


def test_D155_a_card_face_down_does_nothing() -> None:
    match = table(moving("gear hat_scribe! staff_prefect! cloak_cork_cutter!, coins 4, keys 0"))
    assert (uses(legal(match)), claims(legal(match))) == ([], [])
    refused(match, "use hat_scribe", "Scribe's Hat is face down")


def test_D155_another_players_card_does_nothing_for_you() -> None:
    match = table(moving("coins 4", "Y: gear hat_scribe"))
    refused(match, "use hat_scribe", "You do not have Scribe's Hat")


def test_D156_a_card_with_one_use_turns_face_down_when_used() -> None:
    match = play(table(moving("gear hat_scribe")), "use hat_scribe")
    assert (own(match, "gear"), own(match, "scrolls")) == ("hat_scribe!", "2")
    assert told(match, GearTurnedDown) == [GearTurnedDown(seat=0, gear="hat_scribe")]
    refused(match, "use hat_scribe", "Scribe's Hat is face down")


def test_D156_a_permanent_card_stays_face_up() -> None:
    match = play(table(moving("gear cloak_cork_cutter, coins 4")), "use cloak_cork_cutter")
    assert own(match, "gear") == "cloak_cork_cutter"


def test_D157_a_second_card_of_a_kind_asks_which_one_stays_up() -> None:
    match = play(table(shopping("gear hat_miner")), "do basic", "equip hat_scribe")
    assert (question(match), legal(match)) == ("equipment_keep B", ["keep old", "keep new"])


def test_D157_the_old_card_may_stay() -> None:
    match = play(table(shopping("gear hat_miner")), "do basic", "equip hat_scribe", "keep old")
    assert sorted(own(match, "gear").split()) == ["hat_miner", "hat_scribe!"]
    assert told(match, GearTurnedDown) == [GearTurnedDown(seat=0, gear="hat_scribe")]


def test_D157_the_new_card_may_take_its_place() -> None:
    match = play(table(shopping("gear hat_miner")), "do basic", "equip hat_scribe", "keep new")
    assert sorted(own(match, "gear").split()) == ["hat_miner!", "hat_scribe"]
    assert uses(legal(match)) == ["hat_scribe"]


def test_D157_the_card_that_turns_down_is_not_used_first() -> None:
    match = play(table(shopping("gear hat_envoy")), "do basic", "equip hat_scribe", "keep new")
    assert (told(match, GearUsed), own(match, "mages")) == ([], "")


def test_D157_upon_a_card_face_down_the_new_one_lies_face_up() -> None:
    match = play(table(shopping("gear hat_miner!")), "do basic", "equip hat_scribe")
    assert question(match) != "equipment_keep B"
    assert sorted(own(match, "gear").split()) == ["hat_miner!", "hat_scribe"]


# Sets (D158, D159).


@pytest.mark.parametrize("others", ["staff_steady hat_scribe", "staff_steady! hat_scribe!"])
def test_D158_the_first_set_raises_the_minimum_and_gives_two_power(others: str) -> None:
    display = "display staff_furnace hat_miner cloak_pilgrim"
    text = shopping(f"power 1, gear {others}", display=display)
    match = play(table(text), "do basic", "equip cloak_pilgrim")
    assert told(match, MinimumRose) == [MinimumRose(seat=0, minimum=1)]
    assert (own(match, "minimum"), own(match, "power")) == ("1", "3")


def test_D158_two_kinds_are_no_set() -> None:
    match = play(table(shopping("power 1, gear hat_miner")), "do basic", "equip cloak_pilgrim")
    assert (own(match, "minimum"), own(match, "power")) == ("0", "1")


def test_D158_a_set_completed_by_an_award_counts_too() -> None:
    board = "power 0, corked red 3, gear staff_furnace hat_miner"
    match = table(moving(board, "offered award_1d", DISPLAY))
    play(match, "award red", "equip cloak_pilgrim")
    assert (own(match, "minimum"), own(match, "power")) == ("1", "4")


def test_D158_a_second_set_brings_nothing_more() -> None:
    gear = "staff_furnace! hat_miner! cloak_merchant! hat_envoy! cloak_starlit!"
    match = play(table(shopping(f"power 1, minimum 1, gear {gear}")), "do basic", "equip staff_steady")
    assert told(match, MinimumRose) == []
    assert (own(match, "minimum"), own(match, "power")) == ("1", "1")


def test_D158_the_power_stops_at_the_maximum() -> None:
    match = table(shopping("power 3, gear staff_furnace hat_miner"))
    play(match, "do basic", "equip cloak_pilgrim")
    assert own(match, "power") == "4"


@pytest.mark.parametrize(
    ("gear", "points"),
    [
        ("staff_steady hat_scribe cloak_pilgrim staff_bone! hat_miner!", 0),
        ("staff_steady hat_scribe cloak_craftsman staff_bone! hat_miner! cloak_starlit!", 8),
        ("staff_steady! hat_scribe! cloak_craftsman! staff_bone! hat_miner! cloak_starlit!", 8),
    ],
)
def test_D159_sets_are_counted_by_the_rarest_kind_face_up_or_down(gear: str, points: int) -> None:
    """The public card for two sets tells."""
    match = play(table(ending(f"minimum 1, gear {gear}")), "pass")
    assert match.state.points[0] - vp_of(gear) == points


def vp_of(gear: str) -> int:
    """What the cards themselves are worth face up: the pilgrim's cloak 1, the miner's hat 2."""
    return sum({"cloak_pilgrim": 1, "hat_miner": 2}.get(card, 0) for card in gear.split())


# When it is used (D160).


def test_D160_equipment_is_used_before_moving() -> None:
    assert uses(legal(table(moving("gear hat_scribe")))) == ["hat_scribe"]


def test_D160_equipment_is_used_after_moving_and_between_actions() -> None:
    match = table(facing("boss brown", "gear hat_scribe, power 3, coins 4"))
    assert uses(legal(match)) == ["hat_scribe"]
    play(match, "do capture")
    assert uses(legal(match)) == ["hat_scribe"]


def test_D160_equipment_is_used_at_the_end_of_the_turn() -> None:
    match = play(table(facing("-", "gear hat_scribe")), "pass", "console coins")
    assert (question(match), uses(legal(match))) == ("free B", ["hat_scribe"])


def test_D160_equipment_is_not_used_inside_a_capture() -> None:
    match = play(table(facing("boss brown", "gear hat_scribe, power 4")), "do capture")
    assert question(match) == "capture_target B"
    refused(match, "use hat_scribe", "Free actions wait for the next pause between your actions")


def test_D160_equipment_is_not_used_in_another_players_turn() -> None:
    match = table(moving("gear hat_scribe").replace("to act B", "to act Y"))
    assert (question(match), uses(legal(match))) == ("place_wizard Y", [])


def test_D160_equipment_is_used_in_the_final_action() -> None:
    match = table(at_the_end("gear hat_scribe"))
    assert uses(legal(match)) == ["hat_scribe"]


def test_D160_a_card_that_can_do_nothing_is_not_offered() -> None:
    match = table(moving("gear staff_fishing, circles red red # #"))
    assert uses(legal(match)) == []


# Rewards for locations (D161).


def at_academy(board: str, *segments: str) -> str:
    """B has come to the square academy."""
    return town(f"B: at inner_10 via outer_10, {board}", "acting B", *segments)


def test_D161_a_card_rewards_its_owner_at_its_location() -> None:
    match = table(at_academy("coins 0, gear staff_prefect"))
    assert claims(legal(match)) == ["staff_prefect"]
    play(match, "claim staff_prefect")
    assert told(match, RewardClaimed) == [RewardClaimed(seat=0, gear="staff_prefect")]
    assert own(match, "coins") == "2"


def test_D161_the_reward_may_be_claimed_after_the_action() -> None:
    match = play(table(at_academy("coins 0, gear staff_prefect")), "do basic")
    assert (question(match), claims(legal(match))) == ("free B", ["staff_prefect"])


def test_D161_the_reward_comes_once_a_turn() -> None:
    match = play(table(at_academy("coins 0, gear staff_prefect")), "claim staff_prefect")
    refused(match, "claim staff_prefect", "Prefect's Staff has given its reward in this turn")
    play(match, "do basic")
    assert own(match, "coins") == "2"


def test_D161_before_moving_there_is_no_reward() -> None:
    match = table(town("B: at inner_10 via outer_10, gear staff_prefect", "to act B"))
    assert claims(legal(match)) == []
    refused(match, "claim staff_prefect", "Rewards for locations are claimed after moving")


def test_D161_elsewhere_there_is_no_reward() -> None:
    match = table(town("B: at outer_04 via inner_04, gear staff_prefect", "acting B"))
    assert claims(legal(match)) == []


def test_D161_the_round_space_of_the_location_rewards_too() -> None:
    match = table(town("B: at inner_04 via inner_02, gear staff_prefect", "acting B"))
    assert claims(legal(match)) == ["staff_prefect"]


def test_D161_an_own_tile_at_the_space_rewards_too() -> None:
    board = "B: at outer_04 via inner_04, gear staff_prefect, strip tavern archive market, placed academy@outer_04"
    assert claims(legal(table(town(board, "acting B")))) == ["staff_prefect"]


def test_D161_a_tile_placed_in_this_turn_does_not_reward() -> None:
    board = "B: at outer_04 via inner_04, gear staff_prefect, strip tavern archive market, placed academy@outer_04"
    match = table(town(board, "acting B", "fresh outer_04"))
    assert claims(legal(match)) == []


def test_D161_another_players_tile_does_not_reward() -> None:
    strips = "strip tavern archive market"
    match = table(
        town(
            f"B: at outer_04 via inner_04, gear staff_prefect, {strips} academy",
            f"Y: {strips}, placed academy@outer_04",
            "acting B",
        )
    )
    assert claims(legal(match)) == []


def test_D161_what_was_not_claimed_is_gained_at_the_end_of_the_turn() -> None:
    match = play(table(at_academy("coins 0, gear staff_prefect")), "do basic", "pass")
    assert question(match) == "place_wizard Y"
    assert told(match, RewardClaimed) == [RewardClaimed(seat=0, gear="staff_prefect")]
    assert own(match, "coins") == "2"


def test_D161_what_was_claimed_is_not_gained_again_at_the_end() -> None:
    match = play(table(at_academy("coins 0, gear staff_prefect")), "claim staff_prefect", "do basic")
    assert (question(match), own(match, "coins")) == ("place_wizard Y", "2")


def test_D161_a_card_bought_in_the_workshop_rewards_there_at_once() -> None:
    text = shopping("power 0", display="display staff_steady hat_scribe cloak_craftsman")
    match = play(table(text), "do basic", "equip cloak_craftsman")
    assert told(match, GearTaken) == [GearTaken(seat=0, gear="cloak_craftsman")]
    play(match, "claim cloak_craftsman")
    assert (own(match, "coins"), own(match, "power")) == ("3", "1")


def test_D161_a_first_turn_rewards_as_well() -> None:
    match = table(town("B: gear staff_prefect, coins 0", "to act B"))
    play(match, "go inner_10 outer_10")
    assert claims(legal(match)) == ["staff_prefect"]


def test_D161_a_card_turned_down_by_another_rewards_no_more() -> None:
    text = shopping("power 0, gear cloak_craftsman")
    match = play(table(text), "do basic", "equip cloak_pilgrim", "keep new")
    assert question(match) == "place_wizard Y"
    assert own(match, "power") == "0"
