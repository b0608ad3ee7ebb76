"""Writing a position text."""

from collections.abc import Sequence

from abraka.core.notation import NOTHING, write_chance, write_list, write_options, write_outcome, write_pairs
from abraka.games.djinn import names
from abraka.games.djinn import state as st
from abraka.games.djinn.events import END_REASONS
from abraka.games.djinn.position.dealing import shaped
from abraka.games.djinn.position.notation import (
    CAPACITIES,
    CIRCLE_SIGNS,
    CORKED,
    DOINGS,
    FACE_DOWN,
    GOODS,
    LETTERS,
    named_bits,
    options_of,
    write_counts,
    write_task,
)
from abraka.games.djinn.spec import SPEC
from abraka.games.djinn.state import State


def write_position(state: State) -> str:
    """The whole state as one line, what is hidden included; `read_position` gives an equal state back."""
    segments = [
        f"players {state.seats}",
        write_options(options_of(state), SPEC),
        f"first {LETTERS[state.first]}",
        write_pairs("tokens", _write_tokens(state)),
        *(f"{names.SPACES[space]}: {_write_space(state, space)}" for space in shaped(state, st.ROUND)),
        *(f"{LETTERS[seat]}: {_write_seat(state, seat)}" for seat in range(state.seats)),
        *_write_displays(state),
        f"turn {state.turn}",
        f"round {state.round}",
        f"last round {state.last_round}" if state.last_round else "",
        *_write_moment(state),
        write_chance(state),
        write_outcome(state, END_REASONS),
    ]
    return " | ".join(segment for segment in segments if segment)


def _or_dash(keyword: str, words: Sequence[str]) -> str:
    """A keyword and its words, or a dash."""
    return write_list(keyword, words or [NOTHING])


# ---- The map.


def _write_tokens(state: State) -> dict[str, str]:
    tokens = ((names.SPACES[space], state.token[space]) for space in range(st.SPACES))
    return {space: names.LOCATIONS[token] for space, token in tokens if token != st.NONE}


def _write_space(state: State, space: int) -> str:
    djinns = [colour for sort, colour in enumerate(names.COLOURS) for _ in range(state.djinns[space][sort])]
    return " ".join([names.BOSS] * state.boss[space] + djinns) or NOTHING


# ---- The seats.


def _write_seat(state: State, seat: int) -> str:
    goods = [f"{name} {state.have[seat][st.COINS + number]}" for number, name in enumerate(GOODS)]
    items = [
        _write_place(state, seat),
        *goods,
        f"capacity {CAPACITIES[state.marker[seat]]}",
        f"minimum {state.minimum[seat]}",
        write_list("bottles", write_counts(state.bottles[seat], names.COLOURS)),
        write_list("corked", write_counts([*state.bottled[seat], *state.boss_bottled[seat]], CORKED)),
        write_list("circles", (CIRCLE_SIGNS[circle] for circle in state.circle[seat])),
        _or_dash("strip", named_bits(state.strip[seat], names.LOCATIONS)),
        write_list("placed", _write_tiles(state, seat)),
        f"stall {names.STALLS[state.stall[seat]]}" if state.stall[seat] != st.NONE else "",
        write_list("mages", _write_cards(state.mage_of, state.mage_up, names.MAGES, seat)),
        write_list("gear", _write_cards(state.gear_of, state.gear_up, names.GEAR, seat)),
        write_list("traits", _placed(state.trait_at, names.TRAITS, st.OWNED + seat)),
        write_list("awards", _placed(state.award_at, names.AWARDS, st.OWNED + seat)),
        write_list("ambition", _placed(state.score_at, names.SCORINGS, st.OWNED + seat)),
    ]
    return ", ".join(item for item in items if item)


def _write_place(state: State, seat: int) -> str:
    """Where the wizard stands; in the final action at the Source, having come from nowhere."""
    if state.at[seat] == st.NONE:
        return ""
    via = f" via {names.SPACES[state.via[seat]]}" if state.via[seat] != st.NONE else ""
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
    piles = (f"{_or_nothing(state.mage_top[p], names.MAGES)}/{state.mage_under[p]}" for p in range(st.MAGE_PILES))
    return [
        _or_dash("bag", write_counts(state.bag, names.COLOURS)),
        f"supply {state.supply}",
        f"gone {state.bosses_gone}",
        write_list("piles", piles),
        write_list("display", (_or_nothing(gear, names.GEAR) for gear in state.gear_top)),
        write_list("discarded", named_bits(state.chest_discard, names.CHESTS)),
        write_list("revealed", (names.CHESTS[chest] for chest in state.revealed[: state.n_revealed])),
        _or_dash("offered", _placed(state.award_at, names.AWARDS, st.SHOWN)),
        _or_dash("scoring", _placed(state.score_at, names.SCORINGS, st.SHOWN)),
        write_list("draft", _placed(state.trait_at, names.TRAITS, st.SHOWN)),
        _or_dash("tom", named_bits(state.tom_pile, names.TOM_CARDS)) if state.tom_size else "",
    ]


def _or_nothing(number: int, known: Sequence[str]) -> str:
    return NOTHING if number == st.NONE else known[number]


# ---- The moment.


def _write_moment(state: State) -> list[str]:
    """Whose turn it is, what is still to be done and what was done already."""
    traded = (f"{gear},{state.traded[number]}" for number, gear in enumerate(names.GEAR) if state.traded[number])
    return [
        *_write_todo(state),
        "moved" if state.moved else "",
        write_list("did", named_bits(state.did, DOINGS)),
        write_list("fresh", named_bits(state.fresh, names.SPACES)),
        write_list("claimed", named_bits(state.claimed, names.GEAR)),
        write_list("traded", traded),
        f"unlocked {state.unlocked}" if state.unlocked else "",
        write_list("targets", (names.SORTS[sort] for sort in state.targets[: state.n_targets])),
        f"cost {state.cost}" if state.n_targets else "",
        f"held {names.SORTS[state.held - 1]}" if state.held else "",
    ]


def _write_todo(state: State) -> list[str]:
    """In few words where they say it all, else as the stack of tasks."""
    letter = LETTERS[state.active]
    tasks = [list(task) for task in state.stack[: state.depth]]
    kinds = [task[0] for task in tasks]
    if (
        kinds == [st.END_TURN, st.WINDOW, st.ACT, st.GO]
        and state.have[state.active][st.POWER] >= state.minimum[state.active]
    ):
        return [f"to act {letter}"]
    if kinds == [st.END_TURN, st.WINDOW, st.ACT]:
        return [f"acting {letter}"]
    if kinds == [st.END_TURN, st.WINDOW]:
        return [f"ending {letter}"]
    if kinds == [st.FINAL, st.WINDOW, st.ACT]:
        return [f"final {letter}"]
    return [f"active {letter}", write_list("todo", map(write_task, tasks))]
