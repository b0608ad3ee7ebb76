"""Why a bot would do something: every kind of reason, found and put into words."""

import pytest

from abraka.games.hocus.bot.reasons import REASONS, reasons, say_reason
from tests.hocus.table import pawns, play, table

AFTER = "to act B | now prompt=spell"
CHOSEN = "to act B | now prompt=number spell=prophecy has_cast=yes"

CASES: dict[str, tuple[str, tuple[int, ...], tuple[str, ...], str]] = {
    "wins": ("pawns B47 Y3 | to act B", (4,), ("roll",), "Wins the match"),
    "may_win": ("pawns B44 Y3 | to act B", (4,), ("roll",), "Wins with 3 numbers of 6"),
    "stops_win": (
        f"pawns B30 Y47 | hand B freeze | {AFTER}",
        (),
        ("cast freeze",),
        "Keeps Yellow from winning next turn",
    ),
    "takes_place": ("pawns B6 Y41 | hand B swap | to act B", (), ("cast swap",), "Takes Yellow's place"),
    "sends_back": (
        f"pawns B30 Y40 | hand B super_start | {AFTER}",
        (),
        ("cast super_start",),
        "Sends Yellow back to START",
    ),
    "near_home": (f"pawns B40 Y3 | {CHOSEN}", (), ("number 4",), "Can win next turn with 3 numbers of 6"),
    "may_hit": ("pawns B30 Y34 | to act B", (4,), ("roll",), "1 number of 6 hits Yellow"),
    "hinders_win": (
        f"pawns B30 Y46 | hand B gust | {AFTER}",
        (),
        ("cast gust",),
        "Leaves Yellow only 1 number of 6 to win next turn",
    ),
    "reverses": (
        f"pawns B30 Y20 | hand B reverse | {AFTER}",
        (),
        ("cast reverse",),
        "Makes Yellow walk backwards for 2 turns",
    ),
    "frees": (
        "pawns B13 Y20 | slots B snail:3 | hand B cleanse | to act B",
        (1,),
        ("cast cleanse", "roll"),
        "Is rid of 1 spell",
    ),
    "freezes": (f"pawns B30 Y20 | hand B freeze | {AFTER}", (), ("cast freeze",), "Takes 1 turn from Yellow"),
    "sets_back": (f"pawns B30 Y20 | hand B gust | {AFTER}", (), ("cast gust",), "Sets Yellow back by 4 fields"),
    "slows": (f"pawns B30 Y20 | hand B snail | {AFTER}", (), ("cast snail",), "Halves Yellow's rolls for 3 turns"),
    "takes_hand": (
        f"pawns B30 Y20 | hand B amnesia | hand Y fog gust | {AFTER}",
        (),
        ("cast amnesia",),
        "Takes 2 cards out of Yellow's hand",
    ),
    "steals": (
        f"pawns B30 Y20 | hand B pickpocket | hand Y fog | {AFTER}",
        (),
        ("cast pickpocket",),
        "Steals a card from Yellow",
    ),
    "silences": (
        f"pawns B30 Y20 | hand B fog | {AFTER}",
        (),
        ("cast fog",),
        "Keeps Yellow from casting for 2 turns",
    ),
    "shields": (
        "pawns B18 Y3 | hand B shield | to act B",
        (1,),
        ("cast shield", "roll"),
        "Is safe from others' spells for 2 turns",
    ),
    "past_king": (
        "pawns B23 Y3 | to act B",
        (4,),
        ("roll",),
        "Reaches KING: a hit beyond it leads back only to KING",
    ),
    "out_of_minus": ("pawns B-1 Y20 | to act B", (5,), ("roll",), "Comes out of the minus"),
    "escapes": (f"pawns B21 Y16 | {CHOSEN}", (), ("number 4",), "Gets out of Yellow's reach"),
    "keeps": (f"pawns B30 Y3 | hand B gust super_start | {AFTER}", (), ("done",), "Keeps “Super-start” for later"),
    "on_crown": (f"pawns B13 Y3 | {CHOSEN}", (), ("number 5",), "Stands on a crown, with everybody in reach"),
    "draws": (f"pawns B13 Y2 | {CHOSEN}", (), ("number 3",), "Draws a spell"),
    "advances": (f"pawns B13 Y3 | {CHOSEN}", (), ("number 1",), "Goes 1 field forward"),
}


@pytest.mark.parametrize("kind", REASONS)
def test_every_reason_is_found_and_said(kind: str) -> None:
    position, dice, actions, words = CASES[kind]
    match = table(position, *dice)
    before = match.state.copy()
    play(match, *actions)
    found = {reason.kind: reason for reason in reasons(before, match.state, 0)}
    assert tuple(found[kind].args) == REASONS[kind]
    assert say_reason(found[kind]) == words


def test_the_weightiest_comes_first() -> None:
    match = table(f"pawns B30 Y47 | hand B super_start | {AFTER}")
    before = match.state.copy()
    kinds = [reason.kind for reason in reasons(before, play(match, "cast super_start").state, 0)]
    assert kinds == ["stops_win", "sends_back"]


def test_H8_H10_H11_KING_holds_nobody_who_is_put_back_before_it_or_sent_by_super_start() -> None:
    sent = table(f"pawns B18 Y30 | hand B super_start | {AFTER}")
    assert pawns(play(sent, "cast super_start")) == "B18 Y0"
    match = play(table("pawns B27 Y18 | hand Y gust | slots B freeze:1 | to act Y | now prompt=spell", 5), "cast gust")
    assert pawns(play(match, "roll")) == "B0 Y23"


def test_a_hit_beyond_KING_sends_back_to_it() -> None:
    match = table(f"pawns B30 Y34 | {CHOSEN}")
    before = match.state.copy()
    found = reasons(before, play(match, "number 4").state, 0)
    assert "Sends Yellow back to KING" in map(say_reason, found)


def test_a_freeze_is_a_reason_before_it_has_done_its_work() -> None:
    match = table(f"pawns B30 Y20 R3 | hand B freeze | {AFTER}")
    before = match.state.copy()
    found = reasons(before, play(match, "cast freeze", "target R").state, 0)
    assert [say_reason(reason) for reason in found] == ["Takes 1 turn from Red"]


def test_what_was_so_before_is_no_reason() -> None:
    match = table(f"pawns B42 Y46 | slots Y reverse:2 | hand B freeze | {AFTER}")
    before = match.state.copy()
    found = reasons(before, play(match, "cast freeze").state, 0)
    assert [say_reason(reason) for reason in found] == ["Takes 1 turn from Yellow"]


def test_what_helps_another_is_no_reason() -> None:
    match = table(f"pawns B6 Y-11 | hand B super_start | {AFTER}")
    before = match.state.copy()
    assert reasons(before, play(match, "cast super_start").state, 0) == []


@pytest.mark.parametrize("die", range(1, 7))
def test_what_a_roll_is_still_to_decide_is_no_reason(die: int) -> None:
    match = table("pawns B13 Y16 | hand B gust | to act B", die)
    before = match.state.copy()
    found = [say_reason(reason) for reason in reasons(before, play(match, "roll").state, 0)]
    assert found == ["1 number of 6 hits Yellow"]


@pytest.mark.parametrize("die", range(1, 7))
def test_a_spell_before_the_roll_counts_in_what_the_roll_may_bring(die: int) -> None:
    match = table("pawns B42 Y3 | hand B double | to act B", die)
    before = match.state.copy()
    found = reasons(before, play(match, "cast double", "target B", "roll").state, 0)
    assert [say_reason(reason) for reason in found] == ["Wins with 4 numbers of 6"]
