"""Sets are sets: which mages turn up, or help in a capture, and what they cost does not depend on the order (D126)."""

import random
from itertools import chain, combinations, permutations

import pytest

from abraka.core.game import load
from abraka.core.match import Match
from abraka.games.djinn import names
from tests.djinn.places import at_source, on_square
from tests.djinn.scene import facing, own
from tests.djinn.table import legal, play, question, table

MAGES = {mage.id.removeprefix("mage_"): mage for mage in load("djinn").content.mages.mage}
Named = frozenset[str]
Paid = tuple[str, ...]


def used(before: Match, after: Match) -> Named:
    """The mages and cards that were face up before and are not any more."""
    turned = []
    for kind in ("mages", "gear"):
        were, are = own(before, kind).split(), own(after, kind).split()
        turned += [card for card in were if not card.endswith("!") and f"{card}!" in are]
    return frozenset(turned)


def outcomes(before: Match, match: Match) -> dict[Named, set[Paid]]:
    """All sets of helpers that some order of naming leads to, with what each order leaves; some must have helped."""
    found: dict[Named, set[Paid]] = {}
    position = load("djinn").write_position(match.state)

    def explore(steps: tuple[str, ...]) -> None:
        later = play(table(position), *steps)
        if question(later) != "capture_help B":
            paid = tuple(own(later, kind) for kind in ("coins", "power", "keys"))
            found.setdefault(used(before, later), set()).add(paid)
            return
        for action in legal(later):
            explore((*steps, action))

    explore(())
    return found


def possible(price: int, have: dict[str, int], helpers: dict[str, tuple[int, int]]) -> set[Named]:
    """All sets in which nobody helps in vain and that can be paid: every one is tried (D124, D126)."""
    found = set()
    for n in range(len(helpers) + 1):
        for chosen in combinations(helpers, n):
            off = sum(helpers[one][1] for one in chosen)
            fees = sum(helpers[one][0] for one in chosen)
            needed = all(off - helpers[one][1] < price for one in chosen)
            missing = max(0, fees - have["coins"]) + max(0, price - off - have["power"])
            if needed and missing <= have["keys"]:
                found.add(frozenset(chosen))
    return found


def capture(seed: int) -> tuple[Match, Match, int, dict[str, int], dict[str, tuple[int, int]]]:
    """Before a capture of one to three djinns, and when it is paid; the price, what there is, who takes off what."""
    chance = random.Random(seed)
    while True:
        targets = [chance.choice(names.COLOURS) for _ in range(chance.randint(1, 3))]
        have = {"power": chance.randint(0, 7), "coins": chance.randint(0, 6), "keys": chance.randint(0, 2)}
        mages = chance.sample(sorted(MAGES), chance.randint(2, 4))
        gear = chance.choice(["", "staff_thunder"])
        board = [f"{item} {n}" for item, n in have.items()] + [
            "capacity 8, circles . . . .",
            f"mages {' '.join(mages)}",
        ]
        board += [f"gear {gear}"] if gear else []
        position = facing(f"boss {' '.join(targets)}", ", ".join(board))
        match = table(position)
        play(match, "do capture")
        helpers = {mage: (MAGES[mage].fee, bonus(mage, targets)) for mage in mages}
        if gear:
            helpers[gear] = (0, 5)
        for target in targets:
            if f"target {target}" not in legal(match):
                break
            play(match, f"target {target}")
        if question(match) == "capture_target B":
            play(match, "pass")
        if question(match) == "capture_help B" and len(match.view(0).doing.targets) == len(targets):
            return table(position), match, 4 * len(targets), have, helpers


def bonus(mage: str, targets: list[str]) -> int:
    return int(MAGES[mage].green + sum(getattr(MAGES[mage].colours, colour) for colour in targets))


@pytest.mark.parametrize("seed", range(60))
def test_D126_every_order_leads_to_the_same_sets_of_helpers_for_the_same_price(seed: int) -> None:
    before, match, price, have, helpers = capture(seed)
    found = outcomes(before, match)
    assert set(found) == possible(price, have, helpers)
    assert all(len(paid) == 1 for paid in found.values())


@pytest.mark.parametrize("seed", range(20))
def test_D126_whoever_is_named_first_the_whole_set_can_be_reached(seed: int) -> None:
    before, match, *_ = capture(seed)
    position = load("djinn").write_position(match.state)
    for chosen in outcomes(before, match):
        for order in permutations(sorted(chosen)):
            later = table(position)
            for one in order:
                action = f"help {one}" if one in MAGES else f"wield {one}"
                if action in legal(later):  # else it must help and was not asked about
                    play(later, action)
            if question(later) == "capture_help B":
                play(later, "pass")
            assert used(before, later) == chosen


def test_D126_at_the_source_too() -> None:
    board = "power 7, capacity 8, coins 5, mages bricklayer night_watchman storm_baron, circles . . . #"
    found = outcomes(table(at_source(board)), play(table(at_source(board)), "bosses 2"))
    assert all(len(paid) == 1 for paid in found.values())
    helpers = {mage: (MAGES[mage].fee, MAGES[mage].green) for mage in ("bricklayer", "night_watchman", "storm_baron")}
    assert set(found) == possible(12, {"coins": 5, "power": 7, "keys": 0}, helpers)


@pytest.mark.parametrize("down", [2, 3, 5])
def test_D91_mages_are_turned_up_as_sets_in_any_order(down: int) -> None:
    mages = sorted(MAGES, key=names.MAGES.index)[:down]
    mine = "mages " + " ".join(f"{mage}!" for mage in mages)
    position = on_square("academy", f"{mine}, gear hat_barker")
    orders = chain.from_iterable(permutations(mages, n) for n in range(min(down, 2) + 1))
    ends: dict[Named, set[str]] = {}
    for order in orders:
        match = play(table(position), "use hat_barker")
        play(match, *(f"flip {mage}" for mage in order))
        if question(match) == "flip_mage B":
            play(match, "pass")
        ends.setdefault(frozenset(order), set()).add(load("djinn").write_position(match.state))
    assert all(len(states) == 1 for states in ends.values())
    assert len(ends) == 1 + down + down * (down - 1) // 2


def test_D91_the_last_of_the_cards_may_be_turned_up_first() -> None:
    mages = "mages root_digger! steam_sister!, gear hat_barker"
    match = play(table(on_square("academy", mages)), "use hat_barker", "flip steam_sister")
    assert legal(match) == ["flip root_digger", "pass"]
