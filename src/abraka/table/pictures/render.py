"""SVG to PNG, in a process of its own: it takes a tenth of a second in which nothing else of Python would run.

This file is also the program that runs there. It imports nothing of Abraka, so that it starts at once.
"""

import asyncio
import json
import sys
from collections.abc import Sequence

PATIENCE_S = 20.0


class NotDrawn(Exception):  # noqa: N818  # what happened, not what is wrong
    """The drawing program failed, or took too long."""


async def render(svg: str, fonts: Sequence[str]) -> bytes:
    """A drawing as PNG."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(sys.executable, "-I", __file__, stdin=pipe, stdout=pipe)
    try:
        order = json.dumps({"svg_string": svg, "font_files": list(fonts)}).encode()
        png, _ = await asyncio.wait_for(process.communicate(order), PATIENCE_S)
    except TimeoutError:
        raise NotDrawn("it took too long") from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode:
        raise NotDrawn(f"the program ended with {process.returncode}")
    return png


def main() -> None:
    """Draws what it is told to, and writes the PNG."""
    import resvg_py

    order = json.load(sys.stdin)
    sys.stdout.buffer.write(bytes(resvg_py.svg_to_bytes(skip_system_fonts=True, **order)))


if __name__ == "__main__":
    main()
