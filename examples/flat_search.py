"""A search of one's own over batches: tries every action in worlds that might be, plays on by chance, takes the best.

python examples/flat_search.py hocus 20     # 20 matches against a player by chance
"""

import random
import sys

import numpy as np

from abraka import Match, load
from abraka.core.batch import Batch

WORLDS = 64
"""Worlds that are imagined for each action."""


def values(match: Match, seat: int, room: Batch) -> dict[int, float]:
    """What each legal action is worth to a seat: the mean return of matches that are played on by chance."""
    states = match.game.State.array(1)
    match.game.State.write(states, 0, match.state)
    found = {}
    for action in match.legal_numbers:
        room.imagine(states, 0, seat)  # all that the seat can't know is dealt anew, in every row
        room.step(np.full(room.rows, action))
        while not room.done.all():
            room.step(room.pick())
        found[action] = float(room.returns[:, seat].mean())
    return found


def play(game: str, matches: int) -> float:
    """How often the search wins as one of two."""
    room = Batch(load(game), 2, rows=WORLDS, restart=False, masks=False, features=False)
    won = 0
    for number in range(matches):
        match, seat = Match(game, 2), number % 2
        while match.to_act is not None:
            if match.to_act == seat and len(match.legal_numbers) > 1:
                worth = values(match, seat, room)
                match.play(max(worth, key=worth.__getitem__))
            else:
                match.play(random.choice(match.legal_numbers))
        won += match.game.returns(match.state)[seat] > 0
    return won / matches


if __name__ == "__main__":
    game, matches = (sys.argv[1:] + ["hocus", "10"][len(sys.argv) - 1 :])[:2]
    print(f"won {play(game, int(matches)):.0%} of {matches} matches of {game} against chance")
