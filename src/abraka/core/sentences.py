"""What the sentences of all games have in common: names of seats, counts, lists, who has won."""

from collections.abc import Sequence

from abraka.core.game import SEAT_COLOURS
from abraka.core.words import say


def seat_colour(seat: int) -> str:
    """A seat's colour."""
    return SEAT_COLOURS[seat]


def seat_name(seat: int) -> str:
    """A seat's name, in the language that is spoken."""
    return say(f"seat_{SEAT_COLOURS[seat]}")


def listed(things: Sequence[str]) -> str:
    """Things that all hold as a list in a sentence, in the language that is spoken."""
    return _joined("list_and", things)


def listed_or(things: Sequence[str]) -> str:
    """The same for things of which one holds."""
    return _joined("list_or", things)


def _joined(id: str, things: Sequence[str]) -> str:
    return say(id, first=", ".join(things[:-1]), last=things[-1]) if len(things) > 1 else "".join(things)


def who_won(ranks: Sequence[int]) -> str:
    """Who has the first place, alone or with others, in the language that is spoken."""
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    if len(winners) == 1:
        return say("won_alone", name=seat_name(winners[0]))
    return say("won_shared", names=listed([seat_name(seat) for seat in winners]))
