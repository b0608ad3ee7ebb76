"""Why an action is not legal now, in one sentence with the rule that forbids it."""

from abraka.core.actions import Action
from abraka.core.catalogue import Sentence
from abraka.core.state import NOBODY
from abraka.games.hocus import actions as does
from abraka.games.hocus import state as st
from abraka.games.hocus.casting_refusals import why_not_cast, why_not_target
from abraka.games.hocus.refusal_texts import why
from abraka.games.hocus.spec import SPELL_NAMES
from abraka.games.hocus.state import State
from abraka.games.hocus.text import ask
from abraka.games.hocus.view import PROMPTS, view

ANSWERS: dict[type[Action], tuple[int, ...]] = {
    does.Roll: (st.TURN,),
    does.Cast: (st.TURN, st.SPELL),
    does.Target: (st.TARGET,),
    does.Number: (st.NUMBER,),
    does.Done: (st.SPELL,),
}
"""The prompts that each kind of action may answer."""


def why_not(state: State, action: Action) -> Sentence:
    """Why this action, which is not legal now, is not."""
    if state.to_act == NOBODY:
        return why("over")
    if state.prompt in ANSWERS[type(action)]:
        if isinstance(action, does.Cast):
            id, args = why_not_cast(state, SPELL_NAMES.index(action.spell))
            return why(id, question="", **args)
        if isinstance(action, does.Target):
            id, args = why_not_target(state, state.spell, action.seat)
            return why(id, question="", **args)
    if isinstance(action, does.Done) and state.prompt == st.TURN:
        return why("must_roll")
    if isinstance(action, does.Roll) and state.prompt == st.SPELL:
        return why("rolled")
    question, prompt = ask(view(state, state.to_act)), PROMPTS[state.prompt]
    return why("not_asked", question=question, action=does.ACTIONS.write(action), prompt=prompt)
