"""The bots there are: play by chance, one look ahead, a plain search, and six levels from a child's first match on."""

import msgspec

from abraka.bots.skill import UNLIMITED, Skill

GREEDY = Skill(worlds=8, learned=False)
PLAIN = Skill(sims=2000, rounds=UNLIMITED, by_chance=100, leaf=0, guided=False, curiosity=100, learned=False)
"""A search that knows nothing of its game but the rules."""


class Level(msgspec.Struct, frozen=True):
    """A named strength."""

    name: str
    titles: dict[str, str]
    skill: Skill


LEVELS = (
    Level(
        "apprentice",
        {"en": "Apprentice", "cs": "Učeň", "sk": "Učeň", "pl": "Uczeń"},
        Skill(worlds=1, forgets=60, overlooks=20, near=30, kind=True),
    ),
    Level(
        "conjurer",
        {"en": "Conjurer", "cs": "Kejklíř", "sk": "Kúzelník", "pl": "Kuglarz"},
        Skill(worlds=2, forgets=30, overlooks=7, near=5),
    ),
    Level(
        "wizard",
        {"en": "Wizard", "cs": "Kouzelník", "sk": "Čarodejník", "pl": "Czarodziej"},
        Skill(worlds=8, forgets=10, overlooks=3),
    ),
    Level(
        "sorcerer",
        {"en": "Sorcerer", "cs": "Čaroděj", "sk": "Mág", "pl": "Czarnoksiężnik"},
        Skill(sims=150, seconds=0.25),
    ),
    Level(
        "archmage",
        {"en": "Archmage", "cs": "Arcimág", "sk": "Arcimág", "pl": "Arcymag"},
        Skill(sims=4000, seconds=0.9),
    ),
    Level(
        "grand-archmage",
        {"en": "Grand Archmage", "cs": "Velký arcimág", "sk": "Veľký arcimág", "pl": "Wielki arcymag"},
        Skill(sims=20_000, seconds=2.9),
    ),
)
"""From the weakest to the strongest."""

ARCHMAGE = next(level for level in LEVELS if level.name == "archmage")
"""Who gives hints and judges matches: strong, and not too slow."""

OLD_ARCHMAGE = Skill(sims=4000, seconds=0.9, learned=False)
"""The Archmage as it was before bots learned by playing."""

SKILLS = (
    {"greedy": GREEDY, "plain": PLAIN} | {level.name: level.skill for level in LEVELS} | {"archmage-2026": OLD_ARCHMAGE}
)
BOT_NAMES = ("random", *SKILLS)
