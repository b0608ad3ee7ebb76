"""Strange hills that an owner may write: one kind of tile, many stones or none, odd decks, every size."""

from pathlib import Path

import pytest

from abraka.core.game import GAMES, Game
from abraka.core.match import Match
from abraka.games.hill.events import FACE_NAMES
from abraka.games.hill.geometry import BASE, LEVELS, SMALLEST, is_corner, ring_length
from abraka.games.hill.position import write_position
from abraka.testing import GameSubject, check_conformance

SPEC = GAMES["hill"]


def owners_game(folder: Path, **parts: str) -> Game:
    """The game with files of an owner, one for each part."""
    files = []
    for part, body in parts.items():
        file = folder / f"{part}.toml"
        file.write_text(f'game = "hill"\npart = "{part}"\n{body}')
        files.append(file)
    return Game(SPEC, tuple(files))


def inner(lowest: int, level: int) -> list[int]:
    """The fields of a level that are no corners."""
    size = lowest - SMALLEST
    return [k for k in range(ring_length(size, level)) if not is_corner(size, BASE[level] + k)]


def board(lowest: int, symbols: list[list[int]], stones: int) -> str:
    """A hill with these symbols, and stones on the first fields without one."""
    free = [(k, f) for k in range(LEVELS) for f in range(ring_length(lowest - SMALLEST, k)) if f not in symbols[k]]
    chosen = free[:: len(free) // stones][:stones] if stones else []
    lying = [[field for level, field in chosen if level == k] for k in range(LEVELS)]
    sides = list(range(lowest, lowest - 2 * LEVELS, -2))
    return (
        f'rings = {{ sides = {sides}, source = "rulebook" }}\n' + _marks("symbols", symbols) + _marks("stones", lying)
    )


def _marks(name: str, levels: list[list[int]]) -> str:
    rows = (f'{{ level = {k}, fields = {fields}, source = "rulebook" }}' for k, fields in enumerate(levels, 1))
    return f"{name} = [{', '.join(rows)}]\n"


def tiles(**copies: int) -> str:
    rows = (f'{{ id = "{face}", copies = {copies.get(face, 0)}, source = "rulebook" }}' for face in FACE_NAMES[1:])
    return f"tile = [{', '.join(rows)}]\n"


def cards(*copies: int, jokers: int) -> str:
    rows = (f'{{ value = {k}, copies = {n}, source = "rulebook" }}' for k, n in enumerate(copies, 1))
    return f'card = [{", ".join(rows)}]\njoker = {{ copies = {jokers}, source = "rulebook" }}\n'


def limit(turns: int) -> str:
    return f'turns = {{ limit = {turns}, source = "rulebook" }}\n'


def test_M21_on_a_hill_of_flying_cards_a_turn_goes_on_with_every_tile(tmp_path: Path) -> None:
    row = inner(9, 0)[:23]
    hill, deck = board(9, [row, [], [], [1]], 0), cards(1, 1, 1, 1, 1, jokers=99)
    game = owners_game(tmp_path, board=hill, cards=deck, tiles=tiles(passage=1, flying=23))
    match = Match(game, 2, key=bytes(16), position="1.0: B3 | hand B j*3")
    match.apply("name j3")
    for before, field in zip([0, *row], row, strict=False):
        match.apply(f"move j{field - before} cw")
        again = Match(game, 2, key=bytes(16), position=write_position(match.state), exact=True)
        assert again.view(0) == match.view(0)
    assert (match.view(0).cards_allowed, match.view(0).cards_played) == (3 + 23, 1 + 23)


@pytest.mark.parametrize("face", FACE_NAMES[1:])
@pytest.mark.parametrize("lowest", [9, 10, 11])
def test_a_hill_with_24_tiles_of_one_kind_and_30_stones_can_be_played_to_its_end(
    lowest: int, face: str, tmp_path: Path
) -> None:
    symbols = [inner(lowest, 0)[::3][:8], inner(lowest, 1)[::2][:8], inner(lowest, 2)[:6], inner(lowest, 3)[:2]]
    count = sum(len(level) for level in symbols)
    faces = tiles(passage=count) if face == "passage" else tiles(passage=1, **{face: count - 1})
    deck = cards(8, 8, 8, 8, 8, jokers=0)
    game = owners_game(tmp_path, board=board(lowest, symbols, 30), tiles=faces, cards=deck, turns=limit(300))
    assert (count, sum(len(level.fields) for level in game.content.board.stones)) == (24, 30)
    check_conformance(GameSubject(game, 5), matches=1)


@pytest.mark.parametrize("lowest", [9, 10, 11])
def test_a_hill_with_one_tile_and_no_stone_can_be_played_to_its_end(lowest: int, tmp_path: Path) -> None:
    hill = board(lowest, [[], [], [], inner(lowest, 3)[-1:]], 0)
    for deck in (cards(36, 1, 1, 1, 1, jokers=0), cards(1, 1, 1, 1, 36, jokers=0), cards(1, 1, 1, 1, 1, jokers=99)):
        game = owners_game(tmp_path, board=hill, tiles=tiles(passage=1), cards=deck, turns=limit(200))
        check_conformance(GameSubject(game, 2), matches=1)


def test_M27_the_shortest_limit_ends_a_match_after_one_turn(tmp_path: Path) -> None:
    game = owners_game(tmp_path, turns=limit(1))
    match = Match(game, 2, key=bytes(16), position="hand B 1 2 3")
    match.apply("exchange 1")
    match.apply("done")
    assert match.outcome is not None
    assert match.outcome.reason == "turn_limit"
