"""How bots think: what Python calls of a game's compiled search, of one look ahead, and of its sensible player.

Like `core.drive` this file is executed once for every game, with the game's `rules` and its insight put in first. All
thinking starts from a redealt state: what the seat can't know is drawn anew for every simulation, so there is nothing
in it to cheat with.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Any

from abraka.bots.inference import FINE, Brain, add_opinion, put_standings, think
from abraka.bots.tree import CERTAIN, NO_NODE, REFEREE, Manner, Node, add_node, weigh_ranks, weigh_standings
from abraka.core.chance import Luck, luck_word, pick, reseed
from abraka.core.drive import States
from abraka.core.records import Row, Rows, assign, entry, jit
from abraka.core.state import CHOOSERS, CHOSEN_BY, MAX_SEATS, OFFERS, POINTS, TIMES

rules: Any = globals().get("rules")
policy: Any = globals().get("policy")
evaluate: Any = globals().get("evaluate")
features: Any = globals().get("features")
forget: Any = globals().get("forget")
spread: int = globals().get("spread", 1)
note: Any = globals().get("note")

MAX_SETTLING = 60
"""The most choices that a rollout makes to finish a turn."""


@entry
def imagine(states: States, source: int, target: int, seat: int, share: int, lucks: Sequence[Luck]) -> None:
    """A world that might be, to the seat, which forgets things by so many in a hundred."""
    assign(states[target], states[source])
    if share > 0:
        forget(states[target], seat, share, lucks[0])
    rules.redeal(states[target], seat, lucks[0])


@jit
def judge(m: Manner, b: Brain, s: Any, worth: Row, chances: Row) -> None:
    """What everybody's chances are: as the match ended, or as the game's insight and a network see it."""
    if s.to_act < 0:
        weigh_ranks(m, s, chances)
        return
    evaluate(s, worth)
    if m.learned == 0:
        weigh_standings(m, s.seats, spread, worth, chances)
    else:
        ask(m, b, s, worth)
        weigh_standings(m, s.seats, spread * FINE, worth, chances)


@jit
def ask(m: Manner, b: Brain, s: Any, worth: Row) -> None:
    """Adds to everybody's standing what a network says of it, which sees what the thinking seat knows."""
    seat = s.to_act if m.seat == REFEREE else m.seat
    put_standings(b.row, features(s, seat, b.row), seat, s.seats, spread, worth)
    think(b)
    add_opinion(b.said, seat, s.seats, spread, worth)


@jit
def settle(s: Any, out: Row, luck: Luck) -> None:
    """Brings the turn to its end by the game's policy."""
    turn = s.turn
    n = rules.legal(s, out)
    for _ in range(MAX_SETTLING):
        if n == 0 or s.turn != turn:
            return
        rules.apply(s, out[policy(s, out, n, luck)])
        n = rules.legal(s, out)


@jit
def spare_others(m: Manner, seats: int, before: Row, worth: Row) -> None:
    """Sets what others lost back to what they had."""
    for seat in range(seats):
        if m.sides[seat] != m.sides[m.seat]:
            worth[seat] = max(worth[seat], before[seat])


@jit
def at_first_sight(m: Manner, seats: int, before: Row, worth: Row, chances: Row) -> int:
    """The chance of somebody who sees what a choice brings to them at once, and nothing else."""
    for seat in range(seats):
        if m.sides[seat] != m.sides[m.seat]:
            worth[seat] = before[seat]
    weigh_standings(m, seats, spread, worth, chances)
    return chances[m.seat]


@entry
def look_ahead(
    states: States,
    manners: Sequence[Manner],
    lucks: Sequence[Luck],
    brain: Brain,
    outs: Rows,
    worths: Rows,
    sums: Rows,
    worlds: int,
) -> None:
    """Tries every choice in some worlds that might be, and lets the policy end the turn.

    Adds up everybody's chances after each choice, in the order of the legal actions; states[0] is where it stands.
    """
    try_choices(states, manners[0], lucks[0], brain, outs, worths, sums, worlds)


@jit
def try_choices(
    states: States, m: Manner, luck: Luck, brain: Brain, outs: Rows, worths: Rows, sums: Rows, worlds: int
) -> None:
    """What `look_ahead` does."""
    for _ in range(worlds):
        assign(states[1], states[0])
        rules.redeal(states[1], m.seat, luck)
        states[1].imagined = True
        evaluate(states[1], worths[0])
        n = rules.legal(states[1], outs[0])
        for i in range(n):
            s = states[2]
            assign(s, states[1])
            rules.apply(s, outs[0][i])
            tempting = 0
            if m.near > 0 and s.to_act >= 0:
                evaluate(s, worths[1])
                tempting = at_first_sight(m, s.seats, worths[0], worths[1], worths[2])
            settle(s, outs[1], luck)
            if m.kind == 1 and s.to_act >= 0:
                evaluate(s, worths[1])
                spare_others(m, s.seats, worths[0], worths[1])
                weigh_standings(m, s.seats, spread, worths[1], worths[2])
            else:
                judge(m, brain, s, worths[1], worths[2])
            if m.near > 0 and s.to_act >= 0:
                worths[2][m.seat] = (m.near * tempting + (100 - m.near) * worths[2][m.seat]) // 100
            for seat in range(s.seats):
                sums[i][seat] += worths[2][seat]


@jit
def choose_branch(
    s: Any, m: Manner, nodes: Sequence[Node], node: int, out: Row, n: int, where: Row, luck: Luck
) -> tuple[int, int]:
    """Which choice is to be tried next, and its node if there is one.

    The chance that it has shown for the seat to act, more for what was tried little (PUCT). What was offered more
    rarely than its parent was visited, because hidden things differ, is not counted as neglected for that.
    """
    seat = s.to_act
    child = nodes[node].first
    while child != NO_NODE:
        where[nodes[child].action] = child
        child = nodes[child].next
    favourite = policy(s, out, n, luck) if m.trust > 0 and n > 1 else 0
    shared = (100 - m.trust) / (100 * n)
    visits = nodes[node].visits
    unseen = nodes[node].chances[seat] / visits if visits > 0 else 0.0
    best = 0
    best_score = -1.0
    for i in range(n):
        child = where[out[i]]
        prior = shared + m.trust / 100 if i == favourite else shared
        score = 0.0
        if child == NO_NODE:
            score = unseen / CERTAIN + m.curiosity / 100 * prior * sqrt(1 + visits)
        else:
            found = nodes[child]
            found.offered += 1
            score = found.chances[seat] / (found.visits * CERTAIN)
            score += m.curiosity / 100 * prior * sqrt(found.offered) / (1 + found.visits)
        if score > best_score:
            best, best_score = i, score
    taken = where[out[best]]
    child = nodes[node].first
    while child != NO_NODE:
        where[nodes[child].action] = NO_NODE
        child = nodes[child].next
    return best, taken


@jit
def play_out(s: Any, m: Manner, brain: Brain, out: Row, n: int, luck: Luck, worth: Row, chances: Row) -> None:
    """Plays on for some turns, mostly by the policy; the chances are those at the end, mixed with those before."""
    first = s.turn
    if m.leaf > 0:
        judge(m, brain, s, worth, chances)
    else:
        for seat in range(MAX_SEATS):
            chances[seat] = 0
    while n > 0 and s.turn - first < m.horizon:
        chosen = 0
        if n > 1:
            by_chance = m.by_chance == 100 or (m.by_chance > 0 and pick(luck, 100) < m.by_chance)
            chosen = pick(luck, n) if by_chance else policy(s, out, n, luck)
        rules.apply(s, out[chosen])
        n = rules.legal(s, out)
    for seat in range(MAX_SEATS):
        worth[MAX_SEATS + seat] = chances[seat]
    judge(m, brain, s, worth, chances)
    for seat in range(MAX_SEATS):
        chances[seat] = (m.leaf * worth[MAX_SEATS + seat] + (100 - m.leaf) * chances[seat]) // 100


@entry
def grow(
    states: States,
    nodes: Sequence[Node],
    used: int,
    manners: Sequence[Manner],
    lucks: Sequence[Luck],
    brain: Brain,
    out: Row,
    where: Row,
    path: Row,
    worths: Rows,
    times: int,
) -> int:
    """Runs so many simulations from states[0]; returns how many nodes the tree has now.

    A referee knows all that lies hidden: only what is still to be rolled or drawn is then drawn anew.
    """
    m = manners[0]
    luck = lucks[0]
    s = states[1]
    for _ in range(times):
        assign(s, states[0])
        if m.seat == REFEREE:
            reseed(s, luck)
        else:
            rules.redeal(s, m.seat, luck)
        s.imagined = True
        node = 0
        path[0] = 0
        length = 1
        n = rules.legal(s, out)
        known = True
        while n > 0 and known and length < len(path):
            chosen, node = choose_branch(s, m, nodes, node, out, n, where, luck)
            known = node != NO_NODE
            if not known and used < len(nodes):
                node = add_node(nodes, used, path[length - 1], out[chosen])
                used += 1
            rules.apply(s, out[chosen])
            n = rules.legal(s, out)
            if node != NO_NODE:
                path[length] = node
                length += 1
        play_out(s, m, brain, out, n, luck, worths[0], worths[1])
        for i in range(length):
            nodes[path[i]].visits += 1
            for seat in range(s.seats):
                nodes[path[i]].chances[seat] += worths[1][seat]
    return used


@jit
def count_choice(tally: Rows, seat: int, out: Row, n: int, action: int) -> None:
    """Counts what was offered, and what was chosen."""
    for i in range(n):
        tally[OFFERS][out[i]] += 1
    tally[TIMES][action] += 1
    tally[CHOSEN_BY + seat][action] = 1


@jit
def count_choosers(tally: Rows, seats: int, points: Row) -> None:
    """Counts, after a match, the seats that chose each action, and their points."""
    for seat in range(seats):
        chosen = tally[CHOSEN_BY + seat]
        for action in range(len(chosen)):
            if chosen[action] == 1:
                chosen[action] = 0
                tally[CHOOSERS][action] += 1
                tally[POINTS][action] += points[seat]


@entry
def play_sensibly(
    states: States,
    setups: Sequence[Any],
    key: Row,
    lucks: Sequence[Luck],
    out: Row,
    results: Sequence[Any],
    tally: Rows,
) -> int:
    """The same by the game's own policy; counts choices in a tally."""
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
            action = out[policy(s, out, n, luck)]
            count_choice(tally, s.to_act, out, n, action)
            rules.apply(s, action)
            actions += 1
            options += n
            n = rules.legal(s, out)
        total += actions
        note(results[i], s, actions, options)
        count_choosers(tally, s.seats, results[i].points)
    return total
