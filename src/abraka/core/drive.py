"""What Python calls of a game's compiled rules.

This file is executed once for every game, with that game's `rules` put in first (see `core.compile`): so each game has
its own compiled copy, and using one never compiles another. States are passed as an array and an index, which is four
times faster than passing a record.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any

from abraka.core.chance import Luck, luck_word, pick
from abraka.core.records import Row, Rows, assign, entry, integer, jit
from abraka.core.state import MatchState

rules: Any = globals().get("rules")
keeps_points = bool(globals().get("keeps_points"))
"""Whether the game's state has a row of points, one for each seat."""

States = MutableSequence[MatchState]


@entry
def start(states: States, i: int, setups: Sequence[Any], key: Row, out: Row) -> int:
    """Sets up a match; returns how many legal actions are now in `out`."""
    rules.reset(states[i], setups[0], key)
    return integer(rules.legal(states[i], out))


@entry
def step(states: States, i: int, action: int, out: Row) -> int:
    """Plays a legal action; returns how many legal actions are now in `out`, 0 when the match is over.

    Another action would do anything, to other states as well: `Game.step` is the one that checks.
    """
    rules.apply(states[i], action)
    return integer(rules.legal(states[i], out))


@entry
def start_with_tape(states: States, i: int, setups: Sequence[Any], key: Row, out: Row) -> int:
    """Sets up a match whose chance is told: the key's third number says where the outcomes lie (see `core.told`)."""
    rules.reset(states[i], setups[0], key)
    states[i].tape = 0
    return integer(rules.legal(states[i], out))


@entry
def step_with_tape(states: States, source: int, target: int, action: int, tape: int, out: Row) -> int:
    """Plays a legal action in a copy of a state, with the outcomes of chance that lie there (see `core.told`)."""
    assign(states[target], states[source])
    states[target].tape = tape
    rules.apply(states[target], action)
    states[target].tape = 0
    return integer(rules.legal(states[target], out))


@entry
def legal(states: States, i: int, out: Row) -> int:
    """Writes the legal actions to `out`; returns how many."""
    return integer(rules.legal(states[i], out))


@entry
def redeal(states: States, i: int, seat: int, lucks: Sequence[Luck]) -> None:
    """Draws anew all that the seat can't know."""
    rules.redeal(states[i], seat, lucks[0])


@entry
def copy(states: States, source: int, target: int, times: int) -> None:
    """Copies a state onto another, again and again if asked (for the benchmark)."""
    for _ in range(times):
        assign(states[target], states[source])


@jit
def note(result: Any, s: Any, actions: int, options: int) -> None:
    """Writes down how a match went."""
    result.actions = actions
    result.options = options
    result.rounds = s.round
    result.reason = s.reason
    for seat in range(s.seats):
        result.ranks[seat] = s.ranks[seat]
        if keeps_points:
            result.points[seat] = s.points[seat]


@entry
def play(
    states: States, setups: Sequence[Any], key: Row, lucks: Sequence[Luck], out: Row, results: Sequence[Any]
) -> int:
    """Plays as many matches as there are results, by chance; returns how many actions that took."""
    s = states[0]
    luck = lucks[0]
    total = 0
    for i in range(len(results)):
        key[0] = luck_word(luck)
        key[1] = luck_word(luck)
        rules.reset(s, setups[0], key)
        actions = 0
        options = 0
        n = rules.legal(s, out)
        while n > 0:
            rules.apply(s, out[pick(luck, n)])
            actions += 1
            options += n
            n = rules.legal(s, out)
        total += actions
        note(results[i], s, actions, options)
    return total


@entry
def perft(states: States, depth: int, out: Rows, counts: Row, next_option: Row) -> int:
    """Counts the action sequences of this length (or ended before) from states[0].

    Needs a state, a row and two counters for every level.
    """
    total = 0
    level = 0
    counts[0] = rules.legal(states[0], out[0])
    next_option[0] = 0
    while level >= 0:
        if level == depth or counts[level] == 0:
            total += 1
            level -= 1
        elif next_option[level] == counts[level]:
            level -= 1
        elif level == depth - 1:
            # The last level needs no playing: every option is one sequence.
            total += counts[level]
            level -= 1
        else:
            assign(states[level + 1], states[level])
            rules.apply(states[level + 1], out[level][next_option[level]])
            next_option[level] += 1
            level += 1
            counts[level] = rules.legal(states[level], out[level])
            next_option[level] = 0
    return total
