"""A declared half stands: cs in the master game, pl in all games; no undo goes behind it (T39)."""

import pytest

from abraka.core.errors import Refusal
from abraka.core.match import Match
from tests.towers.table import play, question, rolling, table

LAND = "0: C | 1: #1[B] | 2: #2[Y] | 3: #3[B] | 4: #4 | 5: #5 | 6: #6 | 7: #7 | 8: #8 | 9: #9"
BINDING = [("pl", "base"), ("pl", "master"), ("cs", "master")]


def declared(edition: str, variant: str = "base", card: str = "t2w4", key: bytes = bytes(16)) -> Match:
    """Blue has declared that the card is for a tower."""
    match = table(f"{LAND} | hand B {card} w1 w2 | to act B", key, edition=edition, variant=variant)
    return play(match, f"play {card}", "use tower")


@pytest.mark.parametrize(("edition", "variant"), BINDING)
def test_T39_a_declared_half_is_not_taken_back(edition: str, variant: str) -> None:
    match = declared(edition, variant)
    assert not match.can_undo()
    with pytest.raises(Refusal, match=r"declared stands.*no undo") as refusal:
        match.undo()
    assert refusal.value.sentence.id == "declared"
    assert question(match) == "piece B"


@pytest.mark.parametrize("variant", ["base", "advanced"])
def test_T39_in_the_other_czech_games_it_is(variant: str) -> None:
    match = declared("cs", variant)
    match.undo()
    assert question(match) == "half B"
    play(match, "use wizard")


def test_T39_the_choice_of_a_die_card_stands_as_well() -> None:
    with pytest.raises(Refusal) as refusal:
        declared("pl", card="d", key=rolling(3)).undo()
    assert refusal.value.sentence.id == "declared"


def test_T39_before_it_is_declared_the_card_may_be_taken_back() -> None:
    match = table(f"{LAND} | hand B t2w4 w1 w2 | to act B", edition="pl")
    play(match, "play t2w4").undo()
    assert question(match) == "turn B"


def test_T39_a_half_that_was_no_choice_is_not_a_declaration() -> None:
    match = table(
        f"{LAND.replace('[B]', '')} | 10: (B) #9 | hand B t2w4 w1 w2 | to act B".replace("9: #9 | 10", "10"),
        edition="pl",
    )
    play(match, "play t2w4")
    assert question(match) == "piece B"
    match.undo()
    assert question(match) == "turn B"


def test_T39_what_follows_the_declaration_is_taken_back_as_ever() -> None:
    match = table(f"{LAND} | hand B t2w4 w1 w2 | potions B 0/6/0 | to act B", edition="pl")
    play(match, "play t2w4", "use wizard", "cast advance-wizard")
    match.undo()
    assert question(match) == "piece B"
    with pytest.raises(Refusal, match="declared"):
        match.undo()


def test_T39_a_match_that_is_replayed_knows_what_stands() -> None:
    match = declared("pl")
    match.replay(match.actions)
    assert match.bound == 2
    match.replay(match.actions[:1])
    assert match.bound == 0
