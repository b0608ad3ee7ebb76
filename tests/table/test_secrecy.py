"""Secrecy of what is told, in hundreds of random matches of every game and variant.

For every audience and every moment there are worlds that look the same to it and differ in all that is hidden. It must
be told the same in all of them, to the byte. What it is told as news must be no more than what it then sees, what
happened for its eyes, and what was done openly.
"""

import asyncio
import json
import time
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest
import structlog

from abraka.core import savefile
from abraka.core.actions import tag_of
from abraka.core.events import SPECTATOR
from abraka.core.match import Match
from abraka.table.data import Entry, SeatData
from abraka.table.logs import set_up_logs
from abraka.table.pacing import Pace, beat_of
from abraka.table.play import Play
from abraka.table.protocol import Hint, TableSettings
from abraka.table.steward import Steward
from abraka.table.talking import HINTED, Talk
from abraka.table.telling import encode, retell
from tests.configurations import CONFIGURATIONS, Configuration, label
from tests.table.worlds import STARTED, Worlds, audiences, body

MATCHES = 4
LONGEST = 120
LOOKS = 6
"""At so many moments of each match, about, look-alike worlds are asked for."""


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=label)
def test_look_alike_worlds_are_told_alike(configuration: Configuration) -> None:
    for seed in range(MATCHES):
        worlds = Worlds(configuration, seed)
        listening = worlds.chance.sample(audiences(worlds.match), min(3, worlds.match.players + 1))
        Listening(worlds, listening).hear_all()


class Listening:
    """Everything that some are told in a match, compared with what they may know."""

    def __init__(self, worlds: Worlds, who: Sequence[int]) -> None:
        self.worlds, self.match, self.teller, self.who = worlds, worlds.match, worlds.teller, who
        self.teller.listen(who)
        self.known = {audience: body(self.teller.full(audience)) for audience in who}
        self.key = self.match.key.hex().encode()

    def hear_all(self) -> None:
        """From the first action to the last."""
        while self.match.to_act is not None and self.worlds.play.version < LONGEST:
            looks = self.worlds.chance.random() < LOOKS / LONGEST
            if looks:
                self._compare_fulls()
            entry = self.worlds.choose()
            others = self._elsewhere(entry) if looks else {}
            news = self.teller.follow(entry)
            for audience in self.who:
                self._check_news(entry, audience, news[audience])
            for audience, other in others.items():
                self._compare_news(audience, news[audience], other)

    def _compare_fulls(self) -> None:
        """The whole view is what was put together from news, and the same in a world with another truth."""
        for audience in self.who:
            full = self.teller.full(audience)
            assert body(full) == self.known[audience]
            assert self.worlds.like(audience).full(audience) == full, "another world is shown otherwise"
            assert self.key not in full
            self._check_record(audience)

    def _check_record(self, audience: int) -> None:
        """The record of a running match: of the others' secret actions only the verb, and no key."""
        record = savefile.write_seen(self.match, ["human"] * self.match.players, audience)
        assert self.match.key.hex() not in record
        for line in savefile.parse(record).actions:
            number, letter, text = line.text.split(" ", 2)
            action = self.match.game.actions.decode(self.match.actions[int(number) - 1])
            if action.secret and letter != "BYRGOP "[audience]:
                assert text == f"{tag_of(type(action))} …"

    def _check_news(self, entry: Entry, audience: int, message: bytes) -> None:
        news, known, match = body(message), self.known[audience], self.match
        assert news["events"] == (json.loads(encode(match.events(audience))) if entry.kind == "act" else [])
        if entry.kind == "act" and match.to_act is not None:
            action = match.game.actions.decode(entry.value)
            hidden = action.secret and audience != entry.seat
            assert news["action"] == (tag_of(type(action)) if hidden else match.game.actions.write(action))
        if audience != match.to_act:
            assert news["choices"] is None, "somebody is told what another may do"
        if match.to_act is not None:
            assert self.key not in message, "the key is told before the end"
        view = known["view"] | news["patch"]
        self.known[audience] = (
            known | {name: news[name] for name in ("version", "at", "choices", "status")} | {"view": view}
        )

    def _elsewhere(self, entry: Entry) -> dict[int, "Elsewhere"]:
        """What those who listen would be told of the same action in another world."""
        found = {}
        for audience in self.who:
            # What everybody is told may show the acting seat's hand, but nothing that this seat can't know itself.
            other = self.worlds.like(audience, entry.seat if audience == SPECTATOR else None)
            if entry.kind == "act" and entry.value in other.play.match.legal_numbers:
                message = other.follow(entry)[audience]
                match = other.play.match
                found[audience] = Elsewhere(message, match.view(audience), match.events(SPECTATOR))
        return found

    def _compare_news(self, audience: int, message: bytes, other: "Elsewhere") -> None:
        """Who sees the same afterwards, and saw the same happen openly, was told the same."""
        openly = audience == SPECTATOR or other.public == self.match.events(SPECTATOR)
        if openly and other.view == self.match.view(audience):
            assert message == other.message, "another world is told otherwise"


class Elsewhere(NamedTuple):
    """What was told in another world, and what was to be seen there."""

    message: bytes
    view: Any
    public: Any


HIDING: list[Configuration] = [("towers", 4, {}), ("hocus", 3, {}), ("hill", 3, {}), ("djinn", 3, {})]


@pytest.mark.parametrize("configuration", HIDING, ids=label)
def test_the_comparison_finds_a_planted_secret(configuration: Configuration) -> None:
    """Were a seat shown the table through another seat's eyes, look-alike worlds would tell."""
    worlds = Worlds(configuration, 1)
    found = 0
    for _ in range(60):
        if worlds.match.to_act is None:
            break
        worlds.teller.follow(worlds.choose())
        for audience, other in ((0, 1), (1, 0), (SPECTATOR, 0)):
            leaking, elsewhere = worlds.match.view(other), worlds.like(audience).play.match.view(other)
            found += leaking != elsewhere
    assert found, "redealing does not change what others hold, so the comparison would not find a leak"


@pytest.mark.parametrize("configuration", HIDING, ids=label)
def test_what_was_missed_is_told_as_it_would_have_been(configuration: Configuration) -> None:
    """Catching up brings the very messages that those got who were there, so it can't tell more."""
    game, players, options = configuration
    worlds = Worlds(configuration, 2)
    entries: list[Entry] = []
    told: dict[int, list[bytes]] = {audience: [] for audience in audiences(worlds.match)}
    while worlds.match.to_act is not None and len(entries) < 80:
        entries.append(worlds.choose())
        for audience, message in worlds.teller.follow(entries[-1]).items():
            told[audience].append(message)
    for audience, messages in told.items():
        for since in (0, 1, len(entries) // 2, len(entries) - 1):
            again = Match(game, players, options, key=worlds.match.key, match_id=worlds.match.id)
            play = Play(again, range(players), None, STARTED)
            news = retell(play, entries, since, audience)
            assert [message for message in news if message] == messages[since:]


# When it is told.

FOREVER = 1000.0


def _stopped(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Lets no time pass; returns where it is noted how long somebody wanted to wait."""
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    monkeypatch.setattr(time, "monotonic", lambda: FOREVER)
    return waited


async def _delay(play: Play, level: str, pace_s: float, monkeypatch: pytest.MonkeyPatch) -> float:
    """How long a table waits with a bot's decision that took no time to find."""
    waited = _stopped(monkeypatch)
    await Steward(Desk(play, level, pace_s), Desk(play, level, pace_s))._let_bot_choose()  # type: ignore[arg-type]
    return sum(waited)


class Desk:
    """As much of a table, and of those who think, as a steward needs to let a bot choose."""

    def __init__(self, play: Play, level: str, pace_s: float) -> None:
        seats = [SeatData(kind="bot", level=level) for _ in range(play.match.players)]
        self.play, self.listeners = play, SimpleNamespace(present=True, seated=True)
        self.table = SimpleNamespace(seats=seats, settings=TableSettings(pace_s=pace_s), owner="ann")

    async def choose(self, *asked: Any, **about: Any) -> str:
        """Any choice."""
        match = self.play.match
        return match.game.actions.write(match.game.actions.decode(match.legal_numbers[0]))

    async def hint(self, *asked: Any) -> list[Any]:
        """No thought at all."""
        return []

    def check_right(self, listener: Any) -> None:
        """Whoever asks may."""

    async def do(self, work: Any) -> None:
        """Does nothing: only the waiting counts."""


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=label)
def test_look_alike_worlds_are_told_after_the_same_time(
    configuration: Configuration, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What another seat can't know decides neither what it is told nor when."""
    worlds, compared = Worlds(configuration, 3), 0
    while worlds.match.to_act is not None and worlds.play.version < LONGEST and compared < LOOKS:
        if worlds.chance.random() < LOOKS / 30:
            seat = worlds.match.to_act
            for audience in (one for one in audiences(worlds.match) if one != seat):
                twin = worlds.like(audience).play
                for level, pace_s in (("wizard", 0.6), ("archmage", 0.3), ("archmage", 0.0)):
                    here = asyncio.run(_delay(worlds.play, level, pace_s, monkeypatch))
                    assert asyncio.run(_delay(twin, level, pace_s, monkeypatch)) == here > 0
            compared += 1
        worlds.teller.follow(worlds.choose())
    assert compared


def test_worlds_differ_in_how_much_there_is_to_choose_from() -> None:
    """So that the comparison of times could fail: in some look-alikes a seat has one choice, in others several."""
    worlds, differ = Worlds(("hocus", 3, {}), 3), 0
    while worlds.match.to_act is not None and worlds.play.version < LONGEST:
        other = (worlds.match.to_act + 1) % 3
        twin = worlds.like(other).play.match
        differ += (len(twin.legal_numbers) == 1) != (len(worlds.match.legal_numbers) == 1)
        worlds.teller.follow(worlds.choose())
    assert differ


def test_a_hint_takes_as_long_however_little_there_is_to_choose_from(monkeypatch: pytest.MonkeyPatch) -> None:
    worlds, several, one = Worlds(("hocus", 3, {}), 3), set[float](), set[float]()
    while worlds.match.to_act is not None and worlds.play.version < LONGEST:
        waited, desk = _stopped(monkeypatch), Desk(worlds.play, HINTED, 0.0)
        listener: Any = SimpleNamespace(audience=worlds.match.to_act, person="ann")
        talk = Talk(desk, desk, None)  # type: ignore[arg-type]
        asyncio.run(talk.hint(listener, Hint(id="h", version=worlds.play.version)))
        (one if len(worlds.match.legal_numbers) == 1 else several).add(sum(waited))
        worlds.teller.follow(worlds.choose())
    assert one == several == {beat_of(HINTED, 0)}
    assert beat_of(HINTED, 0) > 0


def test_where_thinking_takes_longer_than_the_beat_a_quick_choice_waits_as_long() -> None:
    pace = Pace()
    assert pace.rest("wizard", 0.6, 0.1) == pytest.approx(0.5)
    assert pace.rest("wizard", 0.6, 1.0) == 0
    assert pace.rest("wizard", 0.6, 0.0) == pytest.approx(1.0)
    for _ in range(20):
        pace.rest("wizard", 0.6, 0.0)
    assert pace.rest("wizard", 0.6, 0.0) == pytest.approx(0.6), "that fades"
    assert Pace().rest("random", 0, 0.0) == 0


def test_the_log_never_shows_what_variables_held(capsys: pytest.CaptureFixture[str]) -> None:
    """A trace says where something went wrong; keys, tokens and hands stay where they are."""
    set_up_logs()
    try:
        _go_wrong(key="canary-1", hand=["canary-2"])
    except ValueError:
        structlog.get_logger().exception("internal", number="7")
    finally:
        structlog.reset_defaults()
    written = capsys.readouterr().err
    assert "_go_wrong" in written
    assert "canary" not in written


def _go_wrong(key: str, hand: list[str]) -> None:
    raise ValueError("something")
