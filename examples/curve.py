"""From nothing to a learning curve: REINFORCE with a linear policy, over a PettingZoo environment.

python curve.py hocus 4000 curve.svg     # learns in 4,000 matches against chance, draws how it went

The picture needs matplotlib; without a third word it only prints.
"""

import sys
from pathlib import Path
from typing import Any

import numpy as np

from abraka.adapters.pettingzoo import Environment

RATE, POINTS = 0.01, 20


def play(table: Environment, weights: Any, luck: np.random.Generator, seat: str) -> tuple[float, Any]:
    """A match against chance: what it was worth to the seat, and where its choices would have been made likelier."""
    table.reset()
    toward, reward = np.zeros_like(weights), 0.0
    for agent in table.agent_iter():
        seen, gained, ended, _, _ = table.last()
        if ended:
            reward += gained if agent == seat else 0
            table.step(None)
            continue
        legal = np.flatnonzero(seen["action_mask"])
        if agent == seat and len(legal) > 1:
            known = np.append(seen["observation"], 1)
            wish = known @ weights[:, legal]
            chances = np.exp(wish - wish.max())
            chances /= chances.sum()
            k = luck.choice(len(legal), p=chances)
            toward[:, legal] -= np.outer(known, chances)
            toward[:, legal[k]] += known
        else:
            k = luck.integers(len(legal))
        table.step(int(legal[k]))
    return reward, toward


def learn(game: str, matches: int) -> list[tuple[int, float]]:
    """How often it won, by the matches it had played."""
    table, luck, points = Environment(game, 2), np.random.default_rng(1), []
    table.reset(seed=1)
    weights = np.zeros((table.game.feature_count(2) + 1, table.game.spec.action_count))
    usual, won, each = 0.0, 0.0, matches // POINTS
    for number in range(1, each * POINTS + 1):
        reward, toward = play(table, weights, luck, f"seat_{number % 2}")
        weights += RATE * (reward - usual) * toward
        usual += 0.01 * (reward - usual)
        won += (reward + 1) / 2
        if number % each == 0:
            points.append((number, won / each))
            print(f"{number:>8,} matches: {won / each:.0%} of the last {each:,} won", flush=True)
            won = 0.0
    return points


def draw(points: list[tuple[int, float]], path: Path, title: str) -> None:
    """The learning curve."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 3.6), layout="constrained")
    axes = figure.subplots()
    axes.plot([matches for matches, _ in points], [100 * won for _, won in points], marker="o")
    axes.axhline(50, linestyle="--", linewidth=1)
    axes.set(title=title, xlabel="matches", ylabel="won against chance, in %")
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)


if __name__ == "__main__":
    game, count, *picture = sys.argv[1:]
    found = learn(game, int(count))
    if picture:
        draw(found, Path(picture[0]), f"{game}, two players: a linear policy learns")
