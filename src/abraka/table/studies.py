"""Analysing one match in a process of its own, which gives way to everything else."""

import asyncio
import sys
from collections.abc import Callable

DEPTH = 1.0
"""As deep as usual."""
MOST_BYTES = 1 << 26


async def studied(match: bytes, tell: Callable[[float], None]) -> bytes | None:
    """What an analysis finds in a match, as `analysis.process` writes both; None if it did not come to its end."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "abraka.analysis.process", str(DEPTH),
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=MOST_BYTES,
    )  # fmt: skip
    assert process.stdin is not None and process.stdout is not None
    document = None
    try:
        process.stdin.write(match)
        process.stdin.write_eof()
        async for line in process.stdout:
            if line.startswith(b"{"):
                document = line.rstrip()
            else:
                tell(float(line))
        worked = await process.wait() == 0
    finally:
        if process.returncode is None:
            process.kill()
    return document if worked else None
