"""Positions that can't be are refused with the cause; no text whatever ends in anything but a sentence."""

import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from abraka.core.errors import PositionError
from abraka.core.match import Match
from abraka.games.djinn import names
from abraka.games.djinn.position import notation, read_options, read_position, write_position
from tests.configurations import Configuration, djinn, label
from tests.djinn.table import DJINN, table

KEY = bytes(range(16))
HERE = "B: at inner_12 via inner_02, power 4"
ROUND = f"players 2 | tokens inner_12=archive | inner_12: boss brown blue | {HERE}"
SQUARE = (
    "players 2 | tokens inner_02=catacombs outer_04=market | Y: at outer_04 via inner_04 | B: at inner_02 via inner_12"
)


def reading(position: str) -> str:
    """Why a position is refused."""
    with pytest.raises(PositionError) as refusal:
        table(position)
    return str(refusal.value)


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ("weather fine", "“weather fine” is no part of a position: a place and a colon, or one of players"),
        ("tokenz inner_12=market", "Did you mean “tokens”?"),
        ("inner_13: boss red", "“inner_13” is not a space. Did you mean “inner_1"),
        ("players 9", "1 to 4 players"),
        ("players 2 | players 2", "“players” is said twice."),
        ("players two", "“two” is no number."),
        ("options easy=perhaps", "Option easy can be yes or no"),
        ("options colour=blue", "There is no option “colour”"),
        ("options easy", "name=value"),
        ("players 2 | options tom=12", "Tom plays only in the solo game"),
        ("players 2 | R: coins 3", "R is not in play: there is B, Y."),
        ("players 2 | first Q", "“Q” is no seat"),
        ("tokens inner_02=market inner_06=market", "There is one square token of the market (D2)."),
        ("tokens source=market", "The Source has no token (D2)."),
        ("tokens inner_02=palace", "“palace” is not a location."),
        ("options easy=yes | tokens inner_02=market inner_12=market", "in the easier game a neighbour"),
        ("tokens inner_02=market | B: placed market@inner_02", "a tile there"),
        ("inner_02: boss red", "Djinns are at round spaces only, and inner_02 is none (D10)."),
        ("inner_12: boss boss red", "at most one boss at a space"),
        ("inner_12: boss", "The boss at inner_12 can't be alone: it would be driven out (D133)."),
        ("inner_12: green", "“green” is not a djinn or boss."),
        (f"inner_12: {'red ' * 10}", "There are not so many of the sort red in the game (D10)."),
        ("inner_12: red red red | B: corked red 7", "so many of the sort red"),
        ("bag red 10", "so many of the sort red"),
        ("bag red", "names and numbers in turn"),
        ("bag - 2", "“-” is not a colour."),
        ("bag red 2 red 1", "The colour red is named twice."),
        ("supply 13", "“supply 13” is too much: 12 is the most."),
        ("inner_12: red | gone 3", "bosses are gone from it, not 3 (D190)"),
        ("B: corked boss_red 12, circles boss . # #", "so many of the sort boss"),
        ("B: at inner_02", "It must be said where B's wizard came from"),
        ("B: at source", "It must be said where B's wizard came from"),
        ("B: at inner_02 via outer_08", "No path joins inner_02 and outer_08"),
        ("B: coin 4", "“coin” is not an item of B's segment. Did you mean “coins”?"),
        ("B: coins 4, coins 5", "“coins” is said twice."),
        ("B: coins many", "“coins many” is no number."),
        ("B: coins 99999", "“coins 99999” is too much"),
        ("B: power 5", "B's power can't be 5: with this capacity 4 is the maximum (D33)."),
        ("B: capacity 9", "The capacity is 5, 6, 7, 8 or flipped (D36), not “9”."),
        ("B: minimum 3", "“minimum 3” is too much: 2 is the most."),
        ("B: keys 7 | Y: keys 6", "There are 12 keys in the game (D30), not 13."),
        ("B: circles . .", "B has 4 circles (D39), not 2."),
        ("B: circles . . # .", "from left to right"),
        ("B: circles . # # #", "from left to right"),
        ("B: circles . x # #", "Only the first circle can be covered (D178)."),
        ("B: circles x . # #", "Only the trait blocked_circle covers a circle"),
        ("B: stall cork", "The stall cork belongs to the place bottles here"),
        ("B: stall butcher", "“butcher” is not a stall."),
        ("B: mages swamp_ant", "“swamp_ant” is not a mage. Did you mean “swamp_aunt”?"),
        ("B: mages swamp_aunt swamp_aunt!", "The mage swamp_aunt is owned twice."),
        ("B: mages swamp_aunt !", "“” is not a mage."),
        ("B: mages swamp_aunt | Y: mages swamp_aunt!", "The mage swamp_aunt is owned twice."),
        ("B: gear hat_miner hat_scribe", "B has two hats face up; at most one of each kind is (D155)."),
        ("B: gear hat_miner | Y: gear hat_miner", "The equipment card hat_miner is owned twice."),
        ("B: traits market_free keep_key", "B has two traits of the same sign (D13)."),
        ("B: traits market_free | Y: traits market_free", "The trait market_free is owned twice."),
        ("options easy=yes | B: traits market_free", "There are no traits in this game"),
        ("players 1 | B: traits market_free", "There are no traits in this game"),
        ("B: awards award_1a | Y: awards award_1a", "The award award_1a is owned twice."),
        ("B: ambition keys two_sets", "Private scoring cards come with the trait private_goals"),
        ("B: traits private_goals, ambition keys", "brings 2 scoring cards, not 1 (D185)"),
        ("scoring keys | B: traits private_goals, ambition keys two_sets", "both public and private"),
        ("B: strip academy tavern", "B has 4 secret tiles (D6)"),
        ("B: strip academy tavern market | Y: placed archive@inner_02", "B has 4 secret tiles (D6)"),
        ("B: placed archive@inner_02 market@inner_06 tavern@inner_10 academy@outer_12 workshop@outer_04", "the same 4"),
        ("B: placed archive@inner_02 | Y: strip academy tavern market workshop", "the same 4 secret tiles (D6)"),
        ("B: placed archive@inner_12", "Secret tiles lie on square spaces, and inner_12 is none (D92)."),
        ("B: placed archive@inner_02 market@inner_02", "B has two tiles at inner_02 (D92)."),
        ("B: placed archive@inner_02 archive@inner_06", "“archive” is said twice in “placed”."),
        ("B: placed archive@inner_02 | Y: placed archive@inner_02", "Two tiles at inner_02 show the archive (D92)."),
        ("B: strip academy tavern market archive, placed archive@inner_02", "both on the strip and on the map"),
        ("piles swamp_aunt/7 root_digger/7", "There are 4 piles of mages"),
        ("piles swamp_aunt/7 root_digger/7 stone_granny/7 -/0", "15 mages with keys are left"),
        ("piles swamp_aunt root_digger stone_granny -", "A pile of mages is empty only when"),
        ("piles stone_granny root_digger swamp_aunt miller", "belongs to the other deck"),
        ("piles swamp_aunt swamp_aunt stone_granny miller", "The mage swamp_aunt is in two places."),
        ("B: mages swamp_aunt | piles swamp_aunt root_digger stone_granny miller", "is in two places"),
        ("display staff_steady hat_miner", "There are 3 piles of equipment"),
        ("display hat_miner staff_steady cloak_pilgrim", "can't lie on the pile of staffs"),
        ("display - hat_miner cloak_pilgrim", "The pile of staffs is not empty"),
        ("discarded chest_01 chest_01", "The chest chest_01 is named twice."),
        ("discarded chest_99", "“chest_99” is not a chest."),
        (f"discarded {' '.join(names.CHESTS)}", "The pile of chests can't be empty"),
        ("offered award_1a award_1b award_1c award_1d", "Column 1 has 3 awards at the start"),
        ("offered award_1a | B: awards award_1a", "award_1a is on display and with a seat"),
        ("scoring keys two_sets low_capacity minimum_two", "There are 3 public scoring cards here"),
        ("players 1 | scoring keys", "There are 0 public scoring cards here"),
        ("players 2 | tom blank_1", "Tom plays only against one player (D210)."),
        ("options tom=12 | tom blank_1", "Tom's deck of 12 cards does not hold blank_1 (D212)."),
        ("players 1 | tom -", "Tom has no card left and a boss is on the map: the game is lost (D215)."),
        ("chance 12/3", "32 hexadecimal digits"),
    ],
)  # fmt: skip
def test_an_impossible_table_is_refused_with_the_cause(position: str, reason: str) -> None:
    assert reason in reading(position)


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ("players 2 | first B | to act B | turn 4", "Turn 4 can't be B's when B started"),
        ("players 2 | turn 4 | round 3", "Turn 4 is in round 2, not 3"),
        ("players 2 | turn 900", "“turn 900” is too much: 200 is the most."),
        ("round 0", "Rounds are numbered from 1 to 100 (D192)."),
        ("last round 2", "The last round is known only when all bosses of the map are gone (D190)."),
    ],
)
def test_an_impossible_time_is_refused_with_the_cause(position: str, reason: str) -> None:
    assert reason in reading(position)


@pytest.mark.parametrize("inside", ["acting B", "todo end_turn window act", "did basic", "outcome points B1 Y2"])
def test_a_typed_position_is_one_of_a_turns_start(inside: str) -> None:
    with pytest.raises(PositionError, match="tells of the middle of a turn, or of the end"):
        Match(DJINN, 2, position=f"players 2 | {inside}")


def test_options_of_the_match_must_be_those_that_the_text_names() -> None:
    with pytest.raises(PositionError, match=r"easy=yes, the match for easy=no"):
        read_position("players 2 | options easy=yes", DJINN.setup(2), KEY)
    with pytest.raises(PositionError, match=r"for 2 players, the match for 3"):
        read_position("players 2", DJINN.setup(3), KEY)


# ---- Hostile texts.

TASKS = [name + numbers for name in notation.TASKS[1:] for numbers in ("", ",1", ",0,1", ",2,-1", ",1,-1", ",150,1")]
WORDS = st.sampled_from(
    [
        *notation.KEYWORDS, *notation.ITEMS, *notation.DOINGS, *names.SPACES, *names.SORTS, *names.LOCATIONS, *TASKS,
        *names.MAGES[::5], *names.GEAR[::4], *names.TRAITS[::4], *names.AWARDS[::6], *names.CHESTS[::6],
        *names.STALLS, "B:", "Y:", "G:", "B", "Y", "via", "inner_12:", "-", "0", "1", "3", "99", "-1", ".", "#", "x",
        "|", "|", "|", "\n", ",", "!", "easy=yes", "inner_02=market", "archive@inner_06", "hat_alchemist,1",
    ]
)  # fmt: skip


@settings(max_examples=300, deadline=None)
@given(st.one_of(st.text(), st.lists(WORDS).map(" ".join)), st.sampled_from(["", "players 2", ROUND, SQUARE]))
def test_any_text_is_a_position_or_is_refused(text: str, before: str) -> None:
    position = f"{before} {text}"
    for setups in (DJINN.setup(2), DJINN.setup(1, {"tom": 12}), DJINN.setup(4)):
        try:
            state = DJINN.read_position(position, setups, KEY)
        except PositionError as refusal:
            assert str(refusal).endswith((".", "?", "…"))
        else:
            assert read_position(write_position(state), setups, bytes(16)) == state
    try:
        players, options = read_options(position)
    except PositionError:
        return
    assert DJINN.spec.resolve(players, options)


def starts_of(configuration: Configuration) -> list[str]:
    """Positions at the starts of a match's turns."""
    game, players, options = configuration
    chance = random.Random(label(configuration))
    match = Match(game, players, options, key=chance.randbytes(16))
    found: list[str] = []
    while match.to_act is not None:
        if match.prompt == "move" and match.turn > len(found):
            found.append(write_position(match.state))
        match.apply(chance.choice(match.legal()))
    return found


def disturbed(position: str, chance: random.Random) -> str:
    """A position with a word replaced or left out."""
    segments = position.split(" | ")
    at = chance.randrange(len(segments))
    words = segments[at].split(" ")
    if chance.random() < 0.5:
        place = chance.randrange(len(words))
        words[place] = re.sub(r"[0-9]+", lambda _: str(chance.choice((0, 1, 2, 5, 9, 127, 300))), words[place])
        segments[at] = " ".join(words)
    else:
        segments[at] = " ".join(words[:-1])
    return " | ".join(segments)


@pytest.mark.parametrize("configuration", djinn(), ids=label)
def test_a_disturbed_position_is_refused_or_can_be_played_on(configuration: Configuration) -> None:
    game, players, options = configuration
    chance = random.Random(label(configuration))
    for position in starts_of(configuration) * 3:
        try:
            match = Match(game, players, options, key=KEY, position=disturbed(position, chance))
        except PositionError:
            continue
        for _ in range(15):
            if match.to_act is None:
                break
            assert len(match.legal()) > 1
            match.apply(chance.choice(match.legal()))
            state = match.state
            assert min(*map(min, state.have), *map(min, state.bottles), *map(min, state.djinns), *state.bag) >= 0
