"""The five levels and their names."""

from abraka.bots import BOT_NAMES, LEVELS


def test_there_are_five_levels_named_in_four_languages() -> None:
    assert [level.name for level in LEVELS] == ["apprentice", "conjurer", "wizard", "sorcerer", "archmage"]
    for level in LEVELS:
        assert set(level.titles) == {"en", "cs", "sk", "pl"} and level.name in BOT_NAMES
    for language in ("en", "cs", "sk", "pl"):
        assert len({level.titles[language] for level in LEVELS}) == len(LEVELS)


def test_only_the_easier_levels_forget_and_slip() -> None:
    forgets, slips = ([getattr(level.skill, name) for level in LEVELS] for name in ("forgets", "slips"))
    assert forgets == sorted(forgets, reverse=True) and slips == sorted(slips, reverse=True)
    assert forgets[0] > 0 == forgets[-1] and slips[0] > 0 == slips[-1]
    assert LEVELS[0].skill.kind and not any(level.skill.kind for level in LEVELS[1:])
