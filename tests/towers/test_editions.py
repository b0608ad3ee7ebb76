"""The two rulebooks: where the Czech and the Polish edition differ, and that they do not elsewhere (T39)."""

import random

import pytest

from abraka.core.errors import OptionError
from abraka.core.match import Match
from abraka.games.towers.events import CastleFlew, LastRound, MatchEnded, NoEffect
from abraka.games.towers.text import say
from tests.towers.table import TOWERS, fresh, legal, play, question, refused, rolling, says, table, told, track

EDITIONS = ["cs", "pl"]
LINE = "0: C | 1: #1[B] | 2: #2[Y] | 3: #3[B] | 4: #4[Y] | 5: #5 | 6: #6 | 7: #7 | 8: #8 | 9: #9"
ALONE = "0: C | 1: #1[B] | 2: #2[Y] | 3: #3 | 4: #4[Y] | 5: #5 | 6: #6 | 7: #7 | 8: #8 | 9: #9"
TRAPS = "0: C | 1: #1[B] | 2: (B) #2 | 4: (Y) #4 | 5: #5[Y] | 8: #3 #6 #7 #8 #9"
POOR = "potions B 6/0/0 Y 6/0/0"
RICH = "potions B 0/6/0 Y 0/6/0"


def base(spaces: str, edition: str, hand: str, key: bytes = bytes(16)) -> Match:
    """A base table of two, blue's turn, without full potions."""
    return table(f"options edition={edition} | {spaces} | {POOR} | hand B {hand} | to act B", key)


def master(spaces: str, edition: str, spells: str = "advance-tower swap free") -> Match:
    """A master table of two, blue's turn, all potions full."""
    options = f"options variant=master edition={edition} | spells {spells}"
    return table(f"{options} | {spaces} | {RICH} | hand B w1 w3 t2 | hand Y w1 w2 w3 | to act B")


def test_T39_the_czech_edition_is_the_default() -> None:
    assert fresh(2).view(0).edition == "cs"
    assert fresh(2, edition="pl").view(0).edition == "pl"


# ---- T11: declining a roll.


def test_T39_T11_cs_a_wizard_roll_may_be_declined() -> None:
    match = play(base(LINE, "cs", "wd2 w1 w2", rolling(1, 2)), "play wd2", "roll")
    assert legal(match) == ["wizard B 1", "wizard B 3", "pass"]
    play(match, "pass")
    assert told(match, NoEffect) == [NoEffect(0, "wd2")]
    assert track(match) == LINE
    assert legal(match) == ["play w1", "play w2"]


def test_T39_T11_pl_a_wizard_roll_must_be_carried_out() -> None:
    match = play(base(LINE, "pl", "wd2 w1 w2", rolling(1, 2)), "play wd2", "roll")
    assert legal(match) == ["wizard B 1", "wizard B 3"]
    refused(match, "pass", "Polish edition")


def test_T39_T11_cs_a_tower_roll_may_be_declined_and_in_pl_not() -> None:
    towers = [f"tower #{number}" for number in range(1, 10)]
    czech = play(base(LINE, "cs", "td2 w1 w2", rolling(1)), "play td2", "keep")
    assert legal(czech) == [*towers, "pass"]
    polish = play(base(LINE, "pl", "td2 w1 w2", rolling(1)), "play td2", "keep")
    assert legal(polish) == towers
    refused(polish, "pass", "Polish edition")


def test_T39_T11_the_only_possible_move_is_a_choice_in_cs_and_made_at_once_in_pl() -> None:
    czech = play(base(ALONE, "cs", "wd2 w1 w2", rolling(2)), "play wd2", "keep")
    assert (legal(czech), track(czech)) == (["wizard B 1", "pass"], ALONE)
    polish = play(base(ALONE, "pl", "wd2 w1 w2", rolling(2)), "play wd2", "keep")
    assert track(polish).startswith("0: C | 1: #1 | 2: #2[Y] | 3: #3[B] | ")


@pytest.mark.parametrize("edition", EDITIONS)
def test_T39_T11_a_roll_that_cannot_be_carried_out_is_without_effect_in_both(edition: str) -> None:
    trapped = ALONE.replace("1: #1[B]", "1: (B) #1")
    match = play(base(trapped, edition, "wd2 w1 w2", rolling(2)), "play wd2", "keep")
    assert told(match, NoEffect) == [NoEffect(0, "wd2")]
    assert (track(match), legal(match)) == (trapped, ["play w1", "play w2"])


@pytest.mark.parametrize("edition", EDITIONS)
def test_T39_T8_a_number_card_that_can_be_carried_out_must_be_in_both(edition: str) -> None:
    match = play(base(LINE, edition, "w1 w2 w3"), "play w2")
    assert legal(match) == ["wizard B 1", "wizard B 3"]
    refused(match, "pass", "must be")


@pytest.mark.parametrize("edition", EDITIONS)
def test_T39_T11_on_an_either_die_card_the_half_is_chosen_after_the_roll_in_both(edition: str) -> None:
    match = play(base(LINE, edition, "d w1 w2", rolling(2)), "play d")
    assert legal(match) == ["use tower", "use wizard"]


# ---- T20: Free a wizard, may or must.


def test_T39_T20_cs_the_wizard_found_may_be_left_where_it_is() -> None:
    match = play(master(TRAPS, "cs"), "play w1", "cast free", "tower #2")
    assert legal(match) == ["release B", "pass"]
    play(match, "pass")
    assert track(match) == TRAPS
    assert says(match, "potions") == "potions B 0/5/1 Y 0/6/0"


def test_T39_T20_pl_the_wizard_found_goes_to_the_roof_at_once() -> None:
    match = play(master(TRAPS, "pl"), "play w1", "cast free", "tower #2")
    assert track(match) == "0: C | 1: #1[B] | 2: #2[B] | 4: (Y) #4 | 5: #5[Y] | 8: #3 #6 #7 #8 #9"


def test_T39_T20_below_the_castle_it_may_go_in_by_cs_and_goes_in_by_pl() -> None:
    below = "1: #1[B] | 4: (B) #4 C | 5: #5[Y] | 9: #2 #3 #6 #7 #8 #9"
    czech = play(master(below, "cs"), "play w1", "cast free", "tower #4")
    assert legal(czech) == ["release B", "pass"]
    polish = play(master(below, "pl"), "play w1", "cast free", "tower #4")
    assert told(polish, CastleFlew) == [CastleFlew(4, 8)]
    assert track(polish) == "1: #1[B] | 4: #4 | 5: #5[Y] | 8: C | 9: #2 #3 #6 #7 #8 #9"
    assert question(polish) == "turn Y"


@pytest.mark.parametrize(
    ("edition", "choice"), [("cs", ["release B", "release R", "pass"]), ("pl", ["release B", "release R"])]
)
def test_T39_T20_of_two_partners_found_one_is_named_and_only_cs_may_decline(edition: str, choice: list[str]) -> None:
    spaces = "0: C | 1: #1[B] | 2: (B R) #2 | 4: (Y) #4 | 5: #5[G] | 8: #3 #6 #7 #8 #9"
    options = f"options variant=master edition={edition} teams=yes offers=no | spells free"
    potions = "potions B 0/5/0 Y 5/0/0 R 5/0/0 G 5/0/0"
    match = table(f"{options} | {spaces} | {potions} | hand B w1 w3 t2 | to act B")
    play(match, "play w1", "cast free", "tower #2")
    assert legal(match) == choice
    if edition == "pl":
        refused(match, "pass", "Polish edition")


# ---- T25: the advanced game.


def test_T39_T25_the_advanced_game_is_refused_in_pl() -> None:
    with pytest.raises(OptionError, match="Czech rulebook only"):
        fresh(2, variant="advanced", edition="pl")


@pytest.mark.parametrize("variant", ["base", "master"])
def test_T39_T25_the_other_variants_stand_in_both(variant: str) -> None:
    assert fresh(2, variant=variant, edition="pl").view(0).variant == variant


# ---- T26, T32: Free a wizard and the right.


def test_T39_T26_T32_when_the_right_is_used_free_is_still_offered_in_cs_and_not_in_pl() -> None:
    actions = ("play w1", "cast swap", "tower #1", "tower #5", "pass")
    czech = play(master(TRAPS, "cs"), *actions)
    assert (question(czech), legal(czech)) == ("round_a B", ["cast free", "pass"])
    polish = play(master(TRAPS, "pl"), *actions)
    assert question(polish) == "turn B"


def test_T39_T26_T32_free_can_be_cast_for_after_in_pl_only() -> None:
    czech = play(master(TRAPS, "cs"), "play w1")
    polish = play(master(TRAPS, "pl"), "play w1")
    assert [action for action in legal(polish) if action not in legal(czech)] == ["reserve free"]
    assert [action for action in legal(czech) if action not in legal(polish)] == []


def test_T39_T32_free_comes_before_the_tower_of_a_redraw_in_cs_only() -> None:
    assert question(play(master(TRAPS, "cs"), "redraw")) == "round_free B"
    assert question(play(master(TRAPS, "pl"), "redraw")) == "redraw_tower B"


# ---- T44: the end with teams.

LAST_STEPS = "0: C | 3: (Y) | 8: #1 #2 #3 #4 #5 #6 #7 #8 #9 | 15: (B)"
TEAM_POTIONS = "potions B 0/1/4 Y 0/1/4 R 0/1/4 G 0/2/3"


def team_finish(edition: str) -> Match:
    """Blue brings the last wizard of blue and red in; yellow and green lack one."""
    options = f"options edition={edition} teams=yes offers=no"
    hands = "hand B w1 w2 t3 | hand Y w1 w2 t3"
    return play(table(f"{options} | {LAST_STEPS} | {TEAM_POTIONS} | {hands} | first B | to act B"), "play w1")


def test_T39_T44_cs_a_team_that_fulfils_the_goal_starts_the_last_round_and_full_potions_decide() -> None:
    match = team_finish("cs")
    assert (match.outcome, question(match)) == (None, "turn Y")
    play(match, "play w1")  # into the castle, which flew to 4
    assert (match.outcome, question(match)) == (None, "turn R")
    play(match, "redraw", "pass", "redraw", "pass")
    assert match.outcome is not None
    assert match.outcome.ranks == (2, 1, 2, 1)  # yellow and green have three full potions left, blue and red two


def test_T39_T44_pl_a_team_that_fulfils_the_goal_ends_the_match_at_once() -> None:
    match = team_finish("pl")
    assert match.outcome is not None
    assert match.outcome.ranks == (1, 2, 1, 2)
    assert told(match, LastRound) == []  # there is no last round to finish
    said = [say(event) for event in told(match, MatchEnded)]
    assert said == ["The match is over: all wizards are home and all potions filled."]


def test_T39_T44_pl_when_two_teams_fulfil_it_at_once_full_potions_decide() -> None:
    options = "options variant=master edition=pl teams=yes offers=no | spells piggyback"
    spaces = "0: C | 8: #1 #2 #3 #4 #5 #6 #7 #8 #9 | 15: (B Y)"
    potions = "potions B 0/0/5 Y 0/2/3 R 0/0/5 G 0/1/4"
    match = table(f"{options} | {spaces} | {potions} | hand B w1 w2 t3 | first B | to act B")
    play(match, "play w1", "pass", "pass", "ride")
    assert match.outcome is not None
    assert match.outcome.ranks == (2, 1, 2, 1)


@pytest.mark.parametrize("edition", EDITIONS)
def test_T39_T35_without_teams_both_finish_the_round(edition: str) -> None:
    spaces = "0: C | 3: (Y Y) | 8: #1 #2 #3 #4 #5 #6 #7 #8 #9 | 15: (B)"
    hands = "hand B w1 w2 t3 | hand Y w1 w2 t3"
    match = table(f"options edition={edition} | {spaces} | potions B 0/1/5 Y 6/0/0 | {hands} | first B | to act B")
    assert question(play(match, "play w1")) == "turn Y"
    play(match, "redraw", "pass")
    assert match.outcome is not None
    assert match.outcome.ranks == (1, 2)


# ---- All else is alike.


def text_of(match: Match) -> str:
    """The whole position but for its options."""
    segments = TOWERS.write_position(match.state).split(" | ")
    return " | ".join(segment for segment in segments if not segment.startswith("options"))


def without_casts(match: Match) -> list[str]:
    """What may be done but to cast inside a card, or before the tower of a redraw (T24)."""
    amid = match.prompt in ("roll", "half", "piece", "redraw_tower")
    return [action for action in legal(match) if not (amid and action.startswith("cast"))]


def answer_for_spells(czech: Match, polish: Match) -> None:
    """Answers what only pl asks, since a spell might help there: the half that cs has to take, and no piece at all."""
    if polish.prompt == "half" and czech.prompt != "half":
        card = czech.view(0).card
        polish.apply(f"use {card.half if card else 'tower'}")
    if polish.prompt == "piece" and polish.view(0).card.stuck:
        polish.apply("pass")


def pieces_of_roll(match: Match) -> list[str]:
    """What a roll that may be declined could move; nothing at any other question."""
    actions = legal(match)
    return actions[:-1] if match.prompt == "piece" and actions[-1] == "pass" else []


def play_both(players: int, number: int, **options: object) -> tuple[Match, Match]:
    """One random match by both books, never declining a roll nor casting inside a card; else all must be equal."""
    key, lots = bytes([number] * 16), random.Random(number)
    czech, polish = (fresh(players, key, edition=edition, **options) for edition in EDITIONS)
    while polish.to_act is not None:
        assert text_of(czech) == text_of(polish)
        assert without_casts(polish) == (pieces_of_roll(czech) or legal(czech))
        action = lots.choice(without_casts(polish))
        czech.apply(action)
        polish.apply(action)
        answer_for_spells(czech, polish)
        while len(pieces_of_roll(czech)) == 1 and text_of(czech) != text_of(polish):
            czech.apply(pieces_of_roll(czech)[0])  # the only one, which pl has moved already
    return czech, polish


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("players", [2, 3, 5])
def test_T39_the_base_game_is_alike_but_for_declining_and_spells_inside_cards(players: int, number: int) -> None:
    czech, polish = play_both(players, number)
    assert czech.outcome == polish.outcome
    assert czech.outcome is not None


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("players", [2, 4])
def test_T39_the_master_game_without_free_is_alike_but_for_declining(players: int, number: int) -> None:
    spells = ("advance-wizard", "advance-tower", "headwind-wizard", "headwind-tower", "swap", "raven", "piggyback")
    czech, polish = play_both(players, number, variant="master", spells=spells)
    assert czech.outcome == polish.outcome
    assert czech.outcome is not None


@pytest.mark.parametrize("number", range(3))
def test_T39_the_team_game_is_alike_until_a_team_fulfils_the_goal(number: int) -> None:
    czech, polish = play_both(4, number, teams=True)
    assert polish.outcome is not None
    assert polish.outcome.reason == "fulfilled"
    assert czech.state.ending
    assert czech.outcome in (None, polish.outcome)  # over in both only if the round's last turn brought it about
    assert track(czech) == track(polish)
