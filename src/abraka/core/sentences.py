"""What the sentences of all games have in common: names of seats, counts, lists, who has won."""

from collections.abc import Sequence

from abraka.core.game import SEAT_COLOURS


def seat_colour(seat: int) -> str:
    """A seat's colour."""
    return SEAT_COLOURS[seat]


def seat_name(seat: int) -> str:
    """A seat's name."""
    return SEAT_COLOURS[seat].capitalize()


def counted(number: int, thing: str) -> str:
    """So many of a thing whose plural has an s."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def listed(words: Sequence[str], last: str = "and") -> str:
    """Words as a list in a sentence."""
    return f" {last} ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)


def who_won(ranks: Sequence[int]) -> str:
    """Who has the first place, alone or with others."""
    winners = [seat_name(seat) for seat, rank in enumerate(ranks) if rank == 1]
    return f"{listed(winners)} {'wins' if len(winners) == 1 else 'share the first place'}."
