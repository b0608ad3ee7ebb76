"""`abraka features`: what a seat knows and what actions are, as numbers: their names in a table."""

from typing import Annotated

import typer

from abraka.command_line import Json, Name
from abraka.console import print_json
from abraka.core.game import load, spec_of

features_app = typer.Typer()


@features_app.command()
def features(
    name: Name,
    players: Annotated[
        int | None, typer.Option("--players", "-p", min=1, help="With --json: for so many; without, for the most.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Show what a seat knows, and what each action is, as numbers for learners: names, groups, ranges."""
    spec = spec_of(name)
    if as_json:
        count = players or spec.players[1]
        spec.resolve(count)
        game = load(name)
        print_json(
            {
                "version": game.features_version,
                "players": count,
                "features": game.feature_names(count),
                "actions": game.action_feature_names(),
            }
        )
    else:
        from abraka.feature_tables import document

        print(document(load(name)), end="")
