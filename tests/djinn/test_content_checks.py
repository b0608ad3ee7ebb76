"""The content of Djinn: what is refused, with file, line and cause."""

import re
from pathlib import Path

import pytest

from abraka.core.content import check_file, check_files
from abraka.core.errors import ContentError
from abraka.games.djinn import names
from abraka.games.djinn.content import FOLDER
from abraka.games.djinn.content.checks import IDS
from abraka.games.djinn.ids import STALL_IDS

NO_GAIN = (
    "kind must be “bottles”, “capacity”, “circle”, “coins”, “corks”, “draw_djinn”, “equipment”, “flip_mages”, “keys”, "
    "“mage”, “place_secret”, “power”, “remove_djinn”, “scrolls” or “swap_bottles”"
)
NO_CONDITION = (
    "condition must be “capacity_max”, “equipment_sets_min”, “inactive_circles_min”, “key_mages_max”, “minimum_is” "
    "or “secrets_placed_max”"
)
NO_LOCATION = "must be “academy”, “archive”, “catacombs”, “market”, “tavern” or “workshop”"
REWARD = '{ kind = "on_location", location = "market", gain = [{ kind = "coins", n = 1 }] }'
TRADE = '{ kind = "trade", per_turn = 1, pay = [{ kind = "scrolls", n = 1 }], gain = [{ kind = "coins", n = 1 }] }'

WRONG: list[tuple[str, str, str, int, str]] = [
    ("map", 'a = "source"', 'a = "well"', 120, "a must be the id of a space"),
    ("map", 'b = "inner_12"', 'b = "source"', 121, "a path joins two spaces, not source and itself"),
    ("map", 'a = "source"\nb = "inner_04"', 'a = "inner_12"\nb = "source"',
     125, "inner_12 and source are joined already"),
    ("map", 'a = "source"\nb = "inner_04"', 'a = "source"\nb = "inner_02"',
     125, "a path joins a round space and another, not source and square"),
    ("map", 'id = "p_source_inner_04"', 'id = "p_source_inner_12"', 126, "the path p_source_inner_12 is listed twice"),
    ("map", 'a = "source"\nb = "inner_04"', 'a = "outer_12"\nb = "inner_04"',
     14, "3 round spaces are joined to the Source, not 2"),
    ("map", 'shape = "source"', 'shape = "square"', 16, "the space source, and no other, has the shape “source”"),
    ("map", 'shape = "square"', 'shape = "round"', 14, "there must be 6 square and 6 round spaces, not 5 and 7"),
    ("map", 'shape = "square"', 'shape = "source"', 32, "the space source, and no other, has the shape “source”"),
    ("map", "wizard_offset = 0.30", "wizard_offset = 0.60", 12, "wizard_offset must be from 0 to 0.5"),
    ("map", "schema = 1", "schema = 2", 11, "schema must be “1”, not 2"),
    ("locations", 'verb = "mage"', 'verb = "gain"', 18, "the verb of tavern must be “mage”, not “gain”"),
    ("locations", 'basic = { pool = "open", n = 1 }', "basic = { n = 1 }",
     19, "the basic action of tavern has pool and n, nothing else"),
    ("locations", "special = { n = 2 }", "special = { n = 3 }", 28, "n must be a whole number from 1 to 2, not 3"),
    ("locations", 'row1 = ["refill", "bosses"]', 'row1 = ["refill"]', 59, "row1 must be “refill” and “bosses”"),
    ("locations", '[{ kind = "coins", n = 2 }]', '[{ kind = "corks", n = 2 }]',
     43, "kind must be “coins”, “keys”, “power” or “scrolls”, not “corks”"),
    ("locations", '{ kind = "scrolls", n = 1 }', '{ kind = "vp", n = 1 }', 11, f"{NO_GAIN}, not “vp”"),
    ("locations", "free_djinns_with_boss = 1", "free_djinns_with_boss = 2",
     72, "free_djinns_with_boss must be “1”, not 2"),
    ("locations", 'en = "Academy"', 'en = " Academy"', 13, "the name in en must be one line without blanks around it"),
    ("archive", 'replaces = "yellow_coins"\n', "", 38, "red_coins must say which yellow option it replaces"),
    ("archive", 'replaces = "yellow_coins"', 'replaces = "yellow_scroll"', 48, "yellow_scroll is replaced already"),
    ("archive", 'list = "yellow"', 'list = "yellow"\nreplaces = "yellow_coins"',
     11, "only a red option replaces another"),
    ("archive", 'list = "yellow"', 'list = "red"', 10, "yellow_place_secret is not on the red list"),
    ("archive", '{ kind = "scrolls", n = 1 }', '{ kind = "scrolls", n = 32 }',
     23, "n must be a whole number from 1 to 31, not 32"),
    ("market", 'id = "bottles_2"', 'id = "bottles_4"',
     16, f"there is no such offer; there are {', '.join(names.OFFERS)}"),
    ("market", 'id = "bottles_2"', 'id = "bottles_1"', 15, "the offer bottles_1 is listed twice"),
    ("market", '[{ id = "cork", pay = [{ kind = "coins", n = 1 }], gain = [{ kind = "corks", n = 1 }] }]', "[]",
     24, "stall_cork must have an offer"),
    ("market", '  { id = "bottles_2", pay', '#  { id = "bottles_2", pay', 10, "the offer bottles_2 is missing"),
    ("market", 'group_1_2 = "glass"', 'group_1_2 = "exchange"',
     12, "stall_bottles must be in the place that its group_1_2 names"),
    ("market", '["stall_bottles", "stall_cork"]', '["stall_bottles"]',
     22, "stall_cork must be in the place that its group_1_2 names"),
    ("market", '["stall_mages"]', '["stall_mages", "stall_cork"]', 53, "stall_cork must be in one place only"),
    ("market", '["stall_mages"]', '["stall_nothing"]', 68, f"stalls must be {', '.join(STALL_IDS)}"),
    ("market", 'id = "exchange"', 'id = "glass"', 57, "the place glass is listed twice"),
    ("market", "n = 3, distinct = true", "n = 5, distinct = true",
     17, "there are 4 colours, so no 5 bottles are distinct"),
    ("secrets", 'location = "academy"', 'location = "tavern"',
     12, "secret_academy does not go with the location tavern"),
    ("secrets", "removed_each_game = 2", "removed_each_game = 3", 8, "removed_each_game must be “2”, not 3"),
    ("mages", 'deck = "open"', 'deck = "key"', 11, "there must be 16 mages in the deck open, not 15"),
    ("mages", "brown = 1", "brown = 2",
     11, "the deck open must have as many points of each colour, not brown 10, blue 9, red 9, yellow 9"),
    ("mages", "fee = 0", "fee = 10", 14, "fee must be a whole number from 0 to 9, not 10"),
    ("equipment", 'kind = "staff"', 'kind = "hat"', 13, "there must be 9 cards of the kind staff, not 8"),
    ("equipment", 'per = "capture", n = 1', 'per = "capture", colours = ["red"], n = 1',
     17, "capture_power has colours if it is per djinn, and only then"),
    ("equipment", 'colours = ["brown", "red"], ', "",
     26, "capture_power has colours if it is per djinn, and only then"),
    ("equipment", 'colours = ["brown", "red"]', 'colours = ["brown", "brown"]', 26, "a colour is listed twice"),
    ("equipment", 'target = "regular", ', "", 62, "remove_djinn needs target"),
    ("equipment", 'kind = "draw_djinn", n = 1', 'kind = "draw_djinn", n = 1, pool = "open"',
     53, "draw_djinn has no pool"),
    ("equipment", 'kind = "draw_djinn", n = 1', 'kind = "draw_djinn"', 53, "draw_djinn needs n"),
    ("equipment", 'kind = "mage", n = 1', 'kind = "mage", n = 5', 128, "n must be at most 4 for mage, not 5"),
    ("equipment", 'name = "extra_chest"', 'name = "more_chests"',
     99, "name must be “assistant_stay”, “extra_chest” or “no_pay”, not “more_chests”"),
    ("equipment", 'rider_source = "reconstructed"\n', "", 95, "rider and rider_source go together"),
    ("equipment", '{ kind = "rule", name = "no_pay" }',
     '{ kind = "rule", name = "no_pay" }, { kind = "rule", name = "extra_chest" }',
     205, "cloak_pilgrim can have one rule"),
    ("equipment", '{ kind = "rule", name = "no_pay" }', '{ kind = "rule", name = "no_pay" }, { kind = "coins", n = 1 }',
     204, "cloak_pilgrim is permanent and can't have coins: it would never be gained"),
    ("equipment", '{ kind = "rule", name = "no_pay" }', '{ kind = "rule", name = "assistant_stay" }',
     204, "cloak_pilgrim is permanent, but assistant_stay is for one use"),
    ("equipment", '{ kind = "rule", name = "assistant_stay" }', '{ kind = "rule", name = "no_pay" }',
     193, "cloak_stallholder is for one use, but no_pay lasts"),
    ("equipment", '[{ kind = "coins", n = 3 }]', '[{ kind = "mage", n = 1 }]',
     194, "cloak_stallholder is used at the market and can't have mage"),
    ("equipment", "n = 5 }]", 'n = 5 }, { kind = "coins", n = 1 }]',
     44, "staff_thunder is used in a capture and can't have coins"),
    ("equipment", '{ kind = "scrolls", n = 2 }', REWARD, 109, "hat_scribe is for one use, but on_location lasts"),
    ("equipment", '{ kind = "rule", name = "extra_chest" }', f"{REWARD}, {TRADE}",
     99, "hat_miner can have one trade or one on_location"),
    ("equipment", 'location = "academy"', 'location = "source"', 71, f"location {NO_LOCATION}, not “source”"),
    ("equipment", 'pay = [{ kind = "coins", n = 2 }]', 'pay = [{ kind = "corks", n = 2 }]',
     250, "kind must be “coins”, “keys”, “power” or “scrolls”, not “corks”"),
    ("awards", "column = 1", "column = 2", 11, "there must be 7 awards in column 1, not 6"),
    ("awards", "vp = 30", "vp = 130", 14, "vp must be a whole number from 0 to 99, not 130"),
    ("awards", '{ kind = "capacity", n = 1 }', '{ kind = "capture_power", n = 1 }',
     15, f"{NO_GAIN}, not “capture_power”"),
    ("chests", '[{ kind = "coins", n = 4 }]', '[{ kind = "gold", n = 4 }]', 10, f"{NO_GAIN}, not “gold”"),
    ("scoring", "n = 2\n", "", 8, "score_two_sets is a flag: it has condition and n, but neither count nor max"),
    ("scoring", "max = 15\n", "",
     17, "score_third_of_kind is a count: it has count and max, but neither condition nor n"),
    ("scoring", 'condition = "equipment_sets_min"', 'condition = "keys"', 11, f"{NO_CONDITION}, not “keys”"),
    ("traits", 'sign = "positive"', 'sign = "negative"', 9, "there must be 10 traits with the sign positive, not 9"),
    ("traits", 'rule = "market_no_pay"', 'rule = "tavern_open_mage_key"',
     21, "the rule tavern_open_mage_key is listed twice"),
    ("traits", 'rule = "market_no_pay"\n', "",
     17, "trait_market_free must have a rule, or else start_gain or start_lose"),
    ("traits", 'start_lose = [{ kind = "coins", n = 3 }]', 'start_lose = [{ kind = "keys", n = 3 }]',
     105, "kind must be “coins”, “power” or “scrolls”, not “keys”"),
    ("traits", 'start_lose = [{ kind = "coins", n = 3 }]', 'rule = "market_no_pay"',
     21, "the rule market_no_pay is listed twice"),
    ("traits", "n = 3\ntext", "text", 35, "trait_workshop_corks needs n"),
    ("traits", 'rule = "must_bottle"', 'rule = "must_bottle"\nn = 1', 177, "trait_must_bottle has no n"),
    ("traits", 'rule = "academy_power_flips"\nn = 2', 'rule = "academy_power_flips"\nn = 3',
     87, "n must be at most 2 for academy_power_flips, not 3"),
    ("traits", 'gain = [{ kind = "power", n = 2 }]\n', "", 118, "trait_blocked_circle needs gain"),
    ("traits", 'rule = "must_bottle"', 'rule = "must_bottle"\ngain = [{ kind = "power", n = 2 }]',
     177, "trait_must_bottle has no gain"),
    ("traits", 'rule = "private_scoring_cards"\nn = 2', 'rule = "private_scoring_cards"\nn = 8',
     96, "3 scoring cards and 8 for a trait are more than the 10"),
    ("traits", 'text = "Market: ', 'text = "Market:\\n', 22, "the text must be one line without blanks around it"),
    ("player", "power = 3", "power = 5", 12, "power must be at most 4 with the capacity 5, not 5"),
    ("player", "power = 3", "power = 9", 12, "power must be a whole number from 0 to 8, not 9"),
    ("player", "minimum = 0", "minimum = 1", 13, "with its milestones the minimum reaches 3, above the scale's 2"),
    ("player", "minimum_highest = 2", "minimum_highest = 5",
     21, "the minimum can reach 5, above the most power at the start, 4"),
    ("player", "keys = 0", "keys = 4", 9, "4 players need 16 keys, but there are 12"),
    ("player", "bottles = 0", "bottles = 1", 11, "bottles must be “0”, not 1"),
    ("player", "capacity = 5", "capacity = 4", 14, "capacity must be a whole number from 5 to 8, not 4"),
    ("player", "active_circles = 2", "active_circles = 3", 15, "there are 3 active circles, but 2 are active_at_start"),
    ("player", "active_at_start = true", "active_at_start = false",
     74, "the circles that are active at the start are those farthest left"),
    ("player", "marker = 6", "marker = 7", 39, "capacity_6 does not go with its marker"),
    ("player", "max_power = 5", "max_power = 7", 28, "max_power must not fall when the capacity rises"),
    ("player", "fee = 4", "fee = 0", 33, "fee must be a whole number from 1 to 9, not 0"),
    ("player", 'unlocks = "red_archive"\n', "",
     105, "last_secret_placed unlocks the red archive, and nothing else does"),
    ("player", 'id = "key_coin"\ngain = [{ kind = "coins", n = 1 }]',
     'id = "key_coin"\ngain = [{ kind = "coins", n = 2 }]',
     130, "key_coin must gain coins, n = 1"),
    ("player", '"#c23b34"', '"crimson"', 146, "hex must be a colour such as #c23b34"),
    ("player", 'id = "seat_teal"', 'id = "seat_red"', 151, "the seat seat_red is listed twice"),
    ("supply", '"#b9c0c8"', '"silver!"', 49, "hex must be a colour such as #c23b34"),
    ("supply", 'element_name = { en = "earth"', 'element_name = { en = "earth "',
     15, "the name in en must be one line without blanks around it"),
    ("supply", 'id = "chest"\ncount = 18', 'id = "chest"\ncount = 17',
     84, "the count of chest must be 18, as the content has it, not 17"),
    ("supply", "djinns = 9", "djinns = 8", 130, "the count of djinn must be 35, as the content has it, not 36"),
    ("supply", "bottles = 10", "bottles = 11", 69, "the count of bottle must be 41, as the content has it, not 40"),
    ("supply", "bosses_in_supply = 6", "bosses_in_supply = 5",
     134, "the count of boss must be 11, as the content has it, not 12"),
    ("supply", "count = 12\nunlimited = false", "count = 12\nunlimited = true", 126, "keys are limited"),
    ("supply", "\nn = 4\n", "\nn = 3\n", 225, "the number of players 3 is listed twice"),
    ("supply", "\nn = 4\n", "\nn = 5\n", 225, "n must be a whole number from 1 to 4, not 5"),
    ("supply", "djinns_per_round_space = 4", "djinns_per_round_space = 6",
     226, "39 djinns can be at the spaces at the start, but there are 36"),
    ("supply", "awards_per_column = 5", "awards_per_column = 4",
     229, "awards_per_column must be players + 1: 5, not 4"),
    ("supply", "traits_offered_each = 5", "traits_offered_each = 3",
     230, "each of 4 players needs a trait, but 3 are offered"),
    ("supply", "scoring_cards = 3", "scoring_cards = 9", 211, "9 scoring cards and 2 for a trait are more than the 10"),
    ("supply", "scoring_cards = 0", "scoring_cards = 3", 194, "the solo game has neither traits nor scoring cards"),
    ("supply", "bosses_on_map = 6", "bosses_on_map = 5", 236, "bosses_on_map must be “6”, not 5"),
    ("solo", "[15, 14, 13, 12]", "[15, 14, 13]", 8, "deck_sizes must be 15, 14, 13, 12"),
    ("solo", 'row2 = "tavern"', 'row2 = "academy"', 13, "row1 and row2 of tom_academy_a must differ"),
    ("solo", 'row2 = "tavern"', 'row2 = "source"', 13, f"row2 {NO_LOCATION}, not “source”"),
    ("solo", 'condition = "mages_max"', 'condition = "mages_min"', 147, "the condition mages_min is listed twice"),
    ("solo", "n = 6\n", "n = 9\n", 138, "the capacity is 5 to 8, not 9"),
    ("solo", 'pay = [{ kind = "power", n = 2 }]', 'pay = [{ kind = "mage", n = 2 }]',
     14, "kind must be “coins”, “corks”, “keys”, “power” or “scrolls”, not “mage”"),
]  # fmt: skip
"""A part, what is changed in it, and the line and the cause that are named."""


def packaged(part: str) -> str:
    return (FOLDER / f"{part}.toml").read_text(encoding="utf-8")


def write(folder: Path, part: str, text: str) -> Path:
    file = folder / f"my-{part}.toml"
    file.write_text(text, encoding="utf-8")
    return file


def refusal_of(*files: Path) -> str:
    with pytest.raises(ContentError) as refusal:
        check_files(files)
    return str(refusal.value)


@pytest.mark.parametrize(("part", "old", "new", "line", "cause"), WRONG)
def test_a_mistake_is_named_with_its_line(part: str, old: str, new: str, line: int, cause: str, tmp_path: Path) -> None:
    assert old in packaged(part)
    file = write(tmp_path, part, packaged(part).replace(old, new, 1))
    assert refusal_of(file) == f"{file}, line {line}: {cause}."


# Ids.


@pytest.mark.parametrize(("part", "what", "first", "second"), [(str(p[0]), w, ids[0], ids[1]) for p, w, ids in IDS])
def test_every_id_is_known_and_listed_once(part: str, what: str, first: str, second: str, tmp_path: Path) -> None:
    text = packaged(part)
    unknown = write(tmp_path, part, text.replace(f'id = "{first}"', 'id = "nobody"', 1))
    assert refusal_of(unknown).endswith(f": there is no {what} “nobody”.")
    twice = write(tmp_path, part, text.replace(f'id = "{second}"', f'id = "{first}"', 1))
    assert refusal_of(twice).endswith(f": the {what} {first} is listed twice.")


def test_a_missing_id_is_named(tmp_path: Path) -> None:
    text = packaged("chests")
    cut = text[: text.index('[[chest]]\nid = "chest_18"')]
    file = write(tmp_path, "chests", cut)
    assert refusal_of(file) == f"{file}, line 8: the chest chest_18 is missing."


def test_an_id_with_control_characters_is_shown_without_them(tmp_path: Path) -> None:
    file = write(tmp_path, "chests", packaged("chests").replace('"chest_01"', '"chest\\u0007"'))
    assert refusal_of(file).endswith(": there is no chest “chest·”.")


# The map.


def map_with(removed: tuple[str, ...] = (), added: tuple[tuple[str, str], ...] = ()) -> str:
    """The packaged map without some paths, with others."""
    text = packaged("map")
    for id in removed:
        text = re.sub(rf'\[\[path\]\]\nid = "{id}"\n.*\n.*\n.*\n.*\n', "", text)
    for a, b in added:
        text += f'\n[[path]]\nid = "p_{a}_{b}"\na = "{a}"\nb = "{b}"\nring = "outer"\nsource = "beyond"\n'
    return text


SPOKES = tuple(f"p_inner_{hour}_outer_{hour}" for hour in ("12", "02", "04", "06", "08", "10"))
SQUARES_FAR_FROM_OUTER_02 = ("inner_06", "inner_10", "outer_08")


def test_D61_every_space_has_a_second_path(tmp_path: Path) -> None:
    """A wizard never turns back."""
    fewer = write(tmp_path, "map", map_with(("p_outer_10_outer_12",)))
    assert check_file(fewer).summary == "13 spaces, 20 paths"
    fewest = write(tmp_path, "map", map_with(("p_outer_10_outer_12", "p_outer_08_outer_10")))
    assert refusal_of(fewest).endswith(": outer_10 must have 2 to 6 paths, not 1.")


def test_all_spaces_hang_together(tmp_path: Path) -> None:
    file = write(tmp_path, "map", map_with(SPOKES))
    assert refusal_of(file).endswith(": no way leads from the Source to outer_12.")


def test_D3_the_easier_game_must_be_possible(tmp_path: Path) -> None:
    """A round space that is joined to all squares is joined to that of its own location."""
    more = tuple((square, "outer_02") for square in SQUARES_FAR_FROM_OUTER_02)
    file = write(tmp_path, "map", map_with(added=more))
    cause = "wherever the tokens lie, some path joins two spaces of the same location: no easier game is possible"
    assert refusal_of(file).endswith(f": {cause}.")


# Sums.


def test_the_fees_of_all_mages_have_a_limit(tmp_path: Path) -> None:
    file = write(tmp_path, "mages", re.sub(r"fee = \d", "fee = 3", packaged("mages")))
    assert refusal_of(file) == f"{file}, line 11: the fees of all mages together must be below 96, not 96."


def test_all_effects_must_find_room(tmp_path: Path) -> None:
    many = "[" + ", ".join(['{ kind = "coins", n = 1 }'] * 8) + "]"
    file = write(tmp_path, "chests", re.sub(r"(gain|locked) = .*", rf"\1 = {many}", packaged("chests")))
    assert refusal_of(file) == f"{file}, line 1: all files together have 459 effects, but there is room for 360."


def test_a_fault_between_two_files_is_named_in_the_owners(tmp_path: Path) -> None:
    """More private cards than the deck has, beside the public ones: the traits or the box is wrong."""
    old = 'rule = "private_scoring_cards"\nn = 2'
    traits = write(tmp_path, "traits", packaged("traits").replace(old, old.replace("2", "7")))
    assert check_file(traits).summary == "20 traits"
    box = write(tmp_path, "supply", packaged("supply").replace("scoring_cards = 3", "scoring_cards = 4", 1))
    assert refusal_of(traits, box) == f"{box}, line 211: 4 scoring cards and 7 for a trait are more than the 10."
