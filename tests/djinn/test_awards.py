"""Awards: what they cost, which may be taken, every bonus (D140–D143)."""

import pytest

from abraka.core.game import load
from abraka.games.djinn import names
from abraka.games.djinn.content.forms import Gain
from abraka.games.djinn.content.parts import Award
from abraka.games.djinn.events import AwardPaid, AwardTaken
from tests.djinn.scene import at_source, at_the_end, facing, moving, own, said
from tests.djinn.table import legal, play, question, refused, table, told

AWARDS = load("djinn").content.awards.award
ALL_COLUMNS = "offered award_1e award_1g award_2e award_2g award_3d award_3e"


def awards(actions: list[str]) -> list[str]:
    """The actions that pay for an award."""
    return [action for action in actions if action.startswith("award ")]


# The price (D140).


def test_D140_three_corked_bottles_of_a_colour_buy_an_award() -> None:
    match = play(table(moving("corked brown 4", "offered award_1e award_1g")), "award brown")
    assert (question(match), legal(match)) == ("award_pick B", ["pick award_1e", "pick award_1g"])
    play(match, "pick award_1e")
    assert (own(match, "corked"), own(match, "awards")) == ("brown 1", "award_1e")
    assert told(match, AwardTaken) == [AwardTaken(seat=0, award="award_1e")]


def test_D140_two_bottles_or_three_of_different_colours_are_not_enough() -> None:
    match = table(moving("corked brown 2 blue 1 boss_red 1"))
    assert awards(legal(match)) == []
    refused(match, "award brown", "An award costs 3 corked brown bottles, and you have 2")


def test_D140_djinns_in_circles_and_empty_bottles_pay_nothing() -> None:
    match = table(moving("circles brown brown # #, corked brown 2, bottles brown 3"))
    assert awards(legal(match)) == []


def test_D140_djinns_go_into_the_bag_and_bottles_and_corks_away() -> None:
    text = moving("corked brown 3, corks 1, bottles brown 1", "offered award_1e")
    assert said(table(text), "bag") == "brown 3 blue 6 red 6 yellow 6"
    match = play(table(text), "award brown")
    assert said(match, "bag") == "brown 6 blue 6 red 6 yellow 6"
    assert (own(match, "corks"), own(match, "bottles"), own(match, "corked")) == ("1", "brown 1", "")


def test_D140_bosses_in_bottles_of_the_colour_count_and_go_to_the_supply() -> None:
    match = play(table(moving("corked boss_red 2 red 1", "supply 4", "offered award_1e")), "award red")
    assert told(match, AwardPaid) == [AwardPaid(seat=0, colour="red", bosses=2)]
    assert (said(match, "supply"), own(match, "corked")) == ("6", "")


def test_D140_a_boss_counts_for_the_colour_of_its_bottle() -> None:
    match = table(moving("corked boss_red 1 brown 2", "supply 5"))
    assert awards(legal(match)) == []


def test_D140_the_player_chooses_which_of_both_sorts_are_paid() -> None:
    text = moving("corked red 3 boss_red 2", "supply 4", "offered award_1e")
    match = play(table(text), "award red")
    assert (question(match), legal(match)) == ("award_mix B", ["mix 0", "mix 1", "mix 2"])
    refused(match, "mix 3", "Your red bottles do not hold 3 bosses and the rest of the price in djinns")
    play(match, "mix 1")
    assert (own(match, "corked"), said(match, "supply")) == ("red 1 boss_red 1", "5")


def test_D140_the_mix_is_bounded_by_what_is_there() -> None:
    match = play(table(moving("corked red 1 boss_red 3", "supply 3", "offered award_1e")), "award red")
    assert legal(match) == ["mix 2", "mix 3"]


def test_D140_two_awards_may_be_taken_in_one_turn() -> None:
    match = table(moving("corked red 3 blue 3", "offered award_1e award_2g"))
    play(match, "award red", "award blue")
    assert own(match, "awards") == "award_1e award_2g"


def test_D140_what_was_captured_in_this_turn_pays_at_once() -> None:
    board = "power 4, coins 1, corked brown 2, bottles brown 1, corks 1"
    match = table(facing("boss brown blue", board, "offered award_1e"))
    assert awards(legal(match)) == []
    play(match, "do capture", "target brown", "bottle brown", "award brown")
    assert (own(match, "awards"), own(match, "corked")) == ("award_1e", "")


def test_D140_no_award_is_taken_in_the_middle_of_a_capture() -> None:
    match = play(table(facing("boss brown blue", "power 4, corked red 3", "offered award_1e")), "do capture")
    refused(match, "award red", "Free actions wait for the next pause between your actions")


def test_D140_only_the_player_whose_turn_it_is_takes_awards() -> None:
    match = table(moving("coins 1", "Y: corked red 3"))
    assert awards(legal(match)) == []


# The columns (D141).


@pytest.mark.parametrize(
    ("before", "offered"),
    [
        ("", ["award_1e", "award_1g"]),
        (", awards award_1a", ["award_2e", "award_2g"]),
        (", awards award_1a award_2a", ["award_3d", "award_3e"]),
        (
            ", awards award_1a award_2a award_3a",
            ["award_1e", "award_1g", "award_2e", "award_2g", "award_3d", "award_3e"],
        ),
    ],
)
def test_D141_the_first_three_awards_come_from_their_columns_the_others_from_any(
    before: str, offered: list[str]
) -> None:
    match = play(table(moving(f"corked red 3{before}", ALL_COLUMNS)), "award red")
    assert legal(match) == [f"pick {award}" for award in offered]


def test_D141_other_players_awards_do_not_count() -> None:
    match = play(table(moving("corked red 3", ALL_COLUMNS, "Y: awards award_1a award_2a")), "award red")
    assert legal(match) == ["pick award_1e", "pick award_1g"]


def test_D141_if_the_column_is_empty_any_other_serves() -> None:
    offered = "offered award_1e award_3d award_3e"
    match = play(table(moving("corked red 3, awards award_1a", offered)), "award red")
    assert legal(match) == ["pick award_1e", "pick award_3d", "pick award_3e"]


def test_D141_a_column_that_is_not_empty_must_be_used() -> None:
    match = play(table(moving("corked red 3", "offered award_1e award_1g award_2e")), "award red")
    refused(match, "pick award_2e", "Your next award comes from column 1, as long as one is left there")


def test_D141_when_all_are_taken_no_award_can_be_paid() -> None:
    match = table(moving("corked red 3", "offered"))
    assert awards(legal(match)) == []
    refused(match, "award red", "No award is left")


# The bonus (D142).


def test_D142_a_taken_award_is_not_replaced() -> None:
    match = play(table(moving("corked red 3", ALL_COLUMNS)), "award red", "pick award_1e")
    assert said(match, "offered") == "award_1g award_2e award_2g award_3d award_3e"


def test_D142_what_is_impossible_of_a_bonus_is_left_out() -> None:
    """No inactive circle is left: two scrolls and a coin remain."""
    match = play(table(moving("corked red 3, circles . . . ., coins 0", "offered award_1b")), "award red")
    assert (own(match, "scrolls"), own(match, "coins"), own(match, "circles")) == ("2", "1", ". . . .")


def test_D142_power_above_the_maximum_is_lost() -> None:
    match = play(table(moving("corked red 3, power 3", "offered award_1f")), "award red")
    assert own(match, "power") == "4"


def test_D142_the_bonus_comes_in_its_order() -> None:
    """Capacity first: only then is there room for three power."""
    match = play(table(moving("corked red 3, power 4", "offered award_1a")), "award red")
    assert (own(match, "capacity"), own(match, "power")) == ("6", "5")


READY = ("swamp_aunt", "kiln_master", "stone_granny")
"""Mages that lie face down before B."""
CIRCLE_POWER = 2
"""What the third circle gives when it becomes active."""


def answers(effect: Gain) -> list[str]:
    """What to answer if an effect asks."""
    n = effect.n or 1
    found = {
        "bottles": [f"colour {colour}" for colour in names.COLOURS[:n]],
        "mage": ["mage root_digger"],
        "equipment": ["equip hat_scribe"],
        "flip_mages": [f"flip {mage}" for mage in READY[:n]],
        "draw_djinn": ["circle"] * n,
        "remove_djinn": ["at outer_10", "target boss"],
    }
    return found.get(effect.kind, [])


def board_after(bonus: dict[str, int]) -> dict[str, str]:
    """B's board after a bonus, given the sum of each kind."""
    counted = {kind: str(bonus.get(kind, 0)) for kind in ("coins", "scrolls", "power", "keys", "corks")}
    counted["power"] = str(bonus.get("power", 0) + CIRCLE_POWER * bonus.get("circle", 0))
    flipped = bonus.get("flip_mages", 0)
    mages = ["root_digger"] * bonus.get("mage", 0) + [m if i < flipped else f"{m}!" for i, m in enumerate(READY)]
    return counted | {
        "bottles": " ".join(f"{colour} 1" for colour in names.COLOURS[: bonus.get("bottles", 0)]),
        "capacity": str(7 + bonus.get("capacity", 0)),
        "gear": "hat_scribe" * bonus.get("equipment", 0),
        "mages": " ".join(mages),
    }


@pytest.mark.parametrize("award", AWARDS, ids=lambda award: str(award.id))
def test_D142_every_award_brings_its_bonus(award: Award) -> None:
    text = moving(
        f"coins 0, power 0, capacity 7, corked red 3, mages {' '.join(f'{mage}!' for mage in READY)}",
        f"offered {award.id}",
        "piles root_digger/6 water_carrier/6 chimney_sweep/6 moss_beard/7",
        "display staff_steady hat_scribe cloak_pilgrim",
    )
    match = play(table(text), "award red", *(action for effect in award.bonus for action in answers(effect)))
    assert question(match) == "move B"
    bonus: dict[str, int] = {}
    for effect in award.bonus:
        bonus[effect.kind] = bonus.get(effect.kind, 0) + (effect.n or 1)
    after = board_after(bonus)
    assert {item: own(match, item) for item in after} == after
    circles = own(match, "circles").split()
    assert circles.count("#") == 2 - bonus.get("circle", 0)
    assert circles.count(".") == 2 + bonus.get("circle", 0) - bonus.get("draw_djinn", 0)
    assert said(match, "gone") == str(bonus.get("remove_djinn", 0))


# Not at the end (D143).


def test_D143_no_award_is_taken_in_the_final_action() -> None:
    final = at_the_end("corked red 3, power 0", ALL_COLUMNS)
    match = table(final)
    assert (question(match), awards(legal(match))) == ("source B", [])
    refused(match, "award red", "No award is taken in the final action")


def test_D143_an_award_may_be_taken_at_the_source_in_an_ordinary_turn() -> None:
    match = play(table(at_source("corked red 3, power 0", "offered award_1e")), "award red")
    assert own(match, "awards") == "award_1e"
