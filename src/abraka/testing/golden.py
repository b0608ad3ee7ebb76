"""Golden playthroughs: short matches, frozen as readable text, so that a change of behaviour is seen.

    python -m abraka.testing.golden [FOLDER]

writes them anew; they freeze what the rules do, the rule tests say what they should do.
"""

import random
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from abraka.core.events import SPECTATOR
from abraka.core.game import GAMES, SEAT_LETTERS, Game, load
from abraka.core.match import Match

MAX_LINES = 400
BOARD_EVERY = 25
FOLDER = Path("tests") / "golden"


def playthrough(game: Game, players: int, options: Mapping[str, object], seed: int) -> str:
    """A match played by chance, as far as the lines last."""
    lines: list[str] = []
    for block in blocks(game, players, options, seed):
        if len(lines) + len(block) > MAX_LINES:
            break
        lines += block
    return "\n".join(lines) + "\n"


def blocks(game: Game, players: int, options: Mapping[str, object], seed: int) -> Iterator[list[str]]:
    """The head, then each action with what everybody saw of it, and now and then the board."""
    chance = random.Random(seed)
    match = Match(game, players, options, key=chance.randbytes(16), match_id="golden")
    yield [f"{game.name}, {players} players, {dict(options)}, seed {seed}", "", *board(match)]
    while match.to_act is not None:
        seat, legal = match.to_act, match.legal()
        action = chance.choice(legal)
        match.apply(action)
        told = [f"    {game.say(event)}" for event in match.events(SPECTATOR)]
        head = f"{match.version} {SEAT_LETTERS[seat]} {game.actions.write(action)}  (of {len(legal)})"
        yield [head, *told, *(board(match) if match.version % BOARD_EVERY == 0 else [])]
    yield ["", *board(match), str(match.outcome)]


def board(match: Match) -> list[str]:
    """What a spectator sees."""
    return [*match.game.draw(match.view(SPECTATOR)).splitlines(), ""]


def configurations(game: Game) -> dict[str, tuple[int, dict[str, object]]]:
    """A name for each playthrough of a game: fewest and most players, and each option at its other values."""
    fewest, most = game.spec.players
    found: dict[str, tuple[int, dict[str, object]]] = {f"{players}": (players, {}) for players in (fewest, most)}
    for option in game.spec.options:
        for value in option.values[:3] if option.kind == "choice" else ("yes",) if option.kind == "flag" else ():
            players = next((n for n in range(most, fewest - 1, -1) if fits(game, n, {option.name: value})), None)
            if players is not None and option.read(value) != option.default:
                found[f"{players}-{option.name}-{value}"] = (players, {option.name: value})
    return found


def fits(game: Game, players: int, options: Mapping[str, object]) -> bool:
    """Whether these go together."""
    from abraka.core.errors import OptionError

    try:
        game.spec.resolve(players, options)
    except OptionError:
        return False
    return True


def all_playthroughs() -> Iterator[tuple[str, str]]:
    """File names and texts for every game of the registry."""
    for name in GAMES:
        game = load(name)
        for label, (players, options) in configurations(game).items():
            yield f"{name}-{label}.txt", playthrough(game, players, options, seed=7)


def main(arguments: list[str]) -> None:
    """Writes all playthroughs."""
    folder = Path(arguments[0]) if arguments else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.txt"):
        old.unlink()
    for name, text in all_playthroughs():
        (folder / name).write_text(text, encoding="utf-8")
        print(f"{folder / name}: {len(text.splitlines())} lines")


if __name__ == "__main__":
    main(sys.argv[1:])
