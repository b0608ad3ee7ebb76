"""Pictures, sentences, the words beside choices, refusals; and that texts and rules agree."""

import random
import re
from collections import Counter

import pytest

from abraka.core.errors import Illegal
from abraka.core.events import SPECTATOR
from abraka.core.match import Match
from tests.hocus.table import HOCUS, legal, play, table

AFTER = "to act B | now prompt=spell"


def test_the_picture_shows_the_table() -> None:
    match = table("pawns B6 Y-4 R30 | hand B gust swap | slots Y reverse:2 | under fog@all | to act B")
    picture = HOCUS.draw(match.view(0))
    assert picture.splitlines()[:3] == [
        "                                      B",
        "START  for   lak+  roc   mea+  swa   san^  for   lak+  roc   mea+  swa",
        "  0     1     2     3     4     5     6     7     8     9     10    11",
    ]
    assert "> B Blue         6  –          –          –          gust swap" in picture
    assert "  Y Yellow      -4  –          reverse    –          0" in picture
    assert "gust swap" not in HOCUS.draw(match.view(1))
    assert picture.endswith("Deck 45\nTurn 1, round 1 of at most 300\n\nBlue: roll, or first cast a spell that fits.")


def test_a_full_table_keeps_to_80_columns() -> None:
    lying = "slots B reverse:1 reverse:2 shield:3"
    match = table(f"pawns B6 Y-4 R30 | hand B super_start*3 pickpocket*2 | {lying} | to act B")
    assert all(len(line) <= 80 for line in HOCUS.draw(match.view(0)).splitlines())


def test_all_that_may_happen_has_words() -> None:
    said = set()
    chance = random.Random(3)
    for seed in range(12):
        match = Match(HOCUS, 3, key=chance.randbytes(16))
        while match.to_act is not None:
            view = match.view(match.to_act)
            assert HOCUS.ask(view).endswith(".")
            for action in match.legal():
                assert HOCUS.describe(view, action)
            match.apply(random.Random(seed + match.version).choice(match.legal()))
            for event in match.events(0):
                assert HOCUS.say(event).endswith(".")
                said.add(type(event))
        assert "wins" in HOCUS.ask(match.view(-1))
    assert len(said) >= len(HOCUS.events.classes) - 1


@pytest.mark.parametrize(
    ("position", "action", "words"),
    [
        ("pawns B3 Y9 | slots B reverse:1 snail:2 | to act B", "roll", "roll the die and go the number, halved back"),
        ("pawns B3 Y9 | hand B swap | to act B", "cast swap", "Swap: change places with somebody"),
        (f"pawns B6 Y9 | hand B gust | {AFTER}", "cast gust", "Gust: blow somebody 4 back"),
        (f"pawns B6 Y9 | hand B snail | {AFTER}", "cast snail", "Snail: somebody's rolls are halved, for 3 turns"),
        ("pawns B3 Y9 | now prompt=number spell=prophecy has_cast=yes", "number 6", "move to 9, hitting Yellow"),
        ("pawns B3 Y9 | now prompt=number spell=prophecy has_cast=yes", "number 1", "move to 4, drawing a card"),
        ("pawns B46 Y9 | now prompt=number spell=prophecy has_cast=yes", "number 3", "move to the finish!"),
        (f"pawns B6 Y9 | hand B gust | {AFTER}", "done", "end your turn"),
    ],
)
def test_a_choice_says_what_it_would_do(position: str, action: str, words: str) -> None:
    match = table(position)
    assert action in legal(match)
    assert HOCUS.describe(match.view(0), HOCUS.actions.read(action)) == words


@pytest.mark.parametrize(
    ("position", "action", "reason"),
    [
        ("pawns B3 Y9 | to act B", "done", "must roll before your turn can end"),
        (f"pawns B6 Y9 | hand B gust | {AFTER}", "roll", "a turn has one roll"),
        ("pawns B3 Y9 | to act B", "cast gust", "There is no Gust in your hand"),
        ("pawns B3 Y9 | hand B gust | to act B", "cast gust", "Gust is cast after the roll"),
        (f"pawns B6 Y9 | hand B swap | {AFTER}", "cast swap", "Swap is cast instead of the roll"),
        ("pawns B3 Y9 | to act B", "number 3", "does not answer what is asked now. Blue: roll."),
        ("pawns B3 Y9 | to act B", "target Y", "does not answer what is asked now"),
    ],
)
def test_a_refusal_says_why(position: str, action: str, reason: str) -> None:
    with pytest.raises(Illegal, match=reason):
        play(table(position), action)


def test_every_refusal_names_the_rule_that_forbids_or_says_what_is_asked() -> None:
    chance = random.Random(5)
    reasons = set()
    for _ in range(15):
        match = Match(HOCUS, chance.randint(2, 6), key=chance.randbytes(16))
        while match.to_act is not None:
            choices = set(match.legal())
            for action in HOCUS.actions:
                if action not in choices:
                    reason = HOCUS.why_not(match.state, action)
                    assert re.search(r"\(H\d+(, H\d+)*\)\.$|does not answer what is asked now", reason), reason
                    reasons.add(re.sub(r"[A-Z][a-z]+|\d", "", reason))
            match.apply(chance.choice(match.legal()))
        assert HOCUS.why_not(match.state, HOCUS.actions.read("roll")) == "The match is over."
    assert len(reasons) > 15


def test_a_cast_card_is_shown_so_it_cannot_be_taken_back() -> None:
    match = play(table(f"pawns B6 Y9 R3 | hand B gust | {AFTER}"), "cast gust")
    assert not match.can_undo()


# What is asked follows what may be done, as far as the viewer can tell.

ASKED = [
    (f"pawns B6 Y9 | hand B gust | {AFTER}", "cast a spell, or be done.", "cast a spell, or be done."),
    (f"pawns B6 Y9 | hand B swap | {AFTER}", "be done: no card", "cast a spell, or be done."),
    (f"pawns B6 Y0 | hand B super_start whirl | {AFTER}", "be done: no card", "cast a spell, or be done."),
    ("pawns B6 Y9 | hand B swap | to act B", "roll, or first cast a spell", "roll, or first cast a spell"),
    ("pawns B6 Y9 | hand B gust | to act B", "roll.", "roll, or first cast a spell"),
    ("pawns B5 Y9 | hand B swap | to act B", "roll.", "roll."),
    ("pawns B5 Y9 | hand B cleanse | slots B fog:2 | to act B", "roll, or first cast", "roll, or first cast"),
    ("pawns B5 Y9 | hand B swap | slots B fog:2 | to act B", "roll.", "roll, or first cast"),
    ("pawns B6 Y9 | hand B swap | to act B | now has_cast=yes", "roll.", "roll."),
]


@pytest.mark.parametrize(("position", "own", "others"), ASKED)
def test_H19_casting_is_named_only_where_it_may_be_possible(position: str, own: str, others: str) -> None:
    match = table(position)
    assert HOCUS.ask(match.view(0)).removeprefix("Blue: ").startswith(own)
    for seat in (1, SPECTATOR):
        assert HOCUS.ask(match.view(seat)).removeprefix("Blue: ").startswith(others)


def test_H19_what_is_asked_agrees_with_what_is_legal_and_tells_the_others_nothing() -> None:
    chance = random.Random(8)
    asked: Counter[tuple[str, bool]] = Counter()
    for _ in range(12):
        match = Match(HOCUS, chance.randint(2, 4), key=chance.randbytes(16))
        while match.to_act is not None:
            casts = any(action.startswith("cast") for action in legal(match))
            view = match.view(match.to_act)
            asked[match.prompt, casts] += 1
            assert view.can_cast == casts
            assert ("cast a spell" in HOCUS.ask(view)) == casts
            for seat in range(-1, match.players):
                others = match.view(seat)
                assert others.can_cast or not casts or match.prompt == "target"
                if seat != match.to_act and match.prompt == "spell":
                    assert HOCUS.ask(others).endswith("cast a spell, or be done.")
            match.apply(chance.choice(match.legal()))
    assert min(asked[prompt, casts] for prompt in ("turn", "spell") for casts in (True, False)) > 5
