"""Every game fulfils the contract; and every check is seen to fail on a toy with a planted fault."""

from typing import Any

import pytest

from abraka.core.actions import Action, ActionSpace
from abraka.core.errors import PositionError
from abraka.core.game import GAMES, load
from abraka.core.outcome import Outcome
from abraka.testing import Broken, GameSubject, check_conformance, check_secrecy
from tests.configurations import CONFIGURATIONS, Configuration, label
from tests.toy import Count, Peek, Table, Toy


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=label)
def test_every_game_fulfils_the_contract(configuration: Configuration) -> None:
    game, players, options = configuration
    check_conformance(GameSubject(load(game), players, options), matches=1)


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=label)
@pytest.mark.parametrize("memory", ["faithful", "aided"])
def test_every_game_keeps_its_secrets(configuration: Configuration, memory: str) -> None:
    game, players, options = configuration
    remembers = any(option.name == "memory" for option in GAMES[game].options)
    if not remembers and memory == "aided":
        pytest.skip("nothing in this game is left to memory")
    named = options | {"memory": memory} if remembers else options
    check_secrecy(GameSubject(load(game), players, named), matches=1)


def test_the_registry_is_covered() -> None:
    assert {game for game, _, _ in CONFIGURATIONS} == set(GAMES)


def test_the_sound_toy_passes() -> None:
    check_conformance(Toy(), matches=5)
    check_secrecy(Toy(), matches=5)


class Unsorted(Toy):
    def legal(self, state: Table) -> list[int]:
        return super().legal(state)[::-1]


class Doubled(Toy):
    def legal(self, state: Table) -> list[int]:
        return sorted(super().legal(state) * 2)


class TooMany(Toy):
    max_legal = 2


class OutOfRange(Toy):
    max_legal = 5

    def legal(self, state: Table) -> list[int]:
        legal = super().legal(state)
        return [*legal, 4] if legal and state.total == 0 else legal

    def apply(self, state: Table, action: int) -> Table:
        return super().apply(state, min(action, 2))


class Fickle(Toy):
    asked = 0

    def legal(self, state: Table) -> list[int]:
        self.asked += 1
        legal = super().legal(state)
        return legal[:-1] if self.asked % 2 else legal


class Stuck(Toy):
    def legal(self, state: Table) -> list[int]:
        return [] if state.total == 5 else super().legal(state)


class Endless(Toy):
    def apply(self, state: Table, action: int) -> Table:
        after = super().apply(state, action)
        return after._replace(total=after.total % GOAL_NEVER, to_act=max(after.to_act, 0))


GOAL_NEVER = 7


class Idle(Toy):
    def apply(self, state: Table, action: int) -> Table:
        return state if action == 0 and state.total == 0 else super().apply(state, action)


class Lenient(Toy):
    def refusal(self, state: Table, action: int) -> str | None:
        return None


class Silent(Toy):
    def refusal(self, state: Table, action: int) -> str | None:
        return "" if super().refusal(state, action) else None


class WrongText(ActionSpace):
    def write(self, action: Action) -> str:
        return "count 1"


class WrongJson(ActionSpace):
    def to_json(self, action: Action) -> bytes:
        return b'{"type": "peek"}'


class WrongNumber(ActionSpace):
    def encode(self, action: Action) -> int:
        return 0


class BadText(Toy):
    actions = WrongText(Count, Peek)


class BadJson(Toy):
    actions = WrongJson(Count, Peek)


class BadNumber(Toy):
    actions = WrongNumber(Count, Peek)


class Forgetful(Toy):
    def rewritten(self, state: Table) -> Table:
        return state._replace(peeked=False)


class Unreadable(Toy):
    def rewritten(self, state: Table) -> Table:
        raise PositionError("no such thing")


class Clockwork(Toy):
    """Uses chance from outside of the state."""

    calls = 0

    def peek(self, state: Table) -> Table:
        self.calls += 1
        return super().peek(state)._replace(chance=self.calls)


class Restless(Toy):
    calls = 0

    def start(self, key: bytes) -> Table:
        self.calls += 1
        return super().start(bytes([self.calls % 256]))


class Keyless(Toy):
    def start(self, key: bytes) -> Table:
        return super().start(b"always the same")


class Early(Toy):
    def outcome(self, state: Table) -> Outcome | None:
        return Outcome("ten", (1, 2)) if state.total > 5 else None


class NoOutcome(Toy):
    def outcome(self, state: Table) -> Outcome | None:
        return None


class StrangeReason(Toy):
    def outcome(self, state: Table) -> Outcome | None:
        return Outcome("eleven", (1, 2)) if state.to_act < 0 else None


class ShortRanks(Toy):
    def outcome(self, state: Table) -> Outcome | None:
        return Outcome("ten", (1,)) if state.to_act < 0 else None


class StrangeSeat(Toy):
    def to_act(self, state: Table) -> int:
        return 5 if state.total == 3 else state.to_act


class PlaysOn(Toy):
    def legal(self, state: Table) -> list[int]:
        return super().legal(state) or [0]


class Unsendable(Toy):
    def view(self, state: Table, seat: int) -> Any:
        return super().view(state, seat) | {"self": self}


@pytest.mark.parametrize(
    ("toy", "message"),
    [
        (Unsorted, "not sorted"),
        (Doubled, "free of doubles"),
        (TooMany, "legal actions at once"),
        (OutOfRange, "no number of the action space"),
        (Fickle, "twice gives two answers"),
        (Stuck, "may do nothing"),
        (Endless, "has not ended"),
        (Idle, "changes nothing"),
        (Lenient, "not legal but was played"),
        (Silent, "no sentence"),
        (BadText, "read back wrong from"),
        (BadJson, "read back wrong from JSON"),
        (BadNumber, "do not belong to each other"),
        (Forgetful, "position is read back wrong"),
        (Unreadable, "can't be read"),
        (Clockwork, "does not always do the same"),
        (Restless, "begin differently"),
        (Keyless, "no influence"),
        (Early, "although somebody is asked"),
        (NoOutcome, "without an outcome"),
        (StrangeReason, "unknown reason"),
        (ShortRanks, "impossible places"),
        (StrangeSeat, "is asked, but there is none"),
        (PlaysOn, "may still be done"),
        (Unsendable, "can't be sent"),
    ],
)
def test_a_planted_fault_is_found(toy: type[Toy], message: str) -> None:
    with pytest.raises(Broken, match=message):
        check_conformance(toy(), matches=5)


class ShowsHands(Toy):
    def view(self, state: Table, seat: int) -> Any:
        return super().view(state, seat) | {"hands": state.hands}


class TellsAll(Toy):
    def events(self, state: Table, seat: int) -> list[str]:
        return [text for _, text in state.events]


class TellsTheOther(Toy):
    """Tells the other seat, and only it, which card was drawn."""

    def events(self, state: Table, seat: int) -> list[str]:
        return [text for audience, text in state.events if audience == -1 or (seat >= 0 and audience != seat)]


class LegalLeaks(Toy):
    def legal(self, state: Table) -> list[int]:
        legal = super().legal(state)
        return legal[:2] if legal and state.hands[1 - state.to_act] == 0 else legal


class KeepsFuture(Toy):
    def redeal(self, state: Table, seat: int, seed: int, keep_chance: bool = False) -> Table:
        return super().redeal(state, seat, seed, True)


class KeepsTrace(Toy):
    def redeal(self, state: Table, seat: int, seed: int, keep_chance: bool = False) -> Table:
        dealt = super().redeal(state, seat, seed, keep_chance)
        return dealt._replace(chance=dealt.chance + sum(state.hands))


class ForgetsOwn(Toy):
    def redeal(self, state: Table, seat: int, seed: int, keep_chance: bool = False) -> Table:
        return super().redeal(state, -1, seed, keep_chance)


@pytest.mark.parametrize(
    ("toy", "message"),
    [
        (ShowsHands, "something secret is shown"),
        (TellsAll, "told something that it must not know"),
        (TellsTheOther, "told something that it must not know"),
        (LegalLeaks, "depends on what it can't see"),
        (KeepsFuture, "the same dice to come"),
        (KeepsTrace, "keeps a trace"),
        (ForgetsOwn, "something known is dealt anew"),
    ],
)
def test_a_planted_leak_is_found(toy: type[Toy], message: str) -> None:
    with pytest.raises(Broken, match=message):
        check_secrecy(toy(), matches=10)
