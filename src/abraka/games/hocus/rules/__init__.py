"""The rules of Hocus Pocus, by topic.

setup      the table before the first turn
turn       from one seat's turn to the next's
track      places and fields, hits, the end of the match
rights     what may be cast, when and on whom
spells     what a spell does, and moving by a roll
cards      hands, the deck, and who knows which card
legal      what may be done now
play       what an action does
knowledge  what a seat can't know, dealt anew
"""

from abraka.games.hocus.rules.knowledge import redeal
from abraka.games.hocus.rules.legal import legal
from abraka.games.hocus.rules.play import apply
from abraka.games.hocus.rules.setup import reset

__all__ = ["apply", "legal", "redeal", "reset"]
