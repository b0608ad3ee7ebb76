"""The words beside the choices say what the choices do."""

import random
import re

import pytest

from abraka.core.match import Match
from abraka.games.towers.actions import Tower, Wizard
from abraka.games.towers.events import TowerMoved, WizardEntered, WizardMoved
from abraka.lab.seed import key_of

VARIANTS: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"variant": "advanced", "skip_second": True}),
    (4, {"variant": "master", "spell_count": 8, "teams": True}),
    (4, {"variant": "master", "spell_count": 8, "edition": "pl"}),
    (1, {"potions": "full"}),
    (3, {"together": True, "potions": "empty"}),
]


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_every_choice_is_described_and_does_what_is_said(players: int, options: dict[str, object]) -> None:
    luck = random.Random(players)
    for seed in range(4):
        match = Match("towers", players, options, key=key_of(seed))
        while match.to_act is not None:
            view, legal = match.view(match.to_act), match.legal()
            said = [match.game.describe(view, action) for action in legal]
            assert all(3 < len(words) < 140 for words in said)
            chosen = luck.randrange(len(legal))
            action = legal[chosen]
            match.apply(action)
            events = match.events(0)
            if end := re.search(r"from space (\d+) to space (\d+)", said[chosen]):
                moved = next((e for e in events if isinstance(e, TowerMoved | WizardMoved)), None)
                if moved is not None:  # else somebody is asked first
                    assert (moved.start, moved.end) == (int(end[1]), int(end[2]))
            if isinstance(action, Wizard) and "into the castle" in said[chosen]:
                assert not any(isinstance(event, WizardMoved) for event in events)
            if any(isinstance(event, WizardEntered) for event in events) and isinstance(action, Wizard):
                assert "into the castle" in said[chosen]
            if isinstance(action, Tower) and "covers" in said[chosen]:
                assert any(type(event).__name__ == "Trapped" for event in events)
