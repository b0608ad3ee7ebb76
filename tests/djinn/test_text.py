"""The picture, the sentences and the questions of Djinn."""

import random
from collections import defaultdict

import msgspec
import pytest

from abraka.core.events import SPECTATOR
from abraka.core.game import load
from abraka.core.match import Match
from abraka.games.djinn import events as happened
from abraka.games.djinn.picture import DRAWN, PLACES, town
from abraka.games.djinn.view import PROMPTS
from tests.djinn.table import DJINN, play, table

TOKENS = (
    "tokens inner_12=tavern inner_04=academy inner_08=market outer_02=workshop outer_06=archive outer_10=catacombs"
    " inner_02=market inner_06=tavern inner_10=academy outer_12=archive outer_04=catacombs outer_08=workshop"
)
POSITION = (
    f"players 2 | {TOKENS} | inner_12: boss brown brown blue | inner_04: boss red yellow | inner_08: yellow yellow red"
    " | outer_02: boss brown blue | outer_06: boss blue red | outer_10: -"
    " | B: at inner_02 via inner_12, coins 4, placed academy@outer_04, strip tavern market workshop"
    " | Y: at source via inner_08 | acting B"
)
TOWN = """\
                              [outer_12] Archive
             .-------------------------+-------------------------.
             |                         |                         |
   (outer_10) Catacombs        (inner_12) Tavern        (outer_02) Workshop
                                  boss 2br bl               boss br bl
 |               \\              /      |      \\              /               |
 |            [inner_10] Academy       |       [inner_02] Market             |
 |                     |               |              *B                     |
 |                     |        Source of Magic        |                     |
 |                     |         /    *Y     \\         |                     |
 |             (inner_08) Market              (inner_04) Academy             |
 |                  re 2ye                        boss re ye                 |
 |               /              \\             /              \\               |
    [outer_08] Workshop        [inner_06] Tavern      [outer_04] Catacombs +B
             |                         |                         |
             '-------------------------+-------------------------'
                              (outer_06) Archive
                                  boss bl re"""

TABLES = [(1, {"tom": 12}), (2, {}), (3, {"easy": True}), (4, {"longer": True})]


def test_the_picture_shows_the_town() -> None:
    assert DJINN.draw(table(POSITION).view(0)).startswith(TOWN)


def test_every_space_and_path_has_its_place_in_the_picture() -> None:
    assert len(PLACES) == 13
    assert len(DRAWN) == 21


def test_another_map_is_drawn_as_a_list() -> None:
    seen = table(POSITION).view(0)
    spaces = [msgspec.structs.replace(space, neighbours=space.neighbours[1:]) for space in seen.spaces]
    lines = town(msgspec.structs.replace(seen, spaces=tuple(spaces))).splitlines()
    assert lines[1] == "(inner_12) Tavern boss 2br bl – inner_02, inner_10, outer_12"


def test_the_picture_shows_what_there_is_to_get() -> None:
    cards = (
        "piles swamp_aunt/7 root_digger/7 stone_granny/7 tea_oracle/7 | display staff_steady hat_miner cloak_merchant"
        " | scoring keys two_sets low_capacity"
    )
    picture = DJINN.draw(table(f"{POSITION} | {cards}").view(0))
    assert "  open       Swamp Aunt 2: 3 +1br +1bl | Root Digger 0: 1 +1br (14 cards below)" in picture
    text = " ".join(picture.split())
    assert "Hat Miner's Hat: in the catacombs reveal 1 chest more and leave one, 2 points at the end" in text
    assert "Cloak Merchant's Cloak: once a turn 1 coin, 1 power if your space" in text
    assert "8 points if your capacity marker has not passed 6" in text
    assert "3 points for each key, at most 9" in text


def test_the_picture_shows_the_seats() -> None:
    picture = DJINN.draw(table(POSITION).view(0))
    assert "> B Blue       4       0   3/4   0    0     0   4  inner_02<inner_12" in picture
    text = " ".join(picture.split())
    assert "Yellow circles: empty, empty, not active, not active; Capacity 5; tiles" in text
    assert "tiles: Academy outer_04; tiles to place: Tavern, Workshop, Market" in text
    assert picture.endswith("inner_02: what do you do?")


def test_a_private_card_is_drawn_for_its_owner_only() -> None:
    match = table(
        "players 2 | first B | scoring two_sets few_secrets no_key_mage"
        " | B: traits private_goals no_flip, ambition keys low_capacity"
    )
    own = " ".join(DJINN.draw(match.view(0)).split())
    assert "8 points if your capacity marker has not passed 6. / 3 points for each key" in own
    for other in (1, SPECTATOR):
        picture = " ".join(DJINN.draw(match.view(other)).split())
        assert "for each key" not in picture
        assert "secret scoring cards: 2" in picture


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_pictures_keep_to_80_columns(players: int, options: dict[str, object]) -> None:
    chance = random.Random(players)
    match = Match(DJINN, players, options, key=chance.randbytes(16))
    while match.to_act is not None:
        match.apply(chance.choice(match.legal()))
        if match.to_act is None or chance.random() < 0.05:
            for seat in range(SPECTATOR, players):
                picture = DJINN.draw(match.view(seat))
                lines = picture.removesuffix(DJINN.ask(match.view(seat))).splitlines()
                assert [line for line in lines if len(line) > 80] == []
    assert "The match is over" in str(match.state)


def test_all_that_may_happen_and_be_asked_has_words() -> None:
    said: set[type] = set()
    asked = defaultdict(set)
    chance = random.Random(3)
    for _ in range(40):
        players = chance.randint(1, 4)
        match = Match(DJINN, players, key=chance.randbytes(16))
        while match.to_act is not None:
            view = match.view(match.to_act)
            question = DJINN.ask(view)
            assert question.endswith((".", "?")) or ": " in question
            assert "None" not in question
            asked[view.prompt].add(question)
            for action in match.legal():
                words = DJINN.describe(view, action)
                assert words
                assert "None" not in words
            match.apply(chance.choice(match.legal()))
            for seat in range(SPECTATOR, players):
                for event in match.events(seat):
                    assert DJINN.say(event).endswith((".", "!"))
                    said.add(type(event))
        assert DJINN.ask(match.view(0)).startswith("The match is over: ")
    assert set(DJINN.events.classes) - said <= {happened.Stuck, happened.CapacityDeclined, happened.AwardPaid}
    assert set(PROMPTS) - set(asked) <= {"none", "award_mix", "accept_capacity"}


def test_what_hardly_ever_happens_has_words_too() -> None:
    assert DJINN.say(happened.Stuck(0)) == "Blue can't move and stays."
    assert DJINN.say(happened.CapacityDeclined(1)) == "Yellow leaves the capacity as it is."
    assert DJINN.say(happened.AwardPaid(0, "red", 1)) == "Blue gives for an award: 3 red bottles."


@pytest.mark.parametrize("item", happened.ITEMS)
def test_every_item_that_scores_has_words(item: str) -> None:
    said = DJINN.say(happened.Scored(0, item, 20))
    assert said.startswith("Blue scores 20 points: ")
    assert item not in said.split() or item in ("awards", "equipment")


def test_what_is_no_event_has_no_words() -> None:
    with pytest.raises(TypeError, match="no event of this game"):
        DJINN.say(load("towers").events.classes[0](0, 0))


def test_D215_a_lost_solo_game_says_so() -> None:
    match = table("players 1 | tom blank_1 | B: at inner_12 via inner_02, keys 1 | ending B")
    play(match, "pass")
    assert DJINN.ask(match.view(0)).endswith(
        "Tom was faster, and bosses are still in the town. This time Tom has won. Try again!"
    )


def test_D202_the_end_names_the_winner_and_the_points() -> None:
    chance = random.Random(8)
    match = Match(DJINN, 2, key=chance.randbytes(16))
    while match.to_act is not None:
        match.apply(chance.choice(match.legal()))
    picture = DJINN.draw(match.view(0))
    assert f"{match.view(0).seats[0].total} points: " in " ".join(picture.split())
    assert picture.endswith(("wins.", "share the first place."))
