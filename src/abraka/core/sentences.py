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


def counted(number: int, thing: str) -> str:
    """So many of a thing whose plural has an s."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def listed(words: Sequence[str], last: str = "and") -> str:
    """Words as a list in a sentence."""
    return f" {last} ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)


def names_listed(seats: Sequence[int]) -> str:
    """Names of seats as a list, in the language that is spoken."""
    *first, last = [seat_name(seat) for seat in seats]
    return say("list_and", first=", ".join(first), last=last) if first else last


def who_won(ranks: Sequence[int]) -> str:
    """Who has the first place, alone or with others, in the language that is spoken."""
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    if len(winners) == 1:
        return say("won_alone", name=seat_name(winners[0]))
    return say("won_shared", names=names_listed(winners))
