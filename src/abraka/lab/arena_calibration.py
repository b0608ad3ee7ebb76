"""Whether chances come true: what bots foresaw at each decision, against how the matches ended."""

from collections.abc import Sequence

import msgspec

from abraka.lab.arena_match import Played

BINS = 10
Sides = Sequence[int]


class Bin(msgspec.Struct, frozen=True):
    """The decisions at which about the same was foreseen."""

    low: float
    high: float
    decisions: int
    foreseen: float
    """The mean of what was foreseen."""
    won: float
    """The share of the win that it came to, on the average."""


class Calibration(msgspec.Struct, frozen=True):
    """How well a bot foresees its own chance to win."""

    decisions: int
    brier: float
    """The mean square of what was foreseen less what came: nought is best, a coin's is a quarter."""
    bins: tuple[Bin, ...]
    """From unlikely to likely; those without decisions are left out."""


def calibrations(played: Sequence[Played], sides: Sides) -> dict[str, Calibration]:
    """How well each bot foresees that says what it foresees."""
    found: dict[str, list[tuple[float, float]]] = {}
    for one in played:
        for seat, (name, foreseen) in enumerate(zip(one.bots, one.foreseen, strict=False)):
            won = won_share(one.ranks, sides, seat)
            found.setdefault(name, []).extend((chance, won) for chance in foreseen)
    return {name: calibration(pairs) for name, pairs in found.items() if pairs}


def won_share(ranks: Sequence[int], sides: Sides, seat: int) -> float:
    """What a seat gets of a win: all, nothing, or its part if several sides share it."""
    winners = {side for side, rank in zip(sides, ranks, strict=True) if rank == 1}
    return 1 / len(winners) if sides[seat] in winners else 0.0


def calibration(pairs: Sequence[tuple[float, float]]) -> Calibration:
    """What was foreseen against what came."""
    boxes: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for chance, won in pairs:
        boxes[min(BINS - 1, int(chance * BINS))].append((chance, won))
    brier = sum((chance - won) ** 2 for chance, won in pairs) / len(pairs)
    return Calibration(len(pairs), brier, tuple(_bin(i, box) for i, box in enumerate(boxes) if box))


def _bin(number: int, box: Sequence[tuple[float, float]]) -> Bin:
    foreseen, won = (sum(values) / len(box) for values in zip(*box, strict=True))
    return Bin(number / BINS, (number + 1) / BINS, len(box), foreseen, won)
