"""What may be done."""

from abraka.core.actions import Action, ActionSpace


class Step(Action, frozen=True, tag="step"):
    """Step up surely (L2)."""


class Dash(Action, frozen=True, tag="dash"):
    """Dash up by the die; a one is a fall (L3)."""


ACTIONS = ActionSpace(Step, Dash)
STEP, DASH = (ACTIONS.base[cls] for cls in ACTIONS.classes)
