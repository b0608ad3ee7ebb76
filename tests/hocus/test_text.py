"""Pictures, sentences, the words beside choices, refusals; and that texts and rules agree."""

import random
import re
from collections import Counter

import pytest

from abraka.core.errors import Illegal
from abraka.core.events import SPECTATOR
from abraka.core.match import Match
from abraka.core.words import LANGUAGES, speaking
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
    assert picture.endswith("\n\nYour turn: roll, or first cast a spell that fits.")
    assert "Cards in the deck: 45.\nRound 1, turn 1.\n" in picture


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
            assert HOCUS.ask(view).endswith((".", "?"))
            for action in match.legal():
                assert HOCUS.describe(view, action)
            match.apply(random.Random(seed + match.version).choice(match.legal()))
            for event in match.events(0):
                assert HOCUS.say(event).endswith((".", "!"))
                said.add(type(event))
        assert "wins" in HOCUS.ask(match.view(-1))
    assert len(said) >= len(HOCUS.events.classes) - 1


@pytest.mark.parametrize(
    ("position", "action", "words"),
    [
        (
            "pawns B3 Y9 | slots B reverse:1 snail:2 | to act B",
            "roll",
            "Roll the die and go that far. “Snail” halves it. “Reverse” sends you backwards.",
        ),
        ("pawns B3 Y9 | hand B swap | to act B", "cast swap", "Swap: You change places with somebody. Nobody is hit."),
        (f"pawns B6 Y9 | hand B gust | {AFTER}", "cast gust", "Gust: Blows somebody 4 fields back."),
        (
            f"pawns B6 Y9 | hand B snail | {AFTER}",
            "cast snail",
            "Snail: Somebody's rolls are halved, rounded up. Lasts 3 turns.",
        ),
        ("pawns B3 Y9 | now prompt=number spell=prophecy has_cast=yes", "number 6", "You go from 3 to 9. Hits Yellow."),
        (
            "pawns B3 Y9 | now prompt=number spell=prophecy has_cast=yes",
            "number 1",
            "You go from 3 to 4. You draw a spell.",
        ),
        ("pawns B46 Y9 | now prompt=number spell=prophecy has_cast=yes", "number 3", "You win!"),
        (f"pawns B6 Y9 | hand B gust | {AFTER}", "done", "End your turn without a spell."),
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
        ("pawns B3 Y9 | to act B", "number 3", "does not answer what is asked now. Your turn: roll the die."),
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

ROLL, ROLL_OR_CAST, MAY_CAST = (
    "Your turn: roll the die.",
    "Your turn: roll, or first cast a spell",
    "Blue may cast a spell",
)
SPELL, DONE, MAY_STILL = "Cast a spell, or end your turn.", "None of your cards can be cast here", "Blue may still cast"

ASKED = [
    (f"pawns B6 Y9 | hand B gust | {AFTER}", SPELL, MAY_STILL),
    (f"pawns B6 Y9 | hand B swap | {AFTER}", DONE, MAY_STILL),
    (f"pawns B6 Y0 | hand B super_start whirl | {AFTER}", DONE, MAY_STILL),
    ("pawns B6 Y9 | hand B swap | to act B", ROLL_OR_CAST, MAY_CAST),
    ("pawns B6 Y9 | hand B gust | to act B", ROLL, MAY_CAST),
    ("pawns B5 Y9 | hand B swap | to act B", ROLL, "Blue is about to roll."),
    ("pawns B5 Y9 | hand B cleanse | slots B fog:2 | to act B", ROLL_OR_CAST, MAY_CAST),
    ("pawns B5 Y9 | hand B swap | slots B fog:2 | to act B", ROLL, MAY_CAST),
    (
        "pawns B6 Y9 | hand B swap | to act B | now has_cast=yes",
        "The spell is cast. Now roll.",
        "Blue is about to roll.",
    ),
]


@pytest.mark.parametrize(("position", "own", "others"), ASKED)
def test_H19_casting_is_named_only_where_it_may_be_possible(position: str, own: str, others: str) -> None:
    match = table(position)
    assert HOCUS.ask(match.view(0)).startswith(own)
    for seat in (1, SPECTATOR):
        assert HOCUS.ask(match.view(seat)).startswith(others)


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
            assert ("cast a spell" in HOCUS.ask(view).lower()) == casts
            for seat in range(-1, match.players):
                others = match.view(seat)
                assert others.can_cast or not casts or match.prompt == "target"
                if seat != match.to_act and match.prompt == "spell":
                    assert HOCUS.ask(others).endswith("may still cast a spell.")
            match.apply(chance.choice(match.legal()))
    assert min(asked[prompt, casts] for prompt in ("turn", "spell") for casts in (True, False)) > 5


# The same in every language.


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_is_told_in_every_language(language: str) -> None:
    chance = random.Random(7)
    with speaking(language):
        match = Match(HOCUS, 4, {"memory": "aided"}, key=chance.randbytes(16))
        said = {HOCUS.remind(), HOCUS.draw(match.view(0))}
        while match.to_act is not None:
            view, before = match.view(match.to_act), match.state
            said |= {HOCUS.ask(view), *(HOCUS.describe(view, action) for action in match.legal())}
            wrong = chance.choice(list(HOCUS.actions))
            if wrong not in match.legal():
                said.add(HOCUS.say_refusal(HOCUS.why_not(match.state, wrong)))
            match.apply(chance.choice(match.legal()))
            said |= {HOCUS.say(event) for event in match.events(0)}
            said |= {HOCUS.say_reason(reason) for reason in HOCUS.reasons(before, match.state, view.to_act)}
            assert all(len(line) <= 80 for line in HOCUS.draw(match.view(0)).splitlines()[:-1])
    assert ("Your turn: roll the die." in said) == (language == "en")
    assert not [text for text in said if "hocus_" in text or (language != "en" and " the " in text)]


# What a view tells of casting, so that no client has to know the rules.


def test_H7_a_view_says_who_is_in_reach() -> None:
    assert table("pawns B1 Y7 R8 | to act B").view(2).reach == (1,)  # forest and forest
    crowned = table("pawns B6 Y7 R8 | to act B").view(0)
    assert crowned.reach == (1, 2) and crowned.reaches_all
    assert table("pawns B3 Y7 R8 | to act B").view(0).reach == ()


@pytest.mark.parametrize(
    ("position", "blocked"),
    [
        ("pawns B6 Y9 | hand B gust swap | to act B", {"gust": "wrong_time"}),
        ("pawns B5 Y9 | hand B swap shield | to act B", {"swap": "no_right", "shield": "no_right"}),
        (f"pawns B6 Y9 | hand B pickpocket gust | {AFTER}", {"pickpocket": "empty_hand"}),
        ("pawns B6 Y9 | hand B swap | to act B | now has_cast=yes", {"swap": "one_spell"}),
    ],
)
def test_a_view_says_why_a_card_of_the_own_hand_can_not_be_cast(position: str, blocked: dict[str, str]) -> None:
    match = table(position)
    assert {one.card: one.why for one in match.view(0).blocked} == blocked
    assert match.view(1).blocked == match.view(SPECTATOR).blocked == ()


def test_every_card_can_be_cast_or_the_view_says_why_not() -> None:
    chance = random.Random(9)
    for _ in range(6):
        match = Match(HOCUS, chance.randint(2, 5), key=chance.randbytes(16))
        while match.to_act is not None:
            view = match.view(match.to_act)
            if view.prompt in ("turn", "spell"):
                casts = {text.removeprefix("cast ") for text in legal(match) if text.startswith("cast ")}
                assert {one.card for one in view.blocked} == set(view.seats[view.seat].hand) - casts
                for one in view.blocked:
                    sentence = HOCUS.why_not(match.state, HOCUS.actions.read(f"cast {one.card}"))
                    assert (one.why, one.args) == (sentence.id, sentence.args)
            match.apply(chance.choice(match.legal()))


def test_H16_a_view_names_the_spells_that_change_a_roll_in_their_order() -> None:
    view = table("pawns B3 Y9 | slots B reverse:1 fog:2 snail:3 | to act B").view(1)
    assert view.bends == ("snail", "reverse")
    assert [seat.left for seat in table("pawns B47 Y-3 | to act B").view(0).seats] == [1, 51]
