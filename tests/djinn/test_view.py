"""What a seat sees of Djinn, and what it must not."""

import random
from typing import Any

import msgspec
import pytest

from abraka.core.events import SPECTATOR
from abraka.core.match import Match
from abraka.games.djinn import names
from abraka.games.djinn.events import END_REASONS
from abraka.games.djinn.state import (
    ACCEPT_CIRCLE,
    FREE,
    LISTS,
    MOVE,
    OUT,
    OWNED,
    SOURCE_ACTION,
    TOM_FIRST,
    State,
)
from abraka.games.djinn.view import PROMPTS, SeatView, SpaceView, View, view, whole
from abraka.games.djinn.view.parts import EffectView, effect, effects
from tests.configurations import Configuration, djinn, label
from tests.djinn.table import play, table

TRAITS = "traits private_goals no_flip"
ROUNDS = ("inner_12", "inner_04", "inner_08", "outer_02", "outer_06", "outer_10")
SECRET = f"players 2 | first B | scoring two_sets few_secrets no_key_mage | B: {TRAITS}, ambition keys low_capacity"
AT_MARKET = (
    "players 3 | tokens inner_02=market inner_12=tavern | inner_12: boss brown brown blue | "
    "B: at inner_02 via inner_12, coins 4, scrolls 2, power 3, keys 1, corks 2, capacity 6, minimum 1, "
    "bottles brown 2 blue 1, corked brown 2 boss_red 1, circles x brown . #, strip academy tavern, "
    "placed archive@inner_02 workshop@inner_06, stall cork, mages swamp_aunt stone_granny!, "
    "gear hat_miner staff_thunder!, traits market_free blocked_circle, awards award_1a | "
    "Y: at inner_02 via inner_12, stall cork | acting B"
)


def space(seen: View, id: str) -> SpaceView:
    return next(space for space in seen.spaces if space.id == id)


def blue(seen: View) -> SeatView:
    return seen.seats[0]


# ---- Secrets.


def test_D14_D185_private_cards_are_shown_to_their_owner_and_counted_for_the_others() -> None:
    match = table(SECRET)
    own = blue(match.view(0))
    assert own.ambition is not None
    assert [card.id for card in own.ambition] == ["low_capacity", "keys"]
    for other in (1, SPECTATOR):
        hidden = blue(match.view(other))
        assert (hidden.ambition, hidden.ambitions) == (None, 2)
    assert match.view(1).seats[1].ambition == ()


def test_the_whole_truth_shows_every_private_card() -> None:
    state = table(SECRET).state
    cards = blue(whole(state)).ambition
    assert cards is not None
    assert [card.id for card in cards] == ["low_capacity", "keys"]
    assert "capacity marker has not passed 6." in str(state)


def test_no_secret_is_in_a_view() -> None:
    assert not {"key", "draws", "events", "stack", "options"} & set(View.__struct_fields__)


def hide_anew(state: State, seat: int, chance: random.Random) -> State:
    """A state that differs in all that the seat can't see: private cards of others, the key."""
    other = state.copy()
    other.key, other.draws = [chance.getrandbits(64), chance.getrandbits(64)], chance.randrange(1000)
    for hidden in range(state.seats):
        for card, where in enumerate(state.score_at):
            if hidden != seat and where == OWNED + hidden:
                other.score_at[card] = OUT
                taken = chance.choice([c for c, at in enumerate(other.score_at) if at == OUT])
                other.score_at[taken] = OWNED + hidden
    return other


@pytest.mark.parametrize("configuration", djinn(), ids=label)
def test_D14_states_that_differ_only_in_what_a_seat_cannot_see_give_it_equal_views(
    configuration: Configuration,
) -> None:
    game, players, options = configuration
    chance = random.Random(label(configuration))
    match = Match(game, players, options, key=chance.randbytes(16))
    while match.to_act is not None:
        match.apply(chance.choice(match.legal()))
        if match.to_act is None or chance.random() < 0.03:
            for seat in range(SPECTATOR, players):
                assert view(hide_anew(match.state, seat, chance), seat) == view(match.state, seat)


# ---- The town.


def test_spaces_have_shape_location_neighbours_and_all_that_is_there() -> None:
    seen = table(AT_MARKET).view(0)
    square, round_ = space(seen, "inner_02"), space(seen, "inner_12")
    assert (square.shape, square.location, square.tiles) == ("square", "market", ("archive", None, None))
    assert [(wizard.seat, wizard.via) for wizard in square.wizards] == [(0, "inner_12"), (1, "inner_12")]
    assert (round_.shape, round_.boss, round_.djinns) == ("round", True, {"brown": 2, "blue": 1})
    assert set(round_.neighbours) == {"source", "inner_02", "inner_10", "outer_12"}
    assert (space(seen, "source").shape, space(seen, "source").location) == ("source", None)
    assert [place.id for place in seen.spaces] == list(names.SPACES)


def test_D103_places_of_the_market_have_their_stalls_offers_and_assistants() -> None:
    seen = table(AT_MARKET).view(2)
    cork = next(place for place in seen.market if place.stall == "cork")
    assert len(seen.market) == 6
    assert (cork.stalls, cork.assistants) == (("cork",), (0, 1))
    assert [(offer.pay, offer.gain) for offer in cork.offers] == [
        ((EffectView("coins", 1),), (EffectView("corks", 1),))
    ]
    two = table("players 2").view(0).market
    assert [place.stalls for place in two][:2] == [("bottles", "cork"), ("scrolls", "coins")]


def test_locations_say_what_they_do() -> None:
    seen = {place.id: place for place in table("players 2").view(0).locations}
    assert seen["academy"].basic.gain == (EffectView("scrolls", 1), EffectView("power", 3))
    assert seen["academy"].special.gain[0] == EffectView("capacity", 1)
    assert (seen["workshop"].special.pay, seen["catacombs"].special.times) == ((EffectView("coins", 3),), 2)
    assert seen["tavern"].basic.gain == (EffectView("mage", 1, ("open",)),)


def test_what_is_still_to_come_is_shown_as_sets() -> None:
    seen = table(
        "players 2 | discarded chest_01 chest_02 | piles swamp_aunt/7 root_digger/7 stone_granny/7 miller/7"
    ).view(0)
    assert (len(seen.chests_to_come), seen.chests_discarded) == (16, ("chest_01", "chest_02"))
    assert len(seen.mages_to_come) == 28
    assert "swamp_aunt" not in seen.mages_to_come
    assert list(seen.mages_to_come) == sorted(seen.mages_to_come, key=names.MAGES.index)
    assert sum(seen.bag.values()) == 24
    assert (seen.supply, seen.keys, seen.bosses_gone) == (6, 12, 0)
    assert [pile.under for pile in seen.gear] == [8, 8, 8]


def test_D11_D12_awards_and_scoring_cards_on_display_are_shown() -> None:
    seen = table("players 2 | scoring keys two_sets low_capacity").view(0)
    assert sorted(award.column for award in seen.awards) == [1] * 3 + [2] * 3 + [3] * 3
    assert {(card.id, card.points, card.most) for card in seen.scoring} == {
        ("keys", 3, 9),
        ("two_sets", 8, 8),
        ("low_capacity", 8, 8),
    }


def test_D13_traits_on_offer_are_shown() -> None:
    seen = Match("djinn", 2, key=bytes(16)).view(0)
    assert (seen.prompt, sum(trait.positive for trait in seen.traits), len(seen.traits)) == ("draft_first", 3, 6)


# ---- The seats.


def test_a_seat_s_board_is_seen_by_all() -> None:
    match = table(AT_MARKET)
    for seat in (0, 1, SPECTATOR):
        own = blue(match.view(seat))
        assert (own.coins, own.scrolls, own.power, own.keys, own.corks) == (4, 2, 3, 1, 2)
        assert (own.capacity, own.flipped, own.max_power, own.minimum, own.fee) == (6, False, 5, 1, 3)
        assert (own.bottles, own.bottled, own.boss_bottled) == ({"brown": 2, "blue": 1}, {"brown": 2}, {"red": 1})
        assert own.circles == ("covered", "brown", "empty", "inactive")
        assert (own.at, own.via, own.stall, own.strip) == ("inner_02", "inner_12", "cork", ("academy", "tavern"))
        assert [(mage.id, mage.up, mage.key) for mage in own.mages] == [
            ("swamp_aunt", True, False),
            ("stone_granny", False, True),
        ]
        assert [(gear.id, gear.up, gear.once) for gear in own.gear] == [
            ("staff_thunder", False, True),
            ("hat_miner", True, False),
        ]
        assert [trait.id for trait in own.traits] == ["market_free", "blocked_circle"]
        assert ([award.id for award in own.awards], own.next_column, own.sets) == (["award_1a"], 2, 0)


def test_X2_a_mage_shows_its_fee_and_bonuses() -> None:
    mage = blue(table(AT_MARKET).view(0)).mages[0]
    assert (mage.fee, mage.green, mage.colours) == (2, 3, {"brown": 1, "blue": 1})


def test_D33_D36_a_flipped_marker_allows_eight() -> None:
    own = blue(table("players 2 | B: capacity flipped").view(0))
    assert (own.capacity, own.flipped, own.max_power, own.fee) == (8, True, 8, 2)


def test_D174_a_friend_of_the_source_has_a_fee_of_two() -> None:
    own = blue(table("players 2 | B: capacity 5, traits source_cheap no_flip").view(0))
    assert own.fee == 2


def test_D141_with_three_awards_the_next_may_be_of_any_column() -> None:
    own = blue(table("players 2 | B: awards award_1a award_2a award_3a").view(0))
    assert own.next_column is None


def test_D200_points_are_shown_by_item_when_they_are_counted() -> None:
    chance = random.Random(4)
    match = Match("djinn", 3, key=chance.randbytes(16))
    while match.to_act is not None:
        assert match.view(0).seats[0].total == 0
        match.apply(chance.choice(match.legal()))
    seen = match.view(1)
    told: dict[int, dict[str, int]] = {0: {}, 1: {}, 2: {}}
    for event in match.events(1):
        if type(event).__name__ == "Scored":
            found: Any = event
            told[found.seat][found.item] = found.points
    for number, seat in enumerate(seen.seats):
        assert {item: n for item, n in seat.points.items() if n} == told[number]
        assert sum(seat.points.values()) == seat.total
    assert (seen.reason, min(seen.ranks), seen.to_act) == ("points", 1, None)


# ---- The turn.


def test_D200_D185_points_are_told_as_they_stand_private_cards_to_their_owner_only() -> None:
    match = table(SECRET + ", keys 2, corks 1")
    own, other = match.view(0).seats[0], match.view(1).seats[0]
    known = {item: points for item, points in own.points.items() if points}
    assert known == {"glass": 1, "cards": known["cards"], "ambition": 8}, "two keys, and a low capacity"
    assert other.points == own.points | {"ambition": 0}
    assert own.total == 0


def test_the_turn_shows_what_was_done() -> None:
    match = table(AT_MARKET)
    assert (match.view(0).prompt, match.view(0).active, match.view(0).to_act) == ("action", 0, 0)
    assert match.view(0).doing.moved
    play(match, "do tile", "archive yellow_coins")
    assert match.view(1).doing.did == ("tile",)


def test_D124_a_capture_shows_its_targets_and_what_is_left_to_pay() -> None:
    match = table(
        "players 2 | inner_12: boss brown brown blue | "
        "B: at inner_12 via inner_02, coins 4, capacity 8, power 7, circles . . . #, "
        "mages swamp_aunt stone_granny | acting B"
    )
    play(match, "do capture")
    assert match.view(0).asked.space == "inner_12"
    play(match, "target brown", "target brown", "target blue")
    seen = match.view(1)
    assert (seen.prompt, seen.doing.targets, seen.doing.cost) == ("capture_help", ("brown", "brown", "blue"), 12)
    play(match, "help swamp_aunt")
    assert match.view(1).doing.cost == 6


def test_a_question_says_what_it_is_about() -> None:
    match = table(
        "players 2 | tokens inner_02=archive | "
        "B: at inner_02 via inner_12, strip academy tavern market workshop | acting B"
    )
    play(match, "do basic")
    assert match.view(0).asked.left == 1
    play(match, "archive yellow_place_secret", "tile tavern")
    assert (match.view(0).prompt, match.view(0).asked.tile) == ("secret_space", "tavern")


def test_D212_cards_left_to_tom_are_seen_as_a_set() -> None:
    seen = table("players 1 | options tom=13 | tom blank_1 academy_a").view(0)
    assert [(card.id, card.rows) for card in seen.tom] == [("academy_a", ("academy", "tavern")), ("blank_1", ())]
    assert table("players 2").view(0).tom == ()


def test_D190_the_last_round_is_shown_once_it_is_known() -> None:
    assert table("players 2").view(0).last_round is None
    empty = " | ".join(f"{space}: -" for space in ROUNDS)
    assert table(f"players 2 | round 2 | last round 3 | {empty}").view(0).last_round == 3


# ---- Names and forms.


def test_every_effect_of_the_content_can_be_shown() -> None:
    state = Match("djinn", 2, key=bytes(16)).state
    kinds = {item.kind for listed in range(LISTS) for item in effects(state, listed)}
    assert kinds == set(names.EFFECTS[1:])
    assert effect(state.items[0]) is effect(state.items[0])


def test_every_prompt_and_reason_has_a_name() -> None:
    assert (len(PROMPTS), PROMPTS[ACCEPT_CIRCLE]) == (ACCEPT_CIRCLE + 1, "accept_circle")
    assert (PROMPTS[MOVE], PROMPTS[FREE], PROMPTS[SOURCE_ACTION]) == ("move", "free", "source")
    assert END_REASONS[TOM_FIRST] == "tom"


def test_a_view_goes_through_json_unchanged() -> None:
    seen = table(AT_MARKET).view(1)
    assert msgspec.json.decode(msgspec.json.encode(seen), type=View) == seen
