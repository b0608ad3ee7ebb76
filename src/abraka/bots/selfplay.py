"""What Python calls to let bots play for a network to learn from: compiled matches that leave positions behind.

Like `bots.thinking` this file is executed once for every game (see `bots.lessons`), and only for those who train.
Everybody plays by one look ahead, with some choices left to the policy and some to chance, so that there is something
to learn. A position is what some seat knew of it, what everybody's chances seemed to be, and how it ended.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any

from abraka.bots.inference import Brain, put_standings
from abraka.bots.tree import Manner, weigh_ranks
from abraka.core.chance import Luck, luck_word, pick
from abraka.core.drive import States
from abraka.core.records import Floats, Row, Rows, assign, entry, jit

rules: Any = globals().get("rules")
policy: Any = globals().get("policy")
evaluate: Any = globals().get("evaluate")
features: Any = globals().get("features")
spread: int = globals().get("spread", 1)
judge: Any = globals().get("judge")
try_choices: Any = globals().get("try_choices")

Table = MutableSequence[Floats]

CHANCE, HAND, LEARNER = 0, 1, 2
"""Who plays: chance, one look ahead with the evaluation made by hand, or with what a network says besides."""


@jit
def choose_ahead(
    states: States, m: Manner, luck: Luck, brain: Brain, outs: Rows, worths: Rows, sums: Rows, n: int, worlds: int
) -> int:
    """The choice that leaves the seat to act best at the end of its turn; states[0] is where it stands."""
    seat = states[0].to_act
    m.seat = seat
    for i in range(n):
        sums[i][seat] = 0
    try_choices(states, m, luck, brain, outs, worths, sums, worlds)
    best = 0
    for i in range(n):
        if sums[i][seat] > sums[best][seat]:
            best = i
    return best


@jit
def note_position(s: Any, seat: int, m: Manner, brain: Brain, worths: Rows, seen: Floats, foreseen: Row) -> None:
    """Writes what a seat knows, with everybody's standing, and the chances as they seem to be."""
    m.seat = seat
    judge(m, brain, s, worths[1], worths[2])
    for other in range(s.seats):
        foreseen[other] = worths[2][other]
    evaluate(s, worths[1])
    put_standings(seen, features(s, seat, seen), seat, s.seats, spread, worths[1])


@entry
def play_lessons(
    states: States,
    setups: Sequence[Any],
    key: Row,
    manners: Sequence[Manner],
    lucks: Sequence[Luck],
    brain: Brain,
    players: Row,
    outs: Rows,
    worths: Rows,
    sums: Rows,
    seen: Table,
    seats: Row,
    owners: Row,
    foreseen: Rows,
    results: Rows,
    worlds: int,
    by_policy: int,
    by_chance: int,
    noted: int,
) -> int:
    """Plays as many matches as there are results, everybody's shares of each win; returns how many positions are kept.

    players[seat] looks ahead with the network's opinion, or without, or plays by chance. `by_policy`, `by_chance`: so
    many of a hundred choices are made otherwise; `noted`: so many of a hundred positions are kept, while there is room.
    The table's row k is seen by seats[k] in the match owners[k]. The second luck deals, and nothing else.
    """
    m = manners[0]
    luck = lucks[0]
    s = states[3]
    used = 0
    for match in range(len(results)):
        key[0] = luck_word(lucks[1])
        key[1] = luck_word(lucks[1])
        rules.reset(s, setups[0], key)
        s.imagined = True
        n = rules.legal(s, outs[2])
        while n > 0:
            chosen = 0
            if n > 1:
                if used < len(seats) and pick(luck, 100) < noted:
                    seats[used] = pick(luck, s.seats)
                    owners[used] = match
                    m.learned = 1 if players[s.to_act] == LEARNER else 0
                    note_position(s, seats[used], m, brain, worths, seen[used], foreseen[used])
                    used += 1
                drawn = 0 if players[s.to_act] == CHANCE else pick(luck, 100)
                if players[s.to_act] == CHANCE or drawn < by_chance:
                    chosen = pick(luck, n)
                elif drawn < by_chance + by_policy:
                    chosen = policy(s, outs[2], n, luck)
                else:
                    assign(states[0], s)
                    m.learned = 1 if players[s.to_act] == LEARNER else 0
                    chosen = choose_ahead(states, m, luck, brain, outs, worths, sums, n, worlds)
                    chosen = place_of(outs[2], n, outs[0][chosen])
            rules.apply(s, outs[2][chosen])
            n = rules.legal(s, outs[2])
        weigh_ranks(m, s, results[match])
    return used


@jit
def place_of(out: Row, n: int, action: int) -> int:
    """Where an action stands among the legal ones; the first if it does not."""
    for i in range(n):
        if out[i] == action:
            return i
    return 0
