"""Random matches of any game, many at once: how often does each seat win?"""

import sys

from abraka.core.batch import Batch

batch = Batch(sys.argv[1] if len(sys.argv) > 1 else "towers", players=2, rows=256, features=False)
wins, matches = [0, 0], 0
while matches < 1000:
    batch.step(batch.pick())
    wins = [won + int((batch.returns[batch.done, seat] > 0).sum()) for seat, won in enumerate(wins)]
    matches += int(batch.done.sum())
print(f"{matches} matches, won by seat: {[f'{won / matches:.0%}' for won in wins]}")
