"""All words are there in all languages, with the same arguments and each language's plurals, and both readers agree."""

import json
import os
import random
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse, visitor

from abraka.core import words as spoken
from abraka.core.errors import AbrakaError
from abraka.core.game import GAMES, load, words_folder
from abraka.core.match import Match
from abraka.core.words import LANGUAGES, OWN, speaking, wanted_language, words_in
from abraka.table.message_types import message_types

ROOT = Path(__file__).parent.parent
FOLDERS = [OWN, *map(words_folder, GAMES)]
CLIENT = ROOT / "web" / "messages"
#: Words that are rightly the same in English and in another language.
SAME = {"abraka", "boss", "bot", "double", "goblin", "joker", "menu", "min", "s", "solo", "start", "tempo", "turban"}
NUMBERS = [*range(26), 100, 101, 102, 105, 111, 112, 122, 1000, 1022, 2.5]
COUNTED = "wizards = { $count ->\n    [one] one\n%s   *[other] { $count } other\n}\n"


class Texts(visitor.Visitor):
    """All texts of a message, one for each choice, without their arguments."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # as the syntax tree calls it
        parts = [part.value if isinstance(part, ast.TextElement) else "{}" for part in node.elements]
        if parts != ["{}"]:
            self.found.append("".join(parts))
        self.generic_visit(node)


def texts(file: Path) -> Iterator[tuple[str, list[str]]]:
    for entry in parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            reader = Texts()
            reader.visit(entry)
            yield entry.id.name, reader.found


def letters(text: str) -> str:
    """Names, figures and signs need no translation."""
    return re.sub(r"[\W\d_]", "", text).lower()


def test_every_language_has_every_message() -> None:
    assert "wizards: (args: { count: number }) => string;" in message_types([CLIENT, *map(words_folder, GAMES)])
    assert "seat_blue" in message_types([OWN])


@pytest.mark.parametrize("folder", [CLIENT, *FOLDERS], ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_ragged(folder: Path, language: str) -> None:
    for id, found in texts(folder / f"{language}.ftl"):
        assert [text for text in found if text != text.strip() or ("  " in text and "\n" not in text)] == [], id


@pytest.mark.parametrize("folder", [CLIENT, *FOLDERS], ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_nothing_is_left_in_english(folder: Path, language: str) -> None:
    english = dict(texts(folder / "en.ftl"))
    for id, found in texts(folder / f"{language}.ftl"):
        same = {text for text in found if text in english[id] and letters(text) not in {"", *SAME}}
        assert same == set(), id


def written(folder: Path, **languages: str) -> Path:
    for language in LANGUAGES:
        (folder / f"{language}.ftl").write_text(languages.get(language, "title = Abraka\n"), encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("czech", "fault"),
    [
        ("", "title is missing in cs."),
        ("title = Abraka\nmore = X\n", "more is in cs, but not in English."),
        ("title = { $name }\n", "title shows other arguments in cs than in English."),
        ("title = { $n ->\n    [one] x\n   *[other] y\n}\n", "title lacks a plural in cs: few."),
        ("title = Abraka\ntitle = Abraka\n", "title is there twice."),
        ("title = { $name\n", "Expected token"),
    ],
)
def test_a_language_that_differs_is_found(czech: str, fault: str, tmp_path: Path) -> None:
    assert "title" in message_types([written(tmp_path)])
    with pytest.raises(AbrakaError, match=re.escape(fault)):
        message_types([written(tmp_path, cs=czech)])


def test_a_message_in_two_folders_is_found(tmp_path: Path) -> None:
    with pytest.raises(AbrakaError, match="title is in another folder too"):
        message_types([written(tmp_path), tmp_path])


def test_a_missing_message_or_argument_is_an_error() -> None:
    words = words_in("en", CLIENT)
    with pytest.raises(LookupError):
        words("no_such_message")
    with pytest.raises(LookupError, match="name"):
        words("plain_turn")
    assert words("plain_turn", name="Ada") == "Ada decides now."


def test_a_language_that_nobody_wrote_is_refused() -> None:
    with pytest.raises(AbrakaError, match="no words in “tlh”"), speaking("tlh"):
        pass
    assert spoken.language() == "en"


@pytest.mark.parametrize(
    ("environment", "wanted"),
    [
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "cs_CZ.UTF-8", "LC_MESSAGES": "sk_SK"}, "sk"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": "pl"}, "pl"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "en"),
        ({}, "en"),
    ],
)
def test_the_environment_says_which_language_is_wanted(environment: dict[str, str], wanted: str) -> None:
    assert wanted_language(environment) == wanted


#: As the client does it (web/src/lib/words.svelte.ts).
BY_NODE = """
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
const { texts, numbers } = JSON.parse(process.argv[1]);
const said = {};
for (const [language, text] of Object.entries(texts)) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  const say = (count) => bundle.formatPattern(bundle.getMessage("wizards").value,
    { count: new FluentNumber(count, { useGrouping: false }) });
  said[language] = numbers.map(say);
}
console.log(JSON.stringify(said));
"""


@pytest.mark.slow
def test_python_and_the_client_count_alike(tmp_path: Path) -> None:
    few, many = "    [few] { $count } few\n", "    [many] { $count } many\n"
    wanted = {
        "en": COUNTED % "",
        "cs": COUNTED % (few + many),
        "sk": COUNTED % (few + many),
        "pl": COUNTED % (few + many),
    }
    written(tmp_path, **wanted)
    node = shutil.which("node", path=os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]))
    assert node, "tools/web brings Node where the machine has none"
    given = json.dumps({"texts": wanted, "numbers": NUMBERS})
    done = subprocess.run(
        [node, "--input-type=module", "-e", BY_NODE, given],
        cwd=ROOT / "web",
        capture_output=True,
        text=True,
        check=True,
    )
    by_node = json.loads(done.stdout)
    for language in LANGUAGES:
        words = words_in(language, tmp_path)
        assert [words("wizards", count=number) for number in NUMBERS] == by_node[language]
    assert by_node["pl"][2:6] == ["2 few", "3 few", "4 few", "5 many"]
    assert by_node["cs"][-2:] == ["1022 other", "2,5 many"]


def lines_of(game: str, players: int, language: str) -> list[str]:
    """All that the terminal says of a match played by chance: pictures, questions, choices, events, refusals, hints."""
    said = []
    with speaking(language):
        chance = random.Random(f"{game} {players}")
        match = Match(load(game), players, key=chance.randbytes(16))
        said.append(match.game.remind())
        while match.to_act is not None:
            view, before, seat = match.view(match.to_act), match.state.copy(), match.to_act
            said += [match.game.describe(view, action) for action in match.legal()]
            wrong = chance.choice(list(match.game.actions))
            if wrong not in match.legal():
                said.append(match.game.say_refusal(match.game.why_not(match.state, wrong)))
            said += match.game.draw(view).splitlines() if chance.random() < 0.02 else [match.game.ask(view)]
            match.apply(chance.choice(match.legal()))
            said += map(match.game.say, match.events(seat))
            said += map(match.game.say_reason, match.game.reasons(before, match.state, seat))
        said += match.game.draw(match.view(0)).splitlines()
    return said


@pytest.mark.parametrize("game", GAMES)
def test_the_terminal_speaks_every_language_in_every_game(game: str) -> None:
    fewest, most = GAMES[game].players
    for players in {fewest, 2, most}:
        english = lines_of(game, players, "en")
        signs = {text for text in english if len(set(re.findall(r"[a-z]{3,}", text)) - {"boss"}) < 3}  # ids, maps
        for language in LANGUAGES[1:]:
            said = lines_of(game, players, language)
            left = [text for text in said if text in set(english) - signs]
            assert left == [], language
