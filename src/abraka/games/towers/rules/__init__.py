"""The rules of Wandering Towers, by topic.

setup      the table before the first turn
turn       cards, dice, pieces, what ends a turn
track      moving wizards and towers, the castle's flight
spells     what may be cast, how it is paid, what it does
rounds     the master game's reactions, and riding along
cards      drawing, discarding, the partners' exchange
sides      colours, partners, potions, the goal and the end
legal      what may be done now
play       what an action does
knowledge  what a seat can't know, dealt anew
"""

from abraka.games.towers.rules.knowledge import redeal
from abraka.games.towers.rules.legal import legal
from abraka.games.towers.rules.play import apply
from abraka.games.towers.rules.setup import reset

__all__ = ["apply", "legal", "redeal", "reset"]
