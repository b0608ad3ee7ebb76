"""Why one would do that: every kind of reason, as a short table before, some actions, and the reason in words."""

import pytest

from abraka.core.reasons import Reason
from abraka.games.djinn.bot.reasons import REASONS, reasons, say_reason
from tests.djinn.scene import NO_BOSSES, at_source, facing, moving, town
from tests.djinn.table import play, table

RICH = "power 8, capacity flipped, bottles red 2 blue 2, corks 3, coins 9, scrolls 5"
AT_ACADEMY = "at inner_04 via inner_02"
ONE_BOSS = dict.fromkeys(NO_BOSSES, "-")


def lonely(board: str, *segments: str, **spaces: str) -> str:
    """A solo position with nobody on the map but those named."""
    return town(f"B: {board}", *segments, players=1, **ONE_BOSS | spaces)


def why(position: str, *actions: str) -> list[Reason]:
    """The reasons for some actions of the seat to act."""
    match = table(position)
    before, seat = match.state.copy(), match.to_act
    assert seat is not None
    return reasons(before, play(match, *actions).state, seat)


LAST_ROUND = ("turn 40", "round 20", "last round 20")
CASES: list[tuple[Reason, str, tuple[str, ...], str]] = [
    (
        Reason("beats_tom"),
        lonely("at outer_02 via inner_02, power 4", "tom market_a", "turn 29", "acting B", outer_02="boss red"),
        ("do capture", "target red"),
        "this beats Tom: the last boss leaves the map",
    ),
    (
        Reason("boss_gone", {"count": 1}),
        lonely("at outer_02 via inner_02, power 4", "acting B", outer_02="boss red", inner_12="boss blue"),
        ("do capture", "target red"),
        "the map is rid of 1 boss",
    ),
    (
        Reason("wins"),
        town("B: corked red 1", "Y: power 6, capacity 7, corked red 1", "final Y", *LAST_ROUND, players=2, **NO_BOSSES),
        ("bosses 1",),
        "this wins",
    ),
    (
        Reason("begins_end", {"points": 23}),
        town(f"B: at outer_02 via inner_02, {RICH}", "acting B", players=2, **NO_BOSSES | {"outer_02": "boss red"}),
        ("do capture", "target boss", "bottle blue", "target red", "bottle red"),
        "the end begins while you lead by 23 points",
    ),
    (
        Reason("captures_boss", {"count": 1}),
        facing("boss red", RICH),
        ("do capture", "target boss", "bottle blue"),
        "captures 1 boss",
    ),
    (
        Reason("captures", {"count": 2}),
        facing("boss red blue brown", RICH),
        ("do capture", "target red", "target blue", "bottle red", "bottle blue"),
        "captures 2 djinns",
    ),
    (
        Reason("bottles", {"count": 1}),
        moving("circles red . # #, bottles red 1, corks 1"),
        ("cork red",),
        "fills 1 bottle",
    ),
    (
        Reason("award", {"points": 36}),
        moving("corked red 3", "offered award_1e award_1f"),
        ("award red", "pick award_1e"),
        "brings an award of 36 points",
    ),
    (
        Reason("three", {"colour": "red"}),
        moving("corked red 2, circles red . # #, bottles red 1, corks 1"),
        ("cork red",),
        "makes three full bottles of one colour (red), enough for an award",
    ),
    (
        Reason("two", {"colour": "red"}),
        moving("corked red 1, circles red . # #, bottles red 1, corks 1"),
        ("cork red",),
        "only one more full bottle is needed for an award (red)",
    ),
    (
        Reason("tile", {"location": "academy"}),
        town("B: at outer_12 via inner_12, strip academy tavern market workshop", "acting B"),
        ("do basic", "archive yellow_place_secret", "tile academy", "at inner_02"),
        "places a secret tile: Academy",
    ),
    (
        Reason("last_tile"),
        town(
            "B: at outer_12 via inner_12, strip academy, placed market@outer_04 tavern@inner_02 workshop@inner_06",
            "acting B",
        ),
        ("do basic", "archive yellow_place_secret", "at outer_12"),
        "it is the last secret tile: your least power rises, and the archive gets better",
    ),
    (
        Reason("mage", {"mage": "swamp_aunt"}),
        town("B: at inner_06 via inner_04", "piles swamp_aunt root_digger stone_granny miller", "acting B"),
        ("do basic", "mage swamp_aunt"),
        "a new helper: Swamp Aunt",
    ),
    (
        Reason("readies", {"count": 2}),
        at_source("scrolls 4, mages swamp_aunt! stone_granny!"),
        ("shop", "purchase flip", "flip swamp_aunt", "flip stone_granny"),
        "2 mages can help again",
    ),
    (
        Reason("card", {"gear": "hat_miner"}),
        town("B: at outer_08 via inner_08", "display staff_bone hat_miner cloak_warden", "acting B"),
        ("do basic", "equip hat_miner"),
        "new equipment: Miner's Hat",
    ),
    (
        Reason("first_set"),
        town(
            "B: at outer_08 via inner_08, gear staff_broom cloak_pilgrim",
            "display staff_bone hat_miner cloak_warden",
            "acting B",
        ),
        ("do basic", "equip hat_miner"),
        "completes a set of equipment: your least power rises",
    ),
    (
        Reason("capacity", {"field": 6}),
        town(f"B: {AT_ACADEMY}", "acting B"),
        ("do special",),
        "raises the capacity to 6",
    ),
    (
        Reason("circle"),
        town("B: at outer_12 via inner_12", "acting B"),
        ("do basic", "archive yellow_circle"),
        "activates a circle: room for one more djinn",
    ),
    (
        Reason("gains", {"what": "scrolls", "count": 1}),
        town("B: at inner_10 via inner_12", "acting B"),
        ("do basic",),
        "brings 1 scroll",
    ),
    (
        Reason("gains", {"what": "bottles", "count": 2}),
        town("B: at inner_02 via outer_02, coins 4", "acting B"),
        ("do basic", "visit bottles", "buy bottles_2", "colour red", "colour blue"),
        "brings 2 bottles",
    ),
    (
        Reason("scoring", {"card": "minimum_two", "points": 8}),
        town(
            "B: at outer_12 via inner_12, minimum 1, strip academy,"
            " placed market@outer_04 tavern@inner_02 workshop@inner_06, gear staff_broom hat_miner cloak_pilgrim",
            "acting B",
            cards="scoring minimum_two third_of_kind keys",
        ),
        ("do basic", "archive yellow_place_secret", "at outer_12"),
        "the scoring card Firm Ground brings 8 points more",
    ),
    (
        Reason("loses_scoring", {"card": "low_capacity", "points": 8}),
        town(f"B: {AT_ACADEMY}, capacity 6", "acting B", cards="scoring low_capacity third_of_kind keys"),
        ("do special",),
        "but the scoring card Small Vessel brings 8 points less",
    ),
    (
        Reason("takes_away", {"seat": 1}),
        facing("red", RICH, "Y: at inner_02 via inner_12, power 4, bottles red 1, corks 1", players=2, **ONE_BOSS),
        ("do capture", "target red", "bottle red"),
        "takes away what Yellow could have captured next",
    ),
    (
        Reason("pays", {"seat": 1, "count": 1}),
        moving("coins 3, scrolls 2", "Y: at inner_04 via inner_02"),
        ("go inner_04 inner_02", "toll coin"),
        "but Yellow gets paid for the place",
    ),
    (
        Reason("no_card"),
        lonely("at inner_12 via inner_02, power 4", "to act B", inner_12="boss red"),
        ("go source inner_12",),
        "Tom turns up no card after a turn like this",
    ),
    (
        Reason("next_capture", {"power": 4}),
        town("B: at inner_12 via outer_12, power 4, bottles red 1, corks 1", "to act B"),
        ("go source inner_12",),
        "next turn there is something to capture, with 4 power",
    ),
    (
        Reason("keeps_keys", {"count": 2}),
        moving("keys 2"),
        ("go inner_12 inner_02",),
        "keeps 2 keys for later",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("reason", "position", "actions", "words"), CASES, ids=lambda case: getattr(case, "kind", ""))
def test_a_reason_is_found_and_said(reason: Reason, position: str, actions: tuple[str, ...], words: str) -> None:
    found = why(position, *actions)
    assert reason in found, found
    assert say_reason(reason).startswith(words)


def test_every_kind_of_reason_has_a_case_and_a_phrase() -> None:
    assert {reason.kind for reason, *_ in CASES} == set(REASONS)


@pytest.mark.parametrize(("reason", "position", "actions"), [case[:3] for case in CASES])
def test_reasons_carry_the_arguments_of_their_kind(reason: Reason, position: str, actions: tuple[str, ...]) -> None:
    for found in why(position, *actions):
        assert tuple(found.args) == REASONS[found.kind]
        assert say_reason(found)


def test_the_weightiest_reason_comes_first() -> None:
    position = lonely("at outer_02 via inner_02, power 4", "tom market_a", "turn 29", "acting B", outer_02="boss red")
    kinds = [reason.kind for reason in why(position, "do capture", "target red")]
    assert kinds[0] == "beats_tom"
    assert kinds.index("boss_gone") < kinds.index("captures")


def test_doing_nothing_needs_no_reason() -> None:
    state = table(moving("keys 0")).state
    assert reasons(state, state, 0) == []
