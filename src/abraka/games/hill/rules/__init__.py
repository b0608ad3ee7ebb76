"""The rules of Magic Hill, by topic.

setup      the table before the first turn
turn       naming, playing, exchanging, what ends a turn
paths      where a goblin may go, moving it, pushing
tiles      what a tile shows and does, stones
cards      drawing, discarding, the limit of a hand
legal      what may be done now
play       what an action does
knowledge  what a seat can't know, dealt anew
"""

from abraka.games.hill.rules.knowledge import redeal
from abraka.games.hill.rules.legal import legal
from abraka.games.hill.rules.play import apply
from abraka.games.hill.rules.setup import reset

__all__ = ["apply", "legal", "redeal", "reset"]
