"""How analyses go here: how long one takes, whether luck and decisions add up, and whether a deeper look agrees."""

import time
from collections.abc import Callable
from statistics import fmean

import msgspec

from abraka.analysis.analyse import analyse
from abraka.analysis.chances import all_states, referee
from abraka.analysis.depth import depth_of
from abraka.analysis.judging import MISTAKE, judge
from abraka.analysis.report import Analysis, Step
from abraka.bots import Budget, Decision, bot_named
from abraka.bots.mind import mind_of
from abraka.core.chance import derived_seed
from abraka.core.game import load
from abraka.core.match import Match
from abraka.core.records import numbers
from abraka.lab.seed import key_of

GAME, PLAYERS = "towers", 2
BOTS = ("sorcerer", "conjurer")
"""One plays well, the other makes mistakes."""

DEEPER = 4
FOUND_AGAIN = ("doubtful", "mistake", "blunder")

Progress = Callable[[float, float], None]


class AnalysisFigures(msgspec.Struct, frozen=True):
    """Of matches between a strong bot and a weak one."""

    game: str
    matches: int
    seconds_per_match: float
    """Of the processor, at the usual depth."""
    steps_per_match: float
    identity_error: float
    """By how much luck and decisions miss the way from the first chance to the result; the mean over seats."""
    mistakes: int
    """Mistakes and blunders found."""
    agreement: float | None
    """The share of them that a look at four times the depth finds again."""
    luck_mean: float
    """Of all dice and draws; fair luck is none on average."""


def bench_analysis(matches: int, progress: Progress) -> AnalysisFigures:
    """Plays, analyses, and looks at the mistakes again."""
    mind_of(GAME).compile()
    seconds, analyses, again = [], [], []
    for number in range(matches):
        match = played(number)
        began = time.process_time()
        analysis = analyse(match)
        seconds.append(time.process_time() - began)
        analyses.append(analysis)
        again += look_again(match, [step for step in analysis.steps if is_mistake(step)])
        progress(number + 1, matches)
    lucks = [step.luck[0] for analysis in analyses for step in analysis.steps if step.luck]
    return AnalysisFigures(
        game=GAME,
        matches=matches,
        seconds_per_match=round(fmean(seconds), 2),
        steps_per_match=fmean(len(analysis.steps) for analysis in analyses),
        identity_error=fmean(gap for analysis in analyses for gap in gaps(analysis)),
        mistakes=len(again),
        agreement=fmean(again) if again else None,
        luck_mean=round(fmean(lucks), 5) if lucks else 0.0,
    )


def played(number: int) -> Match:
    """A finished match, the same every time."""
    match = Match(load(GAME), PLAYERS, key=key_of(number), match_id=f"bench-{number}")
    bots = [bot_named(BOTS[(seat + number) % 2], Budget(sims=150)) for seat in range(PLAYERS)]
    while match.to_act is not None:
        decision = Decision.of(match, derived_seed("bench", number, match.version))
        match.apply(bots[decision.seat].choose(decision))
    return match


def gaps(analysis: Analysis) -> list[float]:
    """What is missing between the first chance with all that was told of each seat, and its result."""
    return [abs(one.first + one.luck + one.own + one.others - one.result) for one in analysis.seats]


def is_mistake(step: Step) -> bool:
    """Whether a decision was called a mistake, or worse."""
    return step.judged is not None and step.judged.grade in ("mistake", "blunder")


def look_again(match: Match, steps: list[Step]) -> list[bool]:
    """Whether a deeper look, with other random numbers, still sees that each of these decisions cost too much."""
    states, room = all_states(match), numbers(match.game.max_legal)
    depth, sides, found = depth_of(DEEPER), referee(match).sides, []
    for step in steps:
        i = step.number - 1
        legal = [int(number) for number in room[: match.game.driver.legal(states, i, room)]]
        decision = Decision(match.game, states, i, legal, step.seat, sides, derived_seed("again", i))
        judged = judge(decision, match.actions[i], depth)
        found.append(judged.grade in FOUND_AGAIN and judged.cost >= MISTAKE)
    return found
