"""Ways: where each choice leads is told before it is made, truly, and with nothing that the seat can't know.

The properties are looked for in random positions of every game and variant.
"""

import random
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec
import pytest

from abraka.core.actions import tag_of
from abraka.core.chance import Luck
from abraka.core.events import Event
from abraka.core.game import GAMES, load, module_of
from abraka.core.match import Match
from abraka.core.records import plain
from abraka.table import ways as searched
from abraka.table.foresight import Certain, Foresight, foresight_of
from abraka.table.protocol import Way
from abraka.table.ways import DEEPEST, MOST, Outlook
from tests.configurations import CONFIGURATIONS, Configuration, label
from tests.table.client import Guest
from tests.table.loop import in_loop
from tests.table.server import Server
from tests.table.worlds import Worlds, twin_of
from tests.towers.table import table

LOOKS = 12
"""At so many moments of a match, about, ways are asked for."""
LONGEST = 300


def ways_of(match: Match) -> list[Way]:
    """Where the choices of the seat that is asked lead."""
    return Outlook(match).ways()


def every(ways: Iterable[Way]) -> Iterator[Way]:
    """All ways, those that follow included."""
    for way in ways:
        yield way
        yield from every(way.ways)


def depth(ways: Sequence[Way]) -> int:
    """How many choices follow one another."""
    return 1 + max(depth(way.ways) for way in ways) if ways else 0


def moments(worlds: Worlds) -> Iterator[Match]:
    """Some moments of a match that is played by chance."""
    match = worlds.match
    while match.to_act is not None and match.version < LONGEST:
        if worlds.chance.random() < LOOKS / 100:
            yield match
        if match.to_act is not None:
            match.play(worlds.chance.choice(match.legal_numbers))


# Truth.


def is_part(some: Sequence[Event], of: Sequence[Event]) -> bool:
    """Whether some events happen among others, in the same order."""
    rest = iter(of)
    return all(event in rest for event in some)


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=label)
def test_what_a_way_promises_happens_when_it_is_gone(configuration: Configuration) -> None:
    """The whole way can be gone, step by step; what it tells happens, and if it is not open nothing else does."""
    for seed in range(3):
        worlds = Worlds(configuration, seed)
        for match in moments(worlds):
            go_along(match, ways_of(match), worlds.chance)


def go_along(match: Match, ways: Sequence[Way], chance: random.Random) -> None:
    """Plays one of the ways to its end, for real; what may come before an answer is offered at its beginning only."""
    aside: frozenset[str] = frozenset()
    while ways:
        seat = match.to_act
        assert seat is not None
        legal = [action for action in match.legal() if tag_of(type(action)) not in aside]
        assert [way.text for way in ways] == [match.game.actions.write(action) for action in legal]
        assert [way.action for way in ways] == legal
        way = chance.choice(ways)
        match.apply(way.text)
        told = match.events(seat)
        assert is_part(way.events, told), f"{way.text} promises {way.events}, but {told} happened"
        assert way.open or way.events == told, f"{way.text} keeps something of {told} back"
        assert not (way.open and way.ways), "what follows is told although it is not certain"
        ways = way.ways
        assert not ways or match.to_act == seat
        if ways:
            aside = foresight_of(match.game.name).aside.get(match.prompt, frozenset())


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=label)
def test_ways_are_few_and_short(configuration: Configuration) -> None:
    for match in moments(Worlds(configuration, 5)):
        ways = ways_of(match)
        assert len(list(every(ways))) <= MOST
        assert depth(ways) <= DEEPEST


# Secrecy.


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=label)
def test_look_alike_worlds_have_the_same_ways(configuration: Configuration) -> None:
    """Whatever the others hold, whatever comes next, and whoever must be remembered where."""
    for seed in range(2):
        worlds = Worlds(configuration, 10 + seed)
        for match in moments(worlds):
            found = msgspec.json.encode(ways_of(match))
            for twin in look_alikes(worlds):
                assert msgspec.json.encode(ways_of(twin)) == found, "a way tells something hidden"


def look_alikes(worlds: Worlds) -> Iterator[Match]:
    """Matches that look the same to the seat that is asked: other hands and dice to come, other things forgotten."""
    match, subject = worlds.match, worlds.subject
    seat = match.to_act
    assert seat is not None
    for state in (match.state, forgotten(match, worlds.chance)):
        other = subject.redeal(state, seat, worlds.chance.getrandbits(62))
        if match.game.view(other, seat) == match.view(seat):  # where memory is aided, nothing can be forgotten
            yield twin_of(match, other)


def forgotten(match: Match, chance: random.Random) -> Any:
    """The state with other things where the seat can only remember them."""
    state, luck = match.state.copy(), Luck()
    luck.seed = chance.getrandbits(62)
    plain(module_of(match.game.name, "bot").forget)(state, match.to_act, 100, luck)
    for name in OPEN.get(match.game.name, ()):
        setattr(state, name, getattr(match.state.copy(), name))
    return state


OPEN = {
    "towers": ("discard", "pile", "known", "n_known"),
    "djinn": ("chest_discard", "chest_pile", "tom_pile"),
}
"""What people forget as well, but need not remember: anybody may look it up."""

HIDING: list[Configuration] = [("towers", 4, {"variant": "advanced"}), ("hocus", 3, {}), ("hill", 3, {})]


@pytest.mark.parametrize("configuration", HIDING, ids=label)
def test_the_comparison_would_find_a_secret(configuration: Configuration, monkeypatch: pytest.MonkeyPatch) -> None:
    """Were everything told that happens in a world that might be, look-alike worlds would show it."""

    def all_of_it(self: Foresight, events: Sequence[Event], view: Any) -> Certain:
        return Certain(list(events), False)

    monkeypatch.setattr(Foresight, "certain", all_of_it)
    monkeypatch.setattr(searched, "WORLDS", 1)
    worlds, found = Worlds(configuration, 3), 0
    for match in moments(worlds):
        ways = ways_of(match)
        found += any(ways_of(twin) != ways for twin in look_alikes(worlds))
    assert found, "nothing was hidden in these worlds"


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=label)
def test_no_way_tells_of_chance_or_memory(configuration: Configuration) -> None:
    foresight = foresight_of(configuration[0])
    for match in moments(Worlds(configuration, 20)):
        for way in every(ways_of(match)):
            names = {tag_of(type(event)) for event in way.events}
            assert not names & (foresight.unknown | foresight.hidden)


# What the games say.


@pytest.mark.parametrize("game", GAMES)
def test_the_names_are_the_game_s_own(game: str) -> None:
    foresight, prompts = foresight_of(game), module_of(game, "view").PROMPTS
    events = {tag_of(cls): cls for cls in load(game).events.classes}
    assert foresight.fresh | set(foresight.aside) <= set(prompts)
    actions = {tag_of(cls) for cls in load(game).actions.classes}
    assert all(kinds <= actions for kinds in foresight.aside.values())
    assert set(foresight.events_named()) <= set(events)
    for name, shown in foresight.shown.items():
        assert set(shown.same) <= set(events[name].__struct_fields__)


# Wandering Towers, seen by eye.


BOARD = """players 2 | 0: (Y) | 2: (B Y) #1 | 4: (B) | 5: #2[B Y] | 8: #3 | 9: #4 C | 12: #5 #6 | 14: #7 #8 #9
| hand B t3 w2 t3w3 | to act B"""


def by_text(ways: Sequence[Way], *texts: str) -> Way:
    """The way that these choices lead along."""
    way = next(way for way in ways if way.text == texts[0])
    return by_text(way.ways, *texts[1:]) if texts[1:] else way


def names(way: Way) -> list[str]:
    """What a way tells."""
    return [tag_of(type(event)) for event in way.events]


def test_a_card_shows_its_pieces_and_where_they_land() -> None:
    ways = ways_of(table(BOARD))
    assert [way.text for way in by_text(ways, "play w2").ways] == ["wizard B 4", "wizard B 5"]
    moved = by_text(ways, "play t3w3", "use wizard", "wizard B 5")
    assert msgspec.to_builtins(moved.events) == [{"type": "wizard_moved", "owner": 0, "start": 5, "end": 8, "seat": 0}]
    assert not moved.open
    assert not moved.ways, "then the turn goes on with another plan"


def test_a_tower_shows_whom_it_covers_but_not_whom_it_uncovers() -> None:
    way = by_text(ways_of(table(BOARD)), "play t3", "tower #1")
    assert names(way) == ["tower_moved", "trapped", "trapped", "potion_filled"]
    assert way.open
    match = table(BOARD)
    match.apply("play t3")
    match.apply("tower #1")
    assert "revealed" in [tag_of(type(event)) for event in match.events(0)]


def test_a_die_is_not_foretold() -> None:
    way = by_text(ways_of(table(BOARD.replace("t3 w2", "wd2 w2"))), "play wd2")
    assert (names(way), way.open, way.ways) == (["card_played"], True, [])


def test_the_castle_is_seen_to_fly() -> None:
    way = by_text(ways_of(table(BOARD.replace("9: #4 C", "6: #4 C"))), "play w2", "wizard B 4")
    assert names(way) == ["wizard_entered", "castle_flew"]
    assert msgspec.to_builtins(way.events[1]) == {"type": "castle_flew", "start": 6, "end": 8}


def test_cards_that_are_drawn_after_the_turn_are_not_foretold() -> None:
    match = table(BOARD)
    match.apply("play w2")
    match.apply("wizard B 4")
    way = by_text(ways_of(match), "play t3w3", "use wizard", "wizard B 5")
    assert names(way) == ["wizard_moved"]
    assert way.open


# At the table.


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("ways") / "data") as running:
        yield running
        assert '"internal"' not in running.log()


@in_loop
async def test_ways_are_told_to_the_seat_that_is_asked(server: Server) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as bob:
        await ann.ready()
        opened = await ann.open_table("towers", "me open", {"first": "1"}, watch=True)
        path = f"/api/tables/{opened['id']}/match/ways"
        await bob.join(opened)
        async with ann.socket(opened["id"], 0, ways=True) as one, bob.socket(opened["id"], 1, ways=True) as two:
            await two.until("full")
            told = await one.until("ways")
            assert told["version"] == one.version == 0
            assert [way["text"] for way in told["ways"]] == [choice["text"] for choice in one.choices]
            assert [way["action"] for way in told["ways"]] == [choice["action"] for choice in one.choices]
            assert (await ann.get(path, params={"seat": 0})) == told
            assert (await bob.http.get(path, params={"seat": 1})).json()["sentence"] == "no_ways_now"
            assert (await bob.http.get(path, params={"seat": 0})).json()["sentence"] == "not_your_seat"
            assert (await bob.http.get(path)).json()["sentence"] == "watching"
            await one.ask("act", action=one.choices[0]["text"])
            assert (await one.until("ways"))["version"] == one.version == 1
            await one.ask("ping")
            await two.ask("ping")
            assert [message["type"] for message in one.received].count("ways") == 2
            assert "ways" not in [message["type"] for message in two.received]


@in_loop
async def test_who_comes_back_is_told_the_ways_of_the_present(server: Server) -> None:
    async with Guest(server.url) as ann:
        table = await ann.open_table("towers", "me me", {"first": "1"})
        async with ann.socket(table["id"], 0, ways=True) as one, ann.socket(table["id"], 0) as plain:
            await one.until("ways")
            await plain.until("full")
            await plain.ask("act", action=plain.choices[0]["text"])
            await one.until("ways")
            match, now = one.match, one.version
            await plain.ask("ping")
            assert "ways" not in [message["type"] for message in plain.received], "it did not ask for them"
        for since in (0, now):
            async with ann.socket(table["id"], 0, ways=True, match=match, since=since) as again:
                again.version, again.view = since, {}
                told = await again.until("ways")
                assert told["version"] == now
                kinds = [message["type"] for message in again.received]
                assert [kind for kind in kinds if kind != "table"] == ["welcome", *["news"] * (now - since), "ways"]


def test_a_spell_inside_a_card_is_no_part_of_a_plan_that_begins_before() -> None:
    match = table(f"{BOARD} | potions B 0/6/0", edition="pl")
    assert {way.text for way in by_text(ways_of(match), "play t3w3").ways} == {"use tower", "use wizard"}
    match.apply("play t3w3")
    assert {way.text for way in ways_of(match)} >= {"use tower", "use wizard", "cast advance-wizard"}
    assert by_text(ways_of(match), "cast advance-wizard").ways == []
    match.apply("use wizard")
    moved = by_text(ways_of(match), "wizard B 4")
    assert (names(moved), moved.open) == (["wizard_moved"], False)
