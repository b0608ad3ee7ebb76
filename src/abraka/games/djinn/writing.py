"""Writing a position text."""

from collections.abc import Iterable, Sequence

from abraka.core.game import Options
from abraka.games.djinn import names
from abraka.games.djinn.events import REASONS
from abraka.games.djinn.notation import (
    CAPACITIES,
    CIRCLE_SIGNS,
    CORKED,
    DOINGS,
    FACE_DOWN,
    GOODS,
    LETTERS,
    NOTHING,
    OPTIONS,
    named_bits,
    options_of,
    write_counts,
    write_task,
)
from abraka.games.djinn.state import (
    ACT,
    COINS,
    END_TURN,
    FINAL,
    GO,
    MAGE_PILES,
    NONE,
    OWNED,
    POWER,
    ROUND,
    SHOWN,
    SPACES,
    WINDOW,
    State,
)


def write_position(state: State) -> str:
    """The whole state as one line, what is hidden included; `read_position` gives an equal state back."""
    segments = [
        f"players {state.seats}",
        _write_options(options_of(state)),
        f"first {LETTERS[state.first]}",
        f"tokens {_write_tokens(state)}",
        *(f"{names.SPACES[space]}: {_write_space(state, space)}" for space in _round_spaces(state)),
        *(f"{LETTERS[seat]}: {_write_seat(state, seat)}" for seat in range(state.seats)),
        *_write_displays(state),
        f"turn {state.turn}",
        f"round {state.round}",
        f"last round {state.last_round}" if state.last_round else "",
        *_write_moment(state),
        f"chance {_key_bytes(state).hex()}/{state.draws}",
        _write_outcome(state),
    ]
    return " | ".join(segment for segment in segments if segment)


def _write_options(options: Options) -> str:
    return _listed("options", (f"{name}={OPTIONS[name].write(value)}" for name, value in options.items()))


def _listed(keyword: str, words: Iterable[str]) -> str:
    """A segment that is left out when it has nothing to say."""
    text = " ".join(words)
    return f"{keyword} {text}" if text else ""


def _key_bytes(state: State) -> bytes:
    return b"".join(int(word).to_bytes(8, "little") for word in state.key)


def _write_outcome(state: State) -> str:
    places = (f"{LETTERS[seat]}{state.ranks[seat]}" for seat in range(state.seats))
    return " ".join(["outcome", REASONS[state.reason], *places]) if state.reason else ""


# ---- The map.


def _round_spaces(state: State) -> list[int]:
    return [space for space in range(SPACES) if state.shape[space] == ROUND]


def _write_tokens(state: State) -> str:
    tokens = ((names.SPACES[space], state.token[space]) for space in range(SPACES))
    return " ".join(f"{space}={names.LOCATIONS[token]}" for space, token in tokens if token != NONE)


def _write_space(state: State, space: int) -> str:
    djinns = [colour for sort, colour in enumerate(names.COLOURS) for _ in range(state.djinns[space][sort])]
    return " ".join([names.BOSS] * state.boss[space] + djinns) or NOTHING


# ---- The seats.


def _write_seat(state: State, seat: int) -> str:
    goods = [f"{name} {state.have[seat][COINS + number]}" for number, name in enumerate(GOODS)]
    items = [
        _write_place(state, seat),
        *goods,
        f"capacity {CAPACITIES[state.marker[seat]]}",
        f"minimum {state.minimum[seat]}",
        _listed("bottles", [write_counts(state.bottles[seat], names.COLOURS)]),
        _listed("corked", [write_counts([*state.bottled[seat], *state.boss_bottled[seat]], CORKED)]),
        " ".join(["circles", *(CIRCLE_SIGNS[circle] for circle in state.circle[seat])]),
        f"strip {named_bits(state.strip[seat], names.LOCATIONS) or NOTHING}",
        _listed("placed", _write_tiles(state, seat)),
        f"stall {names.STALLS[state.stall[seat]]}" if state.stall[seat] != NONE else "",
        _listed("mages", _write_cards(state.mage_of, state.mage_up, names.MAGES, seat)),
        _listed("gear", _write_cards(state.gear_of, state.gear_up, names.GEAR, seat)),
        _listed("traits", _placed(state.trait_at, names.TRAITS, OWNED + seat)),
        _listed("awards", _placed(state.award_at, names.AWARDS, OWNED + seat)),
        _listed("ambition", _placed(state.score_at, names.SCORINGS, OWNED + seat)),
    ]
    return ", ".join(item for item in items if item)


def _write_place(state: State, seat: int) -> str:
    """Where the wizard stands; in the final action at the Source, having come from nowhere."""
    if state.at[seat] == NONE:
        return ""
    via = f" via {names.SPACES[state.via[seat]]}" if state.via[seat] != NONE else ""
    return f"at {names.SPACES[state.at[seat]]}{via}"


def _write_tiles(state: State, seat: int) -> list[str]:
    tiles = ((tile - 1, names.SPACES[space]) for space, tile in enumerate(state.tile[seat]) if tile)
    return [f"{names.LOCATIONS[location]}@{space}" for location, space in tiles]


def _write_cards(owners: Sequence[int], up: Sequence[int], known: Sequence[str], seat: int) -> list[str]:
    own = (card for card, owner in enumerate(owners) if owner == seat + 1)
    return [known[card] + ("" if up[card] else FACE_DOWN) for card in own]


def _placed(places: Sequence[int], known: Sequence[str], place: int) -> list[str]:
    """The things that are at this place."""
    return [name for name, where in zip(known, places, strict=True) if where == place]


# ---- Bag, supply and displays.


def _write_displays(state: State) -> list[str]:
    piles = (f"{_or_nothing(state.mage_top[p], names.MAGES)}/{state.mage_under[p]}" for p in range(MAGE_PILES))
    return [
        f"bag {write_counts(state.bag, names.COLOURS) or NOTHING}",
        f"supply {state.supply}",
        f"gone {state.bosses_gone}",
        " ".join(["piles", *piles]),
        " ".join(["display", *(_or_nothing(gear, names.GEAR) for gear in state.gear_top)]),
        _listed("discarded", [named_bits(state.chest_discard, names.CHESTS)]),
        _listed("revealed", (names.CHESTS[chest] for chest in state.revealed[: state.n_revealed])),
        f"offered {' '.join(_placed(state.award_at, names.AWARDS, SHOWN)) or NOTHING}",
        f"scoring {' '.join(_placed(state.score_at, names.SCORINGS, SHOWN)) or NOTHING}",
        _listed("draft", _placed(state.trait_at, names.TRAITS, SHOWN)),
        f"tom {named_bits(state.tom_pile, names.TOM_CARDS) or NOTHING}" if state.tom_size else "",
    ]


def _or_nothing(number: int, known: Sequence[str]) -> str:
    return NOTHING if number == NONE else known[number]


# ---- The moment.


def _write_moment(state: State) -> list[str]:
    """Whose turn it is, what is still to be done and what was done already."""
    traded = (f"{gear},{state.traded[number]}" for number, gear in enumerate(names.GEAR) if state.traded[number])
    return [
        *_write_todo(state),
        "moved" if state.moved else "",
        _listed("did", [named_bits(state.did, DOINGS)]),
        _listed("fresh", [named_bits(state.fresh, names.SPACES)]),
        _listed("claimed", [named_bits(state.claimed, names.GEAR)]),
        _listed("traded", traded),
        f"unlocked {state.unlocked}" if state.unlocked else "",
        _listed("targets", (names.SORTS[sort] for sort in state.targets[: state.n_targets])),
        f"cost {state.cost}" if state.n_targets else "",
        f"held {names.SORTS[state.held - 1]}" if state.held else "",
    ]


def _write_todo(state: State) -> list[str]:
    """In few words where they say it all, else as the stack of tasks."""
    letter = LETTERS[state.active]
    tasks = [list(task) for task in state.stack[: state.depth]]
    kinds = [task[0] for task in tasks]
    if kinds == [END_TURN, WINDOW, ACT, GO] and state.have[state.active][POWER] >= state.minimum[state.active]:
        return [f"to act {letter}"]
    if kinds == [END_TURN, WINDOW, ACT]:
        return [f"acting {letter}"]
    if kinds == [END_TURN, WINDOW]:
        return [f"ending {letter}"]
    if kinds == [FINAL, WINDOW, ACT]:
        return [f"final {letter}"]
    return [f"active {letter}", _listed("todo", map(write_task, tasks))]
