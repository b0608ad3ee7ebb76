"""Hypothesis strategies: matches of a game in any stage."""

from typing import Any

from hypothesis import assume
from hypothesis import strategies as st

from abraka.core.errors import OptionError
from abraka.core.game import Game, Option
from abraka.core.match import Match


def option_values(option: Option) -> st.SearchStrategy[Any]:
    """Any allowed value of an option."""
    if option.kind == "flag":
        return st.booleans()
    if option.kind == "number":
        return st.integers(option.low, option.high)
    if option.kind == "set":
        return st.sets(st.sampled_from(option.values)).map(tuple)
    return st.sampled_from(option.values)


@st.composite
def tables(draw: st.DrawFn, game: Game) -> tuple[int, dict[str, Any]]:
    """A number of players and options that go together."""
    players = draw(st.integers(*game.spec.players))
    chosen = draw(st.lists(st.sampled_from(game.spec.options), max_size=4, unique=True))
    options = {option.name: draw(option_values(option)) for option in chosen}
    try:
        game.spec.resolve(players, options)
    except OptionError:
        assume(False)
    return players, options


@st.composite
def matches(draw: st.DrawFn, game: Game, most: int = 200) -> Match:
    """A match with any options, some actions after its beginning."""
    players, options = draw(tables(game))
    match = Match(game, players, options, key=draw(st.binary(min_size=16, max_size=16)))
    choices = draw(st.randoms(use_true_random=False))
    for _ in range(draw(st.integers(0, most))):
        if match.to_act is None:
            break
        match.apply(choices.choice(match.legal()))
    return match
