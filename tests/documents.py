"""The documents as the tests read them: their fenced blocks, the programs and the commands that they show."""

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"
TOLD_RULES = ROOT / "docs" / "rules"
"""The rules as the client tells them; its pictures and links are its own."""

DOCUMENTS = [README, *sorted(path for path in (ROOT / "docs").rglob("*.md") if path.parent != TOLD_RULES)]

BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
FILE_NAME = re.compile(r"# (\S+\.\w+)\n")
AT_A_TABLE = re.compile(r"# (\S+\.py), for an open table\n")
"""The first line of a program that needs a server; `tests/table/test_docs.py` runs those."""


class Block(NamedTuple):
    """A fenced block: its language, its text, and the line that it begins after."""

    language: str
    text: str
    line: int


def read(path: Path) -> str:
    """A document's text."""
    return path.read_text(encoding="utf-8")


def name_of(path: Path) -> str:
    """A document's name, from the project's folder on."""
    return path.relative_to(ROOT).as_posix()


def blocks(path: Path, language: str) -> list[Block]:
    """The fenced blocks of a document in that language."""
    text = read(path)
    found = [Block(match[1], match[2], text[: match.start(2)].count("\n")) for match in BLOCK.finditer(text)]
    return [block for block in found if block.language == language]


def prose(path: Path) -> str:
    """A document without its fenced blocks."""
    return BLOCK.sub("", read(path))


def shell_lines(path: Path) -> list[str]:
    """The commands that a document shows, without remarks."""
    lines = [line.partition(" #")[0].strip() for block in blocks(path, "sh") for line in block.text.splitlines()]
    return [line for line in lines if line]


def snippets(path: Path) -> list[Block]:
    """The Python of a document that runs by itself."""
    return [block for block in blocks(path, "python") if not AT_A_TABLE.match(block.text)]


def table_programs() -> dict[str, str]:
    """The programs of all documents that need a server, by their names."""
    found = [AT_A_TABLE.match(block.text) for path in DOCUMENTS for block in blocks(path, "python")]
    return {match[1]: match.string for match in found if match}


def write_named_files(path: Path, folder: Path) -> None:
    """Puts the files that a document shows, each with its name in the first line, into a folder."""
    for block in blocks(path, "toml") + blocks(path, "python"):
        if found := FILE_NAME.match(block.text):
            (folder / found[1]).write_text(block.text, encoding="utf-8")
