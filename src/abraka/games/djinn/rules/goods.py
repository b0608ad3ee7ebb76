"""Coins, scrolls, power, keys and corks: gaining, paying, what can be paid (D30–D35)."""

from abraka.core.events import EVERYONE, emit
from abraka.core.records import jit
from abraka.games.djinn.events import GAINED, MINIMUM_ROSE, PAID
from abraka.games.djinn.state import ALL_KEYS, COINS, KEYS, PARAMETER, POWER, SCROLLS, N, State


@jit
def has(s: State, seat: int, perk: int) -> bool:
    """Whether a trait gives this to the seat, or takes it (D170–D185)."""
    return s.perks[seat] >> perk & 1 == 1


@jit
def kind_of(item: int) -> int:
    """The kind of an effect."""
    return item % N


@jit
def n_of(item: int) -> int:
    """How much, how many or how often."""
    return item // N % N


@jit
def parameter_of(item: int) -> int:
    """An effect's parameter."""
    return item // PARAMETER


@jit
def highest_power(s: State, seat: int) -> int:
    """The most power that the capacity allows (D33)."""
    return s.max_power[s.marker[seat]]


@jit
def keys_left(s: State) -> int:
    """Keys in the supply: 12 less those of the players (D30)."""
    left = ALL_KEYS
    for seat in range(s.seats):
        left -= s.have[seat][KEYS]
    return left


@jit
def room_for(s: State, seat: int, kind: int) -> int:
    """How much of something the seat can gain (D30, D33)."""
    if kind == POWER:
        return highest_power(s, seat) - s.have[seat][POWER]
    if kind == KEYS:
        return keys_left(s)
    return 99


@jit
def gain(s: State, seat: int, kind: int, n: int) -> None:
    """The seat gains something, as far as there is room and supply (D31, D33)."""
    n = min(n, max(0, room_for(s, seat, kind)))
    if n > 0:
        s.have[seat][kind] += n
        emit(s, GAINED, EVERYONE, seat, kind, n)


@jit
def lose(s: State, seat: int, kind: int, n: int) -> None:
    """The seat loses something, not below 0 (D32)."""
    n = min(n, s.have[seat][kind])
    if n > 0:
        s.have[seat][kind] -= n
        emit(s, PAID, EVERYONE, seat, kind, n)


@jit
def pay(s: State, seat: int, kind: int, n: int) -> None:
    """The seat pays; keys stand in for what is missing (D34)."""
    own = min(n, s.have[seat][kind])
    lose(s, seat, kind, own)
    lose(s, seat, KEYS, n - own)


@jit
def missing(s: State, seat: int, kind: int, n: int) -> int:
    """How many keys a payment of this takes (D34)."""
    return max(0, n - s.have[seat][kind])


@jit
def amount(s: State, listed: int, kind: int) -> int:
    """How much of something is in a list of effects."""
    total = 0
    for i in range(s.starts[listed], s.starts[listed + 1]):
        if kind_of(s.items[i]) == kind:
            total += n_of(s.items[i])
    return total


@jit
def can_pay(s: State, seat: int, listed: int) -> bool:
    """Whether the seat can pay a whole list, with keys for what is missing (D34, D35)."""
    return can_pay_with_tolls(s, seat, listed, 0, 0, 0, 0)


@jit
def can_pay_with_tolls(s: State, seat: int, listed: int, tolls: int, coins: int, scrolls: int, keys: int) -> bool:
    """Whether the seat can pay a list and so many tolls, if it had so much more of each (D105).

    Each toll is a coin or a scroll.
    """
    have = s.have[seat]
    short = max(0, amount(s, listed, POWER) - have[POWER]) + amount(s, listed, KEYS)
    for paid_in_coins in range(tolls + 1):
        keys_needed = short + max(0, amount(s, listed, COINS) + paid_in_coins - have[COINS] - coins)
        keys_needed += max(0, amount(s, listed, SCROLLS) + tolls - paid_in_coins - have[SCROLLS] - scrolls)
        if keys_needed <= have[KEYS] + keys:
            return True
    return False


@jit
def pay_list(s: State, seat: int, listed: int) -> None:
    """Pays a list: keys that are asked for first, so that others can stand in for the rest (D34)."""
    lose(s, seat, KEYS, amount(s, listed, KEYS))
    for kind in range(COINS, KEYS):
        pay(s, seat, kind, amount(s, listed, kind))


@jit
def raise_minimum(s: State) -> None:
    """The active seat's minimum marker moves up (D38)."""
    s.minimum[s.active] += 1
    emit(s, MINIMUM_ROSE, EVERYONE, s.active, s.minimum[s.active])
