"""Which targets are offered, compared with trying all ways to hold and to pay them (D123, D124)."""

import random
from collections import Counter
from collections.abc import Callable
from itertools import combinations

import pytest

from abraka.core.game import load
from abraka.games.djinn import names
from tests.djinn.scene import facing
from tests.djinn.table import legal, play, question, table

MAGES = {mage.id.removeprefix("mage_"): mage for mage in load("djinn").content.mages.mage}
THERE = Counter({"brown": 2, "blue": 1, "red": 1, "boss": 1})
SPACE = "boss brown brown blue red"
DJINNS = 4
ALL_HELP = "coins 40, mages grand_summoner djinn_tracker retired_dean storm_baron"
"""With these four a djinn costs nothing and a boss three: only containers are scarce."""


def name_targets(board: str, chance: random.Random, possible: Callable[[list[str]], bool]) -> None:
    """Names targets by chance, until none is possible; what is offered is always what is possible."""
    match = play(table(facing(SPACE, board)), "do capture")
    targets: list[str] = []
    while True:
        fitting = {sort for sort in THERE - Counter(targets) if possible([*targets, sort])}
        assert (question(match) == "capture_target B") == bool(fitting)
        if not fitting:
            return
        assert {action.removeprefix("target ") for action in legal(match, "target")} == fitting
        targets.append(chance.choice(sorted(fitting)))
        play(match, f"target {targets[-1]}")


def holds(targets: list[str], circles: int, bottles: Counter[str], corks: int) -> bool:
    """Whether all find a container: every way is tried."""
    if not targets:
        return True
    first, *rest = targets
    if circles > 0 and holds(rest, circles - 1, bottles, corks):
        return True
    fitting = [colour for colour in bottles if bottles[colour] > 0 and first in ("boss", colour)]
    return corks > 0 and any(holds(rest, circles, bottles - Counter([colour]), corks - 1) for colour in fitting)


@pytest.mark.parametrize("seed", range(60))
def test_D123_a_target_is_offered_exactly_if_all_can_be_held_somehow(seed: int) -> None:
    chance = random.Random(seed)
    circles, corks = chance.randint(0, 3), chance.randint(0, 3)
    bottles = Counter({colour: chance.randint(0, 2) for colour in names.COLOURS if chance.random() < 0.6})
    board = [ALL_HELP, "power 8, capacity flipped", f"corks {corks}"]
    board += ["circles " + " ".join([*["yellow"] * (3 - circles), *["."] * circles, "#"])]
    empty = [f"{colour} {n}" for colour, n in bottles.items() if n]
    board += [f"bottles {' '.join(empty)}"] if empty else []
    name_targets(", ".join(board), chance, lambda targets: holds(targets, circles, bottles, corks))


def cost(targets: list[str], gear: str, helpers: tuple[str, ...], thunder: bool) -> int:
    """The power that is left to pay (D122, D125)."""
    total = sum(4 + 2 * DJINNS if sort == "boss" else 4 for sort in targets)
    djinns = [sort for sort in targets if sort != "boss"]
    total -= {"staff_steady": 1, "staff_furnace": sum(sort in ("brown", "red") for sort in djinns)}.get(gear, 0)
    total = max(0, total) - (5 if thunder else 0)
    for mage in helpers:
        total -= MAGES[mage].green + sum(getattr(MAGES[mage].colours, sort) for sort in djinns)
    return max(0, total)


def pays(targets: list[str], have: dict[str, int], gear: str, mages: list[str]) -> bool:
    """Whether some set of mages, with or without the card of one use, makes the rest payable."""
    thunder = gear == "staff_thunder"
    for n in range(len(mages) + 1):
        for helpers in combinations(mages, n):
            fees = sum(MAGES[mage].fee for mage in helpers)
            missing = max(0, fees - have["coins"])
            missing += max(0, cost(targets, gear, helpers, thunder) - have["power"])
            if missing <= have["keys"]:
                return True
    return False


@pytest.mark.parametrize("seed", range(60))
def test_D124_a_target_is_offered_exactly_if_the_set_can_be_paid_somehow(seed: int) -> None:
    chance = random.Random(seed)
    have = {"power": chance.randint(0, 7), "coins": chance.randint(0, 6), "keys": chance.randint(0, 3)}
    gear = chance.choice(["", "staff_steady", "staff_furnace", "staff_thunder"])
    mages = chance.sample(sorted(MAGES), chance.randint(0, 4))
    board = [f"{item} {n}" for item, n in have.items()] + ["capacity 8, circles . . . ."]
    board += [f"gear {gear}"] if gear else []
    board += [f"mages {' '.join(mages)}"] if mages else []
    name_targets(", ".join(board), chance, lambda targets: len(targets) <= 4 and pays(targets, have, gear, mages))
