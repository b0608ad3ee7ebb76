"""Work that is split among many machines: who plays what, whatever the machines are called."""

import re
from collections.abc import Iterator
from typing import NamedTuple, Self

from abraka.core.errors import OptionError

MOST = 100_000
WRITTEN = re.compile(r"(\d{1,6})/(\d{1,6})", re.ASCII)


class Share(NamedTuple):
    """One of several equal parts of all that is to be played, counted from 1."""

    part: int = 1
    parts: int = 1

    @classmethod
    def read(cls, text: str) -> Self:
        """A share as it is written: “3/16”."""
        found = WRITTEN.fullmatch(text)
        part, parts = (int(found[1]), int(found[2])) if found else (0, 0)
        if not 1 <= part <= parts <= MOST:
            raise OptionError(f"A share is written like 3/16, from 1/16 to 16/16; not “{text[:40]}”.")
        return cls(part, parts)

    def of(self, number: int) -> Iterator[int]:
        """Those among so many things, numbered from 0, that fall to this share: every one to exactly one."""
        return iter(range(self.part - 1, number, self.parts))

    def __str__(self) -> str:
        return f"{self.part}/{self.parts}"


WHOLE = Share()
