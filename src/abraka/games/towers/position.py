"""The position text: a whole state as one readable line.

    players 2 | 3: (B) | 6: (Y) #2 #5 C | 7: #7[B Y] | home B1 Y2 | potions B 4/2/0 Y 6/0/0 | hand B w3 t2w4 td2 | to act B

Segments stand between bars or on lines of their own, in any order. Letters are the seats' colours, `#5` is a tower, `[…]`
wizards on its roof, `(…)` wizards on the ground, `C` the castle on top of what precedes it; potions are empty/full/spent.
All but the towers, the castle and the wizards may be left out and gets a sensible value; hands are then dealt from the key.

    players 4          how many seats (else: as many as the colours named need)
    options …          name=value, those that differ from the default
    spells …           the spells in play
    home B1 Y2         wizards in the castle (else: those missing on the track)
    hand B w3 w3       a hand; known B w3: a card of it that B's partner gave (T40)
    discard w3*2 d     the discard pile (else: empty); all other cards are the draw pile
    first, active B    the starting seat, the seat whose turn it is
    turn 12, round 3   how far the match is
    to act B           who is asked
    now …              name=value, what distinguishes the middle of a turn from its first prompt
    chance …/12        the key and how many random numbers were taken
    outcome …          why the match ended, and the places
"""

import re
from collections.abc import Callable, Iterable
from typing import NamedTuple

from abraka.core.errors import OptionError, PositionError
from abraka.core.game import SEAT_LETTERS, Options
from abraka.games.towers.actions import CARD_NAMES, SPELL_NAMES
from abraka.games.towers.spec import SPEC
from abraka.games.towers.state import (
    CARDS,
    GROUND,
    NEXT_CARD,
    NO_PROMPT,
    NONE,
    SPACES,
    TOWERS,
    TURN,
    Setup,
    State,
)
from abraka.games.towers.view import EDITIONS, PROMPTS, REASONS, VARIANTS

STAGES = (
    "begin_turn", "next_card", "die_fell", "choose_half", "before_effect", "choose_piece", "ask_riders", "move_picked",
    "after_effect", "aim_spell", "spell_done", "after_redraw", "end_turn",
)  # fmt: skip
PAYMENTS = ("now", "later", "ride")
HALF_NAMES = ("either", "tower", "wizard")
KEYWORDS = (
    "players", "options", "spells", "home", "potions", "hand", "known", "discard", "first", "active", "turn", "round",
    "to act", "now", "chance", "outcome",
)  # fmt: skip
SEVERAL_TIMES = ("hand", "known")
OPTIONS = {option.name: option for option in SPEC.options}

BREAK = re.compile(rf"\||\n(?=\s*(?:[0-9]+\s*:|(?:{'|'.join(KEYWORDS)})\b))")
SPACE_SEGMENT = re.compile(r"([0-9]+)\s*:(.*)", re.DOTALL)
KEYWORD_SEGMENT = re.compile(rf"({'|'.join(KEYWORDS)})\b(.*)", re.DOTALL)
PIECE_ON_SPACE = re.compile(r"\s*(?:\(([^()]*)\)|#([0-9]+)\s*(?:\[([^\[\]]*)\])?|(C)(?=\s|$))")
SHOWN = 40


class Kind(NamedTuple):
    """How the values of a small field are written and read."""

    texts: tuple[str, ...]
    first: int = 0  # the number that the first text stands for


def seat_kind() -> Kind:
    """A seat or nobody."""
    return Kind(("-", *SEAT_LETTERS), NONE)


FLAG = Kind(("no", "yes"))
LETTERS = Kind(tuple("".join(c for k, c in enumerate(SEAT_LETTERS) if bits >> k & 1) or "-" for bits in range(64)))
STAGE = Kind(STAGES)
SPELL = Kind(("-", *SPELL_NAMES), NONE)


def up_to(most: int) -> Kind:
    """A number from 0 on."""
    return Kind(tuple(str(number) for number in range(most + 1)))


SMALL: dict[str, tuple[Kind, int]] = {
    "prompt": (Kind(PROMPTS), TURN),
    "stage": (STAGE, NEXT_CARD),
    "cards_played": (up_to(2), 0),
    "spells_cast": (up_to(100), 0),
    "turn_over": (FLAG, 0),
    "exchanged": (FLAG, 0),
    "refused": (LETTERS, 0),
    "ending": (FLAG, 0),
    "card": (Kind(("none", *CARD_NAMES), NONE), NONE),
    "half": (Kind(HALF_NAMES), 0),
    "steps": (up_to(6), 0),
    "rolls_left": (up_to(3), 0),
    "picked_owner": (seat_kind(), NONE),
    "picked_space": (Kind(("-", *up_to(SPACES - 1).texts), NONE), NONE),
    "rider": (seat_kind(), NONE),
    "asked": (LETTERS, 0),
    "right": (seat_kind(), NONE),
    "right_spell": (SPELL, NONE),
    "reserved": (FLAG, 0),
    "caster": (seat_kind(), NONE),
    "spell": (SPELL, NONE),
    "payment": (Kind(PAYMENTS), 0),
    "lifted": (Kind(("-", *(f"#{number}" for number in range(1, TOWERS + 1))), NONE), NONE),
    "resume": (STAGE, 0),
}
"""The small fields of a turn, and their values at a turn's first prompt."""


# ---- Writing.


def write_position(state: State) -> str:
    """The whole state as one line, what is hidden included; `read_position` gives an equal state back."""
    seats = range(1 if state.together else state.seats)
    segments = [
        f"players {state.seats}",
        _named("options", _options_of(state)),
        " ".join(["spells", *(name for k, name in enumerate(SPELL_NAMES) if state.spells >> k & 1)]),
        *(_write_space(state, space) for space in range(SPACES)),
        " ".join(["home", *(f"{SEAT_LETTERS[seat]}{state.home[seat]}" for seat in seats)]),
        " ".join(["potions", *(_write_potions(state, seat) for seat in seats)]),
        *(_write_cards("hand", seat, state.hand[seat][: state.n_hand[seat]]) for seat in seats),
        *(_write_cards("known", s, state.known[s][: state.n_known[s]]) for s in seats if state.n_known[s]),
        _write_discard(state),
        f"first {SEAT_LETTERS[state.first]}",
        f"turn {state.turn}",
        f"round {state.round}",
        f"active {SEAT_LETTERS[state.active]}" if state.active != state.to_act else "",
        f"to act {SEAT_LETTERS[state.to_act]}" if state.to_act >= 0 else "",
        _named("now", _write_now(state)),
        f"chance {_key_bytes(state).hex()}/{state.draws}",
        _write_outcome(state),
    ]
    return " | ".join(segment for segment in segments if segment)


def _named(keyword: str, values: dict[str, str]) -> str:
    return " ".join([keyword, *(f"{name}={value}" for name, value in values.items())]) if values else ""


def _options_of(record: State | Setup) -> dict[str, str]:
    """The options that a state or a setup shows, as far as they differ from the default."""
    joint = record.together
    potions = record.potions if isinstance(record, Setup) else record.empty[0] + record.full[0] + record.spent[0]
    empty = not record.potions_full if isinstance(record, Setup) else record.empty[0] > 0
    values: Options = {
        "variant": VARIANTS[record.variant],
        "edition": EDITIONS[record.edition],
        "teams": record.teams,
        "together": joint and record.seats > 1,
        "potions": ("empty" if empty else "full") if joint and potions else "none",
        "skip_second": record.skip_second,
        "offers": record.offers,
        "memory": "aided" if record.aided else "faithful",
    }
    return {name: OPTIONS[name].write(value) for name, value in values.items() if value != OPTIONS[name].default}


def _write_space(state: State, space: int) -> str:
    ground = _write_crowd(state.crowd[GROUND + space])
    parts = [f"({ground})"] if ground else []
    for tower in state.stack[space][: state.height[space]]:
        roof = _write_crowd(state.crowd[tower])
        parts.append(f"#{tower + 1}[{roof}]" if roof else f"#{tower + 1}")
    if state.castle == space:
        parts.append("C")
    return f"{space}: {' '.join(parts)}" if parts else ""


def _write_crowd(wizards: Iterable[int]) -> str:
    return " ".join(" ".join(SEAT_LETTERS[seat] * count) for seat, count in enumerate(wizards) if count)


def _write_potions(state: State, seat: int) -> str:
    return f"{SEAT_LETTERS[seat]} {state.empty[seat]}/{state.full[seat]}/{state.spent[seat]}"


def _write_cards(keyword: str, seat: int, cards: Iterable[int]) -> str:
    return " ".join([keyword, SEAT_LETTERS[seat], *(CARD_NAMES[card] for card in cards)])


def _write_discard(state: State) -> str:
    counts = [(CARD_NAMES[card], state.discard[card]) for card in range(CARDS) if state.discard[card]]
    return " ".join(["discard", *(f"{c}*{n}" if n > 1 else c for c, n in counts)]) if counts else ""


def _write_now(state: State) -> dict[str, str]:
    over = bool(state.reason)
    values = {}
    for name, (kind, usual) in SMALL.items():
        number = int(getattr(state, name))
        if number != (NO_PROMPT if over and name == "prompt" else usual):
            values[name] = kind.texts[number - kind.first]
    return values


def _write_outcome(state: State) -> str:
    if not state.reason:
        return ""
    places = (f"{SEAT_LETTERS[seat]}{state.ranks[seat]}" for seat in range(state.seats))
    return " ".join(["outcome", REASONS[state.reason], *places])


def _key_bytes(state: State) -> bytes:
    return b"".join(int(word).to_bytes(8, "little") for word in state.key)
