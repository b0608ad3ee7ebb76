"""The types that the client gets are true: what the rules show and say fits what they are declared to be."""

import random
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest

from abraka.core.actions import Domain
from abraka.core.game import GAMES, load
from abraka.core.match import Match
from abraka.table.game_types import fits, game_types


def conforms(hint: Any, value: Any) -> bool:
    """Whether a value is what an annotation says, value sets included."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        domain = next((mark for mark in args[1:] if isinstance(mark, Domain)), None)
        return conforms(args[0], value) and (domain is None or value in domain.values)
    if origin is Literal:
        return value in args
    if origin in (Union, UnionType):
        return any(conforms(arg, value) for arg in args)
    if origin is tuple and args[-1] is Ellipsis:
        return isinstance(value, tuple) and all(conforms(args[0], one) for one in value)
    if origin is tuple:
        return isinstance(value, tuple) and all(conforms(arg, one) for arg, one in zip(args, value, strict=True))
    if origin is dict:
        return all(conforms(args[0], key) and conforms(args[1], one) for key, one in value.items())
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        if type(value) is not hint:
            return False
        hints = get_type_hints(hint, include_extras=True)
        wrong = [name for name in hint.__struct_fields__ if not conforms(hints[name], getattr(value, name))]
        assert not wrong, (hint.__name__, {name: getattr(value, name) for name in wrong})
        return True
    return value is None if hint is NoneType else type(value) is hint


@pytest.mark.parametrize("name", GAMES)
def test_views_reasons_and_refusals_are_as_their_types_say(name: str) -> None:
    game, luck = load(name), random.Random(18)
    match = Match(game, game.spec.players[1], {}, key=bytes(16))
    domains, reasons, refusals = game.domains(), game.reason_kinds(), game.refusal_kinds()
    for _ in range(120):
        if match.outcome:
            break
        before = match.state
        seat = before.to_act
        assert conforms(game.View, game.view(before, seat)) and conforms(game.View, game.whole(before))
        wrong = luck.choice(list(game.actions))
        if wrong not in match.legal():
            sentence = game.why_not(before, wrong)
            for argument in refusals.get(sentence.id, ()):
                assert fits(domains, argument, sentence.args[argument]), (sentence.id, argument, sentence.args)
        match.apply(luck.choice(match.legal()))
        for reason in game.reasons(before, match.state, seat):
            assert set(reason.args) == set(reasons[reason.kind])
            for argument, value in reason.args.items():
                assert fits(domains, argument, value), reason


def test_what_has_no_type_in_typescript_is_refused() -> None:
    class Odd(msgspec.Struct):
        """A view with a set."""

        things: set[str]

    game = load("towers")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(game), "View", Odd)
        with pytest.raises(TypeError, match="no type in TypeScript"):
            game_types(game)
