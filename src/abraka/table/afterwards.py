"""What people ask about a match that is over: what was luck, what else could have been done, what would have been.

Nothing of this is answered of a match that goes on: it would tell what lies hidden.
"""

import gzip
import secrets
from typing import Any

import msgspec

from abraka.analysis.comparing import compare
from abraka.analysis.depth import depth_of
from abraka.analysis.judging import NOTHING, grade_of, look_at
from abraka.analysis.report import Analysis
from abraka.bots import Decision
from abraka.bots.mind import mind_of
from abraka.core.chance import derived_seed
from abraka.core.game import load
from abraka.core.match import Match
from abraka.table import answers, wishes
from abraka.table import protocol as say
from abraka.table.asking import Asker, Endpoint
from abraka.table.data import Origin
from abraka.table.guests import clean_name
from abraka.table.moments import moment_of
from abraka.table.refusals import TableRefusal
from abraka.table.stored import stored_play
from abraka.table.stories import compressed

TRY_DEPTH = 0.5
"""How deep a single choice is tried: what people wait for."""
PLAIN_DEPTH = 0.01
"""The same, as long as the rules are not compiled."""

as_analysis = msgspec.json.Decoder(Analysis).decode


async def analysis(asker: Asker) -> answers.AnalysisInfo:
    """What was luck in a finished match and what was play; or, until that is known, how far it has been worked out."""
    await _finished(asker)
    return await _analysis(asker, asker.path("match"))


async def imported_analysis(asker: Asker) -> answers.AnalysisInfo:
    """The same of an imported match."""
    if await asker.house.store.record(asker.path("record")) is None:
        raise TableRefusal("no_record")
    return await _analysis(asker, asker.path("record"))


async def _analysis(asker: Asker, name: str) -> answers.AnalysisInfo:
    found = await asker.house.analyst.found(name)
    if found is None:
        raise TableRefusal("not_analysed")
    if found.document is None:
        return answers.AnalysisInfo(share=found.share, report=None, actions={})
    report = as_analysis(gzip.decompress(found.document))
    info = answers.AnalysisInfo(share=1.0, report=report, actions=_named(report))
    return compressed(info)  # type: ignore[return-value]  # compressed already


def _named(report: Analysis) -> dict[str, Any]:
    """The actions that a report names, by their notation."""
    actions = load(report.game).actions
    judged = [step.judged for step in report.steps if step.judged]
    thoughts = [thought for one in judged for thought in (one.played, one.better) if thought]
    texts = {step.action for step in report.steps} | {thought.action for thought in thoughts}
    return {text: msgspec.Raw(actions.to_json(actions.read(text))) for text in texts}


async def moment(asker: Asker) -> answers.MomentInfo:
    """A moment of a finished match as the seat that was asked knew it, with its choices and where they lead."""
    match = await _at(asker, asker.number("at", 0) or 0)
    return await asker.house.thinkers.tell(lambda: moment_of(match), asker.address)


async def try_out(asker: Asker, body: wishes.TryOut) -> answers.TryInfo:
    """What another choice would have been worth at a moment of a finished match, by what its seat knew then."""
    match = await _at(asker, body.at)
    number = match.check(body.action)
    depth = depth_of(TRY_DEPTH if asker.house.readiness.share >= 1 else PLAIN_DEPTH)
    return await asker.house.thinkers.tell(lambda: _tried(match, number, depth), asker.address)


def _tried(match: Match, number: int, depth: Any) -> answers.TryInfo:
    """A choice beside the best that a search finds."""
    mind_of(match.game.name).compile()
    decision = Decision.of(match, derived_seed("try", match.version))
    look = look_at(decision, depth.look)
    gap = NOTHING if number == look.best else compare(decision, look.best, number, depth)
    return answers.TryInfo(
        action=match.game.actions.write(match.game.actions.decode(number)),
        cost=round(max(0.0, gap.mean), 4),
        error=round(gap.error, 4),
        grade=grade_of(gap),
        chance=round(look.chance(number), 4),
    )


async def branch(asker: Asker, body: wishes.Branch) -> say.TableInfo:
    """Opens a table at which a finished match goes on from one of its moments, with other dice: just for fun."""
    match = await _at(asker, body.at)
    if len(body.seats) != match.players:
        raise TableRefusal("bad_option", cause=f"the match has {match.players} seats")
    seats = [w if w.name is None else msgspec.structs.replace(w, name=clean_name(w.name)) for w in body.seats]
    await asker.settle()
    persons = asker.house.persons
    name, worn = await persons.name_of(asker.guest) or "Guest", await persons.worn(asker.guest)
    origin = Origin(match=asker.path("match"), at=body.at, position=position_of(match, body.deal == "anew"))
    options = {key: list(value) if isinstance(value, tuple) else value for key, value in match.options.items()}
    settings = say.TableSettings(fun=True)
    wish = say.OpenTable(game=match.game.name, seats=seats, options=options, settings=settings)
    room = await asker.house.open_table(asker.guest, name, wish, worn, origin)
    return room.info(asker.guest)


def position_of(match: Match, anew: bool) -> str:
    """Where a match stands, with all that lies hidden: as it is, or dealt anew from what the seat to act knows."""
    game = match.game
    state: Any = match.state.copy()
    if anew:
        state = game.State.read(Decision.of(match, secrets.randbits(63)).world, 0)
    state.key, state.draws = [0, 0], 0  # the dice are the new match's own
    return game.one_line(game.write_position(state))


async def _finished(asker: Asker) -> Match:
    """The match that is asked for; refuses one that is not over, or was not played to its end."""
    _, play, _ = await stored_play(asker)
    if play.match.outcome is None:
        raise TableRefusal("not_analysed" if play.over else "not_over")
    return play.match


async def _at(asker: Asker, at: int) -> Match:
    """A finished match as it was after so many actions, when somebody was asked."""
    match = await _finished(asker)
    if at >= match.version:
        raise TableRefusal("bad_message", cause=f"the match has {match.version} actions, so “at” must be less")
    match.replay(match.actions[:at])
    return match


ENDPOINTS = (
    Endpoint("GET", "/api/matches/{match}/moment", moment, answers.MomentInfo, query=("at",)),
    Endpoint("GET", "/api/matches/{match}/analysis", analysis, answers.AnalysisInfo),
    Endpoint("POST", "/api/matches/{match}/try", try_out, answers.TryInfo, wishes.TryOut),
    Endpoint("POST", "/api/matches/{match}/branch", branch, say.TableInfo, wishes.Branch, status=201),
    Endpoint("GET", "/api/records/{record}/analysis", imported_analysis, answers.AnalysisInfo),
)
