"""The content of Djinn: what is packaged, how the rules have it, and the set-up made from it."""

from pathlib import Path
from typing import Any

import pytest

from abraka.core.content import check_file, read_document
from abraka.core.game import GAMES
from abraka.games.djinn import names, state
from abraka.games.djinn.content import FOLDER, PARTS, check_parts, load_content, make_setup
from abraka.games.djinn.content.checks_places import easy_layouts, neighbours
from abraka.games.djinn.content.packing import effect_lists
from abraka.games.djinn.content.parts import Content
from abraka.games.djinn.state import Setup

SPEC = GAMES["djinn"]


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content()


def setup_for(players: int, **options: Any) -> Setup:
    return make_setup(load_content(), players, SPEC.resolve(players, options))


# What is packaged.


@pytest.mark.parametrize("part", PARTS)
def test_the_packaged_files_are_all_right(part: str) -> None:
    assert check_file(FOLDER / f"{part}.toml")[:2] == ("djinn", part)


def test_parts_are_summed_up() -> None:
    assert check_parts([read_document(FOLDER / f"{part}.toml") for part in PARTS]) == [
        "9 options",
        "21 awards, 30 to 36 points",
        "18 chests, 9 with a lock",
        "27 cards, 13 for one use",
        "6 locations and the Source",
        "32 mages, fees of 54 in all",
        "13 spaces, 21 paths",
        "6 stalls, 4 places with 1 or 2 players",
        "4 coins and 3 power to start with",
        "10 scoring cards",
        "6 tiles",
        "12 cards and 3 blanks, 11 tasks",
        "36 djinns, 33 components",
        "20 traits",
    ]


def test_D2_all_spaces_of_the_packaged_map_have_three_or_four_paths(content: Content) -> None:
    paths = [len(near) for near in neighbours(content.map).values()]
    assert (len(paths), sum(paths)) == (13, 2 * 21)
    assert set(paths) == {3, 4}


def test_D3_20_of_720_layouts_suit_the_easier_game(content: Content) -> None:
    assert easy_layouts(content.map) == 20


def test_D9_each_deck_has_16_mages_and_as_many_points_of_each_colour(content: Content) -> None:
    for deck, points in (("open", 9), ("key", 14)):
        mages = [mage for mage in content.mages.mage if mage.deck == deck]
        assert len(mages) == 16
        assert [sum(getattr(mage.colours, colour) for mage in mages) for colour in names.COLOURS] == [points] * 4


def test_D9_there_are_9_cards_of_each_kind(content: Content) -> None:
    kinds = [gear.kind for gear in content.equipment.equipment]
    assert [kinds.count(kind) for kind in names.KINDS] == [9, 9, 9]


def test_D11_there_are_7_awards_in_each_column(content: Content) -> None:
    columns = [award.column for award in content.awards.award]
    assert [columns.count(column) for column in (1, 2, 3)] == [7, 7, 7]
    assert {award.vp for award in content.awards.award} == {30, 36}


def test_D13_there_are_10_traits_of_each_sign(content: Content) -> None:
    signs = [trait.sign for trait in content.traits.trait]
    assert (signs.count("positive"), signs.count("negative")) == (10, 10)


def test_D212_Tom_has_every_location_twice_in_each_row(content: Content) -> None:
    for rows in ([card.row1 for card in content.solo.card], [card.row2 for card in content.solo.card]):
        assert [rows.count(location) for location in names.LOCATIONS] == [2] * 6


def test_all_things_have_names_in_four_languages(content: Content) -> None:
    kinds = (
        ("location", (*names.LOCATIONS, "source")),
        ("mage", names.MAGES),
        ("gear", names.GEAR),
        ("trait", names.TRAITS),
        ("scoring", names.SCORINGS),
        ("colour", names.COLOURS),
    )
    for kind, ids in kinds:
        for language in ("en", "cs", "sk", "pl"):
            assert len({content.title(kind, id, language) for id in ids}) == len(ids)
    assert content.title("mage", "swamp_aunt") == "Swamp Aunt"
    assert content.title("location", "source", "cs") == "Zřídlo magie"
    assert content.title("gear", "hat_miner", "pl") == "Kapelusz górnika"
    assert content.title("seat", "red", "sk") == "Červená"


def test_an_owner_may_change_a_card(tmp_path: Path) -> None:
    file = tmp_path / "my-mages.toml"
    text = (FOLDER / "mages.toml").read_text(encoding="utf-8")
    file.write_text(text.replace("fee = 0", "fee = 1", 1), encoding="utf-8")
    changed = load_content([file])
    assert changed.digest != load_content().digest
    assert make_setup(changed, 2, SPEC.resolve(2, {})).mage_fee[0] == 1


# Effects as the rules have them.

Effect = tuple[int, int, int]


def unpacked(setup: Setup, listed: int) -> list[Effect]:
    """The effects of a list: kind, n, parameter."""
    items = setup.items[setup.starts[listed] : setup.starts[listed + 1]]
    return [(item % state.N, item // state.N % state.N, item // state.PARAMETER) for item in items]


def of_gear(name: str) -> tuple[list[Effect], list[Effect], list[Effect]]:
    """What a card does, and what its trade or reward pays and gains."""
    setup, gear = setup_for(2), names.GEAR.index(name)
    effect, pay, gain = (unpacked(setup, base + gear) for base in (state.GEAR_EFFECT, state.GEAR_PAY, state.GEAR_GAIN))
    return effect, pay, gain


def test_every_list_begins_where_the_one_before_it_ends(content: Content) -> None:
    setup = setup_for(3)
    assert (setup.starts[0], len(setup.starts), len(setup.items)) == (0, state.LISTS + 1, state.MOST_ITEMS)
    assert list(setup.starts) == sorted(setup.starts)
    assert setup.starts[state.LISTS] == sum(len(found.effects) for found in effect_lists(content)) == 214
    assert not any(setup.items[214:])


LISTED: list[tuple[int, list[Effect]]] = [
    (state.CHEST_GAIN + names.CHESTS.index("chest_02"), [(state.COINS, 2, 0), (state.SCROLLS, 1, 0)]),
    (state.CHEST_LOCKED + names.CHESTS.index("chest_02"), []),
    (state.CHEST_LOCKED + names.CHESTS.index("chest_14"), [(state.MAGE, 1, 0)]),
    (state.AWARD_BONUS + names.AWARDS.index("award_2a"), [
        (state.BOTTLES, 2, 1), (state.CORKS, 1, 0), (state.COINS, 1, 0)]),
    (state.AWARD_BONUS + names.AWARDS.index("award_3c"), [
        (state.REMOVE_DJINN, 1, 1), (state.POWER, 4, 0), (state.BOTTLES, 1, 0), (state.CORKS, 1, 0)]),
    (state.ARCHIVE_GAIN + names.ARCHIVE_OPTIONS.index("red_circle"), [(state.CIRCLE, 1, 0), (state.KEYS, 1, 0)]),
    (state.OFFER_PAY + names.OFFERS.index("bottles_3"), [(state.COINS, 4, 0)]),
    (state.OFFER_GAIN + names.OFFERS.index("bottles_3"), [(state.BOTTLES, 3, 1)]),
    (state.CIRCLE_REWARD + 1, []),
    (state.CIRCLE_REWARD + 2, [(state.POWER, 2, 0)]),
    (state.CIRCLE_REWARD + 3, [(state.CAPACITY, 1, 0)]),
    (state.COVER_REWARD, [(state.POWER, 2, 0)]),
    (state.SET_REWARD, [(state.POWER, 2, 0)]),
    (state.SECRETS_REWARD, [(state.POWER, 2, 0)]),
    (state.CONSOLATION_GAIN + names.CONSOLATIONS.index("mixed"), [(state.COINS, 1, 0), (state.POWER, 1, 0)]),
    (state.KEY_GAIN + names.KEY_USES.index("scroll"), [(state.SCROLLS, 1, 0)]),
    (state.PURCHASE_GAIN + names.PURCHASES.index("flip"), [(state.FLIP_MAGES, 2, 0)]),
    (state.BASIC_GAIN + state.TAVERN, [(state.MAGE, 1, 1)]),
    (state.SPECIAL_GAIN + state.TAVERN, [(state.MAGE, 1, 0)]),
    (state.SPECIAL_GAIN + state.ACADEMY, [(state.CAPACITY, 1, 0), (state.SCROLLS, 1, 0), (state.POWER, 3, 0)]),
    (state.BASIC_PAY + state.WORKSHOP, [(state.COINS, 2, 0)]),
    (state.SPECIAL_PAY + state.WORKSHOP, [(state.COINS, 3, 0)]),
    (state.SPECIAL_GAIN + state.WORKSHOP, [(state.CORKS, 2, 0), (state.EQUIPMENT, 1, 0)]),
    (state.BASIC_GAIN + state.MARKET, []),
    (state.TRAIT_GAIN + names.TRAITS.index("rich_start"), [
        (state.COINS, 2, 0), (state.SCROLLS, 2, 0), (state.POWER, 1, 0)]),
    (state.TRAIT_LOSE + names.TRAITS.index("weak_start"), [(state.POWER, 3, 0)]),
    (state.TOM_PAY + names.TOM_CARDS.index("workshop_a"), [(state.CORKS, 1, 0)]),
    (state.TOM_PAY + names.TOM_CARDS.index("blank_3"), []),
]  # fmt: skip


@pytest.mark.parametrize(("listed", "effects"), LISTED)
def test_lists_hold_what_the_files_say(listed: int, effects: list[Effect]) -> None:
    assert unpacked(setup_for(2), listed) == effects


def test_equipment_does_its_effects_and_then_its_rider() -> None:
    rule = (state.RULE, 1, state.EXTRA_CHEST)
    assert of_gear("hat_miner") == ([rule, (state.VP, 2, 0)], [], [])
    assert of_gear("cloak_pilgrim")[0] == [(state.RULE, 1, state.NO_PAY), (state.VP, 1, 0)]
    assert of_gear("cloak_stallholder")[0] == [(state.RULE, 1, state.ASSISTANT_STAY), (state.COINS, 3, 0)]
    assert of_gear("staff_broom")[0] == [(state.REMOVE_DJINN, 1, 0), (state.POWER, 3, 0)]


def test_D125_discounts_are_for_the_capture_or_for_colours() -> None:
    assert of_gear("staff_thunder")[0] == [(state.CAPTURE_POWER, 5, 0)]
    assert of_gear("staff_furnace")[0] == [(state.CAPTURE_POWER, 1, 0b0101)]
    assert of_gear("staff_drizzle")[0] == [(state.CAPTURE_POWER, 1, 0b1010)]


def test_D160_trades_and_D161_rewards_have_lists_of_their_own() -> None:
    assert of_gear("cloak_cork_cutter") == ([(state.TRADE, 1, 0)], [(state.COINS, 2, 0)], [(state.CORKS, 1, 0)])
    reward = [(state.COINS, 1, 0), (state.POWER, 1, 0)]
    assert of_gear("cloak_merchant") == ([(state.ON_LOCATION, 1, state.MARKET)], [], reward)
    assert of_gear("staff_prefect") == ([(state.ON_LOCATION, 1, state.ACADEMY)], [], [(state.COINS, 2, 0)])


# The set-up.

SHARES = [
    (1, 1, 1, 0, 2, 0, 0),
    (2, 2, 0, 2, 3, 3, 3),
    (3, 3, 0, 2, 4, 4, 3),
    (4, 4, 0, 3, 5, 5, 3),
]


@pytest.mark.parametrize(("players", "djinns", "at_source", "refill", "awards", "traits", "cards"), SHARES)
def test_D10_D11_D12_D13_D132_numbers_depend_on_the_players(
    players: int, djinns: int, at_source: int, refill: int, awards: int, traits: int, cards: int
) -> None:
    setup = setup_for(players)
    assert (setup.seats, setup.round_djinns, setup.source_djinns, setup.refill) == (players, djinns, at_source, refill)
    assert (setup.column_awards, setup.trait_offer, setup.public_cards) == (awards, traits, cards)


@pytest.mark.parametrize("players", range(1, 5))
def test_D7_D103_stalls_are_grouped_for_one_and_two(players: int) -> None:
    assert setup_for(players).stall_place == ([0, 0, 2, 2, 4, 5] if players <= 2 else [0, 1, 2, 3, 4, 5])


@pytest.mark.parametrize("players", range(1, 5))
def test_D4_every_player_begins_alike_and_other_seats_stay_empty(players: int) -> None:
    setup = setup_for(players)
    begins = [0] * state.RESOURCES
    begins[state.COINS], begins[state.POWER] = 4, 3
    circles = [state.EMPTY, state.EMPTY, state.INACTIVE, state.INACTIVE]
    others = state.MOST_PLAYERS - players
    assert setup.have == [begins] * players + [[0] * state.RESOURCES] * others
    assert setup.circle == [circles] * players + [[0] * state.CIRCLES] * others
    assert (setup.marker, setup.minimum) == ([0] * 4, [0] * 4)


def test_D5_the_first_seat_is_by_lot_or_chosen() -> None:
    assert (setup_for(3).first, setup_for(3, first="2").first, setup_for(1).first) == (state.NONE, 1, 0)


def test_D210_D212_the_solo_game_has_Toms_deck_and_a_goal_for_the_capacity() -> None:
    assert [setup_for(1, tom=size).tom_size for size in (12, 13, 14, 15)] == [12, 13, 14, 15]
    assert (setup_for(1).capacity_goal, setup_for(2).capacity_goal, setup_for(2).tom_size) == (6, 0, 0)
    rows = setup_for(1).tom_row
    assert rows[names.TOM_CARDS.index("market_b")] == [state.MARKET, state.TAVERN]
    assert rows[-3:] == [[state.NONE, state.NONE]] * 3


def test_D230_the_easier_game_has_neither_traits_nor_scoring_cards() -> None:
    setup = setup_for(4, easy=True)
    assert (setup.easy, setup.trait_offer, setup.public_cards) == (True, 0, 0)
    assert not setup_for(4).easy


def test_D235_the_longer_game_has_more_djinns_beside_the_Source() -> None:
    setup = setup_for(4, longer=True)
    assert (setup.longer, setup.round_djinns, setup.source_djinns) == (True, 4, 1)


def test_D10_the_bag_and_the_supply_are_full() -> None:
    setup = setup_for(2)
    assert (setup.bag, setup.supply) == ([9, 9, 9, 9], 6)


def test_D2_the_map_is_that_of_the_file() -> None:
    setup = setup_for(2)
    assert setup.shape[state.SOURCE] == state.HUB
    assert (setup.shape.count(state.SQUARE), setup.shape.count(state.ROUND)) == (6, 6)
    beside = [names.SPACES[space] for space in range(state.SPACES) if setup.joined[state.SOURCE] >> space & 1]
    assert beside == ["inner_12", "inner_04", "inner_08"]
    assert all((setup.joined[a] >> b & 1) == (setup.joined[b] >> a & 1) for a in range(state.SPACES) for b in range(a))


def test_D33_D112_D122_D140_D200_costs_and_points() -> None:
    setup = setup_for(2)
    assert (setup.djinn_cost, setup.boss_cost, setup.boss_step, setup.boss_price, setup.miss_loss) == (4, 4, 2, 6, 1)
    assert (setup.max_power, setup.fee) == ([4, 5, 6, 7, 8], [4, 3, 3, 2, 2])
    assert (setup.award_price, setup.bottled_vp, setup.circle_vp, setup.glass_vp, setup.card_vp) == (3, 10, 3, 1, 10)


def test_D85_D90_D102_how_often_locations_act() -> None:
    assert setup_for(2).visits == [[0, 0, 1, 1, 0, 1], [0, 0, 2, 2, 0, 2]]


def test_D125_mages_have_the_numbers_of_the_rulebooks_example() -> None:
    setup = setup_for(2)
    aunt, granny = names.MAGES.index("swamp_aunt"), names.MAGES.index("stone_granny")
    assert (setup.mage_deck[aunt], setup.mage_deck[granny]) == (state.OPEN, state.LOCKED)
    assert setup.mage_fee[aunt] + setup.mage_fee[granny] == 4
    assert (setup.mage_green[aunt], setup.mage_colour[aunt]) == (3, [1, 1, 0, 0])
    assert (setup.mage_green[granny], setup.mage_colour[granny]) == (3, [1, 0, 0, 0])


def test_D90_red_options_go_with_yellow_ones() -> None:
    setup = setup_for(2)
    assert setup.archive_red == [0, 0, 0, 0, 0, 1, 1, 1, 1]
    assert setup.archive_same == [0, 1, 2, 3, 4, 1, 2, 3, 4]


def test_D102_offers_belong_to_stalls() -> None:
    assert setup_for(2).offer_stall == [0, 0, 0, 1, 2, 3, 4, 5]


def test_D156_cards_with_one_use_are_marked() -> None:
    setup = setup_for(2)
    assert setup.gear_kind == [0] * 9 + [1] * 9 + [2] * 9
    once = {names.GEAR[gear] for gear in range(state.GEAR) if setup.gear_once[gear]}
    assert len(once) == 13 and {"staff_thunder", "hat_pathfinder", "cloak_starlit"} <= once


def test_D11_awards_have_their_columns_and_points() -> None:
    setup = setup_for(2)
    assert setup.award_column == [1] * 7 + [2] * 7 + [3] * 7
    assert (setup.award_vp[0], setup.award_vp[-1]) == (30, 36)


def test_D170_D185_traits_have_a_sign_a_perk_and_its_number() -> None:
    setup = setup_for(2)
    assert setup.trait_positive == [1] * 10 + [0] * 10
    assert sorted(perk for perk in setup.trait_perk if perk) == list(range(1, state.PERKS))
    assert setup.trait_perk[names.TRAITS.index("must_bottle")] == state.MUST_BOTTLE
    numbers = {names.PERKS[perk]: n for perk, n in enumerate(setup.perk_n) if n}
    assert numbers == {
        "workshop_special_three_corks": 3,
        "source_fee_fixed": 2,
        "no_capture_gain": 2,
        "academy_power_flips": 2,
        "private_scoring_cards": 2,
    }


def test_D201_scoring_cards_have_a_measure_and_points() -> None:
    setup = setup_for(2)
    cards = list(zip(setup.score_measure, setup.score_n, setup.score_vp, setup.score_max, strict=True))
    assert cards == [
        (state.SETS_MIN, 2, 8, 8),
        (state.KINDS_WITH_THREE, 0, 5, 15),
        (state.SECRETS_MAX, 1, 8, 8),
        (state.KEY_MAGES_MAX, 0, 8, 8),
        (state.INACTIVE_MIN, 2, 8, 8),
        (state.CAPACITY_MAX, 6, 8, 8),
        (state.MINIMUM_IS, 2, 8, 8),
        (state.KEYS_COUNT, 0, 3, 9),
        (state.MAGES_UP, 0, 2, 8),
        (state.UNUSED_GLASS, 0, 2, 8),
    ]


def test_a_set_up_fits_the_fields_of_a_record() -> None:
    for players in range(1, 5):
        setup = setup_for(players)
        records = Setup.array(1)
        Setup.write(records, 0, setup)
        assert Setup.read(records) == setup
