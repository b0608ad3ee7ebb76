"""Matches: applying, refusing, undoing, and that all can be derived again."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from abraka.core.errors import Illegal, NotYourTurn, OptionError, Refusal, Stale, Unparsable
from abraka.core.game import load
from abraka.core.match import Match
from abraka.core.outcome import Outcome
from abraka.testing.strategies import matches
from tests.towers.table import fresh, legal, play, rolling, table

START = (
    "0: C | 1: #1[B B] | 2: #2[Y] | 3: #3 | 4: #4 | 5: #5 | 6: #6 | 7: #7 | 8: #8 | 9: #9[B] "
    "| potions B 3/3/0 Y 6/0/0 | hand B w3 t2w4 td2 | hand Y w1 w2 w3 | to act B"
)


def test_an_action_can_be_given_as_itself_or_as_text() -> None:
    one, other = table(START), table(START)
    one.apply("PLAY   t2w4")
    other.apply(load("towers").actions.read("play t2w4"))
    assert one.state == other.state and one.actions == other.actions


@pytest.mark.parametrize(
    ("action", "seat", "version", "kind", "words"),
    [
        ("fly away", None, None, Unparsable, "no action"),
        ("play w5", None, None, Illegal, "hand"),
        ("tower #1", None, None, Illegal, "card"),
        ("play w3", 1, None, NotYourTurn, "blue's decision"),
        ("play w3", 0, 7, Stale, "moved on"),
    ],
)
def test_a_refusal_says_why_and_changes_nothing(
    action: str, seat: int | None, version: int | None, kind: type[Refusal], words: str
) -> None:
    match = table(START)
    before = match.state.copy()
    with pytest.raises(kind, match=words) as refusal:
        match.apply(action, seat, version)
    assert match.state == before and match.version == 0
    assert len(str(refusal.value).split()) >= 3
    assert refusal.value.code == kind.code


def test_a_finished_match_takes_no_more_actions() -> None:
    match = fresh(1)
    chance = random.Random(1)
    while match.to_act is not None:
        match.apply(chance.choice(match.legal()))
    assert isinstance(match.outcome, Outcome) and match.legal() == []
    with pytest.raises(Illegal, match="over"):
        match.apply("pass")


def test_undo_takes_back_what_revealed_nothing() -> None:
    match = table(START)
    before = match.state.copy()
    play(match, "play t2w4")
    assert match.can_undo()
    match.undo()
    assert match.state == before and match.version == 0


def test_undo_steps_back_through_a_chain() -> None:
    match = play(table(START), "play t2w4", "use wizard", "wizard B 1")
    middle = play(table(START), "play t2w4").state
    match.undo()
    match.undo()
    assert match.state == middle


def test_undo_is_refused_after_a_roll() -> None:
    match = play(table(START, key=rolling(3)), "play td2")
    with pytest.raises(Refusal, match="can't be taken back"):
        match.undo()
    assert match.state.steps == 3


def test_undo_is_refused_after_a_tower_was_lifted() -> None:
    match = play(table(START), "play t2w4", "use tower", "tower #3")
    assert not match.can_undo()


def test_undo_is_refused_when_the_decision_has_passed_on() -> None:
    match = fresh(2, first="1")
    play(match, "redraw", "pass")
    assert match.to_act == 1
    with pytest.raises(Refusal, match="can't be taken back"):
        match.undo()


def test_actions_may_follow_a_position_and_are_part_of_the_match() -> None:
    start = "0: C | 1: #1[B] | 2: #2[Y] | 3: #3 #4 #5 #6 #7 #8 #9 | hand B t2w4 w1 w2 | to act B"
    match = Match("towers", 2, key=bytes(16), position=f"{start}\n  then play t2w4; use tower")
    expected = play(Match("towers", 2, key=bytes(16), position=start), "play t2w4", "use tower")
    assert (match.state, match.actions, match.position) == (expected.state, expected.actions, expected.position)
    assert match.again().state == Match("towers", 2, key=bytes(16), position=start).state
    with pytest.raises(Illegal):
        Match("towers", 2, key=bytes(16), position=f"{start} then play w6")


def test_there_is_nothing_to_undo_at_the_beginning() -> None:
    with pytest.raises(Refusal, match="nothing to take back"):
        fresh(2).undo()


def test_the_commitment_hides_the_key_and_binds_it() -> None:
    match = fresh(2, key=bytes(range(16)))
    assert match.key.hex() not in match.commitment
    other = Match("towers", 2, key=bytes(16), match_id=match.id)
    assert other.commitment != match.commitment
    assert Match("towers", 2, key=match.key, match_id=match.id).commitment == match.commitment


def test_unknown_games_and_options_are_refused() -> None:
    with pytest.raises(OptionError, match="no game “chess”"):
        load("chess")
    with pytest.raises(OptionError, match="no option “colour”"):
        Match("towers", 2, {"colour": "red"})
    with pytest.raises(OptionError, match="1 to 6 players, not 7"):
        Match("towers", 7)


@settings(max_examples=30, deadline=None)
@given(matches(load("towers"), most=60))
def test_a_match_can_be_derived_again_from_options_key_and_actions(match: Match) -> None:
    again = Match(match.game, match.players, match.options, key=match.key, match_id=match.id)
    again.replay(match.actions)
    assert again.state == match.state
    assert legal(again) == legal(match)


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=80))
def test_any_text_is_an_action_or_refused(text: str) -> None:
    actions = load("towers").actions
    try:
        action = actions.read(text)
    except Unparsable as refusal:
        assert str(refusal)
    else:
        assert actions.read(actions.write(action)) == action


@settings(max_examples=200, deadline=None)
@given(st.one_of(st.binary(max_size=80), st.text(max_size=80).map(lambda text: text.encode("utf-8", "replace"))))
def test_any_bytes_are_an_action_in_json_or_refused(data: bytes) -> None:
    with pytest.raises(Unparsable):
        load("towers").actions.from_json(data)


@pytest.mark.parametrize(
    "data",
    [
        b'{"type": "play", "card": "w9"}',
        b'{"type": "wizard", "owner": 6, "space": 0}',
        b'{"type": "tower", "number": 0}',
        b'{"type": "tower"}',
        b'{"type": "dance"}',
        b"[" * 100_000,
        b"",
    ],
)
def test_json_that_is_no_action_is_refused(data: bytes) -> None:
    with pytest.raises(Unparsable):
        load("towers").actions.from_json(data)
