"""The picture and the sentences of Magic Hill."""

import random

from abraka.core.events import SPECTATOR
from abraka.core.match import Match
from tests.hill.table import HILL, play, table

PICTURE = """\
1  ·     ◆     ·     ▒     B3Y1  ▒     ·     ·     ·
2  ·     ·     ·     ·     ▒     ·     ▒     ·     ·
3  ·     ·     ·     ▒     ·     ·     ·     ◆     ·
4  ·     ·     ◆     ·     ▒     ·     ▒     ·     ▒
   ·     R     ·     ◆     ◢♜◣   ▒     ·     ▒     ·
   ▒     ·     ▒     ·     ▒     ·     ◆     ·     ▒
   ·     ◆     ·     ·     ·     ▒     ·     ·     ·
   ·     ·     ▒     ·     ▒     ·     ·     ·     ◆
   ·     ◆     ·     ▒     ·     ▒     ·     ·     ·"""


def test_the_picture_shows_the_hill_from_above() -> None:
    match = table(
        "1.4: B3/Y1 | tiles 2.21=raven! | hand B 3 2 1 | held B1 | stones 1.1 1.15 1.23 2.7 2.19 3.7 3.15 4.7"
    )
    drawn = HILL.draw(match.view(0))
    assert drawn.startswith(PICTURE)
    assert "Village 1 (at 1.0): B1 B2 B4 B5" in drawn
    assert "> B Blue          1       0  1 2 3" in drawn
    assert drawn.endswith("Blue: name a goblin with a card, or exchange cards.")


def test_lines_are_short_and_every_event_and_question_has_a_sentence() -> None:
    chance = random.Random(3)
    for players in (2, 5):
        match = Match(HILL, players, key=chance.randbytes(16))
        while match.to_act is not None:
            match.apply(chance.choice(match.legal()))
            for seat in range(SPECTATOR, players):
                assert all(HILL.say(event).endswith(".") for event in match.events(seat))
            assert all(len(line) <= 80 for line in HILL.draw(match.view(0)).splitlines()[:30])
        assert HILL.ask(match.view(0)).endswith("wins.")


def test_a_draw_is_shared() -> None:
    match = play(table("hand B 1 2 3 | turn 3000"), "exchange 1", "done")
    assert HILL.ask(match.view(0)).endswith("a draw. Blue and Yellow share the first place.")
