"""Each of the 27 equipment cards does what its entry says."""

import pytest

from abraka.core.game import load
from abraka.games.djinn import names
from abraka.games.djinn.content.forms import GearEffect
from abraka.games.djinn.content.parts import Gear
from abraka.games.djinn.events import ChestShown, MageUsed, TollPaid
from tests.djinn.scene import drawing, ending, facing, moving, own, said, there, town
from tests.djinn.table import legal, play, question, refused, table, told

CARDS: dict[str, Gear] = {gear.id: gear for gear in load("djinn").content.equipment.equipment}


def cards_with(kind: str) -> list[str]:
    """The cards with an effect of a kind."""
    return [id for id, gear in CARDS.items() if any(effect.kind == kind for effect in gear.effects)]


def effect_of(card: str, kind: str) -> GearEffect:
    """The effect of a kind on a card."""
    gear = CARDS[card]
    return next(effect for effect in [*gear.effects, *(gear.rider or [])] if effect.kind == kind)


def test_the_cards_tested_here_are_all_there_are() -> None:
    alone = {
        "staff_steady", "staff_furnace", "staff_drizzle", "staff_thunder", "staff_fishing", "staff_broom",
        "staff_hollow", "hat_miner", "hat_scribe", "hat_barker", "hat_envoy", "hat_pathfinder", "cloak_glassblower",
        "cloak_stallholder", "cloak_pilgrim", "cloak_pocketed", "cloak_warden", "cloak_starlit",
    }  # fmt: skip
    trades = set(cards_with("trade")) - {"hat_pathfinder"}
    assert alone | trades | set(cards_with("on_location")) == set(names.GEAR)


# Staffs that help to capture.


@pytest.mark.parametrize(
    ("card", "discounts"),
    [
        ("staff_steady", {"brown": 1, "blue": 1, "red": 1, "yellow": 1}),
        ("staff_furnace", {"brown": 1, "red": 1}),
        ("staff_drizzle", {"blue": 1, "yellow": 1}),
    ],
)
def test_D160_staffs_that_stay_take_power_off(card: str, discounts: dict[str, int]) -> None:
    for colour in names.COLOURS:
        text = facing(f"boss {colour} {colour}", f"power 4, gear {card}")
        match = play(table(text), "do capture", f"target {colour}")
        assert own(match, "power") == str(discounts.get(colour, 0))
        assert own(match, "gear") == card


@pytest.mark.parametrize(("card", "power"), [("staff_steady", "1"), ("staff_furnace", "2"), ("staff_drizzle", "0")])
def test_D160_the_steady_staff_counts_once_the_coloured_ones_for_each_djinn(card: str, power: str) -> None:
    text = facing("boss brown red blue", f"power 8, capacity flipped, gear {card}")
    match = play(table(text), "do capture", "target brown", "target red")
    assert own(match, "power") == power


@pytest.mark.parametrize(("card", "power"), [("staff_steady", "3"), ("staff_furnace", "2"), ("staff_drizzle", "2")])
def test_D160_only_the_steady_staff_helps_with_a_boss(card: str, power: str) -> None:
    text = facing("boss red", f"power 8, capacity flipped, gear {card}, circles blue . # #")
    match = play(table(text), "do capture", "target boss")
    assert own(match, "power") == power


def test_D160_the_thunder_staff_takes_five_off_once() -> None:
    text = facing("boss red blue", "power 3, gear staff_thunder")
    match = play(table(text), "do capture", "target red", "target blue")
    assert (own(match, "power"), own(match, "gear")) == ("0", "staff_thunder!")
    refused(match, "use staff_thunder", "Thunder Staff is face down")


def test_D160_the_thunder_staff_is_not_used_outside_a_capture() -> None:
    match = table(moving("gear staff_thunder"))
    refused(match, "use staff_thunder", "Thunder Staff has its own moment: a capture or a visit to the market")


# Other staffs.


def test_D160_the_fishing_staff_draws_a_djinn_for_nothing() -> None:
    text = moving("gear staff_fishing, power 0")
    match = play(table(text, key=drawing(text, "yellow")), "use staff_fishing", "circle")
    assert (own(match, "circles"), own(match, "gear")) == ("yellow . # #", "staff_fishing!")
    assert said(match, "bag") == "brown 6 blue 6 red 6 yellow 5"


def test_D160_the_broom_staff_removes_a_djinn_and_gives_three_power() -> None:
    text = moving("gear staff_broom, power 0")
    match = play(table(text), "use staff_broom", "at outer_06", "target blue")
    assert (there(match, "outer_06"), own(match, "power")) == ("boss yellow", "3")
    assert own(match, "gear") == "staff_broom!"


def test_D160_the_broom_staff_gives_its_power_even_if_nothing_is_removed() -> None:
    match = play(table(moving("gear staff_broom, power 0")), "use staff_broom", "pass")
    assert own(match, "power") == "3"


def test_D160_the_hollow_staff_raises_the_capacity_and_then_the_power() -> None:
    match = play(table(moving("gear staff_hollow, power 4")), "use staff_hollow")
    assert (own(match, "capacity"), own(match, "power"), own(match, "gear")) == ("6", "5", "staff_hollow!")


# Rewards for locations.

SPACES = {
    "academy": ("inner_10", "inner_12"),
    "tavern": ("inner_06", "inner_08"),
    "catacombs": ("outer_04", "inner_04"),
    "archive": ("outer_12", "inner_12"),
    "workshop": ("outer_08", "inner_08"),
    "market": ("inner_02", "inner_12"),
}
"""The square space of each location, and a space beside it."""


@pytest.mark.parametrize("card", cards_with("on_location"))
def test_D161_every_card_for_a_location_gives_its_reward_there(card: str) -> None:
    reward = effect_of(card, "on_location")
    at, via = SPACES[str(reward.location)]
    match = table(town(f"B: at {at} via {via}, coins 0, power 0, gear {card}", "acting B"))
    play(match, f"claim {card}")
    for item in ("coins", "power"):
        assert own(match, item) == str(sum(gain.n or 1 for gain in reward.gain or [] if gain.kind == item))
    assert own(match, "gear") == card


@pytest.mark.parametrize("card", cards_with("on_location"))
def test_D161_no_card_for_a_location_rewards_anywhere_else(card: str) -> None:
    for location, (at, via) in SPACES.items():
        match = table(town(f"B: at {at} via {via}, coins 1, power 0, gear {card}", "acting B"))
        assert (f"claim {card}" in legal(match)) == (location == effect_of(card, "on_location").location)


# Trades that stay.


@pytest.mark.parametrize("card", [card for card in cards_with("trade") if CARDS[card].use == "permanent"])
def test_D160_every_trade_pays_and_gains_once_a_turn(card: str) -> None:
    trade = effect_of(card, "trade")
    before = {"coins": 4, "scrolls": 0, "power": 0, "corks": 0}
    match = play(table(moving(f"coins 4, power 0, gear {card}")), f"use {card}")
    for item, n in before.items():
        paid = sum(pay.n for pay in trade.pay or [] if pay.kind == item)
        gained = sum(gain.n or 1 for gain in trade.gain or [] if gain.kind == item)
        assert own(match, item) == str(n - paid + gained)
    assert own(match, "gear") == card
    refused(match, f"use {card}", "was used as often as it may be in one turn.")


@pytest.mark.parametrize("card", [card for card in cards_with("trade") if CARDS[card].use == "permanent"])
def test_D160_a_trade_that_cannot_be_paid_is_not_offered(card: str) -> None:
    match = table(moving(f"coins 0, power 0, gear {card}"))
    refused(match, f"use {card}", "You can't pay what")


def test_D160_a_trade_may_be_made_again_in_the_next_turn() -> None:
    text = moving("coins 4, power 0, gear hat_bookseller, keys 1", "Y: at inner_06 via inner_04")
    match = play(table(text), "use hat_bookseller", "go inner_04 inner_02")
    assert "use hat_bookseller" not in legal(match)
    again = table(text.replace("to act B", "to act B | turn 7"))
    assert "use hat_bookseller" in legal(again)


def test_D160_the_alchemist_gains_nothing_at_full_power() -> None:
    match = table(moving("coins 4, power 4, gear hat_alchemist"))
    refused(match, "use hat_alchemist", "Alchemist's Hat can do nothing for you now")


# Hats.


def test_D160_the_miners_hat_reveals_one_chest_more_of_which_one_is_left() -> None:
    match = table(town("B: at outer_04 via inner_04, gear hat_miner", "acting B"))
    play(match, "do basic")
    shown = [event.chest for event in told(match, ChestShown) if isinstance(event, ChestShown)]
    assert len(shown) == 2
    assert (question(match), legal(match)) == ("chest_discard B", [f"leave {chest}" for chest in sorted(shown)])


def test_D160_the_miners_hat_is_worth_two_points_face_up() -> None:
    assert play(table(ending("gear hat_miner")), "pass").state.points[0] == 2
    assert play(table(ending("gear hat_miner!")), "pass").state.points[0] == 0


def test_D160_the_scribes_hat_gives_two_scrolls() -> None:
    match = play(table(moving("gear hat_scribe")), "use hat_scribe")
    assert (own(match, "scrolls"), own(match, "gear")) == ("2", "hat_scribe!")


def test_D160_the_barkers_hat_turns_up_two_mages_and_gives_a_coin() -> None:
    match = table(moving("coins 0, gear hat_barker, mages swamp_aunt! kiln_master! stone_granny!"))
    play(match, "use hat_barker", "flip kiln_master", "flip stone_granny")
    assert own(match, "mages") == "swamp_aunt! kiln_master stone_granny"
    assert (own(match, "coins"), own(match, "gear")) == ("1", "hat_barker!")


def test_D160_the_envoys_hat_brings_any_mage_and_a_coin() -> None:
    piles = "piles root_digger/7 water_carrier/7 chimney_sweep/7 moss_beard/7"
    match = play(table(moving("coins 0, gear hat_envoy", piles)), "use hat_envoy")
    mages = ["mage root_digger", "mage water_carrier", "mage chimney_sweep", "mage moss_beard"]
    assert legal(match) == [*mages, "pass"]
    play(match, "mage moss_beard")
    assert (own(match, "mages"), own(match, "keys"), own(match, "coins")) == ("moss_beard", "1", "1")
    assert own(match, "gear") == "hat_envoy!"


def test_D160_the_pathfinders_hat_places_a_tile_for_a_scroll() -> None:
    board = "scrolls 1, gear hat_pathfinder, strip academy tavern archive market"
    match = play(table(moving(board)), "use hat_pathfinder", "tile academy", "at outer_04")
    assert (own(match, "scrolls"), own(match, "placed")) == ("0", "academy@outer_04")
    assert own(match, "gear") == "hat_pathfinder!"


def test_D160_the_pathfinders_hat_needs_a_scroll_or_a_key_and_a_tile() -> None:
    refused(table(moving("gear hat_pathfinder")), "use hat_pathfinder", "You can't pay what Pathfinder's Hat costs")
    assert "use hat_pathfinder" in legal(table(moving("keys 1, gear hat_pathfinder")))
    placed = "placed academy@outer_04 tavern@outer_08 archive@inner_06 market@outer_12, minimum 1"
    match = table(moving(f"scrolls 1, gear hat_pathfinder, strip -, {placed}", OTHER_STRIP))
    refused(match, "use hat_pathfinder", "Pathfinder's Hat can do nothing for you now")


OTHER_STRIP = "Y: strip academy tavern archive market"


# Cloaks.


def test_D160_the_glassblowers_cloak_swaps_two_bottles_and_gives_two_coins() -> None:
    match = table(moving("coins 0, gear cloak_glassblower, bottles red 2"))
    play(match, "use cloak_glassblower", "swap red blue", "swap red yellow")
    assert (own(match, "bottles"), own(match, "coins")) == ("blue 1 yellow 1", "2")
    assert own(match, "gear") == "cloak_glassblower!"


def in_market(board: str, *segments: str) -> str:
    """B is at the square market, about to act."""
    return town(f"B: at inner_02 via outer_02, {board}", "acting B", *segments)


def test_D160_the_stallholders_cloak_lets_the_assistant_stay_and_gives_three_coins() -> None:
    match = play(table(in_market("coins 0, scrolls 1, stall scrolls, gear cloak_stallholder")), "do basic")
    assert "visit scrolls" in legal(match)
    play(match, "visit scrolls", "buy scrolls")
    assert (own(match, "coins"), own(match, "scrolls")) == ("2", "3")
    assert (own(match, "stall"), own(match, "gear")) == ("scrolls", "cloak_stallholder!")


def test_D160_without_the_stallholders_cloak_the_assistant_must_move() -> None:
    for gear in ("", ", gear cloak_stallholder!"):
        match = play(table(in_market(f"coins 4, scrolls 1, stall scrolls{gear}")), "do basic")
        refused(match, "visit scrolls", "Your assistant is there already and must go to another place")


def test_D160_the_stallholders_cloak_is_kept_if_the_assistant_moves() -> None:
    match = table(in_market("coins 4, stall scrolls, gear cloak_stallholder"))
    play(match, "do basic", "visit bottles", "buy cork")
    assert (own(match, "gear"), own(match, "coins")) == ("cloak_stallholder", "3")


def test_D160_the_stallholders_cloak_has_no_use_away_from_the_market() -> None:
    refused(
        table(moving("gear cloak_stallholder")),
        "use cloak_stallholder",
        "Stallholder's Cloak has its own moment: a capture or a visit to the market",
    )


def test_D160_the_pilgrims_cloak_pays_nobody_on_the_way() -> None:
    text = moving("coins 4, scrolls 1, gear cloak_pilgrim", "Y: at outer_04 via inner_04")
    match = table(text.replace("at inner_02 via outer_02", "at inner_04 via inner_02"))
    play(match, "go outer_04 inner_04")
    assert told(match, TollPaid) == []
    assert (own(match, "coins"), own(match, "scrolls")) == ("4", "1")


def test_D160_the_pilgrims_cloak_pays_nobody_at_the_market() -> None:
    match = table(in_market("coins 1, gear cloak_pilgrim", "Y: stall scrolls"))
    play(match, "do basic", "visit scrolls")
    assert told(match, TollPaid) == []
    assert (own(match, "coins"), own(match, "scrolls")) == ("0", "2")


def test_D160_the_pilgrims_cloak_is_worth_a_point_face_up() -> None:
    assert play(table(ending("gear cloak_pilgrim")), "pass").state.points[0] == 1
    assert play(table(ending("gear cloak_pilgrim!")), "pass").state.points[0] == 0


def test_D160_the_pocketed_cloak_gives_a_bottle_and_a_coin() -> None:
    match = play(table(moving("coins 0, gear cloak_pocketed")), "use cloak_pocketed", "colour yellow")
    assert (own(match, "bottles"), own(match, "coins"), own(match, "gear")) == ("yellow 1", "1", "cloak_pocketed!")


def test_D160_the_wardens_cloak_gives_two_keys_and_a_coin() -> None:
    match = play(table(moving("coins 0, gear cloak_warden")), "use cloak_warden")
    assert (own(match, "keys"), own(match, "coins"), own(match, "gear")) == ("2", "1", "cloak_warden!")


def test_D160_the_starlit_cloak_activates_a_circle_and_gives_a_coin() -> None:
    match = play(table(moving("coins 0, power 1, gear cloak_starlit")), "use cloak_starlit")
    assert (own(match, "circles"), own(match, "power"), own(match, "coins")) == (". . . #", "3", "1")
    assert own(match, "gear") == "cloak_starlit!"


def test_D160_mages_and_staffs_help_together() -> None:
    board = "power 8, capacity flipped, gear staff_steady, mages night_watchman"
    match = play(table(facing("boss red blue", board)), "do capture", "target red", "pass", "help night_watchman")
    assert told(match, MageUsed) == [MageUsed(seat=0, mage="night_watchman", bonus=3)]
    assert own(match, "power") == "8"


@pytest.mark.parametrize("card", [card for card, gear in CARDS.items() if gear.use == "oneshot"])
def test_D156_no_card_with_one_use_can_be_used_from_face_down(card: str) -> None:
    match = table(moving(f"scrolls 2, keys 2, bottles red 1, mages swamp_aunt!, power 0, gear {card}!"))
    refused(match, f"use {card}", "is face down (D155).")
