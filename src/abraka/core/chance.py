"""The match's randomness: a counter under a 128-bit secret key through SipHash-2-4, kept inside the state.

Whoever has the key can compute every die and every draw of the match; whoever has not can foresee none of them.
`below`, and `roll` and `shuffle` made of it, are the match's chance: there is no other. So it can be *told* as well:
while a state has a tape, outcomes come from there (see `core.told`). `Luck` is a fast generator for everything that is
not part of a match: random players, redealing, search.
"""

import hashlib
from collections.abc import Sequence
from typing import Protocol

from abraka.core.records import Record, Row, Word, entry, hot, i16, integer, jit, numbers, peek, poke, u64, word

MASK = word(0xFFFF_FFFF_FFFF_FFFF)
LOW32 = word(0xFFFF_FFFF)
TWO32 = word(1 << 32)
INITIAL_0 = word(0x736F6D6570736575)
INITIAL_1 = word(0x646F72616E646F6D)
INITIAL_2 = word(0x6C7967656E657261)
INITIAL_3 = word(0x7465646279746573)
FINAL = word(0xFF)
EIGHT_BYTES = word(8 << 56)
"""The closing block of an 8-byte message: its length in the top byte."""

GOLDEN = word(0x9E3779B97F4A7C15)
MIX_1 = word(0xBF58476D1CE4E5B9)
MIX_2 = word(0x94D049BB133111EB)

# A tape: how many outcomes were taken, of how many told; how many there are for the first that was not told, and for
# one that can't be; then the outcomes themselves.
TAKEN, TOLD, ASKED, WRONG, OUTCOMES = range(5)

Lanes = tuple[Word, Word, Word, Word]


class Chancy(Protocol):
    """A state that carries its chance."""

    key: Row
    draws: int
    tape: int
    imagined: bool


NOTES = 16


class Luck(Record):
    """A fast generator (SplitMix64), for all that needs no secrecy."""

    seed = u64()
    notes = i16(NOTES)  # room for a policy's working, all zero between its calls


@jit
def rotate(x: Word, bits: int) -> Word:
    """The 64 bits of x, turned to the left."""
    return ((x << bits) & MASK) | (x >> (64 - bits))


@hot
def sip_round(a: Word, b: Word, c: Word, d: Word) -> Lanes:
    """One SipRound over the four lanes."""
    a = (a + b) & MASK
    c = (c + d) & MASK
    b = rotate(b, 13) ^ a
    d = rotate(d, 16) ^ c
    a = rotate(a, 32)
    c = (c + b) & MASK
    a = (a + d) & MASK
    b = rotate(b, 17) ^ c
    d = rotate(d, 21) ^ a
    c = rotate(c, 32)
    return a, b, c, d


@jit
def sip_start(key_low: Word, key_high: Word) -> Lanes:
    """The four lanes under a key."""
    return key_low ^ INITIAL_0, key_high ^ INITIAL_1, key_low ^ INITIAL_2, key_high ^ INITIAL_3


@jit
def sip_absorb(a: Word, b: Word, c: Word, d: Word, block: Word) -> Lanes:
    """Takes in eight bytes: two rounds."""
    d ^= block
    a, b, c, d = sip_round(a, b, c, d)
    a, b, c, d = sip_round(a, b, c, d)
    return a ^ block, b, c, d


@jit
def sip_finish(a: Word, b: Word, c: Word, d: Word) -> Word:
    """The hash: four rounds and the sum of the lanes."""
    c ^= FINAL
    a, b, c, d = sip_round(a, b, c, d)
    a, b, c, d = sip_round(a, b, c, d)
    a, b, c, d = sip_round(a, b, c, d)
    a, b, c, d = sip_round(a, b, c, d)
    return a ^ b ^ c ^ d


@entry
def sip_blocks(key: Row, blocks: Row) -> Word:
    """SipHash-2-4 of a message that is cut into blocks and closed."""
    a, b, c, d = sip_start(key[0], key[1])
    for i in range(len(blocks)):
        a, b, c, d = sip_absorb(a, b, c, d, blocks[i])
    return sip_finish(a, b, c, d)


def siphash(key: bytes, message: bytes) -> int:
    """SipHash-2-4 of any message, by the very functions that the match's chance is made of."""
    padded = message + bytes(7 - len(message) % 8) + bytes([len(message) % 256])
    blocks, halves = numbers(len(padded) // 8, u64), numbers(2, u64)
    halves[0], halves[1] = key_words(key)
    for i in range(len(blocks)):
        blocks[i] = int.from_bytes(padded[8 * i : 8 * i + 8], "little")
    return int(sip_blocks(halves, blocks))


def key_words(key: bytes) -> tuple[int, int]:
    """A 16-byte key as the two words that the state holds."""
    if len(key) != 16:
        raise ValueError(f"a key has 16 bytes, not {len(key)}")
    return int.from_bytes(key[:8], "little"), int.from_bytes(key[8:], "little")


@jit
def mixed(z: Word) -> Word:
    """A word, stirred (SplitMix64)."""
    z = ((z ^ (z >> 30)) * MIX_1) & MASK
    z = ((z ^ (z >> 27)) * MIX_2) & MASK
    return z ^ (z >> 31)


@jit
def next_word(s: Chancy) -> Word:
    """The next 64 random bits of the match: SipHash-2-4 of the running number; those of a search need no secrecy."""
    if s.imagined:
        s.draws += 1
        s.key[0] = (s.key[0] + GOLDEN) & MASK
        return mixed(s.key[0])
    a, b, c, d = sip_start(s.key[0], s.key[1])
    a, b, c, d = sip_absorb(a, b, c, d, word(s.draws))
    a, b, c, d = sip_absorb(a, b, c, d, EIGHT_BYTES)
    s.draws += 1
    return sip_finish(a, b, c, d)


@jit
def take_key(s: Chancy, key: Row) -> None:
    """Sets the chance of a new match: its key, and a third number if outcomes are told, where they lie."""
    s.key[0] = key[0]
    s.key[1] = key[1]
    if len(key) > 2:
        s.tape = integer(key[2])


@jit
def from_tape(s: Chancy, n: int) -> int:
    """The next outcome that was told; -1 if there are no more, and then the first time how many there could be."""
    if n == 1:
        return 0
    place = peek(s.tape, TAKEN)
    if place < peek(s.tape, TOLD):
        outcome = peek(s.tape, OUTCOMES + place)
        if 0 <= outcome < n:
            poke(s.tape, TAKEN, place + 1)
            return outcome
        if peek(s.tape, WRONG) == 0:
            poke(s.tape, WRONG, n)
    elif peek(s.tape, ASKED) == 0:
        poke(s.tape, ASKED, n)
    return -1


@jit
def below(s: Chancy, n: int) -> int:
    """A fair number in 0 … n-1; the few uneven ones are drawn anew (Lemire)."""
    if s.tape != 0:
        outcome = from_tape(s, n)
        if outcome >= 0:
            s.draws += 1
            return outcome
    limit = word(n)
    while True:
        product = (next_word(s) >> 32) * limit
        rest = product & LOW32
        if rest >= limit or rest >= (TWO32 - limit) % limit:
            return integer(product >> 32)


@jit
def roll(s: Chancy) -> int:
    """A six-sided die."""
    return 1 + below(s, 6)


@jit
def shuffle(s: Chancy, cards: Row, n: int) -> None:
    """Puts the first n of the cards into random order."""
    for last in range(n - 1, 0, -1):
        other = below(s, last + 1)
        cards[last], cards[other] = cards[other], cards[last]


def lucks_of(seed: int) -> Sequence[Luck]:
    """A fast generator that begins at a seed, as the compiled rules take it."""
    luck = Luck()
    luck.seed = seed
    lucks = Luck.array(1)
    Luck.write(lucks, 0, luck)
    return lucks


def derived_seed(*parts: int | str) -> int:
    """A seed of its own for every purpose: the same parts always give the same one."""
    return int.from_bytes(hashlib.blake2b(repr(parts).encode(), digest_size=8).digest(), "little")


@jit
def luck_word(luck: Luck) -> Word:
    """The next 64 bits of the fast generator."""
    luck.seed = (luck.seed + GOLDEN) & MASK
    return mixed(luck.seed)


@jit
def pick(luck: Luck, n: int) -> int:
    """A number in 0 … n-1 from the fast generator."""
    return integer(((luck_word(luck) >> 32) * word(n)) >> 32)


@jit
def reseed(s: Chancy, luck: Luck) -> None:
    """Gives the state another future: a new key and a counter at its start."""
    s.key[0] = luck_word(luck)
    s.key[1] = luck_word(luck)
    s.draws = 0
