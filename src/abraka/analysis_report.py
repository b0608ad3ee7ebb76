"""An analysis as the command line prints it."""

from abraka.analysis.report import Analysis, Person, Step, Turning
from abraka.bots.explain import Thought
from abraka.console import counted, output
from abraka.core.game import SEAT_COLOURS
from abraka.core.match import Match
from abraka.reports import new_table


def print_analysis(match: Match, analysis: Analysis) -> None:
    """What was luck and what was play."""
    console = output()
    depth = analysis.versions.depth
    console.print(
        f"{match.game.spec.titles['en']}, {counted(analysis.players, 'player')}, "
        f"{counted(len(analysis.steps), 'action')}; {depth.times:g} times the usual depth"
    )
    table = new_table("", "first", "luck", "own play", "others' play", "result", "with even luck", "fine decisions")
    for seat, person in enumerate(analysis.seats):
        table.add_row(SEAT_COLOURS[seat], *_row(person))
    console.print(table)
    for turning in analysis.turning_points:
        console.print(_turning(turning, analysis), markup=False)
    faults = [step for step in analysis.steps if step.judged and step.judged.grade != "fine"]
    for step in faults:
        console.print(_judged(match, step), markup=False)
    if not faults:
        console.print("Nobody made a mistake that the search is sure of.")


def _row(person: Person) -> tuple[str, ...]:
    return (
        f"{person.first:.0%}",
        _signed(person.luck),
        _signed(person.own),
        _signed(person.others),
        f"{person.result:.0%}",
        f"{person.even:.0%}",
        f"{person.fine} of {person.decisions}",
    )


def _turning(turning: Turning, analysis: Analysis) -> str:
    seat = max(range(len(turning.change)), key=lambda seat: abs(turning.change[seat]))
    action = analysis.steps[turning.number - 1].action
    what = f"luck with “{action}”" if turning.kind == "luck" else f"“{action}”"
    change = f"{_signed(turning.change[seat])} for {SEAT_COLOURS[seat]}"
    return f"Turning point: action {turning.number}, {SEAT_COLOURS[turning.seat]}, {what}: {change}"


def _judged(match: Match, step: Step) -> str:
    judged = step.judged
    assert judged is not None and judged.played is not None
    said = f"{step.number:>4} {SEAT_COLOURS[step.seat]}: {judged.grade}: “{step.action}”{_why(match, judged.played)}"
    if judged.better is None:
        return said
    cost = f"costs {judged.cost:.1%} ± {judged.error:.1%}"
    return f"{said}; {cost}; better: “{judged.better.action}”{_why(match, judged.better)}"


def _why(match: Match, thought: Thought) -> str:
    """The reasons, in brackets."""
    said = ", ".join(match.game.say_reason(reason) for reason in thought.reasons)
    return f" ({said})" if said else ""


def _signed(share: float) -> str:
    return f"{100 * share:+.1f} %"
