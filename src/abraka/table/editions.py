"""Whether a stored match is of the rules and the content that are used now."""

from abraka.core.game import load
from abraka.table.data import MatchData


def is_of_these_rules(about: MatchData) -> bool:
    """Whether a match can be played again here as it was played: by no other rules, with no other content."""
    game = load(about.game)
    return (about.rules_version, about.content) == (game.spec.rules_version, game.content.digest)
