"""The end: finish the round, one more, the final action at the Source (D190–D192)."""

from abraka.core.match import Match
from abraka.core.outcome import Outcome
from abraka.games.djinn.events import EndBegan, FinalBegan, MatchEnded
from tests.djinn.scene import NOWHERE_ELSE, facing, own, said, town
from tests.djinn.table import legal, play, question, refused, table, told

LAST_BOSS = "B: at outer_02 via inner_02, power 4, coins 1"
"""B is about to capture the djinn beside the last boss."""


def last_boss(*segments: str, players: int = 2, active: str = "B") -> str:
    """One boss is left, and the active player has come to it."""
    board = LAST_BOSS.replace("B:", f"{active}:")
    return town(board, f"acting {active}", *segments, players=players, **NOWHERE_ELSE | {"outer_02": "boss brown"})


def quiet(players: int = 2, *segments: str) -> str:
    """No boss is left, the end has begun."""
    return town(*segments, players=players, **NOWHERE_ELSE | {"outer_02": "-"})


# The end begins (D190).


def test_D190_the_end_begins_when_the_sixth_boss_is_gone() -> None:
    match = play(table(last_boss("Y: at inner_06 via inner_04", "round 4")), "do capture", "target brown")
    assert said(match, "gone") == "6"
    play(match, "console coins")
    assert told(match, EndBegan) == [EndBegan(last_round=5)]


def test_D190_five_bosses_gone_are_not_the_end() -> None:
    text = facing("boss brown", "power 4, coins 1", "round 4", players=2, **NOWHERE_ELSE | {"outer_06": "boss blue"})
    match = play(table(text), "do capture", "target brown", "console coins")
    assert (said(match, "gone"), told(match, EndBegan)) == ("5", [])


def test_D190_a_captured_boss_counts_like_one_driven_out() -> None:
    text = last_boss("round 4").replace("power 4", "power 6, capacity 7")
    match = play(table(text), "do capture", "target boss", "pass", "console coins")
    assert told(match, EndBegan) == [EndBegan(last_round=5)]


def test_D190_an_effect_that_drives_the_last_boss_out_begins_the_end() -> None:
    wizard = "B: at inner_02 via outer_02, gear staff_broom"
    text = town(wizard, "to act B", "round 4", players=2, **NOWHERE_ELSE | {"outer_02": "boss brown"})
    match = play(table(text), "use staff_broom", "at outer_02")
    assert (said(match, "gone"), told(match, EndBegan)) == ("6", [])
    play(match, "go inner_04 inner_02", "pass", "console coins")
    assert told(match, EndBegan) == [EndBegan(last_round=5)]


def test_D190_the_round_is_finished_before_the_last_one() -> None:
    """B, the starting player, sends the last boss away in round 4: Y still plays in it, then both once more."""
    match = table(last_boss("Y: at inner_06 via inner_04, coins 0", "round 4", "first B"))
    play(match, "do capture", "target brown", "console coins")
    assert (question(match), said(match, "round")) == ("move Y", "4")
    assert said(match, "last round") == "5"


def test_D190_after_the_last_player_of_a_round_comes_one_full_round() -> None:
    match = table(last_boss("B: at inner_06 via inner_04, coins 0", "round 4", "first B", active="Y"))
    play(match, "do capture", "target brown", "console coins")
    assert (question(match), said(match, "round")) == ("move B", "5")
    turns = turns_until_final(match)
    assert turns == ["B", "Y"]


def turns_until_final(match: Match) -> list[str]:
    """Who has a turn before the final action; in each the wizard moves and nothing else is done."""
    turns = []
    while not told(match, FinalBegan):
        prompt, letter = question(match).split()
        turns += [letter] if prompt == "move" else []
        play(match, legal(match)[0 if prompt in ("move", "capture_target", "consolation") else -1])
    return turns


def test_D190_with_three_players_the_round_ends_before_the_starting_player() -> None:
    others = ("R: at outer_12 via inner_12", "B: at inner_06 via inner_04")
    match = table(last_boss(*others, "first R", "round 4", players=3, active="Y"))
    play(match, "do capture", "target brown", "console coins")
    assert (question(match), said(match, "round")) == ("move R", "5")
    assert turns_until_final(match) == ["R", "B", "Y"]


def test_D190_with_three_players_the_others_finish_the_round() -> None:
    others = ("R: at outer_12 via inner_12", "Y: at inner_06 via inner_04")
    match = table(last_boss(*others, "first R", "round 4", players=3))
    play(match, "do capture", "target brown", "console coins")
    assert turns_until_final(match) == ["Y", "R", "B", "Y"]


def test_D190_bosses_taken_from_the_supply_do_not_begin_the_end() -> None:
    text = town("B: at source via inner_12, power 7, capacity 8", "acting B", "gone 1", outer_02="-")
    match = play(table(text), "bosses 1")
    assert (said(match, "gone"), said(match, "last round")) == ("1", "")


# The final action (D191).


def final(board: str, *segments: str, seat: str = "B", players: int = 2) -> str:
    """A player's final action."""
    return quiet(players, f"{seat}: {board}", f"final {seat}", *segments)


def test_D191_all_wizards_go_to_the_source() -> None:
    wizards = ("B: at inner_06 via inner_04, power 0", "Y: at outer_12 via inner_12, power 0")
    match = table(quiet(2, *wizards, "first B", "round 6", "last round 6", "to act Y"))
    assert turns_until_final(match) == ["Y"]
    assert told(match, FinalBegan) == [FinalBegan(seat=0)]
    assert (question(match), own(match, "at"), own(match, "at", "Y")) == ("source B", "source", "source")


def test_D191_one_after_the_other_acts_from_the_starting_player() -> None:
    text = final("power 0", "Y: power 0", "R: power 0", "first R", seat="R", players=3)
    match = table(text.replace("R: power 0 | first", "B: power 0 | first"))
    order = []
    while match.outcome is None:
        order.append(question(match))
        play(match, "refill")
    assert order == ["source R", "source B", "source Y"]


def test_D191_the_rows_of_the_source_are_used_as_ever() -> None:
    match = play(table(final("power 6, capacity 7, scrolls 3")), "bosses 1")
    assert own(match, "circles") == "boss . # #"
    play(match, "shop", "purchase cork")
    assert own(match, "corks") == "1"


def test_D191_there_is_no_consolation() -> None:
    match = play(table(final("power 0, coins 0", "Y: power 0")), "pass")
    assert question(match) == "source Y"
    assert own(match, "coins") == "0"


def test_D191_power_does_not_rise_to_the_minimum() -> None:
    gear = "gear staff_steady hat_scribe cloak_craftsman"
    match = table(final(f"power 0, minimum 1, {gear}"))
    assert own(match, "power") == "0"


def test_D191_power_does_not_rise_to_the_minimum_for_those_who_come_later() -> None:
    gear = "gear staff_steady hat_scribe! cloak_craftsman"
    match = play(table(final("power 0", f"Y: power 0, minimum 1, {gear}")), "pass")
    assert (question(match), own(match, "power", "Y")) == ("source Y", "0")


def test_D191_something_free_is_still_possible_afterwards() -> None:
    match = play(table(final("power 0, circles red . # #, bottles red 1, corks 1", "Y: power 0")), "refill")
    assert (question(match), legal(match)) == ("free B", ["cork red", "pass"])


def test_D191_nobody_moves_any_more() -> None:
    match = table(final("power 0"))
    refused(match, "go inner_12 source", "“go inner_12 source” does not answer what is asked now")


def test_D191_a_boss_taken_by_one_is_missing_for_the_next() -> None:
    board = "power 6, capacity 7"
    corked = "corked boss_red 3 boss_blue 2"
    match = table(final(board, f"Y: {board}, scrolls 3, {corked}", "supply 1"))
    play(match, "bosses 1")
    assert (question(match), legal(match)) == ("source Y", ["shop", "pass"])


def test_D191_the_count_follows_the_last_final_action() -> None:
    match = play(table(final("power 0", seat="Y")), "refill")
    assert told(match, MatchEnded) == [MatchEnded(reason="points")]
    assert match.outcome == Outcome("points", (1, 1))


# The limit (D192).


def test_D192_a_round_is_one_turn_of_each_player() -> None:
    wizards = ("B: at inner_06 via inner_08, power 4", "Y: at outer_12 via inner_12, power 4")
    match = table(town(*wizards, "first B", "round 3", "to act B"))
    rounds = []
    for seat in "BYBY":
        assert question(match) == f"move {seat}"
        rounds.append(said(match, "round"))
        play(match, legal(match, "go")[0])
        while not question(match).startswith("move"):
            play(match, legal(match)[-1])
    assert rounds == ["3", "3", "4", "4"]


def test_D192_a_match_of_a_hundred_rounds_ends_with_the_final_action() -> None:
    text = town("B: at inner_06 via inner_04", "Y: at outer_12 via inner_12", "first B", "round 100", "to act Y")
    match = table(text)
    turns = turns_until_final(match)
    assert turns == ["Y"]
    assert question(match).startswith("source")


def test_D192_the_ninety_ninth_round_is_followed_by_another() -> None:
    text = town("B: at inner_06 via inner_04", "Y: at outer_12 via inner_12", "first B", "round 99", "to act Y")
    match = table(text)
    assert turns_until_final(match) == ["Y", "B", "Y"]
