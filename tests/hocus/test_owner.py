"""Decks and boards of an owner: spells at other hours and for other turns, another track (H2, H5, H6, H18, H23)."""

import random
from pathlib import Path

import pytest

from abraka.core.errors import ContentError, Illegal
from abraka.core.game import Game, load
from abraka.core.match import Match
from abraka.games.hocus.spec import EFFECT_NAMES
from abraka.testing import GameSubject, check_conformance, check_secrecy
from tests.hocus.table import hand, legal, pawns, play, slots, table, under

BOARD = """game = "hocus"
part = "board"
[track]
terrains = ["lake", "rock", "lake", "rock", "lake", "rock", "rock", "lake", "rock", "lake", "rock", "lake"]
king = 6
crosses = [2, 5, 9]
crowns = [3]
source = "reconstructed"
[rounds]
limit = 60
source = "reconstructed"
"""


def deck(folder: Path, *cards: str) -> Path:
    """A deck of cards written as `effect when turns steps`."""
    rows = []
    for card in cards:
        effect, when, turns, steps = card.split()
        rows.append(
            f'{{ effect = "{effect}", when = "{when}", turns = {turns}, steps = {steps}, copies = 4, '
            'source = "rulebook", name = { en = "x", cs = "x", sk = "x", pl = "x" } }'
        )
    path = folder / "deck.toml"
    path.write_text(f'game = "hocus"\npart = "deck"\ncard = [{", ".join(rows)}]\n', encoding="utf-8")
    return path


@pytest.fixture
def other(tmp_path: Path) -> Game:
    """The packaged board with a deck of other hours and turns."""
    cards = (
        "super_start before 0 0", "reverse instead 3 0", "double instead 2 0", "snail before 1 0", "freeze before 3 0",
        "fog instead 1 0", "gust before 0 -7", "whirl instead 0 0", "swap after 0 0", "pickpocket before 0 0",
        "amnesia instead 0 0", "shield instead 2 0", "prophecy before 0 0", "twin instead 0 0", "tailwind before 0 5",
        "cleanse after 0 0",
    )  # fmt: skip
    return load("hocus", (deck(tmp_path, *cards),))


def test_H6_a_swap_after_the_roll_draws_on_a_cross(other: Game) -> None:
    match = play(table("pawns B6 Y20 | hand B swap | to act B | now prompt=spell", game=other), "cast swap")
    assert pawns(match) == "B20 Y6"
    assert len(hand(match, "B").split()) == 1


def test_H6_a_swap_before_the_roll_draws_and_then_the_roll_may_draw_again(tmp_path: Path) -> None:
    game = load("hocus", (deck(tmp_path, "swap before 0 0"),))
    match = table("pawns B6 Y20 | hand B swap | to act B", game=game)
    play(match, "cast swap")
    assert (pawns(match), hand(match, "B"), legal(match)) == ("B20 Y6", "swap", ["roll"])


def test_H18_cleanse_may_come_after_the_roll_even_in_the_fog_and_without_a_right(other: Game) -> None:
    match = table("pawns B1 Y9 | hand B cleanse | slots B fog:1 | to act B", 1, game=other)
    assert legal(match) == ["roll"]
    play(match, "roll")
    assert (match.prompt, legal(match)) == ("spell", ["cast cleanse", "done"])
    assert under(play(match, "cast cleanse")) == "fog@all cleanse@all"


def test_H15_double_for_two_turns_instead_of_a_roll_helps_in_the_next_turn(other: Game) -> None:
    match = table("pawns B3 Y9 R15 | hand B double | to act B", game=other)
    play(match, "cast double", "target B")
    assert slots(match, "B") == "double:1"
    assert match.to_act == 1


def test_H18_double_for_one_turn_instead_of_a_roll_is_nothing_for_yourself(tmp_path: Path) -> None:
    game = load("hocus", (deck(tmp_path, "double instead 1 0"),))
    match = play(table("pawns B3 Y9 | hand B double | to act B", game=game), "cast double")
    assert slots(match, "Y") == "double:1"


def test_H13_a_freeze_of_three_turns_takes_three(other: Game) -> None:
    match = table("pawns B3 Y9 | hand B freeze | to act B", 2, 2, 2, 2, game=other)
    play(match, "cast freeze")
    turns = 0
    while match.to_act == 0:
        play(match, "roll" if match.prompt == "turn" else "done")
        turns += match.prompt == "turn"
    assert turns == 4 and under(match) == "freeze@all"


def test_H5_a_gust_before_the_roll_may_hit_its_caster_who_then_rolls_from_there(tmp_path: Path) -> None:
    game = load("hocus", (deck(tmp_path, "gust before 0 4"),))
    match = table("pawns B30 Y34 | hand B gust | to act B", 2, game=game)
    play(match, "cast gust")
    assert pawns(match) == "B24 Y30"
    assert pawns(play(match, "roll")) == "B26 Y30"


def test_H2_on_a_board_where_START_shares_its_terrain_it_counts_like_any_other(tmp_path: Path) -> None:
    board = tmp_path / "board.toml"
    board.write_text(BOARD, encoding="utf-8")
    game = load("hocus", (board,))
    assert "cast gust" in legal(table("pawns B2 Y0 | hand B gust | to act B | now prompt=spell", game=game))
    match = play(table("pawns B3 Y2 | hand B whirl | to act B | now prompt=spell", game=game), "cast whirl")
    assert pawns(match) == "B3 Y0"


@pytest.mark.parametrize("players", [2, 4, 6])
def test_H23_other_hours_and_turns_keep_the_contract(other: Game, players: int) -> None:
    subject = GameSubject(other, players, {"memory": "aided"})
    check_conformance(subject, matches=3)
    check_secrecy(subject, matches=3)


def test_H23_a_short_board_with_shared_terrains_keeps_the_contract(tmp_path: Path) -> None:
    board = tmp_path / "board.toml"
    board.write_text(BOARD, encoding="utf-8")
    subject = GameSubject(load("hocus", (board,)), 6, {"memory": "aided"})
    check_conformance(subject, matches=4)
    check_secrecy(subject, matches=4)


@pytest.fixture
def doubled(tmp_path: Path) -> Game:
    """A deck with several cards of an effect, each with an hour, a time or a way of its own."""
    cards = (
        "gust after 0 4", "gust before 0 -2", "gust instead 0 6", "double before 1 0", "double instead 2 0",
        "snail after 1 0", "snail after 3 0", "tailwind before 0 3", "tailwind before 0 1",
    )  # fmt: skip
    return load("hocus", (deck(tmp_path, *cards),))


def test_H23_cards_of_one_effect_keep_their_own_hours_and_steps(doubled: Game) -> None:
    match = table("pawns B6 Y20 | hand B gust gust_b gust_c | to act B", 3, game=doubled)
    assert legal(match) == ["roll", "cast gust_b", "cast gust_c"]
    assert pawns(play(table("pawns B6 Y20 | hand B gust_b | to act B", game=doubled), "cast gust_b")) == "B6 Y22"
    assert pawns(play(table("pawns B6 Y20 | hand B gust_c | to act B", game=doubled), "cast gust_c")) == "B6 Y14"
    assert pawns(
        play(table("pawns B3 Y9 | hand B tailwind_b | to act B", 2, game=doubled), "cast tailwind_b", "roll")
    ) == ("B6 Y9")


def test_H17_two_cards_of_one_effect_work_as_one(doubled: Game) -> None:
    match = table("pawns B20 Y3 | slots B double:1 double_b:2 | to act B", 3, game=doubled)
    assert pawns(play(match, "roll")) == "B26 Y3"
    assert (slots(match, "B"), under(match)) == ("double_b:1", "double@all")


def test_H18_what_lies_there_for_longer_already_is_not_cast_again_for_less(doubled: Game) -> None:
    after = "to act B | now prompt=spell"
    match = table(f"pawns B6 Y20 | hand B snail gust | slots Y snail_b:3 | {after}", game=doubled)
    with pytest.raises(Illegal, match="The same lies on Yellow for longer, so Snail would change nothing"):
        play(match, "cast snail")
    match = table(f"pawns B6 Y20 | hand B snail_b | slots Y snail:1 | {after}", game=doubled)
    assert slots(play(match, "cast snail_b"), "Y") == "snail:1 snail_b:3"
    match = table("pawns B3 Y9 R15 | hand B double | slots B double_b:2 | to act B", game=doubled)
    assert legal(play(match, "cast double")) == ["target Y", "target R"]


def test_H23_the_view_and_the_words_tell_cards_of_one_effect_apart(doubled: Game) -> None:
    match = table("pawns B6 Y20 | hand B gust_b gust_c | to act B", game=doubled)
    spells = {spell.name: (spell.effect, spell.when, spell.steps) for spell in match.view(1).spells}
    assert spells["gust_b"] == ("gust", "before", -2) and spells["gust_c"] == ("gust", "instead", 6)
    words = [doubled.describe(match.view(0), action) for action in match.legal()[1:]]
    assert words == ["Gust B: Blows somebody 2 fields forward.", "Gust C: Blows somebody 6 fields back."]


@pytest.mark.parametrize("players", [2, 5])
def test_H23_several_cards_of_one_effect_keep_the_contract(doubled: Game, players: int) -> None:
    subject = GameSubject(doubled, players, {"memory": "aided"})
    check_conformance(subject, matches=3)
    check_secrecy(subject, matches=3)


def test_H23_there_are_three_different_cards_of_an_effect_at_most(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="there can be 3 different cards of gust, not more"):
        load("hocus", (deck(tmp_path, *(f"gust after 0 {steps}" for steps in (1, 2, 3, 4))),))


ONLY = [
    (effect, when, turns)
    for effect in EFFECT_NAMES
    for when in ("before", "after", "instead")
    for turns in (0, 1, 2, 3)
]


def test_H23_every_single_card_that_is_accepted_makes_a_deck_that_is_played_to_the_end(tmp_path: Path) -> None:
    board = tmp_path / "board.toml"
    board.write_text(BOARD, encoding="utf-8")
    accepted = set()
    for number, (effect, when, turns) in enumerate(ONLY):
        folder = tmp_path / str(number)
        folder.mkdir()
        steps = 3 if effect in ("gust", "tailwind") else 0
        try:
            game = load("hocus", (board, deck(folder, f"{effect} {when} {turns} {steps}")))
        except ContentError as refusal:
            assert "deck.toml, line " in str(refusal)
            continue
        accepted.add(effect)
        chance = random.Random(number)
        for players in (2, 6):
            match = Match(game, players, key=chance.randbytes(16))
            while match.to_act is not None:
                match.apply(chance.choice(match.legal()))
            assert match.outcome is not None
    assert accepted == set(EFFECT_NAMES)
