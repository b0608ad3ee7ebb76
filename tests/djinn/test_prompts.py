"""Every question that can be put: its options, and how many there are (section 20 of the rules; D40)."""

import random
from collections import Counter
from functools import cache

import pytest

from abraka.games.djinn.view import PROMPTS
from tests.djinn.places import (
    ALL_KEY_USES,
    at_source,
    chests_come,
    from_bag,
    joined,
    on_round,
    on_square,
    only_chests,
)
from tests.djinn.table import DJINN, fresh, legal, play, question, table

PILES = "piles swamp_aunt/7 root_digger/7 stone_granny/7 chimney_sweep/7"
DISPLAY = "display staff_steady hat_scribe cloak_pilgrim"
STRIP = "strip academy tavern catacombs market"
DRAFT = ["rich_start", "market_free", "tavern_key", "poor_start", "weak_start", "no_flip"]
DRAFTING = f"players 2 | draft {' '.join(DRAFT)} | active B | todo draft"
COLUMN = ["award_1a", "award_1c", "award_1e"]
OFFERED = f"offered {' '.join(COLUMN)} award_2a award_2b award_2c award_3a award_3b award_3c"
RICH = "coins 9, scrolls 9, mages root_digger! swamp_aunt!"
AT_THE_RING = "B: at inner_02 via inner_12, coins 1, scrolls 1"
COLOURS = ["brown", "blue", "red", "yellow"]


def words(verb: str, *nouns: str) -> list[str]:
    """The actions of one kind."""
    return [f"{verb} {noun}" for noun in nouns]


CASES: dict[str, list[tuple[str, list[str], list[str]]]] = {
    # prompt: position, actions that lead to it, its options
    "draft_first": [(DRAFTING, [], words("trait", *DRAFT))],
    "draft_second": [
        (
            DRAFTING,
            ["trait no_flip", "trait rich_start", "trait poor_start"],
            words("trait", "market_free", "tavern_key"),
        )
    ],
    "move": [
        (f"players 2 | {AT_THE_RING} | to act B", [], words("go", "inner_04 inner_02", "outer_02 inner_02")),
        (
            f"players 2 | {AT_THE_RING}, keys 1 | to act B",
            [],
            [*words("go", "inner_04 inner_02", "outer_02 inner_02"), *ALL_KEY_USES],
        ),
    ],
    "toll": [
        (
            f"players 2 | {AT_THE_RING} | Y: at outer_02 via inner_02 | to act B",
            ["go outer_02 inner_02"],
            ["toll coin", "toll scroll"],
        )
    ],
    "free": [
        (
            on_square(
                "academy",
                "power 0, keys 1, circles brown boss # #, bottles brown 1 red 1, corks 1, corked blue 3, "
                "gear staff_prefect hat_scribe",
            ),
            ["do basic"],
            [
                *ALL_KEY_USES,
                *words("cork", "brown", "boss brown", "boss red"),
                "award blue",
                "use hat_scribe",
                "claim staff_prefect",
                "pass",
            ],
        )
    ],
    "award_mix": [(on_square("academy", "corked blue 2 boss_blue 2"), ["award blue"], ["mix 1", "mix 2"])],
    "award_pick": [(on_square("academy", "corked blue 3", OFFERED), ["award blue"], words("pick", *COLUMN))],
    "action": [
        (on_square("academy", "placed market@inner_02"), [], ["do basic", "do tile", "pass"]),
        (on_square("academy", "keys 1"), [], ["do basic", *ALL_KEY_USES, "pass"]),
    ],
    "action_round": [
        (
            on_round("academy", "", "inner_12: boss brown"),
            [],
            ["do basic", "do special", "do capture", "pass"],
        )
    ],
    "source": [
        (at_source("capacity flipped, power 6, scrolls 2"), [], ["refill", "bosses 1", "shop", "pass"]),
        (at_source("capacity flipped, power 8, scrolls 2"), ["shop", "purchase cork"], ["bosses 1", "pass"]),
    ],
    "consolation": [(on_square("academy"), ["pass"], words("console", "coins", "power", "mixed"))],
    "mage": [
        (on_square("tavern", "", PILES), ["do basic"], words("mage", "root_digger", "swamp_aunt")),
        (
            on_square("academy", "gear hat_envoy", PILES),
            ["use hat_envoy"],
            [*words("mage", "root_digger", "swamp_aunt", "chimney_sweep", "stone_granny"), "pass"],
        ),
    ],
    "unlock": [
        (
            on_square("catacombs", "power 0, keys 1", only_chests("chest_10")),
            ["do basic"],
            ["unlock chest_10", *ALL_KEY_USES, "pass"],
        ),
    ],
    "archive_option": [
        (
            on_round("archive", f"mages swamp_aunt!, {STRIP}"),
            ["do special"],
            words(
                "archive", "yellow_place_secret", *(f"yellow_{what}" for what in ("coins", "scroll", "flip", "circle"))
            ),
        ),
        (
            on_round("archive", f"circles . . . ., mages swamp_aunt, {STRIP}"),
            ["do special", "archive yellow_scroll"],
            [*words("archive", "yellow_place_secret", "yellow_coins"), "pass"],
        ),
    ],
    "secret_tile": [
        (
            on_square("archive", STRIP),
            ["do basic", "archive yellow_place_secret"],
            words("tile", "academy", "tavern", "catacombs", "market"),
        )
    ],
    "secret_space": [
        (
            on_square("archive", STRIP),
            ["do basic", "archive yellow_place_secret", "tile tavern"],
            words("at", "inner_02", "inner_06", "outer_12", "outer_04", "outer_08"),
        )
    ],
    "equipment": [
        (
            on_square("workshop", "", DISPLAY),
            ["do basic"],
            [*words("equip", "staff_steady", "hat_scribe", "cloak_pilgrim"), "pass"],
        ),
        (
            on_square("workshop", "traits blind_equipment", DISPLAY),
            ["do basic"],
            [*words("blind", "staff", "hat", "cloak"), "pass"],
        ),
    ],
    "equipment_keep": [
        (on_square("workshop", "gear hat_miner", DISPLAY), ["do basic", "equip hat_scribe"], ["keep old", "keep new"])
    ],
    "market_place": [
        (
            on_square("market", f"{RICH}, stall bottles"),
            ["do basic"],
            words("visit", "scrolls", "bottle_and_cork", "mages"),
        ),
        (
            on_square("market", f"{RICH}, stall cork, gear cloak_stallholder", "players 3"),
            ["do basic"],
            words("visit", "bottles", "cork", "scrolls", "coins", "bottle_and_cork", "mages"),
        ),
        (
            on_round("market", "coins 2", "players 3"),
            ["do special", "visit cork"],
            [*words("visit", "bottles", "scrolls"), "pass"],
        ),
    ],
    "market_offer": [
        (
            on_square("market", "coins 4"),
            ["do basic", "visit bottles"],
            words("buy", "bottles_1", "bottles_2", "bottles_3", "cork"),
        )
    ],
    "bottle_colour": [
        (on_square("market", "coins 4"), ["do basic", "visit bottles", "buy bottles_2"], words("colour", *COLOURS)),
        (
            on_square("market", "coins 4"),
            ["do basic", "visit bottles", "buy bottles_2", "colour blue"],
            words("colour", "brown", "red", "yellow"),
        ),
    ],
    "flip_mage": [
        (
            on_square("market", RICH, "players 3"),
            ["do basic", "visit mages"],
            [*words("flip", "root_digger", "swamp_aunt"), "pass"],
        ),
        (
            on_square("market", RICH, "players 3"),
            ["do basic", "visit mages", "flip root_digger"],
            ["flip swamp_aunt", "pass"],
        ),
    ],
    "academy_flips": [
        (on_square("academy", f"{RICH}, traits academy_flip"), ["do basic"], words("mentor", "0", "1", "2")),
    ],
    "swap_bottle": [
        (
            on_square("academy", "bottles blue 1 red 1, gear cloak_glassblower"),
            ["use cloak_glassblower"],
            [
                *words("swap", "blue brown", "blue red", "blue yellow", "red brown", "red blue", "red yellow"),
                "pass",
            ],
        )
    ],
    "source_buy": [
        (at_source(f"{RICH}, power 4"), ["shop"], words("purchase", "bottle", "cork", "flip")),
        (
            at_source("scrolls 8, power 4"),
            ["shop", "purchase cork"],
            [*words("purchase", "bottle", "cork"), "pass"],
        ),
    ],
    "capture_target": [
        (
            on_round("academy", "capacity flipped, power 8", "inner_12: boss brown red"),
            ["do capture"],
            [*words("target", "brown", "red", "boss"), "pass"],
        ),
        (
            on_round("academy", "capacity flipped, power 8", "inner_12: boss brown red"),
            ["do capture", "target red"],
            ["target brown", "pass"],
        ),
    ],
    "capture_help": [
        (
            on_round("academy", "power 4, mages root_digger swamp_aunt!, gear staff_thunder", "inner_12: brown"),
            ["do capture", "target brown"],
            ["help root_digger", "wield staff_thunder", "pass"],
        ),
        (
            on_round("academy", "power 4, mages root_digger water_carrier bricklayer", "inner_12: brown"),
            ["do capture", "target brown", "help water_carrier"],
            ["help root_digger", "help bricklayer", "pass"],
        ),
    ],
    "free_djinn": [
        (
            on_round("academy", "capacity flipped, power 8", "inner_12: boss brown red"),
            ["do capture", "target boss"],
            ["target brown", "target red", "pass"],
        )
    ],
    "remove_space": [
        (
            on_square("academy", "gear staff_broom", "inner_04: -"),
            ["use staff_broom"],
            [*words("at", "inner_12", "inner_08", "outer_02", "outer_06", "outer_10"), "pass"],
        )
    ],
    "remove_which": [
        (on_square("academy", "gear staff_broom"), ["use staff_broom", "at inner_12"], ["target brown", "target blue"]),
        (
            on_square("academy", "corked blue 3, awards award_1a award_2b", "offered award_3c"),
            ["award blue", "at inner_12"],
            ["target brown", "target blue", "target boss"],
        ),
    ],
    "accept_capacity": [
        (
            on_square("academy", "capacity 6, gear staff_hollow", "scoring low_capacity keys two_sets"),
            ["use staff_hollow"],
            ["accept", "pass"],
        )
    ],
    "accept_circle": [
        (
            on_square("academy", "gear cloak_starlit", "scoring inactive_circles keys two_sets"),
            ["use cloak_starlit"],
            ["accept", "pass"],
        )
    ],
}

ALL_CASES = [(prompt, *case) for prompt, cases in CASES.items() for case in cases]
BY_CHANCE = {"place_wizard", "chest_discard", "container"}
"""Prompts whose cases have tests of their own below."""


@pytest.mark.parametrize(("prompt", "position", "actions", "options"), ALL_CASES, ids=lambda part: str(part)[:20])
def test_D40_each_prompt_has_the_options_of_the_rules(
    prompt: str, position: str, actions: list[str], options: list[str]
) -> None:
    match = play(table(position), *actions)
    assert question(match) == f"{prompt} B"
    assert legal(match) == options


def test_every_prompt_has_a_case_here() -> None:
    assert set(CASES) | BY_CHANCE == set(PROMPTS) - {"none"}
    assert len(PROMPTS) == 36


def test_D60_place_wizard_offers_each_path_with_a_free_square_end_and_the_window() -> None:
    match = table("players 2 | B: keys 1 | to act B")
    assert question(match) == "place_wizard B"
    assert len(legal(match, "go ")) == 18
    assert [action for action in legal(match) if not action.startswith("go ")] == ALL_KEY_USES


def test_D87_chest_discard_offers_the_revealed_chests() -> None:
    key = chests_come("chest_07", "chest_01", "chest_02")
    match = play(table(on_round("catacombs", "gear hat_miner"), key=key), "do special")
    assert question(match) == "chest_discard B"
    assert legal(match) == words("leave", "chest_01", "chest_02", "chest_07")


def test_D127_container_offers_circle_and_bottles_that_fit() -> None:
    own = "capacity flipped, power 8, corks 1, bottles brown 1 red 1 yellow 1"
    position = on_round("academy", own, "inner_12: boss brown red")
    match = play(table(position), "do capture", "target boss")
    while question(match) == "capture_target B":
        play(match, "pass")
    assert question(match) == "container B"
    assert legal(match) == ["circle", *words("bottle", "brown", "red", "yellow")]


def test_D36_container_lets_a_drawn_djinn_be_declined() -> None:
    position = on_round("academy", "capacity 8, bottles red 1 blue 1, corks 1")
    match = play(table(position, key=from_bag(position, "red")), "do special")
    assert question(match) == "container B"
    assert legal(match) == ["circle", "bottle red", "pass"]


def test_D40_in_windows_the_free_actions_stand_beside_the_others() -> None:
    own = "power 0, keys 1, circles brown . # #, bottles brown 1, corks 1, gear hat_scribe"
    free = [*ALL_KEY_USES, "cork brown", "use hat_scribe"]
    windows = {
        "move": joined("to act B", f"B: at outer_02 via outer_04, {own}", *on_square("academy").split(" | ")),
        "action": on_square("academy", own),
        "action_round": on_round("academy", own),
        "source": at_source(own),
    }
    for prompt, position in windows.items():
        match = table(position)
        assert question(match) == f"{prompt} B"
        assert [action for action in legal(match) if action in free] == free


# How many options there are, over matches played by chance.

MOST = {
    "draft_first": 10, "draft_second": 5, "toll": 2, "free": 20, "award_mix": 4, "award_pick": 15, "consolation": 3,
    "mage": 5, "chest_discard": 3, "secret_tile": 4, "secret_space": 6, "equipment": 4,
    "equipment_keep": 2, "market_offer": 4, "bottle_colour": 4, "academy_flips": 3, "swap_bottle": 13,
    "capture_target": 6, "capture_help": 34, "free_djinn": 5, "remove_space": 7, "remove_which": 5,
    "accept_capacity": 2, "accept_circle": 2, "flip_mage": 33,
}  # fmt: skip
"""The bounds of the rules, for all prompts that are no windows too."""


@cache
def options_by_prompt() -> dict[str, Counter[int]]:
    """How many options each prompt had how often, in matches of all sizes."""
    found: dict[str, Counter[int]] = {}
    for seed in range(20):
        chance = random.Random(seed)
        match = fresh(1 + seed % 4, chance.randbytes(16))
        while match.to_act is not None:
            options = match.legal()
            found.setdefault(match.prompt, Counter())[len(options)] += 1
            match.apply(chance.choice(options))
    return found


def test_no_prompt_has_more_than_40_options_and_the_mean_is_below_6() -> None:
    counts = sum(options_by_prompt().values(), Counter[int]())
    assert max(counts) <= 40
    assert sum(options * times for options, times in counts.items()) / counts.total() < 6


def test_no_prompt_has_more_options_than_the_rules_say() -> None:
    most = {prompt: max(counts) for prompt, counts in options_by_prompt().items()}
    assert {prompt: n for prompt, n in most.items() if n > MOST.get(prompt, 40)} == {}


def test_a_prompt_with_one_option_is_answered_unasked() -> None:
    assert all(1 not in counts for counts in options_by_prompt().values())


def test_nearly_all_prompts_occur_in_matches_by_chance() -> None:
    assert len(set(options_by_prompt()) & set(PROMPTS)) >= 28
    assert DJINN.max_legal >= max(max(counts) for counts in options_by_prompt().values())
