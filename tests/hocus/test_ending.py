"""How a match ends (H21, H22)."""

from pathlib import Path

from abraka.core.game import load
from tests.hocus.table import legal, pawns, play, table

AFTER = "to act B | now prompt=spell"


def test_H21_the_others_rank_by_how_far_they_are_and_equals_share() -> None:
    match = play(table("pawns B45 Y24 R24 G-5 O30 | to act B", 4), "roll")
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.ranks) == ("finished", (1, 3, 3, 5, 2))


def test_H21_the_match_ends_at_once_in_the_middle_of_a_round() -> None:
    match = play(table("pawns B3 Y46 R44 | hand Y gust | to act Y", 2), "roll")
    assert match.outcome is not None and match.outcome.ranks == (3, 1, 2)
    assert legal(match) == []


def test_H21_nobody_is_hit_and_nothing_is_drawn_by_the_winning_move() -> None:
    match = play(table("pawns B45 Y3 | to act B", 6), "roll")
    assert pawns(match) == "B51 Y3"


def test_H21_a_win_on_anothers_turn_by_a_gust_that_blows_forward(tmp_path: Path) -> None:
    deck = tmp_path / "deck.toml"
    deck.write_text(
        """game = "hocus"
part = "deck"
[[card]]
effect = "gust"
when = "after"
steps = -4
copies = 9
source = "reconstructed"
name = { en = "Gust", cs = "Vichr", sk = "Víchor", pl = "Wichura" }
""",
        encoding="utf-8",
    )
    game = load("hocus", (deck,))
    match = play(table(f"pawns B42 Y45 | hand B gust | {AFTER}", game=game), "cast gust")
    assert pawns(match) == "B42 Y49"
    assert match.outcome is not None and match.outcome.ranks == (2, 1)


def test_H21_a_win_by_a_doubled_or_chosen_number() -> None:
    match = table("pawns B43 Y1 | hand B double | to act B", 3)  # both in the forest
    assert pawns(play(match, "cast double", "target B", "roll")) == "B49 Y1"
    assert match.outcome is not None
    match = play(table("pawns B43 Y1 | hand B prophecy | to act B"), "cast prophecy", "number 5")
    assert match.outcome is not None


def test_H22_after_300_rounds_it_is_a_draw() -> None:
    match = play(table("pawns B3 Y9 | first B | turn 600 | round 300 | to act Y", 1), "roll")
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.ranks) == ("round_limit", (1, 1))


def test_H22_the_last_round_is_played_to_its_end() -> None:
    match = play(table("pawns B3 Y9 | first B | turn 599 | round 300 | to act B", 1), "roll")
    assert match.outcome is None and match.to_act == 1
