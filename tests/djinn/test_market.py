"""The market: places, offers, tolls, the second visit (D102–D107)."""

from pathlib import Path

import pytest

from abraka.core.game import load
from abraka.core.match import Match
from abraka.games.djinn import events as happened
from abraka.games.djinn.content import FOLDER, load_content
from abraka.games.djinn.content.parts import Offer
from tests.djinn.places import gained, goods, on_round, on_square, worth
from tests.djinn.table import legal, play, question, refused, seat, table, told

STALLS = load_content().market.stall
OFFERS = [(stall.id.removeprefix("stall_"), offer) for stall in STALLS for offer in stall.offers]
ALL_OPEN = "coins 9, scrolls 9, mages root_digger! swamp_aunt! stone_granny!"
SIX = ["visit bottles", "visit cork", "visit scrolls", "visit coins", "visit bottle_and_cork", "visit mages"]
FOUR = ["visit bottles", "visit scrolls", "visit bottle_and_cork", "visit mages"]


@pytest.mark.parametrize(("stall", "offer"), OFFERS, ids=lambda part: getattr(part, "id", part))
def test_D102_each_offer_takes_its_price_and_gives_its_goods(stall: str, offer: Offer) -> None:
    match = play(table(on_square("market", ALL_OPEN, "players 3")), "do basic")
    actions = [f"visit {stall}"] + ([f"buy {offer.id}"] if stall == "bottles" else [])
    assert gained(match, *actions) == worth(offer.gain, offer.pay)
    assert seat(match, "B")["stall"] == stall


def test_D102_an_assistant_beside_the_market_may_go_anywhere() -> None:
    match = play(table(on_square("market", ALL_OPEN, "players 3")), "do basic")
    assert question(match) == "market_place B"
    assert legal(match) == SIX


def test_D102_it_may_not_stay_where_it_is() -> None:
    match = play(table(on_square("market", f"{ALL_OPEN}, stall cork", "players 3")), "do basic")
    assert legal(match) == [place for place in SIX if place != "visit cork"]
    refused(match, "visit cork", "(D102)")


def test_D102_a_visit_must_follow_once_the_action_has_begun() -> None:
    refused(play(table(on_square("market", ALL_OPEN)), "do basic"), "pass", "can't pass")


def test_D102_the_basic_action_is_one_visit() -> None:
    match = play(table(on_square("market", "coins 4", "players 3")), "do basic", "visit cork")
    assert question(match) == "place_wizard Y"
    assert goods(match, "coins corks") == [3, 1]


def test_D102_the_special_action_is_two_visits_to_different_places() -> None:
    match = play(table(on_round("market", "coins 4", "players 3")), "do special", "visit cork")
    assert legal(match) == ["visit bottles", "visit scrolls", "pass"]
    play(match, "visit scrolls")
    assert goods(match, "coins scrolls corks") == [2, 2, 1]
    assert question(match) == "place_wizard Y"


def test_D102_the_second_visit_may_be_left_out() -> None:
    match = play(table(on_round("market", "coins 4", "players 3")), "do special", "visit cork", "pass")
    assert goods(match, "coins corks") == [3, 1]
    assert seat(match, "B")["stall"] == "cork"
    assert question(match) == "place_wizard Y"


def test_D102_the_second_visit_may_lead_back_to_where_the_assistant_began() -> None:
    match = table(on_round("market", "coins 4, stall cork", "players 3"))
    play(match, "do special", "visit scrolls", "visit cork")
    assert seat(match, "B")["stall"] == "cork"
    assert goods(match, "coins scrolls corks") == [2, 2, 1]


def test_D102_what_the_first_visit_brings_pays_for_the_second() -> None:
    match = play(table(on_round("market", "coins 1, scrolls 0", "players 3")), "do special", "visit scrolls")
    assert "visit coins" in legal(match)
    play(match, "visit coins")
    assert goods(match, "coins scrolls") == [5, 1]


def test_D102_exactly_one_offer_of_the_place_is_used() -> None:
    match = play(table(on_square("market", "coins 4, scrolls 4")), "do basic", "visit scrolls")
    assert legal(match) == ["buy scrolls", "buy coins"]
    play(match, "buy coins")
    assert goods(match, "coins scrolls") == [9, 3]
    assert question(match) == "place_wizard Y"


def test_D102_between_two_visits_there_is_a_window() -> None:
    match = play(table(on_round("market", "coins 4, keys 1", "players 3")), "do special", "visit cork")
    assert {"key coin", "key scroll", "key power"} <= set(legal(match))
    play(match, "key scroll")
    assert "visit coins" in legal(match)


def test_D102_the_basic_action_on_the_round_space_is_one_visit() -> None:
    match = play(table(on_round("market", "coins 4", "players 3")), "do basic", "visit cork")
    assert question(match) == "place_wizard Y"


def test_D103_with_three_or_four_each_stall_is_a_place() -> None:
    for players in ("players 3", "players 4"):
        match = play(table(on_square("market", ALL_OPEN, players)), "do basic")
        assert legal(match) == SIX


def test_D103_with_two_some_stalls_are_grouped() -> None:
    match = play(table(on_square("market", ALL_OPEN)), "do basic")
    assert legal(match) == FOUR
    play(match, "visit bottles")
    assert legal(match) == ["buy bottles_1", "buy bottles_2", "buy bottles_3", "buy cork"]


def test_D103_alone_the_same_side_is_used() -> None:
    match = play(table(on_square("market", ALL_OPEN, "players 1")), "do basic")
    assert legal(match) == FOUR


def test_D103_a_group_is_one_place_so_its_other_stall_is_no_new_one() -> None:
    match = play(table(on_square("market", f"{ALL_OPEN}, stall bottles")), "do basic")
    assert legal(match) == FOUR[1:]


# Tolls.


def test_D104_another_assistant_is_paid_a_coin_or_a_scroll() -> None:
    match = table(on_square("market", "coins 4, scrolls 2", "players 3", "Y: coins 0, scrolls 0, stall cork"))
    play(match, "do basic", "visit cork")
    assert question(match) == "toll B"
    assert legal(match) == ["toll coin", "toll scroll"]
    play(match, "toll scroll")
    assert goods(match, "coins scrolls corks") == [3, 1, 1]
    assert goods(match, "coins scrolls", "Y") == [0, 1]


def test_D104_each_owner_is_paid_and_the_payer_chooses_for_each() -> None:
    others = ("Y: coins 0, scrolls 0, stall cork", "R: coins 0, scrolls 0, stall cork", "G: coins 0, stall mages")
    match = table(on_square("market", "coins 4, scrolls 2", "players 4", *others))
    play(match, "do basic", "visit cork", "toll coin")
    assert question(match) == "toll B"
    play(match, "toll scroll")
    assert goods(match, "coins scrolls corks") == [2, 1, 1]
    assert [goods(match, "coins scrolls", letter) for letter in "YR"] == [[1, 0], [0, 1]]
    assert goods(match, "coins", "G") == [0]


def test_D104_the_toll_comes_before_the_offer() -> None:
    match = table(on_square("market", "coins 4, scrolls 2", "players 3", "Y: stall bottles"))
    play(match, "do basic", "visit bottles", "toll coin")
    assert question(match) == "market_offer B"
    assert goods(match, "coins", "Y") == [5]


def test_D104_with_only_coins_the_toll_is_paid_unasked() -> None:
    match = table(on_square("market", "coins 4, scrolls 0", "players 3", "Y: coins 0, stall cork"))
    play(match, "do basic", "visit cork")
    assert told(match, happened.TollPaid) == [happened.TollPaid(0, 1, "coins")]
    assert goods(match, "coins corks") == [2, 1]


def test_D104_a_key_may_stand_in_and_the_owner_gets_a_coin_or_a_scroll() -> None:
    match = table(on_square("market", "coins 1, scrolls 0, keys 1", "players 3", "Y: coins 0, stall cork"))
    play(match, "do basic", "visit cork")
    assert legal(match) == ["toll coin", "toll scroll"]
    play(match, "toll scroll")
    assert goods(match, "coins keys corks") == [0, 0, 1]
    assert goods(match, "coins scrolls keys", "Y") == [0, 1, 0]


def test_D104_an_empty_place_and_the_own_wizard_cost_nothing() -> None:
    match = table(on_square("market", "coins 1", "players 3", "Y: at inner_02 via inner_12, coins 0"))
    play(match, "do basic", "visit cork")
    assert goods(match, "coins", "Y") == [0]
    assert goods(match, "corks") == [1]


@pytest.mark.parametrize("freedom", ["traits market_free", "gear cloak_pilgrim"])
def test_D104_some_need_not_pay(freedom: str) -> None:
    match = table(on_square("market", f"coins 1, {freedom}", "players 3", "Y: coins 0, stall cork"))
    play(match, "do basic", "visit cork")
    assert goods(match, "coins corks") == [0, 1]
    assert goods(match, "coins", "Y") == [0]


def test_D104_a_cloak_face_down_does_not_help() -> None:
    match = table(on_square("market", "coins 2, gear cloak_pilgrim!", "players 3", "Y: coins 0, stall cork"))
    play(match, "do basic", "visit cork")
    assert goods(match, "coins corks") == [0, 1]


def test_D104_the_second_visit_is_paid_for_too() -> None:
    others = ("Y: coins 0, stall cork", "R: coins 0, stall scrolls")
    match = play(
        table(on_round("market", "coins 4", "players 3", *others)), "do special", "visit cork", "visit scrolls"
    )
    assert goods(match, "coins scrolls corks") == [0, 2, 1]
    assert [goods(match, "coins", letter) for letter in "YR"] == [[1], [1]]


def test_D104_keys_pay_for_toll_and_offer() -> None:
    position = on_square("market", "coins 0, scrolls 0, keys 2", "players 3", "Y: coins 0, scrolls 0, stall coins")
    match = play(table(position), "do basic", "visit coins", "toll scroll")
    assert goods(match, "coins scrolls keys") == [5, 0, 0]
    assert goods(match, "coins scrolls", "Y") == [0, 1]


# What is offered.


def test_D105_a_place_is_offered_only_if_toll_and_an_offer_are_payable() -> None:
    match = play(table(on_square("market", "coins 1", "players 3", "Y: stall cork")), "do basic")
    assert legal(match) == ["visit bottles", "visit scrolls"]
    refused(match, "visit cork", "(D104, D105)")


def test_D105_a_single_place_is_visited_unasked() -> None:
    match = play(table(on_square("market", "coins 0, scrolls 1, stall bottle_and_cork", "players 3")), "do basic")
    assert seat(match, "B")["stall"] == "coins"  # no mage lies face down
    assert goods(match, "coins scrolls") == [5, 0]


def test_D105_a_toll_that_leaves_no_offer_payable_is_not_offered() -> None:
    position = on_square("market", "coins 1, scrolls 1", "players 3", "Y: coins 0, scrolls 0, stall cork")
    match = play(table(position), "do basic", "visit cork")
    assert goods(match, "coins scrolls corks") == [0, 0, 1]
    assert goods(match, "coins scrolls", "Y") == [0, 1]


def test_D105_the_same_with_the_coin_where_the_offer_takes_a_scroll() -> None:
    position = on_square("market", "coins 1, scrolls 1", "players 3", "Y: coins 0, scrolls 0, stall coins")
    match = play(table(position), "do basic", "visit coins")
    assert goods(match, "coins scrolls") == [5, 0]
    assert goods(match, "coins scrolls", "Y") == [1, 0]


def test_D105_of_two_tolls_the_second_is_forced_by_what_the_offer_takes() -> None:
    others = ("Y: coins 0, scrolls 0, stall cork", "R: coins 0, scrolls 0, stall cork")
    position = on_square("market", "coins 2, scrolls 1", "players 3", *others)
    match = play(table(position), "do basic", "visit cork")
    assert legal(match) == ["toll coin", "toll scroll"]
    play(match, "toll coin")  # the last coin is for the cork
    assert goods(match, "coins scrolls corks") == [0, 0, 1]
    assert [goods(match, "coins scrolls", letter) for letter in "YR"] == [[1, 0], [0, 1]]


def test_D105_a_key_that_the_offer_needs_does_not_go_for_the_toll() -> None:
    position = on_square("market", "coins 0, scrolls 1, keys 1", "players 3", "Y: coins 0, scrolls 0, stall cork")
    match = play(table(position), "do basic", "visit cork")
    assert goods(match, "coins scrolls keys corks") == [0, 0, 0, 1]
    assert goods(match, "coins scrolls", "Y") == [0, 1]


def test_D105_turning_up_mages_is_offered_only_if_one_lies_face_down() -> None:
    match = play(table(on_square("market", "coins 4, scrolls 1, mages swamp_aunt", "players 3")), "do basic")
    assert "visit mages" not in legal(match)
    match = play(table(on_square("market", "coins 4, scrolls 1, mages swamp_aunt!", "players 3")), "do basic")
    assert "visit mages" in legal(match)


def test_D105_offers_that_can_not_be_paid_are_not_listed() -> None:
    match = play(table(on_square("market", "coins 3", "players 3")), "do basic", "visit bottles")
    assert legal(match) == ["buy bottles_1", "buy bottles_2"]
    refused(match, "buy bottles_3", "(D35)")


def test_D105_the_assistant_does_not_move_without_a_purchase() -> None:
    match = table(on_square("market", "coins 0, scrolls 0, stall cork", "players 3"))
    assert question(match) == "consolation B"
    play(match, "console coins")
    assert seat(match, "B")["stall"] == "cork"


def test_D106_the_stallholder_may_stay_once_and_gets_three_coins_first() -> None:
    match = table(on_square("market", "coins 0, scrolls 0, stall cork, gear cloak_stallholder", "players 3"))
    play(match, "do basic")  # nothing but staying can be paid
    assert goods(match, "coins corks") == [2, 1]
    assert seat(match, "B")["gear"] == "cloak_stallholder!"
    assert seat(match, "B")["stall"] == "cork"


def test_D106_going_elsewhere_keeps_the_card() -> None:
    match = table(on_square("market", "coins 4, stall cork, gear cloak_stallholder", "players 3"))
    play(match, "do basic")
    assert legal(match) == ["visit bottles", "visit cork", "visit scrolls"]
    play(match, "visit scrolls")
    assert seat(match, "B")["gear"] == "cloak_stallholder"
    assert goods(match, "coins") == [3]


def test_D106_it_is_for_one_visit() -> None:
    match = table(on_round("market", "coins 4, stall cork, gear cloak_stallholder", "players 3"))
    play(match, "do special", "visit cork")
    assert goods(match, "coins corks") == [6, 1]
    assert "visit cork" not in legal(match)


def test_D106_others_on_the_place_are_still_paid() -> None:
    position = on_square("market", "coins 0, stall cork, gear cloak_stallholder", "players 3", "Y: coins 0, stall cork")
    match = play(table(position), "do basic")
    assert goods(match, "coins corks") == [1, 1]
    assert goods(match, "coins", "Y") == [1]


def test_D106_it_is_not_among_the_free_actions() -> None:
    match = table(on_square("market", "coins 4, stall cork, gear cloak_stallholder", "players 3"))
    assert "use cloak_stallholder" not in legal(match)


@pytest.mark.parametrize(("taken", "offered"), [(12, False), (11, True)])
def test_D106_a_key_that_a_card_of_your_own_brings_must_be_there(taken: int, offered: bool, tmp_path: Path) -> None:
    file = tmp_path / "my-equipment.toml"
    text = (FOLDER / "equipment.toml").read_text(encoding="utf-8")
    before, cloak, after = text.partition('name = "assistant_stay"')
    after = after.replace('kind = "coins", n = 3', 'kind = "keys", n = 1', 1)
    file.write_text(before + cloak + after, encoding="utf-8")
    game = load("djinn", (file,))
    own = "coins 0, scrolls 0, stall cork, gear cloak_stallholder"
    match = Match(game, 3, position=on_square("market", own, "players 3", f"Y: keys {taken}"), exact=True)
    assert ("do basic" in legal(match)) == offered


# Bottles.


@pytest.mark.parametrize(("offer", "price", "bottles"), [("bottles_1", 1, 1), ("bottles_2", 2, 2), ("bottles_3", 4, 3)])
def test_D107_bottles_of_different_colours(offer: str, price: int, bottles: int) -> None:
    match = play(table(on_square("market", "coins 4", "players 3")), "do basic", "visit bottles", f"buy {offer}")
    colours = ["colour brown", "colour blue", "colour red", "colour yellow"]
    for colour in ["colour red", "colour brown", "colour blue"][:bottles]:
        assert question(match) == "bottle_colour B"
        assert legal(match) == colours
        colours.remove(colour)
        play(match, colour)
    assert goods(match, "coins") == [4 - price]
    assert seat(match, "B")["bottles"] == {1: "red 1", 2: "brown 1 red 1", 3: "brown 1 blue 1 red 1"}[bottles]


def test_D107_colours_already_owned_do_not_matter() -> None:
    match = table(on_square("market", "coins 1, bottles red 2", "players 3"))
    play(match, "do basic", "visit bottles")
    assert "colour red" in legal(match)
    play(match, "colour red")
    assert seat(match, "B")["bottles"] == "red 3"
