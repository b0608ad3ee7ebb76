"""Djinns and bosses on the map: new ones, bosses driven out, effects that remove (D132–D134)."""

import pytest

from abraka.games.djinn.events import BossGone, DjinnAppeared, DjinnRemoved
from tests.djinn.scene import NOWHERE_ELSE, drawing, facing, moving, own, said, there
from tests.djinn.table import legal, play, question, refused, table, told

STRONG = "power 8, capacity flipped"


@pytest.mark.parametrize(("players", "new"), [(1, 0), (2, 2), (3, 2), (4, 3)])
def test_D132_new_djinns_come_when_a_boss_is_captured(players: int, new: int) -> None:
    text = facing("boss brown blue", STRONG, players=players)
    drawn = ["red", "red", "yellow"][:new]
    key = drawing(text, *drawn) if new else bytes(16)
    match = play(table(text, key=key), "do capture", "target boss", "pass")
    assert there(match, "outer_02").split() == ["brown", "blue", *drawn]
    assert told(match, BossGone) == [BossGone(space="outer_02", how="captured", gone=1)]


@pytest.mark.parametrize(("players", "new"), [(1, 0), (2, 2), (3, 2), (4, 3)])
def test_D132_new_djinns_come_when_a_boss_is_driven_out(players: int, new: int) -> None:
    text = facing("boss brown", "power 4", players=players)
    drawn = ["red", "red", "yellow"][:new]
    key = drawing(text, *drawn) if new else bytes(16)
    match = play(table(text, key=key), "do capture", "target brown")
    assert there(match, "outer_02") == (" ".join(drawn) or "-")
    assert told(match, BossGone) == [BossGone(space="outer_02", how="driven_out", gone=1)]


def test_D132_new_djinns_cannot_be_captured_in_the_same_action() -> None:
    text = facing("boss brown", f"{STRONG}, circles . . . #")
    match = play(table(text, key=drawing(text, "red", "red")), "do capture", "target brown")
    assert there(match, "outer_02") == "red red"
    assert question(match) == "action_round B"
    refused(match, "do capture", "One capture is made at a round space")


def test_D132_a_bag_that_is_short_gives_what_it_has() -> None:
    elsewhere = "corked brown 8 blue 9 red 8 yellow 9"
    text = facing("boss brown", "power 4, circles red . # #", f"Y: {elsewhere}", players=2, **NOWHERE_ELSE)
    assert said(table(text), "bag") == "-"
    match = play(table(text), "do capture", "target brown")
    assert there(match, "outer_02") == "-"
    assert told(match, DjinnAppeared) == []


def test_D132_one_djinn_in_the_bag_is_the_only_one_to_come() -> None:
    elsewhere = "corked brown 8 blue 9 red 8 yellow 8"
    text = facing("boss brown", "power 4, circles red . # #", f"Y: {elsewhere}", players=2, **NOWHERE_ELSE)
    match = play(table(text), "do capture", "target brown")
    assert there(match, "outer_02") == "yellow"


def test_D132_the_space_never_gets_a_boss_again() -> None:
    text = facing("brown", "power 4")
    match = play(table(text), "do capture", "target brown")
    assert there(match, "outer_02") == "-"
    assert (told(match, BossGone), told(match, DjinnAppeared)) == ([], [])
    assert said(match, "gone") == "1"


def test_D133_a_boss_left_alone_is_driven_out_X7() -> None:
    text = facing("boss brown blue", STRONG)
    match = play(table(text, key=drawing(text, "red", "yellow")), "do capture", "target brown", "target blue")
    assert own(match, "power") == "0"
    assert told(match, BossGone) == [BossGone(space="outer_02", how="driven_out", gone=1)]
    assert (said(match, "supply"), said(match, "gone")) == ("7", "1")
    assert there(match, "outer_02") == "red yellow"
    assert own(match, "circles") == "brown blue # #"


def test_D133_nobody_gets_a_boss_that_is_driven_out() -> None:
    text = facing("boss brown", "power 4")
    match = play(table(text), "do capture", "target brown")
    assert (own(match, "circles"), own(match, "corked")) == ("brown . # #", "")


def test_D133_a_boss_with_a_djinn_left_stays() -> None:
    match = play(table(facing("boss brown blue", "power 4")), "do capture", "target brown")
    assert there(match, "outer_02") == "boss blue"
    assert told(match, BossGone) == []


def test_D133_a_boss_is_driven_out_only_after_the_whole_capture() -> None:
    """While its djinns are being put away it still stands there, and nothing is drawn."""
    text = facing("boss brown", "power 4, bottles brown 1, corks 1")
    match = play(table(text), "do capture", "target brown")
    assert question(match) == "container B"
    assert (told(match, BossGone), told(match, DjinnAppeared)) == ([], [])
    play(match, "circle")
    assert len(told(match, DjinnAppeared)) == 2


def test_D133_removing_the_last_djinn_drives_the_boss_out() -> None:
    text = moving("gear staff_broom", outer_10="boss red")
    key = drawing(text, "blue", "blue", back=["red"])
    match = play(table(text, key=key), "use staff_broom", "at outer_10")
    assert told(match, DjinnRemoved) == [DjinnRemoved(seat=0, sort="red", space="outer_10")]
    assert told(match, BossGone) == [BossGone(space="outer_10", how="driven_out", gone=1)]
    assert (there(match, "outer_10"), said(match, "supply")) == ("blue blue", "7")


def test_D133_a_removed_djinn_goes_back_into_the_bag() -> None:
    match = play(table(moving("gear staff_broom")), "use staff_broom", "at outer_10", "target yellow")
    assert there(match, "outer_10") == "boss red"
    assert said(match, "bag") == "brown 6 blue 6 red 6 yellow 7"


AWARDED = ("corked brown 3", "offered award_3c")
"""With the first two columns empty the award of the third may be taken: it removes any one."""


def test_D134_a_boss_removed_by_an_effect_counts_as_driven_out() -> None:
    text = moving(*AWARDED, outer_06="boss blue")
    key = drawing(text, "red", "yellow", back=["brown"] * 3)
    match = play(table(text, key=key), "award brown", "at outer_06", "target boss")
    assert told(match, BossGone) == [BossGone(space="outer_06", how="driven_out", gone=1)]
    assert there(match, "outer_06") == "blue red yellow"
    assert (said(match, "supply"), said(match, "gone")) == ("7", "1")


def test_D134_an_effect_for_djinns_alone_removes_no_boss() -> None:
    match = play(table(moving("gear staff_broom")), "use staff_broom", "at outer_10")
    assert legal(match) == ["target red", "target yellow"]
    refused(match, "target boss", "This effect removes a djinn, not a boss.")


def test_D134_only_round_spaces_with_a_djinn_can_be_chosen() -> None:
    match = play(table(moving("gear staff_broom", outer_10="-")), "use staff_broom")
    spaces = ["at inner_12", "at inner_04", "at inner_08", "at outer_02", "at outer_06"]
    assert (question(match), legal(match)) == ("remove_space B", [*spaces, "pass"])
    refused(match, "at outer_10", "No djinn is at outer_10.")
