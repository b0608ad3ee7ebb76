"""The README and the documents: snippets run, commands work, links lead somewhere, tables agree with the code."""

import importlib
import re
import shlex
import tomllib
from pathlib import Path

import pytest
import typer.main

import abraka
from abraka.cli import app
from abraka.core.actions import tag_of
from abraka.core.game import GAMES, GameSpec, load
from abraka.core.match import Match
from abraka.core.savefile import save
from abraka.table.backups import back_up
from abraka.table.database import open_database
from tests.command import Command
from tests.documents import (
    BLOCK,
    DOCUMENTS,
    README,
    ROOT,
    TOLD_RULES,
    blocks,
    name_of,
    prose,
    read,
    shell_lines,
    snippets,
    write_named_files,
)
from tests.test_rule_ids import RULES

TOWERS = ROOT / "docs" / "games" / "towers.md"
BOTS = ROOT / "docs" / "bots.md"
LINKED = [*DOCUMENTS, ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md"]

LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)
OTHERS = ("make ", "uvx ", "pip install ", "NUMBA_DISABLE_JIT=1 ")
"""What commands in the documents may begin with, besides abraka."""

AT_A_TABLE = ("curl ", "TABLE=", "TOKEN=", "python ", "kill -9 ")
"""And those that need a table; `tests/table/test_docs.py` sees to them."""

MATCHES = "3"
"""As many are simulated here, however many a document says."""

SIMS = "2"
"""So much do bots think here."""

SHALLOW = "0.01"
"""So deep are matches analysed here."""


# Snippets.


@pytest.mark.parametrize("path", [path for path in DOCUMENTS if snippets(path)], ids=name_of)
def test_the_snippets_of_a_document_run_one_after_the_other(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    write_named_files(path, tmp_path)
    namespace: dict[str, object] = {"__name__": "snippets"}
    for block in snippets(path):
        code = compile("\n" * block.line + block.text, name_of(path), "exec")
        exec(code, namespace)


def test_every_block_says_what_it_is() -> None:
    unknown = [
        f"{name_of(path)}: {match[1] or 'no language'}"
        for path in DOCUMENTS
        for match in BLOCK.finditer(read(path))
        if match[1] not in ("python", "sh", "text", "toml", "json")
    ]
    assert unknown == []


# Commands.

COMMANDS = sorted({line for path in DOCUMENTS for line in shell_lines(path) if line.startswith("abraka ")})


@pytest.mark.parametrize("line", COMMANDS)
def test_a_command_works_as_it_is_shown(
    line: str, command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    arguments = shlex.split(line)[1:]
    if "--matches" in arguments:
        arguments[arguments.index("--matches") + 1] = MATCHES
    if arguments[0] == "arena":
        arguments = shortened(arguments)
    if arguments[0] in ("bench", "play"):
        arguments.append("--help")  # parsed, but not measured, and no table is opened
    if arguments[0] == "analyse":
        arguments += ["--depth", SHALLOW]
    if arguments[:2] == ["puzzles", "check"]:
        arguments.append("--help")  # all of them would take minutes; tests/test_puzzles.py checks some
    if arguments[:2] == ["tasks", "run"]:
        arguments.append("--help")  # hours; tests/test_tasks.py plays some
    if arguments[0] == "forget":
        arguments.append("--help")  # there is nobody here; tests/table/test_forgetting.py forgets somebody
    if "--network" in arguments or arguments[0] == "train":
        arguments.append("--help")  # a network takes hours; tests/test_train.py trains and plays with small ones
    if "--every" in arguments:
        arguments.append("--help")  # it would not end
    if arguments[0] in ("backup", "restore", "check", "bin", "types"):
        lay_out_data(tmp_path, monkeypatch, made=arguments[0] == "restore")
    save_evening(finished="--resume" not in arguments)
    write_named_files(BOTS, tmp_path)
    done = command(*arguments)  # at the terminal nobody types anything: that ends it
    assert done.code == 0, done.err
    assert done.out


def lay_out_data(folder: Path, monkeypatch: pytest.MonkeyPatch, made: bool) -> None:
    """The data of a table, a copy of them if it is made already, and the folder of the client's sources."""
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    (folder / "abraka").mkdir()
    (folder / "web" / "src").mkdir(parents=True)
    open_database(folder / "abraka" / "abraka.db").dispose()
    if made:
        back_up(folder / "abraka" / "abraka.db", folder / "evening.db")


def shortened(arguments: list[str]) -> list[str]:
    """An arena in which bots hardly think, in this process."""
    if "--time" in arguments:
        place = arguments.index("--time")
        arguments = arguments[:place] + arguments[place + 2 :]
    if "--sims" not in arguments:
        arguments = [*arguments, "--sims", SIMS]
    arguments[arguments.index("--sims") + 1] = SIMS
    return [*arguments, "--workers", "1"]


def save_evening(finished: bool) -> None:
    """The saved match that the documents speak of."""
    match = Match("towers", 1)
    while match.to_act is not None and (finished or match.version < 5):
        match.apply(match.legal()[0])
    save(match, Path("evening.abraka"))


def test_other_commands_are_known_ones() -> None:
    targets = set(re.findall(r"^([a-z-]+):", read(ROOT / "Makefile"), re.MULTILINE))
    others = [line for path in DOCUMENTS for line in shell_lines(path) if line not in COMMANDS]
    assert [line for line in others if not line.startswith(OTHERS + AT_A_TABLE)] == []
    assert {line.split()[1] for line in others if line.startswith("make ")} <= targets


def test_the_readme_lists_every_command() -> None:
    group = typer.main.get_command(app)
    names = set(getattr(group, "commands", {}))
    assert names
    rows = re.findall(r"^\| (`abraka .*?) \|", read(README), re.MULTILINE)
    assert set(re.findall(r"`abraka ([a-z]+)", " ".join(rows))) == names


def test_the_clients_types_are_as_the_protocol_is(command: Command) -> None:
    done = command("types", "--check", ROOT / "web" / "src")
    assert done.code == 0, done.err


def test_the_readme_begins_with_the_two_commands() -> None:
    first = "\n".join(read(README).splitlines()[:40])
    assert "make play" in first and "make test" in first


# Links.


def slug(heading: str) -> str:
    """The anchor that a heading gets."""
    plain = re.sub(r"[^\w\- ]", "", heading.strip().lower())
    return plain.replace(" ", "-")


@pytest.mark.parametrize("path", LINKED, ids=name_of)
def test_links_lead_somewhere(path: Path) -> None:
    broken = []
    for link in LINK.findall(prose(path)):
        if link.startswith(("https://", "http://")):
            continue
        target, _, anchor = link.partition("#")
        file = (path.parent / target).resolve() if target else path
        if not file.is_file() or (anchor and anchor not in {slug(h) for h in HEADING.findall(prose(file))}):
            broken.append(link)
    assert broken == []


def test_every_document_can_be_reached_from_the_readme() -> None:
    linked = {(README.parent / link.partition("#")[0]).resolve() for link in LINK.findall(prose(README))}
    assert [name_of(path) for path in DOCUMENTS if path != README and path.resolve() not in linked] == []


# Pictures.


def test_the_picture_is_small_and_needs_nothing_from_elsewhere() -> None:
    drawing = ROOT / "docs" / "towers.svg"
    text = read(drawing)
    assert drawing.stat().st_size < 30_000
    assert re.findall(r"https?://[^\"' ]+", text) == ["http://www.w3.org/2000/svg"]
    assert not re.search(r"<(script|image|foreignObject)|@import|@font-face|font-family", text)
    assert "<title" in text and "<desc" in text


def test_the_readme_shows_the_position_of_the_rules_page_as_the_terminal_does() -> None:
    position = next(block.text for block in blocks(TOWERS, "text") if block.text.startswith("players"))
    match = Match("towers", 3, position=position)
    board = next(block.text for block in blocks(README, "text"))
    assert board == match.game.draw(match.view(0)) + "\n"


# The page of each game.


def game_page(name: str) -> Path:
    return ROOT / "docs" / "games" / f"{name}.md"


def options_table(spec: GameSpec) -> list[str]:
    """The rows of a game's options as its page must have them."""
    return [f"| `{o.name}` | {o.allowed()} | {o.write(o.default) or 'none'} | {o.doc} |" for o in spec.options]


@pytest.mark.parametrize("name", GAMES)
def test_the_options_on_the_page_are_those_of_the_spec(name: str) -> None:
    found = re.search(r"<!-- options:.*?-->\n(.*?)<!-- end of options -->", read(game_page(name)), re.DOTALL)
    assert found is not None
    assert found[1].splitlines()[2:] == options_table(GAMES[name])


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_stands_on_the_page_once(name: str) -> None:
    assert re.findall(r"^- \*\*([A-Z]\d+)\*\* ", read(game_page(name)), re.MULTILINE) == RULES[name]


@pytest.mark.parametrize("name", GAMES)
def test_the_page_names_the_titles_and_the_rules_version(name: str) -> None:
    text = read(game_page(name))
    spec = GAMES[name]
    assert all(f"*{language}* {title}" in text for language, title in spec.titles.items())
    versions = re.findall(r"^\| (\d+) \|", text.partition("## Versions")[2], re.MULTILINE)
    assert versions == [str(version) for version in range(1, spec.rules_version + 1)]


def test_the_spells_of_towers_have_the_names_and_costs_of_the_content() -> None:
    content = Path(abraka.__file__).parent / "games" / "towers" / "content" / "spells.toml"
    rows = []
    for spell in tomllib.loads(read(content))["spell"]:
        names = " | ".join(spell["name"][language] for language in ("en", "cs", "sk", "pl"))
        mark = "*" if spell["source"] == "reconstructed" else ""
        rows.append(f"| `{spell['id']}` | {names} | {spell['cost']}{mark} |")
    table = read(TOWERS).partition("## The eight spells")[2].partition("\n\n\\*")[0]
    assert table.strip().splitlines()[2:] == rows


@pytest.mark.parametrize("name", GAMES)
def test_the_page_explains_every_action_and_every_prompt(name: str) -> None:
    text, game = read(game_page(name)), load(name)
    shown = importlib.import_module(f"abraka.games.{name}.view").PROMPTS
    actions = text.partition("## Notation of actions")[2].partition("## Prompts")[0]
    prompts = text.partition("## Prompts")[2].partition("## Notation of positions")[0]
    tags = [tag_of(cls) for cls in game.actions.classes]
    assert [tag for tag in tags if not re.search(rf"^\| .*`{tag}\b", actions, re.M)] == []
    assert [prompt for prompt in shown[1:] if not re.search(rf"^\| [^|]*`{prompt}`", prompts, re.M)] == []


@pytest.mark.parametrize("name", GAMES)
def test_the_position_on_the_page_can_be_read(name: str) -> None:
    position = next(block.text for block in blocks(game_page(name), "text") if block.text.startswith("players"))
    players, options = load(name).read_options(position)
    assert Match(name, players, options, position=position).to_act is not None


# The rules as the client tells them.


@pytest.mark.parametrize("locale", ["en", "cs", "sk", "pl"])
@pytest.mark.parametrize("game", RULES)
def test_the_told_rules_name_every_rule_and_no_other(game: str, locale: str) -> None:
    text = read(TOLD_RULES / f"{game}.{locale}.md")
    named = re.findall(r"`([A-Z]\d+)`", text)
    assert set(named) == set(RULES[game])
