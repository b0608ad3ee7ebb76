"""Every rule of every game is cited by the name of a test and by the sources that do it; no test cites another."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from abraka.core.game import GAMES

PARTS_OF_DJINN = (
    (1, 14), (30, 40), (50, 52), (60, 66), (70, 74), (80, 87), (90, 97), (102, 107), (110, 112), (120, 128), (132, 134),
    (140, 143), (150, 150), (155, 161), (170, 185), (190, 192), (200, 202), (210, 217), (230, 230), (235, 235),
)  # fmt: skip
"""Its ids have gaps between the topics."""

RULES = {
    "djinn": [f"D{number}" for first, last in PARTS_OF_DJINN for number in range(first, last + 1)],
    "hocus": [f"H{number}" for number in range(1, 24)],
    "hill": [f"M{number}" for number in range(1, 31)],
    "towers": [f"T{number}" for number in range(1, 52) if number != 49],
}
"""The ids of each game's rules; there is no T49."""

EXAMPLES = {"djinn": [f"X{number}" for number in range(1, 18)]}
"""Worked examples, which tests may cite beside rules."""

TESTS = Path(__file__).parent
SOURCES = TESTS.parent / "src" / "abraka" / "games"
ID = re.compile(r"(?<![A-Za-z0-9])([A-Z][0-9]+)(?![A-Za-z0-9])")
PREFIX = re.compile(r"test((?:_[A-Z][0-9]+)+)(?=_|$)")


def ids_of_name(name: str) -> list[str]:
    """The rule ids that a test's name begins with: test_T33_T34_… cites two."""
    found = PREFIX.match(name)
    return found[1].strip("_").split("_") if found else []


def names_of_tests(tree: ast.AST) -> Iterator[str]:
    """The names of the test functions of a module, also of those in classes."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node.name


def cited_by_tests(game: str) -> dict[str, list[str]]:
    """The tests of a game that cite each id."""
    cited: dict[str, list[str]] = {}
    for file in sorted((TESTS / game).glob("**/test_*.py")):
        for name in names_of_tests(ast.parse(file.read_text(encoding="utf-8"))):
            for rule in ids_of_name(name):
                cited.setdefault(rule, []).append(f"{file.name}::{name}")
    return cited


def remarks(source: str) -> Iterator[str]:
    """The docstrings and comments of a module, those below assignments too."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.value.value
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string


def cited_by_sources(game: str) -> set[str]:
    """The ids that a game's sources cite one by one; a range such as T40–T48 counts for its two ends only."""
    texts = [file.read_text(encoding="utf-8") for file in sorted((SOURCES / game).glob("**/*.py"))]
    return {rule for text in texts for remark in remarks(text) for rule in ID.findall(remark)}


def test_every_game_has_a_list_of_rules() -> None:
    assert sorted(RULES) == sorted(GAMES)


@pytest.mark.parametrize("game", RULES)
def test_every_rule_is_cited_by_the_name_of_a_test(game: str) -> None:
    cited = cited_by_tests(game)
    assert [rule for rule in RULES[game] if rule not in cited] == []


@pytest.mark.parametrize("game", RULES)
def test_every_rule_is_cited_by_the_sources(game: str) -> None:
    cited = cited_by_sources(game)
    assert [rule for rule in RULES[game] if rule not in cited] == []


@pytest.mark.parametrize("game", RULES)
def test_no_test_cites_a_rule_that_does_not_exist(game: str) -> None:
    known = RULES[game] + EXAMPLES.get(game, [])
    unknown = {rule: names for rule, names in cited_by_tests(game).items() if rule not in known}
    assert unknown == {}


@pytest.mark.parametrize("game", RULES)
def test_no_source_cites_a_rule_that_does_not_exist(game: str) -> None:
    letters = {rule[0] for rule in RULES[game]}
    assert [rule for rule in sorted(cited_by_sources(game)) if rule[0] in letters and rule not in RULES[game]] == []


def test_names_are_read_as_they_are_meant() -> None:
    assert ids_of_name("test_T13_a_wizard_must_reach_the_castle_by_exact_count") == ["T13"]
    assert ids_of_name("test_T33_T34_both_enter") == ["T33", "T34"]
    assert ids_of_name("test_T7") == ["T7"]
    assert ids_of_name("test_the_T13_is_not_in_front") == []
    assert ids_of_name("test_T13th_is_no_id") == []


def test_remarks_are_docstrings_and_comments_and_nothing_else() -> None:
    source = 'X = 1\n"""About X (T1)."""\n\n\ndef f() -> str:\n    """T2."""\n    return "T3"  # T4\n'
    assert sorted(rule for remark in remarks(source) for rule in ID.findall(remark)) == ["T1", "T2", "T4"]
