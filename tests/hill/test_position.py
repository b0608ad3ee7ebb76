"""The position text of Magic Hill: what it says comes back, what can't be is refused with a reason."""

import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from abraka.core.errors import AbrakaError, PositionError
from abraka.core.match import Match
from abraka.games.hill.position import read_position, write_position
from tests.hill.table import HILL, hill, play, table


def again(match: Match) -> object:
    """The state after it was written and read."""
    setups = HILL.setup(match.players, match.options)
    return read_position(write_position(match.state), setups, bytes(16))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_state_of_a_match_comes_back(players: int) -> None:
    chance = random.Random(players)
    match = Match(HILL, players, key=chance.randbytes(16))
    while match.to_act is not None:
        match.apply(chance.choice(match.legal()))
        state = match.state
        state.events, state.n_events, state.sealed = type(state)().events, 0, False
        assert again(match) == state


def test_what_is_left_out_gets_a_sensible_value() -> None:
    match = table("players 3")
    view = match.view(0)
    assert [goblin.place for goblin in view.goblins] == ["v1"] * 5 + ["v2"] * 5 + ["v3"] * 5
    assert (len(view.stones), [seat.cards for seat in view.seats], view.pile) == (9, [3, 3, 3], 51)
    assert (match.prompt, match.to_act, view.turn, view.round) == ("turn", 0, 1, 1)


def test_as_many_players_as_the_colours_need() -> None:
    assert HILL.read_options("1.4: G1")[0] == 4
    assert HILL.read_options("hand B 1")[0] == 2


def test_parts_may_stand_on_lines_of_their_own() -> None:
    text = "1.4: B3/Y1\nv1: B1 B2\nhand B 1 2\n   3\nto act B"
    assert HILL.one_line(text) == "1.4: B3/Y1 | v1: B1 B2 | hand B 1 2 3 | to act B"
    assert hill(table(text)) == "1.4: B3/Y1"


def test_stones_in_front_of_players_are_taken_from_the_hill() -> None:
    assert len(table("held B2 Y1").view(0).stones) == 6


def test_a_middle_of_a_turn_can_be_played_on() -> None:
    text = (
        "1.11: B3 | tiles 1.11=ghost | fired B3@1.11 | hand B 1 | now prompt=village goblin=B3 cards_played=2 lander=B3"
    )
    match = table(text)
    assert play(match, "village 4").to_act == 1


REFUSED = {
    "players 7": "is for 2 to 5 players, not 7",
    "players 3 | options teams=yes": "There is no option “teams”",
    "options walk_on=perhaps": "can be yes or no",
    "1.4: B3 | 1.5: B3": "Goblin B3 is in two places",
    "1.4: B3 | 1.4: B2": "1.4 is named twice",
    "1.4: B1/B2/B3": "At most two goblins are on a field",
    "1.35: B1": "This hill has no field 1.35",
    "1.50: B1": "There is no place “1.50”",
    "5.1: B1": "There is no place “5.1”",
    "v5: B1": "There is no place “v5”",
    "1.4: B6": "“B6” is no goblin",
    "1.4: P1": "“P1” is no goblin",
    "players 2 | 1.4: R1": "R is not in play",
    "summit: B1": "A goblin on the summit ends the match",
    "turned 4": "turned by 0 to 3 quarters",
    "tiles 1.4=ghost": "No tile lies on 1.4",
    "tiles 1.3=spook": "“spook” is no tile",
    "tiles 1.3=ghost 1.5=ghost 1.11=ghost 1.13=ghost": "not so many tiles with ghost",
    "tiles 1.3=-ghost": "Only ball and raven leave the game",
    "tiles 1.3=raven 1.3=ghost": "“1.3” is said twice",
    "tiles 4.1=ghost 4.3=ghost 4.5=raven": "A passage must lie on level 4",
    "tiles 1.3=passage 1.5=passage 1.11=passage 1.13=passage": "A passage must lie on level 4",
    "stones 1.4": "No stone belongs on 1.4",
    "1.1: B1 | stones 1.1": "The goblin on 1.1 has taken the stone there",
    "stones 1.1 1.1": "named twice",
    "held B3": "Nobody has more than 2 stones",
    "stones 1.1 1.15 1.23 2.7 2.13 2.19 3.7 3.15 4.7 | held B1": "There are 9 stones in all",
    "ravens B1": "More ravens wait than have left the hill",
    "held B1 | ravens B1 | tiles 1.3=-raven": "A raven waits only for who has no stone",
    "1.11: B1 | waits B1": "can wait only on a passage or a trapdoor",
    "1.11: B1 | waits B1 | tiles 1.11=passage": "Nothing holds B1, so it would have gone on already",
    "1.11: Y1/B1 | waits B1 | tiles 1.11=trapdoor": "B1 can't wait on a trapdoor of the lowest ring",
    "1.11: B1/Y1 | waits B1 | tiles 1.11=passage": "B1 sits on another goblin",
    "fired B1@1.3": "has worked, so it was seen",
    "hand B 1 2 3 4": "4 cards in hand; 3 are the most",
    "hand B 7": "“7” is no card",
    "hand B j*6 | held B2": "There are not so many copies of j",
    "hand B": "B has no cards in hand",
    "discard 1*12": "not so many copies of 1",
    "turn 3001": "numbered from 1 to 3000",
    "turn 4 | first B | to act B": "Turn 4 can't be B's when B started",
    "turn 4 | round 3": "Turn 4 is in round 2",
    "chance 12": "hexadecimal digits",
    "castle 3": "is no part of a position",
    "hand P 1": "P is not in play",
    "hand Z 1": "“Z” is no seat",
    "hand B 1 | hand B 2": "“hand B” is said twice",
}


@pytest.mark.parametrize("text", REFUSED)
def test_what_can_not_be_is_refused_with_a_reason(text: str) -> None:
    with pytest.raises(PositionError) as refusal:
        table(text)
    assert REFUSED[text] in str(refusal.value)


@pytest.mark.parametrize("inside", ["now prompt=move goblin=B1", "fired B1@1.3", "outcome summit B1 Y2"])
def test_a_typed_position_is_one_of_a_turns_start(inside: str) -> None:
    with pytest.raises(PositionError, match="tells of the middle of a turn, or of the end"):
        Match(HILL, 2, position=inside)


def test_a_position_for_another_table_is_refused() -> None:
    with pytest.raises(PositionError, match="The position is for walk_on=yes, the match for walk_on=no"):
        Match(HILL, 2, position="options walk_on=yes")
    with pytest.raises(PositionError, match="for 3 players, the match for 2"):
        Match(HILL, 2, position="players 3")


WORDS = st.sampled_from([*REFUSED, "1.4: B3/Y1", "hand B 1 2 j", "to act B", "|", "1.4:", "tiles", "now", "waits B1"])


@settings(max_examples=300, deadline=None)
@given(st.one_of(st.text(max_size=80), st.lists(WORDS, max_size=4).map(" | ".join)))
def test_any_text_is_read_or_refused_with_a_sentence(text: str) -> None:
    try:
        match = Match(HILL, *HILL.read_options(text), key=bytes(16), position=text)
    except AbrakaError as refusal:
        assert len(str(refusal).split()) > 2
        return
    assert match.to_act is None or match.legal()


def starts_of(players: int) -> list[str]:
    """Positions at the starts of a match's turns."""
    chance, found = random.Random(players), []
    match = Match(HILL, players, key=chance.randbytes(16))
    while match.to_act is not None:
        if match.prompt == "turn":
            found.append(write_position(match.state))
        match.apply(chance.choice(match.legal()))
    return found[:150]


@pytest.mark.parametrize("players", [2, 5])
def test_a_disturbed_position_is_refused_or_can_be_played_on(players: int) -> None:
    chance, read = random.Random(players), 0
    for position in starts_of(players):
        segments = position.split(" | ")
        at = chance.randrange(len(segments))
        segments[at] = re.sub("[0-9]+", lambda _: str(chance.choice((0, 1, 2, 5, 9, 30))), segments[at], count=1)
        try:
            match = Match(HILL, players, key=bytes(16), position=" | ".join(segments))
        except PositionError:
            continue
        read += 1
        for _ in range(20):
            if match.to_act is None:
                break
            match.apply(chance.choice(match.legal()))
            assert min(match.state.n_hand) >= 0
    assert read


def test_M15_a_goblin_on_a_field_has_taken_its_stone() -> None:
    beside, upon = (write_position(table(text).state) for text in ("1.2: B1", "1.1: B1"))
    assert "stones 1.1 1.15" in beside and "stones 1.15" in upon
