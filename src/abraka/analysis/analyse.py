"""A finished match, analysed: chances at every moment, and what luck and decisions did to them.

Between two moments stands a step: first a seat decides, then, perhaps, something is rolled or drawn. With the chances
c before it and c' after it, and the luck l (what came, less the mean of what could have come), the decision is
c' - l - c. So luck and decisions of all add up to the way from the first chance to the result, whatever the search's
mistakes are; these only decide how the way is divided.
"""

from collections.abc import Callable, Sequence
from typing import Any

from abraka import __version__
from abraka.analysis.chances import Chances, Eye, all_states, referee, value_of
from abraka.analysis.depth import Depth, depth_of
from abraka.analysis.judging import Judged, judge
from abraka.analysis.luck import left_to_chance, luck_of
from abraka.analysis.report import FORMAT, Analysis, Moment, Step, Versions
from abraka.analysis.summing import largest_gap, people, turning_points
from abraka.analysis.versions import sources_digest
from abraka.bots import Decision
from abraka.core.chance import derived_seed
from abraka.core.errors import OptionError
from abraka.core.match import Match
from abraka.core.records import numbers

Progress = Callable[[int, int], None]
"""Called with how many steps are done, of how many."""

DIGITS = 5


def check_over(match: Match) -> None:
    """Refuses a match that goes on: what an analysis says would give away what lies hidden."""
    if match.to_act is not None:
        raise OptionError(
            "The match still goes on. It can be analysed once it is over: now that would tell what is hidden."
        )


def analyse(match: Match, depth: Depth | None = None, progress: Progress | None = None) -> Analysis:
    """Analyses a match that is over; the same match and depth give the same every time."""
    check_over(match)
    work = _Work(match, depth or depth_of())
    tell = progress or (lambda done, total: None)
    count = match.version
    for i in range(count - 1, -1, -1):
        work.go_back(i)
        tell(count - i, count)
    return work.report()


class _Work:
    """An analysis under way, from the last action to the first: what is forced has the chances of what follows."""

    def __init__(self, match: Match, depth: Depth) -> None:
        self._match, self._depth = match, depth
        self._game, self._eye = match.game, referee(match)
        self._states: Any = all_states(match)
        self._room: Any = numbers(self._game.max_legal)
        end = self._chances(self._eye, match.version)
        self._moments = [self._moment(match.version, end, end)]
        self._steps: list[Step] = []

    def go_back(self, i: int) -> None:
        """Analyses the action after so many, and the moment before it."""
        action, later = self._match.actions[i], self._moments[-1]
        legal = [int(number) for number in self._room[: self._game.driver.legal(self._states, i, self._room)]]
        lot = left_to_chance(self._states, i)
        luck = self._luck(i, action) if lot else None
        if len(legal) == 1 and not lot:
            chances, seen = later.chances, later.seen
        else:
            chances = self._chances(self._eye, i)
            seen = tuple(self._chances(eye, i)[eye.seat] for eye in self._seats())
        moment = self._moment(i, chances, seen)
        self._steps.append(self._step(i, action, legal, moment, later, luck))
        self._moments.append(moment)

    def _seats(self) -> list[Eye]:
        return [self._eye._replace(seat=seat) for seat in range(self._match.players)]

    def _chances(self, eye: Eye, i: int) -> Chances:
        found = eye.chances(self._states, i, self._depth.moment, derived_seed("moment", eye.seat, i))
        return _rounded(found)

    def _luck(self, i: int, action: int) -> Chances:
        return _rounded(luck_of(self._eye, self._states, i, action, self._depth, derived_seed("luck", i)))

    def _moment(self, i: int, chances: Chances, seen: Chances) -> Moment:
        seat = value_of(self._states, i, "to_act")
        turn = value_of(self._states, i, "turn")
        return Moment(i, turn, seat if seat >= 0 else None, chances, seen)

    def _step(
        self, i: int, action: int, legal: Sequence[int], before: Moment, later: Moment, luck: Chances | None
    ) -> Step:
        assert before.seat is not None
        lot = luck or (0.0,) * len(later.chances)
        change = zip(before.chances, later.chances, lot, strict=True)
        return Step(
            number=i + 1,
            seat=before.seat,
            action=self._game.actions.write(self._game.actions.decode(action)),
            choices=len(legal),
            decision=_rounded([then - now - came for now, then, came in change]),
            luck=luck,
            judged=self._judge(i, action, legal, before.seat) if len(legal) > 1 else None,
        )

    def _judge(self, i: int, action: int, legal: Sequence[int], seat: int) -> Judged:
        decision = Decision(self._game, self._states, i, legal, seat, self._eye.sides, derived_seed("judge", i))
        return judge(decision, action, self._depth)

    def report(self) -> Analysis:
        """All that was found, from the first moment to the last."""
        match, moments, steps = self._match, tuple(self._moments[::-1]), tuple(self._steps[::-1])
        seats = people(moments, steps)
        return Analysis(
            format=FORMAT,
            match=match.id,
            game=match.game.name,
            players=match.players,
            options=match.options,
            sides=self._eye.sides,
            versions=Versions(
                abraka=__version__,
                rules=match.game.spec.rules_version,
                content=match.game.content.digest,
                sources=sources_digest(match.game.name),
                depth=self._depth,
            ),
            moments=moments,
            steps=steps,
            seats=seats,
            turning_points=turning_points(steps),
            gap=largest_gap(moments, steps),
        )


def _rounded(values: Sequence[float]) -> Chances:
    return tuple(round(value, DIGITS) for value in values)
