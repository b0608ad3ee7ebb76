"""A match as a picture: SVG by the game's own painter, or its pixels."""

import io
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from abraka.core.game import Game
from abraka.table.pictures.card import board_alone
from abraka.table.pictures.fonts import font_files
from abraka.table.settings import CLIENT

WIDTH = 800


def drawn(game: Game, state: Any) -> str:
    """A state as SVG, with nothing hidden."""
    return board_alone(game.name, msgspec.to_builtins(game.whole(state)), WIDTH)


def pixels(game: Game, state: Any) -> npt.NDArray[np.uint8]:
    """A state as rows of pixels: red, green, blue."""
    import resvg_py
    from PIL import Image

    png = resvg_py.svg_to_bytes(svg_string=drawn(game, state), skip_system_fonts=True, font_files=font_files(CLIENT))
    return np.asarray(Image.open(io.BytesIO(bytes(png))).convert("RGB"))
