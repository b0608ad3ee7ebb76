"""The position text: what it says, what may be left out, what is refused."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from abraka.core.errors import AbrakaError, PositionError
from abraka.core.match import Match
from abraka.testing.strategies import matches
from tests.hocus.table import HOCUS, pawns, table


def test_the_text_of_the_module_can_be_read() -> None:
    text = "players 3 | pawns B12 Y-4 R24 | slots Y snail:3 double:1 | hand B gust swap@Y | under fog@all | to act B"
    match = table(text)
    written = HOCUS.write_position(match.state)
    assert written.startswith(
        "players 3 | pawns B12 Y-4 R24 | slots Y double:1 snail:3 | hand B gust swap@Y | under fog@all | first B"
    )
    assert HOCUS.write_position(table(written).state) == written


def test_what_is_left_out_is_as_at_the_beginning() -> None:
    match = table("players 2")
    assert pawns(match) == "B0 Y0"
    assert (match.to_act, match.prompt, match.state.n_pile) == (0, "turn", 48)


def test_several_lines_are_one() -> None:
    assert HOCUS.one_line("pawns B3\n  Y9\n hand B gust\n\nto act B") == "pawns B3 Y9 | hand B gust | to act B"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("castle 3", "is no part of a position"),
        ("pawns B3 | pawns Y4", "“pawns” is said twice"),
        ("pawns B3 B4", "B is named twice"),
        ("pawns X3", "“X” is no seat"),
        ("pawns B", "can't be read"),
        ("players 2 | pawns R3", "R is not in play"),
        ("pawns B48 Y3", r"when the first pawn has reached 48"),
        ("pawns B-10000 Y3", "can't be at -10000"),
        ("pawns B9 Y9", r"can't stand on one field \(9\)"),
        ("pawns B-3 Y45", r"can't stand on one field \(45\)"),
        ("hand B gust*4", "not so many copies of gust"),
        ("hand B gust*3 fog*3", "has 6 cards in hand; 5 are the most"),
        ("hand B gale", "“gale” is no spell"),
        ("hand B gust@R | players 2", "R is not in play and knows no card"),
        ("hand B gust@@", "is no card; cards are written like"),
        ("hand B gust*0", "not 0 copies"),
        ("slots B gust:1", "gust can't lie in slot 1"),
        ("slots B reverse:3", "reverse can't lie in slot 3"),
        ("slots B reverse:2 fog:2", "Slot 2 of B is taken twice"),
        ("slots B freeze:1", "frozen player's turn passes"),
        ("now colour=red", "is nothing that “now” can say"),
        ("turn 3 | round 5", "B began, so in round 5 B has turn 9, not 3"),
        ("turn 2 | to act B", "B began, so in round 1 B has turn 1, not 2"),
        ("turn 0", "Rounds are numbered from 1 to 300, not 0"),
        ("round 301 | turn 900", "Rounds are numbered from 1 to 300"),
        ("to act B | active Y", "Only the player whose turn it is"),
        ("chance 12", "“chance” is written as"),
        ("options colour=red", "There is no option “colour”"),
        ("options memory=good", "can be faithful or aided"),
        ("players 9", "2 to 6 players, not 9"),
        ("players two", "“two” is no number"),
    ],
)
def test_an_impossible_position_is_refused_with_a_reason(text: str, reason: str) -> None:
    with pytest.raises(PositionError, match=reason):
        table(text)


@pytest.mark.parametrize("inside", ["now prompt=spell", "outcome finished B1 Y2"])
def test_a_typed_position_is_one_of_a_turns_start(inside: str) -> None:
    with pytest.raises(PositionError, match="tells of the middle of a turn, or of the end"):
        Match(HOCUS, 2, position=inside)


def test_options_of_the_match_and_of_the_text_must_agree() -> None:
    with pytest.raises(PositionError, match="memory=aided, the match for memory=faithful"):
        table("options memory=aided", memory="faithful")


@settings(max_examples=30, deadline=None)
@given(matches(HOCUS, most=150))
def test_any_state_comes_back_from_its_text(match: object) -> None:
    state = match.state  # type: ignore[attr-defined]
    setups = match._setups  # type: ignore[attr-defined]
    again = HOCUS.read_position(HOCUS.write_position(state), setups, bytes(16), exact=True)
    again.events, again.n_events, again.sealed = state.events, state.n_events, state.sealed
    assert again == state


@settings(max_examples=150, deadline=None)
@given(
    st.lists(
        st.one_of(
            st.text(max_size=30),
            st.sampled_from(["pawns B3 Y-4", "hand B gust@Y", "slots Y snail:3", "under fog@all", "now prompt=spell"]),
            st.sampled_from(["players 3", "turn 7", "round 2", "to act Y", "first R", "outcome finished B1 Y2"]),
        ),
        max_size=6,
    ).map(" | ".join)
)
def test_any_text_is_read_or_refused_with_a_sentence(text: str) -> None:
    try:
        Match(HOCUS, *HOCUS.read_options(text), key=bytes(16), position=text)
    except AbrakaError as refusal:
        assert len(str(refusal).split()) > 2
