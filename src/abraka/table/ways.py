"""Where each choice leads, for the seat that is asked, before it decides.

A way tells nothing that the seat can't know. It is found in worlds in which all that the seat can't know is dealt anew
(`redeal`), so the hidden truth is not even there; and only what is certain is told of it (`foresight`): what no die, no
card to come and no memory decides, and what is the same in all those worlds.
"""

from collections import deque
from typing import Any

from abraka.core.actions import tag_of
from abraka.core.chance import derived_seed, lucks_of
from abraka.core.events import Event, may_know
from abraka.core.game import module_of
from abraka.core.match import Match
from abraka.core.records import JIT, numbers
from abraka.table.foresight import Certain, foresight_of
from abraka.table.protocol import Way

MOST = 600
"""So many choices are followed at most; where there would be more, a way stays open."""
DEEPEST = 5
WORLDS = 3


class Node:
    """A choice that is followed, and what it leads to."""

    __slots__ = ("certain", "depth", "legal", "number", "place", "ways")

    def __init__(self, number: int, place: int, depth: int) -> None:
        self.number, self.place, self.depth = number, place, depth
        self.certain = Certain([], False)
        self.legal: list[int] = []
        self.ways: list[Node] = []


class Outlook:
    """What the seat that is asked in a match may foresee. Once made it needs the match no more."""

    def __init__(self, match: Match) -> None:
        if match.to_act is None:
            raise ValueError("The match is over.")
        self.game, self.seat = match.game, match.to_act
        self._foresight = foresight_of(match.game.name)
        self._prompts = module_of(match.game.name, "view").PROMPTS
        self._view = match.view(self.seat)
        self._legal, self._prompt = list(match.legal_numbers), match.prompt
        states: Any = match.game.State.array(WORLDS * (MOST + 1 if JIT else 1))
        self._states = states
        match.game.State.write(states, 0, match.state)
        for world in reversed(range(WORLDS)):
            lucks = lucks_of(derived_seed("ways", match.version, world))
            match.game.driver.copy(states, 0, world, 1)
            match.game.driver.redeal(states, world, self.seat, lucks)
        names = ("to_act", "prompt", "draws", "n_events", "events")
        self._columns: Any = {name: states[name] for name in names} if JIT else {}
        self._out = numbers(match.game.max_legal)

    def ways(self) -> list[Way]:
        """All choices, each with what is certain of its effects, and the choices that follow."""
        root = Node(-1, 0, 0)
        root.legal = self._legal
        waiting, used = deque([root]), 0
        while waiting:
            node = waiting.popleft()
            if used + len(node.legal) > MOST and node is not root:
                node.certain = node.certain._replace(open=True)
                continue
            for number in node.legal:
                used += 1
                if not JIT:  # the plain form makes room when it is needed: there it takes long
                    self._states.extend(self.game.State.array(WORLDS))
                node.ways.append(self._follow(node, number, used))
            waiting.extend(way for way in node.ways if way.legal)
        return [self._told(way) for way in root.ways]

    def _follow(self, node: Node, number: int, place: int) -> Node:
        """Tries a choice in all worlds."""
        way = Node(number, place, node.depth + 1)
        outcomes = [self._step(node.place, place, world, number) for world in range(WORLDS)]
        events, is_open = self._in_all_worlds(place)
        asked, prompt, legal = outcomes[0]
        drew = bool(self._now("draws", place) != self._now("draws", node.place))
        is_open = is_open or drew or any(outcome != outcomes[0] for outcome in outcomes)
        goes_on = asked == self.seat and prompt not in self._foresight.fresh and not is_open
        if node.depth == 0 and self._aside(self._prompt, number):
            goes_on = False
        if goes_on and way.depth < DEEPEST:
            way.legal = [number for number in legal if not self._aside(prompt, number)]
        way.certain = Certain(events, is_open or (goes_on and way.depth == DEEPEST))
        return way

    def _aside(self, prompt: str, number: int) -> bool:
        """Whether an action comes before what is asked, and is no answer to it."""
        aside = self._foresight.aside.get(prompt)
        return aside is not None and tag_of(type(self.game.actions.decode(number))) in aside

    def _step(self, start: int, end: int, world: int, number: int) -> tuple[int, str, list[int]]:
        """Plays an action in one world; says who is asked then, what, and what may be done."""
        driver, states, target = self.game.driver, self._states, WORLDS * end + world
        driver.copy(states, WORLDS * start + world, target, 1)
        n = driver.step(states, target, number, self._out)
        legal: Any = self._out[:n]
        asked = int(self._now("to_act", end, world))
        if asked != self.seat:
            return asked, "", []
        return asked, self._prompts[self._now("prompt", end, world)], legal.tolist() if JIT else legal

    def _now(self, name: str, place: int, world: int = 0) -> Any:
        """A field of a state."""
        i = WORLDS * place + world
        return self._columns[name][i] if JIT else getattr(self._states[i], name)

    def _in_all_worlds(self, place: int) -> Certain:
        """What the seat would be told in all worlds alike, as far as it is certain."""
        first, *others = [self._foresight.certain(self._events(place, world), self._view) for world in range(WORLDS)]
        same = len(first.events)
        for other in others:
            pairs = zip(first.events, other.events, strict=False)
            same = min(same, next((i for i, (a, b) in enumerate(pairs) if a != b), len(other.events)))
        return Certain(first.events[:same], any(other != first for other in others) or first.open)

    def _events(self, place: int, world: int) -> list[Event]:
        """What the seat would be told in one world."""
        rows: Any = self._now("events", place, world)[: self._now("n_events", place, world)]
        decode = self.game.events.decode
        return [decode(row) for row in (rows.tolist() if JIT else rows) if may_know(row[1], self.seat)]

    def _told(self, node: Node) -> Way:
        action = self.game.actions.decode(node.number)
        return Way(
            text=self.game.actions.write(action),
            action=action,
            events=node.certain.events,
            open=node.certain.open,
            ways=[self._told(way) for way in node.ways],
        )
