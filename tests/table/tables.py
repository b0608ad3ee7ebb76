"""The tables of the documents that follow from the code; `python -m tests.table.tables` writes them anew."""

import re
from pathlib import Path

from abraka.core.refusals import REFUSALS as CORE
from abraka.table.metrics import REGISTRY
from abraka.table.refusals import SENTENCES, TableRefusal
from abraka.table.web import ENDPOINTS

DOCS = Path(__file__).parent.parent.parent / "docs"
PROTOCOL, HOSTING = DOCS / "protocol.md", DOCS / "hosting.md"
CORE_CLASSES = {
    "over": "illegal",
    "not_asked": "illegal",
    "not_now": "illegal",
    "unknown_text": "unparsable",
    "unknown_text_near": "unparsable",
    "unknown_json": "unparsable",
    "other_seat": "not_your_turn",
    "unknown_action": "unparsable",
    "unknown_number": "unparsable",
    "moved_on": "stale",
    "nothing_done": "refused",
    "sealed": "refused",
    "declared": "refused",
}
"""The last five never come over the wire: they are for programs that use a match themselves."""


def arguments(template: str) -> list[str]:
    """The arguments that a sentence has."""
    return re.findall(r"{(\w+)", template)


def endpoint_rows() -> list[str]:
    """What can be asked for over HTTP."""
    return [f"| `{e.method} {e.path}{_query(e.query)}` | {e.summary} |" for e in ENDPOINTS]


def _query(names: tuple[str, ...]) -> str:
    return f"?{'&'.join(f'{name}=' for name in names)}" if names else ""


def refusal_rows() -> list[str]:
    """What the table refuses."""
    rows = []
    for name, template in SENTENCES.items():
        args = arguments(template)
        refusal = TableRefusal(name, **dict.fromkeys(args, "…"))
        told = " ".join(f"`{arg}`" for arg in args)
        rows.append(f"| `{name}` | `{refusal.code}` | {refusal.status} | {told} | {template} |")
    return rows


def core_rows() -> list[str]:
    """What all games refuse."""
    rows = []
    for name, code in CORE_CLASSES.items():
        told = " ".join(f"`{arg}`" for arg in arguments(CORE[name]))
        plain = re.sub(r"{(\w+):[^}]*}", r"{\1}", CORE[name])
        rows.append(f"| `{name}` | `{code}` | {told} | {plain} |")
    return rows


def figure_rows() -> list[str]:
    """What `/metrics` tells."""
    rows = []
    for figure in REGISTRY.collect():
        name = figure.name + ("_total" if figure.type == "counter" else "")
        rows.append(f"| `{name}` | {figure.type} | {figure.documentation} |")
    return rows


TABLES = {
    "endpoints": (PROTOCOL, endpoint_rows),
    "refusals": (PROTOCOL, refusal_rows),
    "core refusals": (PROTOCOL, core_rows),
    "metrics": (HOSTING, figure_rows),
}


def pattern(name: str) -> re.Pattern[str]:
    """A table in its document: the mark before it, its two first lines, its rows, the mark after it."""
    return re.compile(rf"(<!-- {name}: .*? -->\n\|.*\n\|.*\n)((?:\|.*\n)*)(?=<!-- end of {name} -->)")


def written(name: str) -> list[str]:
    """The rows of a table as they stand in its document."""
    found = pattern(name).search(TABLES[name][0].read_text(encoding="utf-8"))
    assert found is not None, f"there is no table of {name}"
    return found[2].splitlines()


if __name__ == "__main__":
    for name, (path, rows) in TABLES.items():
        text = "\n".join(rows()) + "\n"
        document = path.read_text(encoding="utf-8")
        path.write_text(pattern(name).sub(lambda m, text=text: m[1] + text, document), encoding="utf-8")  # type: ignore[misc]
