"""Insight of one's own in the compiled search: what a file has takes the place of the game's."""

from pathlib import Path

import msgspec
import pytest

from abraka.bots import Budget, Decision
from abraka.bots.insight import read_insight
from abraka.bots.levels import SKILLS
from abraka.bots.mind import mind_of
from abraka.bots.players import ThinkingBot
from abraka.core.errors import OptionError
from abraka.core.match import Match
from abraka.lab.arena import arena
from tests.command import Command

BACKWARDS = '''
"""Whoever is behind in Hocus Pocus stands well."""

from abraka.core.records import Row, jit
from abraka.games.hocus.state import State

SPREAD = 10


@jit
def evaluate(s: State, worth: Row) -> None:
    for seat in range(s.seats):
        worth[seat] = -s.place[seat]
'''


@pytest.fixture
def backwards(tmp_path: Path) -> Path:
    """An insight that wants to lose."""
    path = tmp_path / "backwards.py"
    path.write_text(BACKWARDS, encoding="utf-8")
    return path


def test_the_search_thinks_with_it(backwards: Path) -> None:
    insight = read_insight(backwards)
    wise, odd = (msgspec.structs.replace(SKILLS["archmage"], insight=one) for one in (None, insight))
    match = Match("hocus", 2, key=bytes(16))
    decision = Decision.of(match, seed=1)
    chances = [ThinkingBot(skill, Budget(sims=300)).weigh(decision)[0].chances for skill in (wise, odd)]
    assert chances[0] != chances[1]
    assert ThinkingBot(odd, Budget(sims=300)).weigh(decision)[0].chances == chances[1]


def test_it_has_a_cache_of_its_own(backwards: Path) -> None:
    mind, other = mind_of("hocus", backwards), mind_of("hocus")
    assert mind is mind_of("hocus", read_insight(backwards)) is not other
    assert mind.subject != other.subject and mind.trust == other.trust
    backwards.write_text(BACKWARDS.replace("-s.place", "-2 * s.place"), encoding="utf-8")
    assert mind_of("hocus", backwards).subject not in (mind.subject, other.subject)


def test_the_arena_plays_it_and_the_wish_to_lose_loses(backwards: Path) -> None:
    result = arena("hocus", ["mine", "random"], 2, matches=12, budget=Budget(sims=40), insight=[f"mine={backwards}"])
    assert result.bots["mine"].wins < result.bots["random"].wins


@pytest.mark.parametrize(
    "text, said",
    [
        ("import nothing_of_that_name", "failed: ModuleNotFoundError"),
        ("x = 1", "is no insight: it defines none of policy, evaluate"),
    ],
)
def test_a_file_that_is_none_is_refused_in_a_sentence(tmp_path: Path, text: str, said: str) -> None:
    (tmp_path / "odd.py").write_text(text, encoding="utf-8")
    with pytest.raises(OptionError, match=said):
        mind_of("hocus", tmp_path / "odd.py")


@pytest.mark.parametrize("given", ["odd", "=x.py", "archmage=x.py", "mine=nowhere.py"])
def test_the_command_says_how_an_insight_is_given(command: Command, given: str) -> None:
    done = command("arena", "hocus", "--bots", "random", "--insight", given)
    assert done.code == 2 and "insight" in done.err.lower()
