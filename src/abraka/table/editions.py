"""Stored matches and the rules: whether they are of those that are used now, and as they begin."""

from abraka.core.game import load
from abraka.core.match import Match
from abraka.table.data import MatchData


def is_of_these_rules(about: MatchData) -> bool:
    """Whether a match can be played again here as it was played: by no other rules, with no other content."""
    game = load(about.game)
    return (about.rules_version, about.content) == (game.spec.rules_version, game.content.digest)


def match_of(about: MatchData, key: bytes) -> Match:
    """A stored match before its first action. Where it began in the middle, this house has written the position."""
    game, known = load(about.game), {"match_id": about.id, "position": about.position}
    return Match(game, about.players, about.options, key=key, **known, exact=True)
