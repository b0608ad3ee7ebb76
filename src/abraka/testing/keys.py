"""Keys whose next random numbers are as a test wants them."""

import secrets
from collections.abc import Sequence
from typing import Any, NamedTuple

from abraka.core.chance import Luck, below, luck_word
from abraka.core.records import Record, Row, entry, flag, i64, jit, numbers, u64

MAX_TRIES = 50_000_000


class Want(NamedTuple):
    """The next random number below `limit` is to lie in low … high - 1."""

    limit: int
    low: int
    high: int


class Dice(Record):
    """A chance without a game; in another order than a state: numba takes records that begin alike for kin."""

    draws = i64()
    key = u64(2)
    tape = i64()
    imagined = flag()


def a_roll(value: int) -> Want:
    """A die that shows this value."""
    return Want(6, value - 1, value)


def a_draw(copies: Sequence[int], card: int) -> Want:
    """A draw of this card, from a pile with so many copies of each."""
    before = sum(copies[:card])
    return Want(sum(copies), before, before + copies[card])


@jit
def fits(dice: Dice, limits: Row, lows: Row, highs: Row) -> bool:
    """Whether the coming numbers are as wanted."""
    for i in range(len(limits)):
        value = below(dice, limits[i])
        if value < lows[i] or value >= highs[i]:
            return False
    return True


@entry
def find(dices: Any, lucks: Any, skip: int, limits: Row, lows: Row, highs: Row, tries: int) -> bool:
    """Tries keys until one fits."""
    dice = dices[0]
    for _ in range(tries):
        dice.key[0] = luck_word(lucks[0])
        dice.key[1] = luck_word(lucks[0])
        dice.draws = skip
        if fits(dice, limits, lows, highs):
            return True
    return False


def key_for(*wants: Want, after: int = 0, seed: int | None = None) -> bytes:
    """A key under which the random numbers, from number `after` on, are as wanted."""
    dices, lucks, luck = Dice.array(1), Luck.array(1), Luck()
    luck.seed = secrets.randbits(63) if seed is None else seed
    Luck.write(lucks, 0, luck)
    limits, lows, highs = (numbers(len(wants)) for _ in range(3))
    for i, want in enumerate(wants):
        limits[i], lows[i], highs[i] = want
    if not find(dices, lucks, after, limits, lows, highs, MAX_TRIES):
        raise ValueError(f"no key found for {wants}: are they possible?")
    dice = Dice.read(dices)
    return b"".join(int(half).to_bytes(8, "little") for half in dice.key)
