"""The workshop: corks and equipment for coins (D97)."""

from abraka.games.djinn import events as happened
from abraka.games.djinn import names
from abraka.testing.keys import key_for
from tests.djinn.places import drawn, goods, listed, on_round, on_square
from tests.djinn.table import legal, play, question, refused, seat, table, told

DISPLAY = "display staff_steady hat_scribe cloak_pilgrim"
CARDS = ["equip staff_steady", "equip hat_scribe", "equip cloak_pilgrim"]


def test_D97_the_basic_action_costs_two_coins_for_a_cork_and_a_card() -> None:
    match = play(table(on_square("workshop", "coins 5", DISPLAY)), "do basic")
    assert question(match) == "equipment B"
    assert goods(match, "coins corks") == [3, 1]
    assert legal(match) == [*CARDS, "pass"]
    play(match, "equip hat_scribe")
    assert seat(match, "B")["gear"] == "hat_scribe"


def test_D97_the_special_action_costs_three_coins_for_two_corks_and_a_card() -> None:
    match = play(table(on_round("workshop", "coins 5", DISPLAY)), "do special")
    assert goods(match, "coins corks") == [2, 2]
    assert legal(match) == [*CARDS, "pass"]


def test_D97_one_card_only() -> None:
    match = play(table(on_round("workshop", "coins 5", DISPLAY)), "do special", "equip staff_steady")
    assert question(match) == "place_wizard Y"
    assert seat(match, "B")["gear"] == "staff_steady"


def test_D97_the_card_may_be_declined_but_the_coins_are_paid() -> None:
    match = play(table(on_square("workshop", "coins 5", DISPLAY)), "do basic", "pass")
    assert goods(match, "coins corks") == [3, 1]
    assert seat(match, "B")["gear"] == ""
    assert listed(match, "display") == "staff_steady hat_scribe cloak_pilgrim"


def test_D97_the_next_card_of_that_pile_is_shown() -> None:
    hidden = [gear for gear in names.GEAR if gear.startswith("staff_") and gear != "staff_steady"]
    key = key_for(*drawn(hidden, "staff_bone"), seed=1)
    match = play(table(on_square("workshop", "", DISPLAY), key=key), "do basic", "equip staff_steady")
    assert told(match, happened.GearShown) == [happened.GearShown("staff_bone")]
    assert listed(match, "display") == "staff_bone hat_scribe cloak_pilgrim"


def test_D97_on_the_round_space_the_basic_action_keeps_its_price() -> None:
    match = play(table(on_round("workshop", "coins 2", DISPLAY)), "do basic")
    assert goods(match, "coins corks") == [0, 1]


def test_D97_a_tile_of_the_workshop_gives_the_basic_action() -> None:
    match = play(table(on_square("market", "coins 2, placed workshop@inner_02", DISPLAY)), "do tile")
    assert goods(match, "coins corks") == [0, 1]
    assert legal(match) == [*CARDS, "pass"]


def test_D97_who_can_not_pay_is_not_offered_it() -> None:
    refused(table(on_square("workshop", "coins 1", DISPLAY)), "do basic", "does not answer")
    match = table(on_round("workshop", "coins 2", DISPLAY))
    assert "do basic" in legal(match)
    refused(match, "do special", "(D74)")


def test_D97_scrolls_are_no_coins() -> None:
    refused(table(on_square("workshop", "coins 1, scrolls 5", DISPLAY)), "do basic", "does not answer")


def test_D97_a_key_stands_in_for_a_coin() -> None:
    match = play(table(on_square("workshop", "coins 1, keys 2", DISPLAY)), "do basic")
    assert goods(match, "coins keys corks") == [0, 1, 1]


def all_of(*kinds: str) -> str:
    """All cards of these kinds, face down, as items of a seat."""
    return "gear " + " ".join(f"{gear}!" for gear in names.GEAR if gear.split("_")[0] in kinds)


def test_D97_an_empty_pile_offers_nothing() -> None:
    position = on_square("workshop", "", f"Y: {all_of('staff')}", "display - hat_scribe cloak_pilgrim")
    assert legal(play(table(position), "do basic")) == ["equip hat_scribe", "equip cloak_pilgrim", "pass"]


def test_D97_when_all_piles_are_empty_corks_are_still_for_sale() -> None:
    position = on_round("workshop", "coins 3", f"Y: {all_of(*names.KINDS)}", "display - - -")
    match = play(table(position), "do special")
    assert goods(match, "coins corks") == [0, 2]
    assert question(match) == "place_wizard Y"


def test_D97_equipment_bought_is_face_up_at_once_and_may_be_used() -> None:
    match = play(table(on_square("workshop", "coins 5", DISPLAY)), "do basic", "equip hat_scribe")
    assert legal(match) == ["use hat_scribe", "pass"]
    play(match, "use hat_scribe")
    assert goods(match, "scrolls") == [2]
    assert seat(match, "B")["gear"] == "hat_scribe!"
