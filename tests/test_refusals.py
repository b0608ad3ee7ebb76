"""Every refusal is a sentence with an id and arguments, from which any language can say it."""

import ast
import pickle
import random
import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import msgspec
import pytest

from abraka import GAMES, Match, load
from abraka.core.catalogue import Catalogue, Sentence
from abraka.core.errors import Illegal, NotYourTurn, Refusal, Stale, Unparsable
from abraka.core.refusals import REFUSALS, SHARED
from abraka.core.refusals import why as core_why
from tests.configurations import CONFIGURATIONS, Configuration, label

SOURCES = Path(__file__).parent.parent / "src" / "abraka"
GIVEN = {"prompt"}
"""Arguments that a template does not write: the question itself follows the sentence."""


def arguments(template: str) -> dict[str, list[str]]:
    """How a template writes each of its arguments."""
    found: dict[str, list[str]] = {}
    for _, name, how, _ in Formatter().parse(template):
        if name is not None:
            found.setdefault(name, []).append(how or "")
    return found


def texts(name: str) -> dict[str, str]:
    """A game's templates, or those of the core."""
    return REFUSALS if name == "core" else dict(load(name).refusals.templates)


def said_in(paths: Iterator[Path]) -> set[str]:
    """All strings that stand in sources."""
    found = set()
    for path in paths:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found |= {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and type(node.value) is str}
    return found


def check(sentence: Sentence, catalogue: Catalogue, question: str) -> None:
    """The sentence is its template, filled with its arguments; the question follows if the prompt is named."""
    assert type(sentence) is Sentence
    template = catalogue.templates[sentence.id]
    assert all(type(value) in (int, str) for value in sentence.args.values()), sentence.args
    assert set(sentence.args) - GIVEN == set(arguments(template))
    text = catalogue.text(sentence.id, sentence.args)
    assert sentence == (f"{text} {question}" if "prompt" in sentence.args else text)


# ---- Sentences and catalogues.


def test_a_sentence_is_a_text_that_knows_its_id_and_arguments() -> None:
    sentence = Sentence("no_room", "No room is left on space {space} (T13).", space=3)
    assert sentence == "No room is left on space 3 (T13)."
    assert (sentence.id, sentence.args) == ("no_room", {"space": 3})
    assert msgspec.json.encode({"text": str(sentence), "args": sentence.args}) == (
        b'{"text":"No room is left on space 3 (T13).","args":{"space":3}}'
    )
    assert type(str(Illegal(sentence))) is str


def test_a_sentence_comes_back_from_another_process_whole() -> None:
    sentence = pickle.loads(pickle.dumps(Sentence("taken", "{seat} is {word}.", seat=2, word="{here}")))
    assert type(sentence) is Sentence and sentence == "2 is {here}."
    assert (sentence.id, sentence.args) == ("taken", {"seat": 2, "word": "{here}"})
    refusal = pickle.loads(pickle.dumps(Illegal(sentence)))
    assert refusal.sentence == sentence and refusal.sentence.id == "taken"


def test_a_catalogue_writes_ids_and_numbers_as_its_templates_say() -> None:
    why = Catalogue({"dear": "{spell:title} costs {cost} {cost:potion|potions}."}, title=str.upper)
    assert why("dear", spell="raven", cost=1) == "RAVEN costs 1 potion."
    several = why("dear", spell="raven", cost=2, question="Which one?", prompt="turn")
    assert several == "RAVEN costs 2 potions. Which one?"
    assert several.args == {"spell": "raven", "cost": 2, "prompt": "turn"}


def test_a_refusal_without_an_id_has_that_of_its_class() -> None:
    refusal = Illegal("Not {so}.")
    assert (refusal.sentence, refusal.sentence.id, refusal.sentence.args) == ("Not {so}.", "illegal", {})


# ---- What the core refuses.


@pytest.mark.parametrize(
    ("action", "seat", "version", "kind", "id", "args"),
    [
        ("§§§§", None, None, Unparsable, "unknown_text", {"text": "§§§§"}),
        ("rol", None, None, Unparsable, "unknown_text_near", {"text": "rol", "action": "roll"}),
        ("roll", 1, None, NotYourTurn, "other_seat", {"seat": 0}),
        ("roll", 0, 7, Stale, "moved_on", {"seen": 7, "now": 0}),
        ("done", 0, 0, Illegal, "must_roll", {}),
    ],
)
def test_a_refused_action_says_why_with_an_id(
    action: str, seat: int | None, version: int | None, kind: type[Refusal], id: str, args: dict[str, int | str]
) -> None:
    match = Match("hocus", 2, {"first": "1"})
    with pytest.raises(kind) as refusal:
        match.apply(action, seat, version)
    sentence = refusal.value.sentence
    assert (sentence.id, sentence.args, sentence) == (id, args, str(refusal.value))
    check(sentence, match.game.refusals if kind is Illegal else core_why, "")


def test_what_is_no_action_is_refused_with_an_id() -> None:
    actions = load("hocus").actions
    with pytest.raises(Unparsable) as refusal:
        actions.decode(-1)
    assert (refusal.value.sentence.id, refusal.value.sentence.args) == ("unknown_number", {"number": -1})
    with pytest.raises(Unparsable) as refusal:
        actions.from_json(b"{")
    assert refusal.value.sentence.id == "unknown_json" and list(refusal.value.sentence.args) == ["error"]
    with pytest.raises(Unparsable) as refusal:
        actions.from_json(b'{"type": "target", "seat": 99}')
    assert refusal.value.sentence.id == "unknown_action" and "99" in str(refusal.value.sentence.args["action"])


def test_undo_and_the_end_are_refused_with_an_id() -> None:
    match = Match("hocus", 2)
    with pytest.raises(Refusal) as refusal:
        match.undo()
    assert (refusal.value.code, refusal.value.sentence.id) == ("refused", "nothing_done")
    chance = random.Random(3)
    while match.to_act is not None:
        match.apply(chance.choice(match.legal()))
    with pytest.raises(Refusal) as refusal:
        match.undo()
    assert (refusal.value.code, refusal.value.sentence.id) == ("refused", "sealed")
    with pytest.raises(Illegal) as over:
        match.apply("roll")
    assert (over.value.code, over.value.sentence.id) == ("illegal", "over")


# ---- What games refuse.


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=label)
def test_every_refusal_of_a_game_is_in_its_catalogue(configuration: Configuration) -> None:
    name, players, options = configuration
    chance = random.Random(label(configuration))
    match = Match(name, players, options, key=chance.randbytes(16))
    game, actions = match.game, list(match.game.actions)
    while match.to_act is not None:
        legal = match.legal()
        if chance.random() < 0.15:
            question = game.ask(match.view(match.to_act))
            for action in set(chance.sample(actions, min(60, len(actions)))) - set(legal):
                sentence = game.why_not(match.state, action)
                check(sentence, game.refusals, question)
                assert sentence.args.get("prompt", match.prompt) == match.prompt
                if sentence.id == "not_asked":
                    assert sentence.args["action"] == game.actions.write(action)
        match.apply(chance.choice(legal))
    assert game.why_not(match.state, actions[0]).id == "over"


# ---- The catalogues.


@pytest.mark.parametrize("name", ["core", *GAMES])
def test_each_sentence_of_a_catalogue_is_plain_and_can_be_written(name: str) -> None:
    writers = (core_why if name == "core" else load(name).refusals).writers
    for id, template in texts(name).items():
        assert re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", id)
        assert template[-1] in ".?" and "\n" not in template
        for hows in arguments(template).values():
            assert all("|" in how or how in writers for how in hows if how), id
    assert len(set(texts(name).values())) == len(texts(name)), "two ids say the same"


@pytest.mark.parametrize("name", list(GAMES))
def test_an_id_means_the_same_in_the_core_and_in_a_game(name: str) -> None:
    assert SHARED.items() <= texts(name).items()
    assert not (texts(name).keys() - SHARED.keys()) & REFUSALS.keys()


@pytest.mark.parametrize("name", list(GAMES))
def test_a_game_has_no_sentence_that_it_never_says(name: str) -> None:
    said = said_in(path for path in (SOURCES / "games" / name).rglob("*.py") if "refusals" in str(path))
    assert texts(name).keys() - SHARED.keys() <= said


def test_the_core_has_no_sentence_that_nobody_says() -> None:
    files = [path for path in (SOURCES / "core").glob("*.py") if path.name != "refusals.py"]
    said = said_in(iter(files))
    assert REFUSALS.keys() - SHARED.keys() <= said
    assert SHARED.keys() <= said | said_in(
        path for path in (SOURCES / "games").rglob("*.py") if "refusals" in str(path)
    )


def test_the_core_refuses_nothing_without_an_id() -> None:
    raised = [
        found
        for path in (SOURCES / "core").glob("*.py")
        for found in re.findall(
            r"raise (?:Refusal|Illegal|NotYourTurn|Stale|Unparsable)\((.*)", path.read_text("utf-8")
        )
    ]
    assert len(raised) >= 10
    assert all(found.startswith(("why(", "self.game.why_not(", "type(why).worded(why.id,")) for found in raised), raised
