"""`abraka tasks`: named tasks, and what players reach in them."""

from pathlib import Path
from typing import Annotated

import typer

from abraka.command_line import Json, ready, ready_bots
from abraka.console import Bar, print_json
from abraka.core.errors import OptionError

tasks_app = typer.Typer(help="Named tasks: what a player is measured by, and what the usual bots reach.")

DEFAULT = "random,greedy,plain,archmage,learned"


@tasks_app.callback(invoke_without_command=True)
def show(context: typer.Context, as_json: Json = False) -> None:
    """Named tasks: what a player is measured by, and what the usual bots reach."""
    if context.invoked_subcommand is not None:
        return
    from abraka.lab.tasks import TASKS, reference

    if as_json:
        print_json({"tasks": TASKS, "reference": list(reference().values())})
    else:
        from abraka.task_tables import document

        print(document(TASKS, reference()), end="")


@tasks_app.command()
def run(
    names: Annotated[list[str] | None, typer.Argument(metavar="TASK…", help="Which tasks; all if not said.")] = None,
    bots: Annotated[str, typer.Option(metavar="NAME,NAME,…", help="Whose figures, separated by commas.")] = DEFAULT,
    code: Annotated[
        list[Path] | None,
        typer.Option(metavar="FILE", exists=True, dir_okay=False, help="A bot of your own; repeatable."),
    ] = None,
    folder: Annotated[
        Path, typer.Option(file_okay=False, help="What was played and learned stays here, to go on later.")
    ] = Path("abraka-tasks"),
    matches: Annotated[int | None, typer.Option("--matches", "-n", min=1, help="Fewer, or more, than usual.")] = None,
    positions: Annotated[int | None, typer.Option(min=600, help="From so many “learned” learns.")] = None,
    workers: Annotated[int, typer.Option(min=1, max=1024, help="Processes.")] = 1,
    as_json: Json = False,
) -> None:
    """Play tasks: the figures of the usual bots, or of one of your own. The same command goes on where it stopped."""
    from abraka.bots import BOT_NAMES
    from abraka.lab.tasks import LEARNED, TASKS, Runner, task_named
    from abraka.task_tables import figures

    tasks = [task_named(name) for name in names] if names else list(TASKS)
    codes = {path.stem: path for path in code or ()}
    asked = [name.strip() for name in bots.split(",") if name.strip()] + ([] if bots != DEFAULT else list(codes))
    known = [*BOT_NAMES, LEARNED, *codes]
    for name in asked:
        if name not in known:
            raise OptionError(f"There is no bot “{name}”; there are {', '.join(known)}.")
    for name in dict.fromkeys(task.game for task in tasks):
        ready(name)
        ready_bots(name)
    folder.mkdir(parents=True, exist_ok=True)
    runner, found = Runner(folder, matches, positions, workers), []
    for task in tasks:
        with Bar(task.name) as bar:
            found.append(runner.run(task, asked, codes, bar))
    if as_json:
        print_json(found)
    else:
        print(figures(tasks, {result.task: result for result in found}), end="")
