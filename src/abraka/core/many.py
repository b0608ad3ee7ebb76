"""What Python calls of a game's compiled batches: many matches side by side, each with a row in every array.

Like `core.drive` this file is executed once for every game, with the game's `rules`, its features and its returns put
in first (see `core.batch`, which compiles it only when a batch is first used). All functions work on the rows from
`first` to `last`, so that threads can share a batch; nothing is allocated. Where an array has no rows, it is left out:
masks and features cost nothing to those who want none.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any

from abraka.core.chance import Luck, luck_word, pick
from abraka.core.drive import States
from abraka.core.records import Floats, Row, Rows, assign, entry, integer, jit
from abraka.core.returns import note_returns

rules: Any = globals().get("rules")
features: Any = globals().get("features")
sides: Any = globals().get("sides")
merit: Any = globals().get("merit")

Flags = MutableSequence[bool]
Masks = MutableSequence[Flags]
Table = MutableSequence[Floats]


@jit
def look(s: Any, seat: int, row: Floats) -> None:
    """What a seat knows, as numbers; nothing but zeros if nobody is asked."""
    if seat >= 0:
        features(s, seat, row)
    else:
        for i in range(len(row)):
            row[i] = 0.0


@jit
def set_mask(legal: Row, n: int, mask: Flags) -> None:
    """True for the first n of the legal actions, false for all others."""
    for action in range(len(mask)):
        mask[action] = False
    for i in range(n):
        mask[legal[i]] = True


@jit
def refresh(s: Any, i: int, legal: Rows, counts: Row, to_act: Row, masks: Masks, table: Table) -> None:
    """What may be done now and by whom, and what that seat knows."""
    n = rules.legal(s, legal[i])
    counts[i] = n
    to_act[i] = s.to_act
    if len(masks) > 0:
        set_mask(legal[i], n, masks[i])
    if len(table) > 0:
        look(s, s.to_act, table[i])


@jit
def begin(s: Any, setups: Sequence[Any], luck: Luck, key: Row) -> None:
    """Sets up a new match, under a key that follows from the row's luck."""
    key[0] = luck_word(luck)
    key[1] = luck_word(luck)
    rules.reset(s, setups[0], key)


@entry
def start_many(
    states: States,
    first: int,
    last: int,
    setups: Sequence[Any],
    lucks: Sequence[Luck],
    keys: Rows,
    legal: Rows,
    counts: Row,
    to_act: Row,
    lengths: Row,
    masks: Masks,
    table: Table,
) -> None:
    """Sets up a new match in every row."""
    for i in range(first, last):
        begin(states[i], setups, lucks[i], keys[i])
        lengths[i] = 0
        refresh(states[i], i, legal, counts, to_act, masks, table)


@entry
def step_many(
    states: States,
    first: int,
    last: int,
    actions: Row,
    restart: bool,
    setups: Sequence[Any],
    lucks: Sequence[Luck],
    keys: Rows,
    legal: Rows,
    counts: Row,
    to_act: Row,
    lengths: Row,
    done: Flags,
    returns: Table,
    masks: Masks,
    table: Table,
) -> None:
    """Plays one legal action in every row whose match goes on; those that ended are `done` and have their returns.

    A row whose action is negative waits: nothing happens there, and nothing is cleared.
    If `restart`, a new match begins in them at once, and `done`, `returns` and `lengths` (how many actions a match
    took) tell of the ended one until the next step. Nothing is checked (see `illegal`).
    """
    for i in range(first, last):
        if actions[i] < 0:
            continue
        if restart and done[i]:
            done[i] = False
            lengths[i] = 0
            for seat in range(len(returns[i])):
                returns[i][seat] = 0.0
        if counts[i] > 0:
            s = states[i]
            rules.apply(s, integer(actions[i]))
            lengths[i] += 1
            if s.to_act < 0:
                done[i] = True
                note_returns(s, sides(s), merit(s), returns[i])
                if restart:
                    begin(s, setups, lucks[i], keys[i])
            refresh(s, i, legal, counts, to_act, masks, table)


@entry
def illegal(actions: Row, legal: Rows, counts: Row, wrong: Flags) -> int:
    """Marks the rows whose action is not legal; returns how many there are. Rows without a match take any action.

    A negative action plays nothing, so it is never wrong.
    """
    found = 0
    for i in range(len(wrong)):
        wrong[i] = counts[i] > 0 and actions[i] >= 0
        for k in range(counts[i]):
            if legal[i][k] == actions[i]:
                wrong[i] = False
        found += 1 if wrong[i] else 0
    return found


@entry
def pick_many(first: int, last: int, lucks: Sequence[Luck], legal: Rows, counts: Row, actions: Row) -> None:
    """Any legal action for every row, as likely as the others, by the row's luck."""
    for i in range(first, last):
        actions[i] = legal[i][pick(lucks[i], integer(counts[i]))] if counts[i] > 0 else 0


@entry
def mask(states: States, first: int, last: int, out: Row, masks: Masks) -> None:
    """Writes which actions are legal in the states from `first` to `last`; `out` is room for one list of them."""
    for i in range(first, last):
        set_mask(out, rules.legal(states[i], out), masks[i])


@entry
def see(states: States, first: int, last: int, seats: Row, table: Table) -> None:
    """Writes the features of the states from `first` to `last`, each as its seat knows it; -1: zeros."""
    for i in range(first, last):
        look(states[i], integer(seats[i]), table[i])


@entry
def step_and_see(states: States, i: int, action: int, out: Row, row: Floats) -> int:
    """Plays a legal action in one state, lists the next ones in `out` and writes what the seat to act then knows.

    Returns how many legal actions there are. `step` and `see` in one call, which from Python is twice as fast.
    """
    s = states[i]
    rules.apply(s, action)
    look(s, s.to_act, row)
    return integer(rules.legal(s, out))


@entry
def see_one(states: States, i: int, seat: int, row: Floats, times: int) -> None:
    """Writes the features of one state as a seat knows it, again and again if asked (for the benchmark)."""
    for _ in range(times):
        features(states[i], seat, row)


@entry
def imagine_many(
    states: States,
    first: int,
    last: int,
    source: States,
    place: int,
    seat: int,
    lucks: Sequence[Luck],
    legal: Rows,
    counts: Row,
    to_act: Row,
    lengths: Row,
    masks: Masks,
    table: Table,
) -> None:
    """Puts worlds that might be, to a seat, into the rows: source[place], with all that it can't know dealt anew."""
    for i in range(first, last):
        assign(states[i], source[place])
        rules.redeal(states[i], seat, lucks[i])
        lengths[i] = 0
        refresh(states[i], i, legal, counts, to_act, masks, table)
