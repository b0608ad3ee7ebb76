"""The tables of named tasks for readers; `docs/tasks.md` is made of them."""

from collections.abc import Mapping, Sequence

from abraka.core.game import spec_of
from abraka.lab.tasks import Result, Score, Task

HEAD = """\
# Named tasks

So that two papers mean the same: each task is a game, a table, opponents, deals and a measure. This page is what
`abraka tasks` prints; `abraka tasks run` plays everything anew, `abraka tasks run TASK --bots my_bot --code my_bot.py`
plays one with [a bot of yours](bots.md#your-own-bot). Every deal is played once from each seat, and bots that search
have the task's number of simulations for a decision, so the same figures come out on every machine.
"""

FIGURES = """\

## What they reach

Matches won in percent, a shared win counting in part, with the 95 % interval and the number of matches; points where
the task counts them. *Best* is what no player can better, worked out by going through all that may happen: there the
others' figures are exact as well, for bots that are asked ten times wherever they may have to choose.

`learned` learned the task by playing against itself, from so many positions as the task says; it is
`abraka.lab.learner`, which tries its actions in four worlds that might be and asks a small network how it then stands.
A dash: nobody has played it yet.
"""


def document(tasks: Sequence[Task], results: Mapping[str, Result]) -> str:
    """The page of all tasks."""
    return f"{HEAD}\n{_tasks(tasks)}{FIGURES}\n{figures(tasks, results)}"


def _tasks(tasks: Sequence[Task]) -> str:
    lines = [
        "| task | what | table | against | measure | matches | seed | simulations | positions |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for task in tasks:
        against = ", ".join(task.opponents) or "nobody"
        cells = [task.measure, "exact" if task.exact else f"{task.matches:,}", str(task.seed), str(task.sims)]
        lines.append(_row([f"`{task.name}`", task.about, table_of(task), against, *cells, f"{task.positions:,}"]))
    return "\n".join(lines) + "\n"


def table_of(task: Task) -> str:
    """Game, players, options and content, as the command line takes them."""
    options = {option.name: option for option in spec_of(task.game).options}
    chosen = [f"--option {name}={options[name].write(value)}" for name, value in task.options.items()]
    return (
        " ".join([f"`{task.game} --players {task.players}", *chosen, *(f"--content {f}" for f in task.content)]) + "`"
    )


def figures(tasks: Sequence[Task], results: Mapping[str, Result]) -> str:
    """What players reached, task by task."""
    bots = list(dict.fromkeys(bot for result in results.values() for bot in result.scores))
    lines = [_row(["task", *bots, "best"]), _row(["---"] * (len(bots) + 2))]
    for task in tasks:
        result = results.get(task.name)
        found = [result.scores.get(bot) if result else None for bot in bots]
        best = f"{100 * result.best:.2f}" if result and result.best is not None else ""
        lines.append(_row([f"`{task.name}`", *(written(task, one) for one in found), best]))
    return "\n".join(lines) + "\n"


def written(task: Task, score: Score | None) -> str:
    """A figure, with what is known of its certainty."""
    if score is None:
        return "–"
    if score.matches is None:
        return f"{100 * score.value:.2f}"
    if score.low is None or score.high is None:
        return f"{score.value:.1f} points, {score.matches:,}"
    return f"{100 * score.value:.1f} ({100 * score.low:.1f}–{100 * score.high:.1f}), {score.matches:,}"


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
