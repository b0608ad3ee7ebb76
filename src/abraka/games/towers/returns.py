"""What a match of Wandering Towers was worth: its sides, and how much of the task was done where all are one side."""

from abraka.core.game import NO_SCORE
from abraka.core.records import jit
from abraka.games.towers.state import State


@jit
def sides(s: State) -> int:
    """How many sides play: partners are one (T40), and so are all in a joint game (T50, T51)."""
    if s.together:
        return 1
    return s.seats // 2 if s.teams else s.seats


@jit
def merit(s: State) -> int:
    """Thousandths of a joint game's task that are done: wizards home, and potions that are not empty (T50)."""
    potions = s.empty[0] + s.full[0] + s.spent[0]
    return 1000 * (s.home[0] + potions - s.empty[0]) // (s.wizards + potions)


def score(s: State, seat: int) -> int:
    """In a joint game the wizards home and the potions that are not empty (T50); else nobody counts points."""
    return int(s.home[0] + s.full[0] + s.spent[0]) if s.together else NO_SCORE
