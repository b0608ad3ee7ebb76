"""Why an action is refused: one sentence, with the rule."""

import random

import pytest

from abraka.core.match import Match
from abraka.games.towers.actions import Cast
from abraka.games.towers.plain import options as options_of
from abraka.games.towers.refusals import why_not
from tests.configurations import Configuration, label, towers
from tests.towers.table import TOWERS, play, table

NINE = "1: #1 | 2: #2 | 3: #3 | 4: #4 | 5: #5 | 6: #6 | 7: #7 | 8: #8 | 9: #9"
OPEN = f"players 2 | 0: C | {NINE} | 12: (B) | 13: (Y) | hand B t2w4 w2 t1 | to act B"
RICH = OPEN + " | potions B 1/5/0"
TWO = OPEN + " | 11: (B)"
BLOCKED = OPEN.replace("0: C | ", "").replace("3: #3", "3: #3 C")
CROWDED = f"players 3 | 0: C | {NINE} | 10: (B) | 12: (B) | 14: (Y Y Y R R R) | hand B w2 w1 t1 | to act B"
OVER = f"players 2 | 0: C | {NINE} | 12: (B) | turn 1000 | outcome turn_limit B1 Y1"
SPELLS = "options variant=master spells=swap,free,piggyback | potions B 2/4/0 | hand B t1 t2 t3"
MASTER = f"players 2 | {SPELLS} | 0: C | {NINE} | 12: (B)"
UNDER_CASTLE = MASTER.replace("0: C | ", "").replace("9: #9", "9: #9 C")
STACKED = MASTER.replace("8: #8 | 9: #9", "8: #8 #9")


def refused(match: Match, action: str) -> str:
    """Why the action is not legal now."""
    found = TOWERS.actions.read(action)
    assert found not in match.legal()
    return why_not(match.state, found)


@pytest.mark.parametrize(
    ("position", "before", "action", "reason"),
    [
        (OPEN, "", "play w5", "There is no card w5 in your hand (T7)."),
        (OPEN, "", "throw w2", "the option skip_second is off (T9)"),
        (OPEN, "", "pass", "A card must still be played in this turn (T7)."),
        (OPEN, "", "ask", "no partners at this table to ask for a card (T40)"),
        (OPEN, "", "roll", "“roll” does not answer what is asked now. Your turn: play a card"),
        (OPEN, "", "cast swap", "Swap the battlements is not among the spells in play (T6)."),
        (OPEN, "", "cast advance-wizard", "Advance a wizard costs 2 full potions, and you have 0 (T20)."),
        (RICH, "cast advance-tower, tower #1", "cast advance-tower", "Only one spell a turn can be cast (T24)."),
        (RICH, "play t2w4", "cast advance-tower", "between playing a card and its full resolution"),
        (OPEN, "play t2w4, use tower", "wizard B 12", "This card moves a tower, not a wizard (T16)."),
        (BLOCKED, "play t2w4, use tower", "tower #1", "castle's space 3 (T17)"),
        (OPEN, "play t2w4, use tower", "pass", "A number card that can be carried out must be (T8)."),
        (OPEN, "play t1, tower #1", "redraw", "only before the turn's first card (T9)"),
        (TWO, "play w2", "wizard Y 13", "A card moves one of your own wizards (T10)."),
        (TWO, "play w2", "wizard B 5", "No visible blue wizard stands on space 5 (T10)."),
        (TWO, "play w2", "tower #3", "This card moves a wizard, not a tower (T10)."),
        (CROWDED, "", "play w3", "There is no card w3 in your hand (T7)."),
        (OVER, "", "pass", "The match is over."),
    ],
)
def test_a_refusal_says_why(position: str, before: str, action: str, reason: str) -> None:
    match = table(position)
    play(match, *(step for step in before.split(", ") if step))
    assert reason in refused(match, action)


@pytest.mark.parametrize(
    ("position", "before", "action", "reason"),
    [
        (MASTER, "", "cast swap", "In the master game spells are cast around a played card (T26)."),
        (MASTER, "play t1", "cast free", "Free a wizard has no target now (T27)."),
        (
            MASTER,
            "play t1",
            "cast piggyback",
            "Piggyback is cast when a wizard has been picked, before it moves (T30).",
        ),
        (MASTER, "play t1", "reserve piggyback", "could ride along with this card (T33)"),
        (MASTER, "play t1", "reserve free", "besides the card's right (T32)"),
        (UNDER_CASTLE, "play t1, cast swap", "tower #9", "takes no part in a swap (T23)"),
        (STACKED, "play t1, cast swap", "tower #8", "Only top towers are swapped"),
        (MASTER, "play t1, cast swap, tower #1", "tower #1", "Tower #1 is already chosen"),
    ],
)
def test_a_refused_spell_says_why(position: str, before: str, action: str, reason: str) -> None:
    test_a_refusal_says_why(position, before, action, reason)


def test_T12_a_wizard_does_not_go_where_six_stand() -> None:
    match = table(CROWDED.replace("10: (B)", "10: (B) | 11: (B)"))
    play(match, "play w2")
    assert refused(match, "wizard B 12") == "Space 14 is full: at most 6 wizards stand on one level (T12)."


def test_T23_a_stack_with_a_full_roof_cannot_be_chosen_to_free_a_wizard() -> None:
    text = (
        f"players 3 | options variant=advanced | {NINE} | spells free swap raven piggyback | potions B 0/5/0 | to act B"
    )
    match = table(text.replace("1: #1 |", "0: C | 1: (B) #1[Y Y Y R R R] |", 1) + " | hand B t1 t2 t3")
    play(match, "cast free")
    assert refused(match, "tower #1") == "The roof above #1 is full, so nobody could come out (T23)."


@pytest.mark.parametrize("configuration", towers()[::2], ids=label)
def test_every_illegal_action_is_refused_with_a_reason(configuration: Configuration) -> None:
    game, players, options = configuration
    chance = random.Random(label(configuration))
    match = Match(game, players, options, key=chance.randbytes(16))
    while match.to_act is not None:
        if chance.random() < 0.03:
            legal = match.legal()
            for action in TOWERS.actions:
                if action not in legal:
                    sentence = why_not(match.state, action)
                    assert sentence.endswith((".", "?", "!")) and "None" not in sentence
                    assert sentence != "This can't be done now.", (action, match.prompt)
        match.apply(chance.choice(match.legal()))


@pytest.mark.parametrize("configuration", towers(), ids=label)
def test_plain_answers_are_those_of_the_rules(configuration: Configuration) -> None:
    game, players, options = configuration
    chance = random.Random(label(configuration))
    match = Match(game, players, options, key=chance.randbytes(16))
    while match.to_act is not None:
        state, legal = match.state, match.legal()
        assert options_of(state) == [TOWERS.actions.encode(action) for action in legal]
        if match.prompt in ("turn", "round_a", "round_b"):
            refusals = [why_not(state, Cast(spell=name)).id for name in ("advance-wizard", "swap", "raven", "free")]
            named = [name for name in ("advance-wizard", "swap", "raven", "free") if Cast(spell=name) in legal]
            assert refusals.count("not_now") == len(named)
        match.apply(chance.choice(legal))


# ---- Teams.

TEAMS = "options teams=yes offers=no | 0: C | 1: #1[B] | 2: #2[Y] | 3: #3[R] | 4: #4[G] | 5: #5 #6 #7 #8 #9"
ALL_HOME = TEAMS.replace("#1[B]", "#1").replace("4: #4[G]", "4: #4[G R]")
DUNGEON = ALL_HOME.replace("#1 |", "#1[R] |").replace("5: #5", "5: (R Y) #5")
HAND = "hand B w2 w1 t1 | to act B"


def test_T46_a_refusal_counts_both_partners_potions_and_says_so() -> None:
    match = table(f"{TEAMS} | potions B 4/0/1 R 4/1/0 | {HAND}")
    assert "costs 2 full potions, and you and your partner have 1 (T20, T46)" in refused(match, "cast advance-wizard")
    match = table(f"{TEAMS} | potions B 4/1/0 R 5/0/0 | {HAND}")
    assert "costs 2 full potions, and you have 1 (T20)" in refused(match, "cast advance-wizard")


def test_T42_who_has_all_wizards_home_is_told_of_the_partners() -> None:
    match = play(table(f"{ALL_HOME} | {HAND}"), "play w2")
    assert "a card moves one of your partner's (T42)" in refused(match, "wizard Y 2")


def test_T45_who_has_all_wizards_home_is_told_that_no_wizard_of_the_partners_could_ride() -> None:
    master = ALL_HOME.replace("options", "options variant=master spells=piggyback,swap")
    match = play(table(f"{master} | potions B 0/5/0 Y 0/5/0 | {HAND}"), "play w2")
    assert "No wizard of your partner's could ride along" in refused(match, "reserve piggyback")


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        (DUNGEON, "only your partner's (T43)"),
        (DUNGEON.replace("#1[R]", "#1[B]"), "only your own and your partner's (T20, T43)"),
    ],
)
def test_T43_whom_one_may_free_is_said_as_it_is(position: str, sentence: str) -> None:
    advanced = position.replace("options", "options variant=advanced") + " | spells free swap raven advance-wizard"
    match = play(table(f"{advanced} | potions B 4/1/0 | {HAND}"), "cast free", "tower #5")
    assert sentence in refused(match, "release Y")


def test_T20_where_there_are_no_partners_none_is_spoken_of() -> None:
    land = "players 2 | options variant=advanced | spells free swap raven advance-wizard | 0: C | 1: #1[B] | 2: #2[Y]"
    match = table(f"{land} | 5: (B Y) #5 #3 #4 #6 #7 #8 #9 | potions B 5/1/0 | {HAND}")
    assert refused(play(match, "cast free", "tower #5"), "release Y").endswith("only your own (T20).")
