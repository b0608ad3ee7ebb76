"""The picture and the sentences of Magic Hill."""

import random

import pytest

from abraka.core.errors import Refusal
from abraka.core.events import SPECTATOR
from abraka.core.game import Game
from abraka.core.match import Match
from abraka.core.words import speaking
from abraka.games.hill.geometry import PLACE_NAMES, SMALLEST, fields_of
from abraka.games.hill.text import square_of
from tests.hill.table import HILL, larger_hills, legal, play, table

PICTURE = """\
1.0   1.1   1.2   1.3   1.4   1.5   1.6   1.7   1.8
      ◆           ▒     B3Y1  ▒
1.31  2.0   2.1   2.2   2.3   2.4   2.5   2.6   1.9
                        ▒           ▒
1.30  2.23  3.0   3.1   3.2   3.3   3.4   2.7   1.10
                  ▒                       ◆
1.29  2.22  3.15  4.0   4.1   4.2   3.5   2.8   1.11
            ◆           ▒           ▒           ▒
1.28  2.21  3.14  4.7         4.3   3.6   2.9   1.12
      R           ◆     ◢♜◣   ▒           ▒
1.27  2.20  3.13  4.6   4.5   4.4   3.7   2.10  1.13
▒           ▒           ▒           ◆           ▒
1.26  2.19  3.12  3.11  3.10  3.9   3.8   2.11  1.14
      ◆                       ▒
1.25  2.18  2.17  2.16  2.15  2.14  2.13  2.12  1.15
            ▒           ▒                       ◆
1.24  1.23  1.22  1.21  1.20  1.19  1.18  1.17  1.16
      ◆           ▒           ▒"""


def test_the_picture_shows_the_hill_from_above() -> None:
    match = table(
        "1.4: B3/Y1 | tiles 2.21=raven! | hand B 3 2 1 | held B1 | stones 1.1 1.15 1.23 2.7 2.19 3.7 3.15 4.7"
    )
    drawn = HILL.draw(match.view(0))
    assert drawn.startswith(PICTURE)
    assert "Village 1 (at 1.0): B1 B2 B4 B5" in drawn
    assert "> B Blue          1       0  1 2 3" in drawn
    assert drawn.endswith("Your turn: name a goblin with a card, or exchange cards.")


def test_lines_are_short_and_every_event_and_question_has_a_sentence() -> None:
    chance = random.Random(3)
    for players in (2, 5):
        match = Match(HILL, players, key=chance.randbytes(16))
        while match.to_act is not None:
            match.apply(chance.choice(match.legal()))
            for seat in range(SPECTATOR, players):
                assert all(HILL.say(event).endswith(".") for event in match.events(seat))
            assert all(len(line) <= 80 for line in HILL.draw(match.view(0)).splitlines()[:60])
        assert HILL.ask(match.view(0)).endswith("wins.")


@pytest.mark.parametrize("game", [HILL, *larger_hills()], ids=["9", "10", "11"])
def test_M1_every_field_that_an_action_can_name_stands_in_the_picture(game: Game) -> None:
    """Also on larger hills, with everybody in one village, and within the width of a screen."""
    goblins = " ".join(f"{letter}{number}" for letter in "BYRGO" for number in range(1, 6))
    position = f"players 5 | v1: {goblins} | hand B 3 4 2"
    match = Match(game, 5, key=bytes(16), position=position)
    lines = game.draw(match.view(0)).splitlines()
    size = match.view(0).sides[0] - SMALLEST
    for field in fields_of(size):
        row, column = square_of(size, field)
        assert lines[2 * row][6 * column :].split()[0] == PLACE_NAMES[field]
    assert "◢♜◣" in "".join(lines)
    assert max(len(line) for line in lines) <= 80


def test_M19_a_turn_of_the_hill_is_described_by_what_it_does() -> None:
    match = play(table("1.10: B3 | tiles 1.11=whirlwind | hand B 3 1 1"), "name 3", "move 1 cw")
    seen = match.view(0)
    words = [HILL.describe(seen, action) for action in match.legal()]
    assert words[0].startswith("The hill turns a quarter clockwise.")
    assert words[0].endswith("Village 1 then lies at corner 1.24.")
    assert words[1].endswith("Village 1 then lies at corner 1.8.")
    assert play(match, "turn cw").view(0).villages[0].corner == "1.24"


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ("", "It takes the stone."),
        ("held B2", "The stone there leaves the game, for you have two."),
        ("ravens B1 | tiles 1.3=-raven", "The raven that waits takes the stone there."),
    ],
)
def test_M15_M20_a_move_onto_a_stone_is_described_by_what_becomes_of_it(more: str, words: str) -> None:
    match = play(table(f"1.14: B3 | stones 1.15 | hand B 3 1 | {more}"), "name 3")
    assert HILL.describe(match.view(0), match.legal()[0]) == f"The goblin goes clockwise to 1.15. {words}"


def test_a_draw_is_shared() -> None:
    match = play(table("hand B 1 2 3 | turn 3000"), "exchange 1", "done")
    assert HILL.ask(match.view(0)).endswith("a draw. Blue and Yellow share the first place.")


# What is asked follows what may be done, as far as the viewer can tell.


def test_M29_who_can_name_no_goblin_is_asked_to_exchange_and_the_others_are_not_told() -> None:
    match = table("hand B 3")
    assert legal(match) == ["exchange 3"]
    assert HILL.ask(match.view(0)).startswith("Your turn: exchange cards, for none of yours can name a goblin")
    assert HILL.ask(match.view(1)) == "Blue is choosing a goblin."


def test_M30_what_is_asked_agrees_with_what_is_legal() -> None:
    chance = random.Random(4)
    for _ in range(4):
        match = Match(HILL, chance.randint(2, 5), key=chance.randbytes(16))
        for _ in range(400):
            if match.to_act is None:
                break
            plays = any(action.split()[0] in ("name", "move") for action in legal(match))
            assert match.view(match.to_act).can_play == plays
            others = [match.view(seat).can_play for seat in range(-1, match.players) if seat != match.to_act]
            assert set(others) == {match.prompt in ("turn", "move", "move_on")}
            match.apply(chance.choice(match.legal()))


@pytest.mark.parametrize(
    ("code", "question", "told", "refused"),
    [
        ("cs", "Jsi na tahu", "Skřítek 3 hráče Modrý jde z pole 1.10 na pole 1.11.", "Tuhle kartu"),
        ("sk", "Si na ťahu", "Škriatok 3 hráča Modrý ide z poľa 1.10 na pole 1.11.", "Túto kartu"),
        ("pl", "Twoja tura", "Goblin 3 gracza Niebieski idzie z pola 1.10 na pole 1.11.", "Tej karty"),
    ],
)
def test_questions_events_choices_and_refusals_are_said_in_the_language_that_is_spoken(
    code: str, question: str, told: str, refused: str
) -> None:
    match = table("1.10: B3 | tiles 1.11=ball | hand B 3 1 2")
    with speaking(code):
        assert question in HILL.draw(match.view(0))
        play(match, "name 3")
        with pytest.raises(Refusal) as refusal:
            match.apply("move 5 cw")
        assert refused in HILL.say_refusal(refusal.value.sentence)
        play(match, "move 1 cw")
        assert told in [HILL.say(event) for event in match.events(0)]
