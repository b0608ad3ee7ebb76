"""Why a bot would do something in Magic Hill: each kind of reason, from a position and what is played there."""

import pytest

from abraka.core.reasons import Reason
from abraka.games.hill.bot.reasons import REASONS, reasons, say_reason
from tests.hill.table import play, table

Case = tuple[str, list[str], int, str]

CASES: dict[str, Case] = {
    "wins": (
        "4.7: B3/Y1 | stones | hand B 3 2 5", ["name 3", "move 2 up"], 0, "Brings goblin 3 to the summit"),
    "lets_win": (
        "4.4: Y2/B1 | 4.2: B3 | tiles 4.5=passage | hand B 3 2 1", ["name 3", "move 2 cw"], 0, "Lets Yellow win"),
    "averts": (
        "4.2: B4 | 4.6: Y3 | tiles 4.3=passage | hand B 4 4 4", ["name 4", "move 4 cw"], 0,
        "Keeps Yellow's goblin 3 from the summit"),
    "summit_next": (
        "4.7: Y1 | 3.13: B1/Y2 | stones | hand B 1 2 4", ["name 1", "move 2 up-cw", "end"], 0,
        "Goblin 1 can then reach the summit with any card"),
    "climbs": (
        "3.13: B1/Y2 | hand B 1 1 4", ["name 1", "move 1 up", "end"], 0, "Brings goblin 1 up to ring 4"),
    "falls": (
        "3.12: B1 | tiles 3.13=ghost | hand B 1 1 4", ["name 1", "move 1 cw", "village 1"], 0,
        "Takes goblin 1 down to a village"),
    "way_up": (
        "2.7: B1 | 2.8: Y1 | stones | hand B 1 1 4", ["name 1", "move 1 cw", "end"], 0,
        "Goblin 1 can then climb to ring 3"),
    "ways": (
        "2.4: B1 | 2.11: Y1 | 2.10: Y2 | stones | hand B 1 4 2", ["name 1", "move 4 cw", "end"], 0,
        "Goblin 1 can then get to a way up with 2 kinds of cards"),
    "corner": (
        "3.11: B1 | hand B 1 1 4", ["name 1", "move 1 cw", "end"], 0,
        "Goblin 1 stands on a corner, where nobody climbs over it"),
    "waits": (
        "3.4: B1 | 4.2: Y1 | tiles 3.5=passage | hand B 1 1 4", ["name 1", "move 1 cw", "end"], 0,
        "Goblin 1 waits on a passage"),
    "frees": (
        "3.2: B1/B2 | hand B 1 1 4", ["name 1", "move 1 cw", "end"], 0, "Frees goblin 2"),
    "blocks": (
        "3.12: B1 | 3.14: Y1 | hand B 1 2 4", ["name 1", "move 2 cw", "end"], 0,
        "Sits on Yellow's goblin 1"),
    "unseats": (
        "3.14: Y1/Y2 | 3.12: B1 | stones | hand B 1 2 4", ["name 1", "move 2 cw", "end"], 0,
        "Takes Yellow's goblin 1 off its way up"),
    "sends_down": (
        "3.8: Y1/Y2 | 3.7: B1 | tiles 3.9=trapdoor | stones | hand B 1 1 4", ["name 1", "move 1 cw"], 0,
        "Sends Yellow's goblin 1 down to ring 2"),
    "helps": (
        "3.8: Y1/Y2 | 3.7: B1 | tiles 3.9=passage | stones | hand B 1 1 4", ["name 1", "move 1 cw"], 0,
        "Brings Yellow's goblin 1 up to ring 4"),
    "stone": (
        "3.6: B1 | hand B 1 1 4", ["name 1", "move 1 cw", "end"], 0, "Takes a stone, and with it one more card"),
    "robs": (
        "1.2: B1 | tiles 1.3=raven | held Y2 | hand B 1 1 4 | hand Y 1 1 2 2 3",
        ["name 1", "move 1 cw", "raven Y", "discard 1", "end"], 0, "Takes a stone from Yellow"),
    "raven_waits": (
        "1.2: B1 | tiles 1.3=raven | hand B 1 1 4", ["name 1", "move 1 cw", "raven Y", "end"], 0,
        "Lets a raven wait for Yellow's next stone"),
    "shows": (
        "3.9: B1 | tiles 3.9=-ball | hand B 1 | now prompt=tile goblin=B1 cards_played=2 lander=B1 picks=1",
        ["reveal 3.1", "end"], 0, "Shows what 1 tile is"),
    "new_cards": (
        "hand B 1 1 4", ["exchange 1", "exchange 4", "done"], 0, "Draws 2 new cards"),
    "keeps_joker": (
        "hand B 1 1 j", ["name 1", "move 1 out", "end"], 0, "Keeps the joker"),
    "keeps_card": (
        "3.0: B3 | hand B 1 1 3", ["name 1", "move 1 out", "end"], 0, "Keeps the 3 for its goblin on ring 3"),
}  # fmt: skip


def found(case: Case) -> list[Reason]:
    """The reasons for what is played."""
    position, actions, seat, _ = case
    match = table(position)
    before = match.state
    play(match, *actions)
    return reasons(before, match.state, seat)


def test_every_kind_has_a_case() -> None:
    assert set(CASES) == set(REASONS)


@pytest.mark.parametrize("kind", CASES)
def test_a_reason_is_found_and_put_into_words(kind: str) -> None:
    case = CASES[kind]
    reason = next(reason for reason in found(case) if reason.kind == kind)
    assert tuple(reason.args) == REASONS[kind]
    assert say_reason(reason) == case[3]


def test_the_weightiest_reason_comes_first() -> None:
    assert [found(CASES[kind])[0].kind for kind in ("wins", "lets_win", "averts")] == ["wins", "lets_win", "averts"]


def test_nothing_that_does_not_change_is_a_reason() -> None:
    state = table("4.7: B3/Y1 | stones | hand B 1 2 5").state
    assert reasons(state, state.copy(), 0) == []
