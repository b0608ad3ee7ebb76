"""Set-up: the town, the players, the displays, the draft (D1–D14, D230, D235)."""

from collections import Counter

import pytest

from abraka.core.errors import OptionError
from abraka.core.match import Match
from abraka.games.djinn import events as happened
from abraka.games.djinn import names
from abraka.games.djinn.content import load_content
from abraka.games.djinn.state import NONE, State
from tests.djinn.places import ALL_KEY_USES, ROUNDS, SQUARES, chests_come, drafted, goods, listed, on_square
from tests.djinn.table import DJINN, legal, play, question, refused, seat, table, told

CONTENT = load_content()
PLAYERS = [1, 2, 3, 4]
KEYS = [bytes([number] * 16) for number in range(30)]
BESIDE_SOURCE = ("inner_12", "inner_04", "inner_08")


def fresh(players: int, key: bytes = KEYS[0], **options: object) -> Match:
    """A new match."""
    return Match(DJINN, players, options, key=key)


def token_at(s: State, space: str) -> str:
    """The location of a space's token."""
    return names.LOCATIONS[s.token[names.SPACES.index(space)]]


def alike_neighbours(s: State) -> int:
    """How many paths join two spaces of the same location."""
    pairs = [(path.a, path.b) for path in CONTENT.map.path if "source" not in (path.a, path.b)]
    return sum(token_at(s, a) == token_at(s, b) for a, b in pairs)


def djinns_at(s: State, space: str) -> int:
    """How many djinns are at a space."""
    return sum(s.djinns[names.SPACES.index(space)])


# Players and the map.


def test_D1_it_is_for_one_to_four() -> None:
    for players in (0, 5):
        with pytest.raises(OptionError, match="1 to 4 players"):
            Match(DJINN, players)
    assert [fresh(players).players for players in PLAYERS] == PLAYERS


def test_D2_each_location_has_a_square_and_a_round_space() -> None:
    for key in KEYS[:5]:
        s = fresh(2, key).state
        assert sorted(token_at(s, space) for space in SQUARES) == sorted(names.LOCATIONS)
        assert sorted(token_at(s, space) for space in ROUNDS) == sorted(names.LOCATIONS)
        assert s.token[names.SPACES.index("source")] == NONE


def test_D2_tokens_are_shuffled() -> None:
    assert len({tuple(fresh(2, key).state.token) for key in KEYS}) == len(KEYS)
    for space in (*SQUARES, *ROUNDS):
        assert len({token_at(fresh(2, key).state, space) for key in KEYS}) >= 5


def test_D2_the_town_has_13_spaces_and_21_paths_between_unlike_shapes() -> None:
    s = fresh(2).state
    assert len(names.SPACES) == 13
    assert sum(int(joined).bit_count() for joined in s.joined) == 2 * 21
    for path in CONTENT.map.path:
        assert (path.a in ROUNDS) != (path.b in ROUNDS)
    neighbours = [path.b if path.a == "source" else path.a for path in CONTENT.map.path if "source" in (path.a, path.b)]
    assert sorted(neighbours) == sorted(BESIDE_SOURCE)


def test_D3_in_the_easier_game_no_path_joins_like_locations() -> None:
    assert all(alike_neighbours(fresh(2, key, easy=True).state) == 0 for key in KEYS)
    assert any(alike_neighbours(fresh(2, key).state) > 0 for key in KEYS)


@pytest.mark.parametrize("players", PLAYERS)
def test_D4_every_player_begins_with_the_same(players: int) -> None:
    match = fresh(players, easy=players > 1)
    for letter in "BYRG"[:players]:
        assert goods(match, "coins scrolls power keys corks", letter) == [4, 0, 3, 0, 0]
        board = seat(match, letter)
        assert (board["capacity"], board["minimum"], board["circles"]) == ("5", "0", ". . # #")
        nothing = ("at", "bottles", "corked", "mages", "gear", "awards", "placed", "stall")
        assert not any(board[item] for item in nothing)


def test_D5_lots_decide_who_begins() -> None:
    assert {fresh(3, key).to_act for key in KEYS} == {0, 1, 2}


def test_D5_a_table_may_name_the_first_seat() -> None:
    assert {fresh(3, key, first="2").to_act for key in KEYS} == {1}
    with pytest.raises(OptionError, match="Seat 4 can't start"):
        fresh(3, first="4")


def test_D5_play_goes_clockwise_from_the_first_seat() -> None:
    match = fresh(3, easy=True, first="2")
    seats = []
    while match.state.round == 1:
        seats.append(match.state.active)
        play(match, legal(match)[0])
    assert list(dict.fromkeys(seats)) == [1, 2, 0]


def test_D6_the_same_two_tiles_are_left_out_for_all() -> None:
    for key in KEYS[:10]:
        match = fresh(4, key)
        strips = {seat(match, letter)["strip"] for letter in "BYRG"}
        assert len(strips) == 1
        assert len(set(strips.pop().split())) == 4


def test_D6_any_tile_may_be_left_out() -> None:
    missing: Counter[str] = Counter()
    for key in KEYS:
        missing.update(set(names.LOCATIONS) - set(seat(fresh(2, key), "B")["strip"].split()))
    assert set(missing) == set(names.LOCATIONS)
    assert missing.total() == 2 * len(KEYS)


@pytest.mark.parametrize(("players", "places"), [(1, 4), (2, 4), (3, 6), (4, 6)])
def test_D7_the_market_has_fewer_places_with_one_or_two(players: int, places: int) -> None:
    rich = "coins 9, scrolls 9, mages swamp_aunt!"
    assert len(legal(play(table(on_square("market", rich, f"players {players}")), "do basic"))) == places


def test_D8_all_chests_are_in_the_pile() -> None:
    s = fresh(2).state
    assert (int(s.chest_pile).bit_count(), s.chest_discard, s.n_revealed) == (18, 0, 0)


@pytest.mark.parametrize("players", PLAYERS)
def test_D9_mages_lie_in_four_piles_of_eight_with_their_tops_to_be_seen(players: int) -> None:
    match = fresh(players)
    piles = [pile.split("/") for pile in listed(match, "piles").split()]
    assert [under for _, under in piles] == ["7"] * 4
    tops = [names.MAGES.index(top) for top, _ in piles]
    assert len(set(tops)) == 4
    decks = ["open" if mage < 16 else "key" for mage in tops]
    assert decks == ["open", "open", "key", "key"]
    assert int(match.state.mage_hidden).bit_count() == 28


def test_D9_sixteen_mages_have_a_key() -> None:
    assert Counter(mage.deck for mage in CONTENT.mages.mage) == {"open": 16, "key": 16}


def test_D9_equipment_lies_in_three_piles_by_kind() -> None:
    match = fresh(2)
    assert [gear.split("_")[0] for gear in listed(match, "display").split()] == ["staff", "hat", "cloak"]
    assert int(match.state.gear_hidden).bit_count() == 24
    assert Counter(gear.kind for gear in CONTENT.equipment.equipment) == {"staff": 9, "hat": 9, "cloak": 9}


def test_D9_the_tops_are_shuffled() -> None:
    assert len({listed(fresh(2, key), "piles") for key in KEYS}) == len(KEYS)
    assert len({listed(fresh(2, key), "display") for key in KEYS}) > len(KEYS) // 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_D10_a_boss_and_as_many_djinns_as_players_at_each_round_space(players: int) -> None:
    s = fresh(players).state
    assert [djinns_at(s, space) for space in ROUNDS] == [players] * 6
    assert [s.boss[names.SPACES.index(space)] for space in ROUNDS] == [1] * 6
    assert sum(map(sum, s.djinns)) == 6 * players
    assert (sum(s.boss), s.supply, s.bosses_gone) == (6, 6, 0)


@pytest.mark.parametrize(("players", "town", "bag"), [(1, 9, 27), (2, 12, 24), (3, 18, 18), (4, 24, 12)])
def test_X13_D10_djinns_on_the_map_and_in_the_bag(players: int, town: int, bag: int) -> None:
    s = fresh(players).state
    assert (sum(map(sum, s.djinns)), sum(s.bag)) == (town, bag)


def test_D10_djinns_come_from_the_bag_by_chance() -> None:
    assert len({str(fresh(2, key).state.djinns) for key in KEYS}) == len(KEYS)


@pytest.mark.parametrize("players", PLAYERS)
def test_D11_players_and_one_awards_in_each_column(players: int) -> None:
    offered = listed(fresh(players), "offered").split()
    assert Counter(award.removeprefix("award_")[0] for award in offered) == dict.fromkeys("123", players + 1)


def test_D11_which_awards_is_left_to_chance() -> None:
    seen = {award for key in KEYS for award in listed(fresh(2, key), "offered").split()}
    assert seen == set(names.AWARDS)


@pytest.mark.parametrize(("players", "cards"), [(2, 3), (3, 3), (4, 3)])
def test_D12_three_scoring_cards_are_laid_out(players: int, cards: int) -> None:
    assert len(set(listed(fresh(players), "scoring").split())) == cards


def test_D12_any_of_the_ten() -> None:
    assert {card for key in KEYS for card in listed(fresh(2, key), "scoring").split()} == set(names.SCORINGS)


# The draft.


def signs(traits: list[str]) -> Counter[str]:
    """How many traits of each sign."""
    return Counter("positive" if names.TRAITS.index(trait) < 10 else "negative" for trait in traits)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_D13_players_and_one_traits_of_each_sign_are_on_offer(players: int) -> None:
    match = fresh(players)
    offer = listed(match, "draft").split()
    assert signs(offer) == {"positive": players + 1, "negative": players + 1}
    assert legal(match) == [f"trait {trait}" for trait in offer]


def test_D13_clockwise_from_the_first_player_then_back() -> None:
    match = fresh(3, first="2")
    order = []
    while question(match).startswith("draft"):
        order.append(question(match))
        play(match, legal(match)[0])
    assert order == [
        "draft_first Y", "draft_first R", "draft_first B", "draft_second B", "draft_second R", "draft_second Y",
    ]  # fmt: skip
    assert question(match) == "place_wizard Y"


DRAFT = "draft rich_start market_free tavern_key poor_start weak_start no_flip"


def test_D13_the_first_pick_is_any_the_second_of_the_other_sign() -> None:
    match = table(f"players 2 | {DRAFT} | active B | todo draft")
    assert legal(match) == [f"trait {trait}" for trait in DRAFT.split()[1:]]
    play(match, "trait no_flip", "trait rich_start")  # B negative, Y positive
    assert question(match) == "draft_second Y"
    assert legal(match) == ["trait poor_start", "trait weak_start"]
    refused(match, "trait market_free", "(D13)")
    play(match, "trait weak_start")
    assert legal(match) == ["trait market_free", "trait tavern_key"]
    refused(match, "trait rich_start", "(D13)")


def test_D13_a_trait_that_is_taken_is_gone_and_the_rest_goes_into_the_box() -> None:
    match = table(f"players 2 | {DRAFT} | active B | todo draft")
    play(match, "trait no_flip")
    refused(match, "trait no_flip", "(D13)")
    play(match, "trait tavern_key", "trait poor_start", "trait market_free")
    assert listed(match, "draft") == ""
    assert (seat(match, "B")["traits"], seat(match, "Y")["traits"]) == ("market_free no_flip", "tavern_key poor_start")


def test_D13_a_trait_must_be_taken() -> None:
    refused(table(f"players 2 | {DRAFT} | active B | todo draft"), "pass", "can't pass")


def test_X12_D13_gains_come_before_losses() -> None:
    match = drafted("rich_start", "poor_start")
    assert goods(match, "coins scrolls power") == [3, 2, 4]
    match = drafted("rich_start", "weak_start")
    assert goods(match, "coins scrolls power") == [6, 2, 1]


def test_D13_starts_are_applied_only_when_all_have_drafted() -> None:
    match = table(f"players 2 | {DRAFT} | active B | todo draft")
    play(match, "trait rich_start", "trait market_free", "trait no_flip")
    assert goods(match, "coins") == [4]
    play(match, "trait poor_start")
    assert goods(match, "coins") == [3]
    assert goods(match, "coins", "Y") == [4]


def test_D13_there_is_no_window_in_the_draft() -> None:
    match = fresh(2)
    assert question(match).startswith("draft")
    assert not set(ALL_KEY_USES) & set(legal(match))


# What is known.


def test_D14_which_chest_comes_is_not_decided_before_it_is_drawn() -> None:
    for chest in ("chest_01", "chest_07", "chest_18"):
        match = play(table(on_square("catacombs"), key=chests_come(chest)), "do basic")
        assert happened.ChestShown(0, chest) in told(match, happened.ChestShown)


def test_D14_private_scoring_cards_are_told_to_their_owner_alone() -> None:
    match = drafted("private_goals", "poor_start")
    assert told(match, happened.AmbitionDealt) == [happened.AmbitionDealt(0, 2)]
    cards = seat(match, "B")["ambition"].split()
    assert len(cards) == 2
    own = told(match, happened.AmbitionCard, 0)
    assert len(own) == 2 and all(happened.AmbitionCard(0, card) in own for card in cards)
    assert not told(match, happened.AmbitionCard, 1) and not told(match, happened.AmbitionCard)


# Variants.


def test_D230_the_easier_game_has_no_traits_and_no_scoring_cards() -> None:
    for players in (2, 3, 4):
        match = fresh(players, easy=True)
        assert question(match).startswith("place_wizard")
        assert listed(match, "scoring") == "-"
        assert listed(match, "draft") == ""
        assert alike_neighbours(match.state) == 0


def test_D230_all_else_is_as_usual() -> None:
    s = fresh(3, easy=True).state
    assert (sum(map(sum, s.djinns)), sum(s.bag), s.supply) == (18, 18, 6)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_D235_the_longer_game_has_a_djinn_more_beside_the_Source(players: int) -> None:
    s = fresh(players, longer=True).state
    for space in ROUNDS:
        assert djinns_at(s, space) == players + (1 if space in BESIDE_SOURCE else 0)


def test_X13_D235_with_four_there_are_27_on_the_map_and_9_in_the_bag() -> None:
    s = fresh(4, longer=True).state
    assert (sum(map(sum, s.djinns)), sum(s.bag)) == (27, 9)


def test_D235_it_is_for_two_to_four() -> None:
    with pytest.raises(OptionError, match="2 to 4 players"):
        fresh(1, longer=True)


@pytest.mark.parametrize(("others", "places"), [(0, 18), (1, 17), (2, 16), (3, 15)])
def test_X11_places_for_the_first_wizards(others: int, places: int) -> None:
    stands = ["at inner_02 via inner_12", "at inner_06 via inner_04", "at outer_12 via outer_02"]
    placed = [f"{letter}: {stand}" for letter, stand in zip("BYR", stands[:others], strict=False)]
    match = table(" | ".join(["players 4", *placed, f"to act {'BYRG'[others]}"]))
    assert question(match) == f"place_wizard {'BYRG'[others]}"
    assert len(legal(match)) == places
