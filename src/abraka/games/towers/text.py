"""How a table of Wandering Towers is written for people: the picture, the sentences, the position text."""

from collections.abc import Sequence
from functools import cache, singledispatch

from abraka.core.events import Event
from abraka.core.game import SEAT_COLOURS, SEAT_LETTERS
from abraka.core.sentences import counted, seat_name, who_won
from abraka.games.towers import events as happened
from abraka.games.towers.content import load_content
from abraka.games.towers.notation import one_line
from abraka.games.towers.position import read_options, read_position, write_position
from abraka.games.towers.view import SeatView, SpaceView, View

__all__ = ["ask", "draw", "one_line", "read_options", "read_position", "say", "write_position"]

COLUMN = 5
IN_A_ROW = 4  # wizards side by side in a column
WIDTH = 80
CREST = "♦"
HIDDEN = "?"
CASTLE = "◢♜◣"

ENDINGS = {
    "fulfilled": "the goal is fulfilled",
    "nobody_outside": "no wizard is left outside the castle",
    "turn_limit": "the limit of turns is reached, a draw",
    "all_home": "all wizards are home in time",
    "cards_used_up": "the last card is played and not all wizards are home",
}


# ---- The picture.


def draw(view: View) -> str:
    """The view as a picture of 80 columns: the track laid out in a row, the seats, the cards, what is asked."""
    parts = [_track(view), _seats(view), _table(view), ask(view)]
    return "\n\n".join("\n".join(line.rstrip() for line in part.splitlines()) for part in parts)


def _track(view: View) -> str:
    """The sixteen spaces side by side, each stack upright."""
    doubt = any(seat.trapped for seat in view.seats)
    columns = [_column(space, doubt) for space in view.spaces]
    height = max(len(column) for column in columns)
    rows = [
        "".join((column[level] if level < len(column) else "").ljust(COLUMN) for column in columns)
        for level in reversed(range(height))
    ]
    ground = "".join(_ground(space, doubt) for space in view.spaces)
    names = "".join(str(number).center(COLUMN) for number in range(len(view.spaces)))
    return "\n".join([*rows, ground, names])


def _column(space: SpaceView, doubt: bool) -> list[str]:
    """What stands on a space, from the bottom up."""
    lines = _crowd(space.ground or ())
    for floor in space.floors:
        hidden = HIDDEN if floor.wizards is None and doubt else " "
        lines.append(f"▐{floor.tower}{CREST if floor.crest else ' '}{hidden}▌")
        lines += _crowd(floor.wizards or ())
    return [*lines, CASTLE.center(COLUMN)] if space.castle else lines


def _crowd(wizards: Sequence[int]) -> list[str]:
    """Wizards of a level as letters, in rows from the bottom up."""
    letters = _letters(wizards)
    return [letters[at : at + IN_A_ROW].center(COLUMN) for at in range(0, len(letters), IN_A_ROW)]


def _letters(wizards: Sequence[int]) -> str:
    return "".join(SEAT_LETTERS[seat] * count for seat, count in enumerate(wizards))


def _ground(space: SpaceView, doubt: bool) -> str:
    """A space's piece of the ground: its printed crest, and whether somebody may be trapped there."""
    crest = CREST if space.crest else "═"
    return f"══{crest}{HIDDEN if space.ground is None and doubt else '═'}═"


def _seats(view: View) -> str:
    """One line a seat: wizards home and trapped, potions, cards."""
    lines = [_seat_line("", "home", "trapped", "potions: empty", "full", "spent", "cards")]
    for number, seat in enumerate(view.seats):
        if view.together and number:
            break
        lines.append(_seat(view, number, seat))
    return "\n".join(lines)


def _seat_line(name: str, home: str, trapped: str, empty: str, full: str, spent: str, cards: str) -> str:
    return f"{name:12}{home:>6}{trapped:>9}{empty:>15}{full:>6}{spent:>7}  {cards}"


def _seat(view: View, number: int, seat: SeatView) -> str:
    mark = f"{view.ranks[number]}." if view.ranks else ">" if number == view.active else ""
    name = "All" if view.together and len(view.seats) > 1 else seat_name(number)
    return _seat_line(
        f"{mark:2}{SEAT_LETTERS[number]} {name}",
        f"{seat.home}/{view.wizards}",
        str(seat.trapped),
        str(seat.empty),
        str(seat.full),
        str(seat.spent),
        _hand(seat),
    )


def _hand(seat: SeatView) -> str:
    """The cards of a hand, those that the partner gave marked; or how many, and which the viewer gave (T40)."""
    if seat.hand is None:
        return f"{seat.cards} (gave {' '.join(seat.known)})" if seat.known else str(seat.cards)
    given = list(seat.known)
    cards = []
    for card in seat.hand:
        cards.append(f"{card}*" if card in given else card)
        if card in given:
            given.remove(card)
    return " ".join(cards) or "none"


def _table(view: View) -> str:
    """Cards, spells, and how far the match is."""
    discards = " ".join(f"{card}×{count}" if count > 1 else card for card, count in view.discard.items())
    spells = ", ".join(f"{spell.name} ({spell.cost})" for spell in view.spells)
    lines = [
        f"Pile {view.pile}, discards {discards or 'none'}",
        f"Spells {spells or 'none'}",
        f"Turn {view.turn}, round {view.round}" + (", the last" if view.ending else ""),
    ]
    return "\n".join(wrapped for line in lines for wrapped in _wrap(line)) + _in_hand(view)


def _in_hand(view: View) -> str:
    """The card and the spell that are being carried out."""
    lines = []
    if view.card is not None:
        half = f" for a {view.card.half}" if view.card.half else ""
        lines.append(f"Playing {view.card.card}{half}" + (f", {view.card.steps} forward" if view.card.steps else ""))
    if view.right is not None:
        later = f", {when_reserved(view.right.spell)}" if view.right.reserved else ""
        lines.append(f"{seat_name(view.right.seat)} has the right to cast {_spell(view.right.spell)}{later}")
    return "".join(f"\n{line}" for line in lines)


def _wrap(line: str) -> list[str]:
    """A line cut at spaces to the picture's width."""
    lines = [""]
    for word in line.split(" "):
        if len(lines[-1]) + 1 + len(word) > WIDTH:
            lines.append("   ")
        lines[-1] += f" {word}" if lines[-1] else word
    return lines


# ---- What is asked.


def ask(view: View) -> str:
    """What is asked now, in one sentence."""
    if view.reason:
        return f"The match is over: {ENDINGS[view.reason]}. {_winners(view)}"
    if view.to_act is None:
        return "Nobody is asked."
    return f"{seat_name(view.to_act)}: {_question(view)}"


def _winners(view: View) -> str:
    if 1 not in view.ranks:
        return "The game is lost."
    if view.together:
        return "You have won." if len(view.seats) == 1 else "All have won."
    return who_won(view.ranks)


def _question(view: View) -> str:
    """What the seat to act is asked; see the prompts of T28, T30, T32, T46 and T47."""
    card, casting = view.card, view.casting
    steps = card.steps if card else 0
    rolls = counted(card.rolls_left if card else 0, "roll")
    far = f" ({steps} forward)" if steps else ""
    half = card.half if card else None
    spell = _spell(casting.spell) if casting else "a spell"
    caster = seat_name(casting.caster) if casting else "your partner"
    active = seat_name(view.active)
    return {
        "turn": _turn_question(view),
        "offer": f"offer {active} a card, or pass.",
        "asked": f"{active} asks for a card: give one, or pass.",
        "return": "give a card back to your partner.",
        "roll": f"the die shows {steps}: keep it, or roll again ({rolls} left){_or_cast(view)}.",
        "half": f"use {card.card if card else 'the card'} for a tower or for a wizard{far}{_or_cast(view)}.",
        "round_a": _round_question(view),
        "piece": _piece_question(view, half or "piece", steps),
        "ride": f"ride along by Piggyback with {_moving(view)}, or pass.",
        "round_b": f"cast {_castable(view.casts)} after the card, or pass.",
        "again": f"cast {spell} again, or pass.",
        "target_wizard": f"choose the wizard that goes 1 {_way(view)}.",
        "target_tower": f"choose the tower that goes 2 {_way(view)}.",
        "swap_first": "choose the first tower to swap.",
        "swap_second": f"choose the tower to swap with #{casting.lifted if casting else 0}.",
        "castle_way": "send the castle forward or back.",
        "lift": "choose the tower to lift, to free a wizard below it.",
        "release": f"choose whose wizard comes out from below #{casting.lifted if casting else 0}"
        + (", or pass." if view.edition == "cs" else "."),
        "lend": f"{caster} casts {spell} and lacks potions: lend yours, or pass.",
        "round_free": "cast Free a wizard before the tower moves, or pass.",
        "redraw_tower": f"choose the tower that goes 1 forward{_or_cast(view)}, or pass.",
        "none": "nothing is asked.",
    }[view.prompt]


def _turn_question(view: View) -> str:
    """The choices of a turn's own prompt (T7, T9, T24, T25, T32, T47, T50)."""
    cards = 1 if view.together else 2
    if view.cards_played >= cards:
        choices = ["end your turn"]
    elif view.cards_played:
        choices = ["play your second card"] + (["throw it away"] if view.skip_second else [])
    else:
        choices = ["play a card"] + ([] if view.together else ["redraw all three"])
    if view.may_ask:
        choices.append("ask your partner for a card")
    if view.casts:
        choices.append(f"cast {_castable(view.casts)}")
    return f"{', '.join(choices[:-1])} or {choices[-1]}." if len(choices) > 1 else f"{choices[0]}."


def _castable(spells: Sequence[str]) -> str:
    """What may be cast; Free a wizard is named where nothing else may be (T32)."""
    return _spell("free") if spells == ("free",) else "a spell"


def _or_cast(view: View) -> str:
    """A spell may come first (T24, T32)."""
    return f", or cast {_castable(view.casts)}" if view.casts else ""


def _round_question(view: View) -> str:
    """Round A: what may be cast before the card takes effect, and what for after it (T28)."""
    if not view.casts:
        return f"pay for {_castable(view.reserves)} to come {_when(view.reserves)}, or pass."
    later = ", or one for after it" if view.reserves else ""
    return f"cast {_castable(view.casts)} before the card takes effect{later}, or pass."


def _when(spells: Sequence[str]) -> str:
    return when_reserved(spells[0]) if len(spells) == 1 else "after the card"


def _piece_question(view: View, piece: str, steps: int) -> str:
    """Which piece moves; only what a die says may be declined, and only in the Czech edition (T11)."""
    if view.card is not None and view.card.stuck:
        return f"no {piece} can go {steps} forward: cast {_castable(view.casts)}, or pass."
    rolled = view.card is not None and "d" in view.card.card
    decline = ", or pass" if rolled and view.edition == "cs" else ""
    return f"choose the {piece} that goes {steps} forward{_or_cast(view)}{decline}."


def _moving(view: View) -> str:
    """The wizard that is about to move."""
    if view.card is None or view.card.owner is None:
        return "the wizard that is about to move"
    return f"the {SEAT_COLOURS[view.card.owner]} wizard on space {view.card.space}"


def _way(view: View) -> str:
    return "back" if view.casting and view.casting.spell.startswith("headwind") else "forward"


# ---- What happened.


@singledispatch
def say(event: Event) -> str:
    """An event as an English sentence."""
    raise TypeError(f"{event!r} is no event of this game.")


@say.register
def _(event: happened.TurnBegan) -> str:
    return f"Turn {event.turn}: {seat_name(event.seat)}."


@say.register
def _(event: happened.CardPlayed) -> str:
    return f"{seat_name(event.seat)} plays {event.card}."


@say.register
def _(event: happened.CardThrown) -> str:
    return f"{seat_name(event.seat)} throws {event.card} away."


@say.register
def _(event: happened.Redrew) -> str:
    return f"{seat_name(event.seat)} exchanges all cards."


@say.register
def _(event: happened.Drew) -> str:
    return f"{seat_name(event.seat)} draws {counted(event.cards, 'card')}."


@say.register
def _(event: happened.Got) -> str:
    return f"{seat_name(event.seat)} gets {event.card}."


@say.register
def _(event: happened.PileRenewed) -> str:
    return f"The discards are shuffled into a new pile of {counted(event.cards, 'card')}."


@say.register
def _(event: happened.Rolled) -> str:
    return f"{seat_name(event.seat)} rolls a {event.die}."


@say.register
def _(event: happened.HalfChosen) -> str:
    return f"{seat_name(event.seat)} uses the card for a {event.half}."


@say.register
def _(event: happened.NoEffect) -> str:
    return f"{seat_name(event.seat)}'s {event.card} has no effect."


@say.register
def _(event: happened.WizardMoved) -> str:
    return f"{seat_name(event.mover)} moves {_a_wizard(event.owner)} from space {event.start} to space {event.end}."


@say.register
def _(event: happened.WizardEntered) -> str:
    if event.mover == event.owner:
        return f"{seat_name(event.owner)} brings a wizard from space {event.start} into the castle."
    return f"{seat_name(event.mover)} brings {_a_wizard(event.owner)} from space {event.start} into the castle."


@say.register
def _(event: happened.TowerMoved) -> str:
    return f"{seat_name(event.mover)} moves tower #{event.tower} from space {event.start} to space {event.end}."


@say.register
def _(event: happened.Revealed) -> str:
    verb = "comes" if event.wizards == 1 else "come"
    return f"{_wizards(event.owner, event.wizards)} {verb} to light on space {event.space}."


@say.register
def _(event: happened.Trapped) -> str:
    verb = "is" if event.wizards == 1 else "are"
    return f"{_wizards(event.owner, event.wizards)} {verb} trapped on space {event.space}."


@say.register
def _(event: happened.PotionFilled) -> str:
    return f"{seat_name(event.seat)} fills a potion."


@say.register
def _(event: happened.SpellCast) -> str:
    return f"{seat_name(event.seat)} casts {_spell(event.spell)} for {counted(event.cost, 'potion')}."


@say.register
def _(event: happened.SpellReserved) -> str:
    spell = f"{_spell(event.spell)} {when_reserved(event.spell)}"
    return f"{seat_name(event.seat)} pays {counted(event.cost, 'potion')} to cast {spell}."


@say.register
def _(event: happened.SpellLost) -> str:
    return f"{seat_name(event.seat)} has paid for {_spell(event.spell)}, but there is no target: it is lost."


@say.register
def _(event: happened.PotionsLent) -> str:
    return f"{seat_name(event.seat)} lends {counted(event.potions, 'potion')}."


@say.register
def _(event: happened.LoanRefused) -> str:
    return f"{seat_name(event.seat)} lends no potions in this turn."


@say.register
def _(event: happened.CastleFlew) -> str:
    return f"The castle flies from space {event.start} to space {event.end}."


@say.register
def _(event: happened.CastleStayed) -> str:
    return f"No crest is free: the castle stays on space {event.space}."


@say.register
def _(event: happened.TowersSwapped) -> str:
    return f"Towers #{event.first} and #{event.second} change places."


@say.register
def _(event: happened.Lifted) -> str:
    return f"{seat_name(event.seat)} lifts tower #{event.tower}."


@say.register
def _(event: happened.WizardFreed) -> str:
    return f"{_a_wizard(event.owner).capitalize()} comes out on space {event.space}."


@say.register
def _(event: happened.CardAsked) -> str:
    return f"{seat_name(event.seat)} asks the partner for a card."


@say.register
def _(event: happened.CardGiven) -> str:
    return f"{seat_name(event.giver)} gives {seat_name(event.receiver)} a card."


@say.register
def _(event: happened.CardPassed) -> str:
    return f"The card that {seat_name(event.giver)} gives {seat_name(event.receiver)} is {event.card}."


@say.register
def _(event: happened.Passed) -> str:
    return f"{seat_name(event.seat)} passes."


@say.register
def _(event: happened.LastRound) -> str:
    return f"{seat_name(event.seat)} has fulfilled the goal: this is the last round."


@say.register
def _(event: happened.MatchEnded) -> str:
    return f"The match is over: {ENDINGS[event.reason]}."


@cache
def spell_titles() -> dict[str, str]:
    """The packaged English names of the spells."""
    return {spell.id: spell.name.en for spell in load_content().spells.spell}


def _spell(name: str) -> str:
    """A spell's title inside a sentence."""
    return spell_titles()[name].replace("The ", "the ")


def when_reserved(spell: str) -> str:
    """When a spell acts that was paid for after the card; Piggyback acts when the wizard moves (T30)."""
    return "when the wizard moves" if spell == "piggyback" else "after the card"


def _a_wizard(owner: int) -> str:
    colour = SEAT_COLOURS[owner]
    return f"{'an' if colour[0] in 'aeiou' else 'a'} {colour} wizard"


def _wizards(owner: int, count: int) -> str:
    return _a_wizard(owner).capitalize() if count == 1 else f"{count} {SEAT_COLOURS[owner]} wizards"
