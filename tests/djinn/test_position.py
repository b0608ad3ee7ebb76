"""The position text: read back as it was written, sensible where something is left out, and worded like the table."""

import random

import pytest

from abraka.core.chance import key_words
from abraka.core.match import Match
from abraka.games.djinn import names
from abraka.games.djinn.position import read_options, read_position, write_position
from abraka.games.djinn.state import ROUND, State
from tests.configurations import Configuration, djinn, label
from tests.djinn.table import DJINN, legal, play, question, says, seat, table

KEY = bytes(range(16))
RARE = 0.02
"""How often a moment is looked at that was seen before."""


def state_of(position: str, key: bytes = KEY) -> State:
    """The state that a position text describes, with the options that it names."""
    return table(position, key).state  # type: ignore[no-any-return]


def without_events(state: State) -> State:
    """The state without the traces of its last action."""
    copy = state.copy()
    copy.sealed = False
    copy.n_events = 0
    copy.events = State().events
    return copy


# ---- Round trips.


@pytest.mark.parametrize("configuration", djinn(), ids=label)
def test_every_state_of_a_match_is_written_and_read_back_equal(configuration: Configuration) -> None:
    game, players, options = configuration
    chance = random.Random(label(configuration))
    seen = set()
    for _ in range(6):
        match = Match(game, players, options, key=chance.randbytes(16))
        while True:
            state = match.state
            moment = (state.prompt, *(task[0] for task in state.stack[: state.depth]))
            if moment not in seen or chance.random() < RARE:
                seen.add(moment)
                text = write_position(state)
                again = read_position(text, match._setups, KEY)
                assert again == without_events(state), text
                assert write_position(again) == text
            if match.to_act is None:
                break
            match.apply(chance.choice(match.legal()))


@pytest.mark.parametrize("configuration", djinn(), ids=label)
def test_a_position_names_all_that_is_needed_to_read_it(configuration: Configuration) -> None:
    game, players, options = configuration
    chance = random.Random(label(configuration))
    match = Match(game, players, options, key=chance.randbytes(16))
    for _ in range(60):
        match.apply(chance.choice(match.legal()))
    text = write_position(match.state)
    again = Match(game, *read_options(text), position=text, key=chance.randbytes(16), exact=True)
    expected = without_events(match.state)
    expected.key, expected.draws = list(key_words(again.key)), 0  # a match has the chance that its own key promises
    assert again.state == expected
    assert again.legal() == match.legal()


def test_a_position_is_one_line_and_reads_like_the_table() -> None:
    seat_of_blue = "B: at inner_02 via inner_12, mages swamp_aunt stone_granny!, keys 1"
    text = write_position(state_of(f"players 2 | inner_12: boss brown blue | {seat_of_blue}"))
    assert "\n" not in text
    assert text.startswith("players 2 | first B | tokens inner_12=")
    assert " | inner_12: boss brown blue | inner_04: boss " in text
    assert (
        " | B: at inner_02 via inner_12, coins 4, scrolls 0, power 3, keys 1, corks 0, capacity 5, minimum 0,"
        " circles . . # #, strip " in text
    )
    assert ", mages swamp_aunt stone_granny! | Y: coins 4, " in text
    assert text.endswith(f" | turn 1 | round 1 | to act B | chance {KEY.hex()}/0")


def test_the_middle_of_a_turn_is_written_as_what_is_to_be_done() -> None:
    match = table(
        "players 2 | tokens inner_12=archive | inner_12: boss brown blue"
        " | B: at inner_12 via inner_02, mages swamp_aunt!, power 4, coins 2 | acting B"
    )
    play(match, "do special", "archive yellow_flip", "flip swamp_aunt")
    assert says(match, "todo") == "todo end_turn window act read_archive,1,3"
    assert says(match, "did") == "did special"
    play(match, "pass", "target brown")
    assert says(match, "todo") == "todo end_turn window act choose_targets,1"
    assert says(match, "targets") == "targets brown"
    play(match, "pass")
    assert says(match, "todo") == "todo end_turn window act after_capture,1 place_targets pay_capture,1"
    assert says(match, "cost") == "cost 4"


def test_the_moments_with_a_name() -> None:
    base = "players 2 | B: at inner_02 via inner_12, keys 1 | Y: at outer_04 via inner_04"
    assert question(table(f"{base} | to act Y")) == "move Y"
    assert question(table(f"{base} | acting B")) == "action B"
    assert question(table(f"{base} | ending B")) == "free B"
    final = table(f"{base} | final B")
    assert question(final) == "source B"
    assert seat(final, "Y")["at"] == "source"
    assert says(final, "final") == "final B"


def test_D50_at_the_beginning_of_a_turn_power_rises_to_the_minimum() -> None:
    text = "players 2 | B: at inner_02 via inner_12, power 0, minimum 1, keys 1"
    assert seat(table(f"{text} | to act B"), "B")["power"] == "1"
    later = table(f"{text} | active B | todo end_turn window act go")
    assert seat(later, "B")["power"] == "0"
    assert says(later, "todo") == "todo end_turn window act go"


# ---- What is left out.


def test_what_is_left_out_is_as_at_the_set_up() -> None:
    state = state_of("players 3")
    assert (state.first, state.active, state.to_act, state.turn, state.round) == (0, 0, 0, 1, 1)
    assert state.boss == [int(shape == ROUND) for shape in state.shape]
    assert [sum(row) for row in state.djinns] == [3 * boss for boss in state.boss]
    assert (sum(state.bag), state.supply, state.bosses_gone) == (18, 6, 0)
    assert state.mage_under == [7] * 4
    assert state.chest_pile.bit_count() == 18
    assert sum(at == 1 for at in state.award_at) == 12
    assert sum(at == 1 for at in state.score_at) == 3
    assert state.strip[0].bit_count() == 4 and state.strip[:3] == [state.strip[0]] * 3
    assert seat(table("players 3"), "R")["circles"] == ". . # #"


def test_what_is_left_out_is_dealt_from_the_key() -> None:
    one, same, other = state_of("players 2"), state_of("players 2"), state_of("players 2", bytes(16))
    assert one == same
    for name in ("token", "djinns", "strip", "mage_top", "gear_top", "award_at", "score_at"):
        assert getattr(one, name) != getattr(other, name), name
    assert one.draws == 0


@pytest.mark.parametrize("key", [bytes([number] * 16) for number in range(12)])
def test_D3_D92_tokens_are_dealt_around_those_that_are_named(key: bytes) -> None:
    state = state_of("options easy=yes | tokens inner_02=market outer_12=tavern | Y: placed archive@inner_06", key)
    squares = [state.token[space] for space in range(13) if state.shape[space] == 0]
    assert sorted(squares) == list(range(6))
    assert names.LOCATIONS[state.token[2]] == "market"
    assert names.LOCATIONS[state.token[4]] != "archive"
    for space in range(13):
        for other in range(space):
            if state.joined[space] >> other & 1:
                assert state.token[space] != state.token[other]


def test_djinns_and_bosses_that_are_nowhere_else_are_in_bag_and_supply() -> None:
    spaces = " | ".join(f"{space}: -" for space in ("inner_04", "inner_08", "outer_02", "outer_06", "outer_10"))
    match = table(
        f"players 2 | inner_12: boss brown brown | {spaces}"
        " | B: corked brown 2 boss_red 1, circles blue boss # # | Y: circles . yellow . #"
    )
    assert says(match, "bag") == "bag brown 5 blue 8 red 9 yellow 8"
    assert (says(match, "supply"), says(match, "gone")) == ("supply 9", "gone 5")


def test_mages_that_nobody_has_lie_in_the_piles() -> None:
    state = state_of("players 2 | B: mages root_digger water_carrier! | Y: mages storm_baron")
    assert state.mage_under == [6, 6, 7, 6]
    assert state.mage_hidden.bit_count() == 25
    named = state_of("players 2 | piles swamp_aunt root_digger stone_granny/3 miller/11")
    assert named.mage_under == [7, 7, 3, 11]
    assert [names.MAGES[mage] for mage in named.mage_top] == ["swamp_aunt", "root_digger", "stone_granny", "miller"]


def test_D83_when_all_but_one_mage_of_a_deck_are_taken_one_pile_is_empty() -> None:
    others = " ".join(names.MAGES[1:16])
    state = state_of(f"players 2 | Y: mages {others}")
    assert (state.mage_top[:2], state.mage_under[:2]) == ([0, -1], [0, 0])


def test_D185_who_has_the_trait_gets_private_cards_from_the_rest() -> None:
    text = "players 2 | scoring keys two_sets low_capacity | Y: traits private_goals"
    private = seat(table(text), "Y")["ambition"].split()
    assert len(private) == 2
    assert not {"keys", "two_sets", "low_capacity"} & set(private)
    assert seat(table(f"{text}, ambition minimum_two no_key_mage"), "Y")["ambition"] == "no_key_mage minimum_two"


def test_traits_bring_what_they_change() -> None:
    match = table("players 2 | B: at inner_02 via inner_12, coins 9, traits market_free no_flip | to act B")
    assert seat(match, "B")["traits"] == "market_free no_flip"
    assert match.state.perks[0].bit_count() == 2


def test_the_draft_offers_what_nobody_has_taken() -> None:
    match = table("players 2 | first Y | active B | todo draft,1 | Y: traits rich_start")
    assert question(match) == "draft_first B"
    assert len(legal(match)) == 5
    assert match.state.turn == 0
    play(match, legal(match)[0])
    assert question(match) == "draft_second B"


def test_the_first_seat_turn_and_round_follow_from_each_other() -> None:
    state = state_of("players 3 | to act Y")
    assert (state.first, state.active, state.turn, state.round) == (0, 1, 2, 1)
    state = state_of("players 3 | to act Y | turn 6")
    assert (state.first, state.active, state.turn, state.round) == (2, 1, 6, 2)
    state = state_of("players 3 | turn 6")
    assert (state.first, state.active, state.turn, state.round) == (0, 2, 6, 2)
    state = state_of("players 3 | to act Y | round 4")
    assert (state.first, state.turn, state.round) == (0, 11, 4)
    state = state_of("players 3 | first R | to act Y | round 4")
    assert (state.first, state.turn, state.round) == (2, 12, 4)


def test_the_number_of_seats_follows_from_the_letters() -> None:
    assert read_options("B: coins 2")[0] == 2
    assert read_options("B: coins 2 | R: coins 3")[0] == 3
    assert read_options("to act G")[0] == 4
    assert read_options("tom blank_1")[0] == 1
    assert read_options("options tom=12") == (1, {"tom": 12})
    assert read_options("players 3 | B: coins 2") == (3, {})


def test_lines_may_stand_for_bars() -> None:
    text = "players 2 | inner_12: boss red | B: at inner_02 via inner_12, coins 9 | to act Y"
    assert state_of(text.replace(" | ", "\n")) == state_of(text)
    assert (
        DJINN.one_line("players 2\n B: coins 9,\n power 2 |\n\n to act Y ")
        == "players 2 | B: coins 9, power 2 | to act Y"
    )


def test_a_match_that_is_over_says_how() -> None:
    seats = "B: at source, corked brown 2 | Y: at source"
    match = table(f"players 2 | round 3 | {seats} | scoring - | active Y | outcome points B1 Y2")
    assert question(match) == "over"
    assert match.state.points[:2] == [20, 0]
    assert table("players 1 | tom - | outcome tom B2").outcome is not None


def test_a_position_read_from_owners_content_uses_its_numbers() -> None:
    setups = DJINN.setup(2)
    setups[0].max_power[0] = 6
    state = read_position("players 2 | B: power 6", setups, KEY)
    assert state.have[0][3] == 6
