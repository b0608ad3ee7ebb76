"""Matches of sensible players, and of players by chance, in the plain form of the rules."""

from collections.abc import Collection, Iterator, Sequence

import numpy as np

from abraka.core.chance import Luck, pick
from abraka.core.match import Match
from abraka.core.records import plain
from abraka.games.djinn.bot import policy
from abraka.games.djinn.state import State


def begin_luck(seed: int) -> Luck:
    """Chance for the players, from a seed."""
    luck = Luck()
    luck.seed = seed
    return luck


def numbers_of(match: Match) -> list[int]:
    """The legal actions as numbers."""
    return [match.game.actions.encode(action) for action in match.legal()]


def choose(state: State, numbers: Sequence[int], luck: Luck) -> int:
    """The index of what the sensible player does."""
    # Compiled, the words of luck wrap silently; as numpy's own they would warn of it.
    with np.errstate(over="ignore"):
        return int(plain(policy)(state, list(numbers), len(numbers), luck))


def choose_by_chance(n: int, luck: Luck) -> int:
    """Any index below n."""
    with np.errstate(over="ignore"):
        return int(plain(pick)(luck, n))


def choices(match: Match, seed: int = 1, by_chance: Collection[int] = ()) -> Iterator[tuple[int, int]]:
    """Plays a match to its end; tells before each action the index that is chosen, and of how many."""
    luck = begin_luck(seed)
    while match.to_act is not None:
        numbers = numbers_of(match)
        by_luck = match.to_act in by_chance
        index = choose_by_chance(len(numbers), luck) if by_luck else choose(match.state, numbers, luck)
        yield index, len(numbers)
        match.apply(match.legal()[index])


def finished(match: Match, seed: int = 1, by_chance: Collection[int] = ()) -> Match:
    """The match, played to its end."""
    for _ in choices(match, seed, by_chance):
        pass
    return match
