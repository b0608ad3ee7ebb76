"""The position text: read back as it was written, sensible where something is left out, strict where it can't be."""

import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from abraka.core.chance import key_words
from abraka.core.errors import PositionError
from abraka.core.match import Match
from abraka.games.towers.position import read_options, read_position, write_position
from abraka.games.towers.position.notation import KEYWORDS, SMALL
from abraka.games.towers.state import State
from tests.configurations import Configuration, label, towers
from tests.towers.table import TOWERS, table

KEY = bytes(range(16))
NINE = "1: #1 | 2: #2 | 3: #3 | 4: #4 | 5: #5 | 6: #6 | 7: #7 | 8: #8 | 9: #9"
START = f"players 2 | 0: C | {NINE} | 10: (B)"
SAMPLE = """3: (B) | 6: (Y) #2 #5 C | 7: #7[B Y] | 8: #1 #3 #4 | 9: #6 #8 #9[B]
home B2 Y3 | potions B 4/2/0 Y 6/0/0 | hand B w3 t2w4 td2 | to act B"""


def state_of(position: str, key: bytes = KEY) -> State:
    """The state that a position text describes, with the options that it names."""
    return table(position, key).state  # type: ignore[no-any-return]


def reading(position: str) -> str:
    """Why a position is refused."""
    with pytest.raises(PositionError) as refusal:
        state_of(position)
    return str(refusal.value)


def without_events(state: State) -> State:
    """The state without the traces of its last action."""
    copy = state.copy()
    copy.sealed = copy.stands = False
    copy.n_events = 0
    copy.events = State().events
    return copy


# ---- Round trips.


@pytest.mark.parametrize("configuration", towers(), ids=label)
def test_every_state_of_a_match_is_written_and_read_back_equal(configuration: Configuration) -> None:
    game, players, options = configuration
    chance = random.Random(label(configuration))
    match = Match(game, players, options, key=chance.randbytes(16))
    while True:
        common = match.prompt in ("turn", "piece", "offer", "return", "half", "redraw_tower")
        if not common or chance.random() < 0.15:
            text = write_position(match.state)
            assert read_position(text, match._setups, KEY) == without_events(match.state), text
        if match.to_act is None:
            return
        match.apply(chance.choice(match.legal()))


@pytest.mark.parametrize("configuration", towers(), ids=label)
def test_a_position_names_all_that_is_needed_to_read_it(configuration: Configuration) -> None:
    game, players, options = configuration
    chance = random.Random(label(configuration))
    match = Match(game, players, options, key=chance.randbytes(16))
    for _ in range(40):
        match.apply(chance.choice(match.legal()))
    text = write_position(match.state)
    again = Match(game, *read_options(text), position=text, key=chance.randbytes(16), exact=True)
    expected = without_events(match.state)
    expected.key, expected.draws = list(key_words(again.key)), 0  # a match has the dice that its own key promises
    assert again.state == expected
    assert again.legal() == match.legal()


def test_a_position_is_one_line_and_reads_like_the_table() -> None:
    text = write_position(state_of(SAMPLE))
    assert "\n" not in text
    assert text.startswith(
        "players 2 | spells advance-wizard advance-tower | 3: (B) | 6: (Y) #2 #5 C | 7: #7[B Y] | 8: #1 #3 #4"
        " | 9: #6 #8 #9[B] | home B2 Y3 | potions B 4/2/0 Y 6/0/0 | hand B w3 t2w4 td2 | hand Y "
    )
    assert text.endswith(f" | first B | turn 1 | round 1 | to act B | chance {KEY.hex()}/0")


def test_the_middle_of_a_turn_is_written_in_words() -> None:
    match = table(START + " | hand B t2w4 w1 w2")
    match.apply("play t2w4")
    assert " | now prompt=half cards_played=1 card=t2w4 | " in write_position(match.state)
    match.apply("use wizard")
    assert match.prompt == "turn"


# ---- What is left out.


def test_wizards_missing_on_the_track_are_home() -> None:
    assert state_of(START).home[:2] == [4, 5]


def test_potions_are_empty_unless_the_table_starts_with_full_ones() -> None:
    state = state_of(START)
    assert (state.empty[:2], state.full[:2], state.spent[:2]) == ([6, 6], [0, 0], [0, 0])
    joint = state_of(f"players 1 | options potions=full | 0: C | {NINE} | 10: (B)")
    assert (joint.empty[0], joint.full[0]) == (0, 6)


def test_hands_are_dealt_from_the_key() -> None:
    one, same, other = state_of(START), state_of(START), state_of(START, bytes(16))
    assert one.n_hand[:2] == [3, 3]
    assert one.hand == same.hand
    assert one.hand != other.hand
    assert one.n_pile == 84
    assert one.hand[0][:3] == sorted(one.hand[0][:3])


def test_what_is_dealt_is_not_what_the_match_will_draw() -> None:
    given_hand = state_of(START + " | hand B w1 w2 w3")
    assert given_hand.draws == 0
    assert given_hand.n_pile == 84


def test_spells_by_lot_are_drawn_from_the_key() -> None:
    text = f"players 2 | options variant=advanced | 0: C | {NINE} | 10: (B)"
    assert state_of(text).spells.bit_count() == 4
    assert {state_of(text, bytes([n] * 16)).spells for n in range(9)} != {state_of(text).spells}
    assert state_of(text + " | spells swap raven free piggyback").spells == 0b11110000


def test_the_first_seat_acts_and_its_turn_it_is() -> None:
    state = state_of(START)
    assert (state.first, state.active, state.to_act, state.turn, state.round) == (0, 0, 0, 1, 1)
    later = state_of(START + " | to act Y")
    assert (later.first, later.active, later.to_act, later.turn, later.round) == (0, 1, 1, 2, 1)


def test_the_first_seat_and_whose_turn_it_is_follow_from_the_turn() -> None:
    state = state_of(START + " | turn 4")
    assert (state.first, state.active, state.to_act, state.turn, state.round) == (0, 1, 1, 4, 2)
    other = state_of(START + " | turn 4 | to act B")
    assert (other.first, other.active, other.to_act, other.turn, other.round) == (1, 0, 0, 4, 2)


def test_the_number_of_seats_follows_from_the_colours() -> None:
    assert read_options(f"0: C | {NINE} | 10: (B)")[0] == 1
    assert read_options(f"0: C | {NINE} | 10: (B R)")[0] == 3
    assert read_options(f"0: C | {NINE} | 10: (B) | to act G")[0] == 4
    assert read_options(f"players 6 | 0: C | {NINE} | 10: (B)")[0] == 6
    assert read_options(f"options together=yes | 0: C | {NINE} | 10: (B)")[0] == 2


def test_options_are_read_and_chosen_spells_are_one() -> None:
    text = f"players 4 | options variant=master teams=yes | spells swap free | 0: C | {NINE} | 10: (B)"
    assert read_options(text) == (4, {"variant": "master", "teams": True, "spells": ("swap", "free")})


def test_lines_may_stand_for_bars() -> None:
    assert state_of(START.replace(" | ", "\n")) == state_of(START)
    assert state_of(START + " |\n hand B w1\n  w2 w3") == state_of(START + " | hand B w1 w2 w3")


def test_the_card_being_played_lies_on_the_discards() -> None:
    state = state_of(START + " | hand B w1 w2 | now prompt=piece cards_played=1 card=t2w4 half=wizard steps=4")
    assert sum(state.discard) == 1


# ---- What can't be.


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        (f"0: C | {NINE[:-7]} | 9: (B)", "#9"),
        (f"0: C | {NINE} #9 | 10: (B)", "Tower #9 stands on the track twice"),
        (f"0: C #10 | {NINE} | 10: (B)", "on the castle"),
        (f"0: #10 C | {NINE} | 10: (B)", "no tower #10"),
        (f"{NINE} | 10: (B)", "castle C is missing"),
        (f"0: C | {NINE} | 10: (B) | 11: C", "twice"),
        (f"players 2 | 0: C | {NINE} | 10: (B B B B Y Y Y)", "At most 6"),
        (f"players 2 | 0: C | {NINE} | 10: (B B B B) | 11: (B B)", "B has 5 wizards"),
        (f"{START} | home B1", "B has 5 wizards"),
        (f"players 2 | 0: (B) C | {NINE}", "castle can't stand on wizards"),
        (f"players 2 | 0: #9[B] C | {NINE[:-7]}", "castle can't stand on wizards"),
        (f"{START} | potions B 4/1/0", "B has 6 potions"),
        (f"{START} | potions B 4/2/0 B 6/0/0", "twice"),
        (f"{START} | potions B 4/2", "can't be read"),
        (f"{START} | hand B w1 w1 w1 | hand Y w1 w1", "copies of w1"),
        (f"{START} | discard w1*5", "copies of w1"),
        (f"{START} | discard w1*99999999999999999999", "no number"),
        (f"{START} | hand B w6 w1 w2", "copies of w6"),
        (f"{START} | hand B w1 w2 w3 w4", "3 are the most"),
        (f"{START} | hand B w1 | hand B w2", "said twice"),
        (f"{START} | hand B x3", "no card"),
        (f"{START} | hand R w3", "not in play"),
        (f"{START} | hand Q w3", "no seat"),
        (f"{START} | known B w3", "no teams"),
        (f"players 4 | options teams=yes | 0: C | {NINE} | 10: (B) | hand B w1 | known B w3", "must be in it"),
        (f"{START} | 16: (Y)", "no space 16"),
        (f"{START} | 10: (Y)", "named twice"),
        (f"{START} | 11: Y", "“Y” on space 11"),
        (f"{START} | 11: (R)", "R is not in play"),
        (f"{START} | weather fine", "no part of a position"),
        (f"{START} | players 2", "said twice"),
        (f"{START} | spells swap", "advance-wizard, advance-tower"),
        (f"{START} | spells swim", "no spell"),
        (f"{START} | options variant=easy", "Option variant"),
        (f"{START} | options colour=blue", "no option"),
        (f"{START} | options teams=yes", "4 or 6 players"),
        (f"{START} | options teams", "name=value"),
        (f"players 9 | 0: C | {NINE}", "1 to 6 players"),
        (f"players 2 | 0: C | {NINE}", "match is over"),
        (f"{START} | to act R", "R is not in play"),
        (f"{START} | turn 0", "Turns are numbered"),
        (f"{START} | turn 5000", "Turns are numbered"),
        (f"{START} | first B | to act B | turn 4", "Turn 4 can't be B's when B started"),
        (f"{START} | turn 4 | round 3", "Turn 4 is in round 2"),
        (f"players 1 | 0: C | {NINE} | 10: (B) | turn 31", "from 1 to 30 (T50)"),
        (f"{START} | chance 12/3", "32 hexadecimal"),
        (f"players 1 | 0: C | {NINE}", "“outcome all_home B1”"),
        (f"players 4 | options teams=yes edition=pl | 0: C | {NINE}[Y] | potions B 0/5/0 R 0/5/0", "match is over"),
        (f"{START} | hand B", "B has no cards in hand"),
        (f"{START} | hand Y", "Y has no cards in hand"),
        (f"{START} | now mood=good", "nothing that “now” can say"),
    ],
)  # fmt: skip
def test_an_impossible_position_is_refused_with_the_reason(position: str, reason: str) -> None:
    assert reason in reading(position)


@pytest.mark.parametrize("inside", ["now cards_played=1", "outcome fulfilled B1 Y2"])
def test_a_typed_position_is_one_of_a_turns_start(inside: str) -> None:
    with pytest.raises(PositionError, match="tells of the middle of a turn, or of the end"):
        Match(TOWERS, 2, position=f"{START} | {inside}")


def test_options_of_the_match_must_be_those_that_the_text_names() -> None:
    with pytest.raises(PositionError, match=r"teams=yes, the match for teams=no"):
        read_position(f"players 4 | options teams=yes | 0: C | {NINE} | 10: (B)", TOWERS.setup(4), KEY)
    with pytest.raises(PositionError, match=r"for 2 players, the match for 3"):
        read_position(START, TOWERS.setup(3), KEY)


WORDS = st.sampled_from(
    [
        *KEYWORDS,
        *(f"{n}:" for n in range(18)),
        *(f"#{n}" for n in range(11)),
        "C",
        "(B)",
        "[B Y]",
        "(B",
        "B",
        "Y",
        "R",
        "B1",
    ]
    + [
        "w3",
        "t2w4*2",
        "d",
        "4/2/0",
        "B 6/0/0",
        "variant=master",
        "teams=yes",
        "swap",
        "free",
        "|",
        "|",
        "\n",
        "=",
        "-1",
    ]
    + [f"{name}={text}" for name, (kind, _) in SMALL.items() for text in kind.texts[:9]]
)


@settings(max_examples=400, deadline=None)
@given(st.one_of(st.text(), st.lists(WORDS).map(" ".join)), st.sampled_from(["", START, SAMPLE]))
def test_any_text_is_a_position_or_is_refused(text: str, before: str) -> None:
    position = f"{before} | {text}" if before else text
    for setups in (TOWERS.setup(2), TOWERS.setup(4, {"teams": True, "variant": "master"}), TOWERS.setup(1)):
        try:
            state = TOWERS.read_position(position, setups, KEY)
        except PositionError as refusal:
            assert str(refusal).endswith((".", "?"))
        else:
            assert read_position(write_position(state), setups, bytes(16)) == state
    try:
        players, options = read_options(position)
    except PositionError:
        return
    assert TOWERS.spec.resolve(players, options)


def starts_of(configuration: Configuration) -> list[str]:
    """Positions at the starts of a match's turns."""
    game, players, options = configuration
    chance = random.Random(label(configuration))
    match, found = Match(game, players, options, key=chance.randbytes(16)), []
    while match.to_act is not None:
        text = write_position(match.state)
        if match.prompt == "turn" and "| now " not in text:
            found.append(text)
        match.apply(chance.choice(match.legal()))
    return found[:60]


@pytest.mark.parametrize("configuration", towers()[10::3], ids=label)
def test_a_disturbed_position_is_refused_or_can_be_played_on(configuration: Configuration) -> None:
    game, players, options = configuration
    chance = random.Random(label(configuration))
    for position in starts_of(configuration):
        segments = position.split(" | ")
        at = chance.randrange(len(segments))
        segments[at] = re.sub("[0-9]+", lambda _: str(chance.choice((0, 1, 2, 5, 9, 30))), segments[at], count=1)
        try:
            match = Match(game, players, options, key=KEY, position=" | ".join(segments))
        except PositionError:
            continue
        for _ in range(20):
            if match.to_act is None:
                break
            assert match.legal()
            match.apply(chance.choice(match.legal()))
            assert min(min(row) for row in match.state.crowd) >= 0
