"""The stack of what is still to be done, the list of legal actions, and putting a question to a seat."""

from abraka.core.records import jit
from abraka.core.state import NOBODY
from abraka.games.djinn.state import MAX_LEGAL, NO_PROMPT, WIDTH, State


@jit
def push(s: State, task: int, a: int, b: int, c: int) -> None:
    """This comes first, before all that was to be done already."""
    top = s.stack[s.depth]
    top[0] = task
    top[1] = a
    top[2] = b
    top[3] = c
    s.depth += 1


@jit
def pop(s: State) -> None:
    """The task on top is done."""
    s.depth -= 1
    for i in range(WIDTH):
        s.stack[s.depth][i] = 0


@jit
def task(s: State) -> int:
    """What is to be done next."""
    return s.stack[s.depth - 1][0]


@jit
def detail(s: State, i: int) -> int:
    """A number that belongs to the task on top."""
    return s.stack[s.depth - 1][1 + i]


@jit
def set_detail(s: State, i: int, value: int) -> None:
    """Changes a number of the task on top."""
    s.stack[s.depth - 1][1 + i] = value


@jit
def ask(s: State, prompt: int) -> None:
    """The active seat decides next."""
    s.to_act = s.active
    s.prompt = prompt


@jit
def add(s: State, action: int) -> None:
    """One more legal action; they are added in order."""
    s.options[s.n_options] = action
    s.n_options += 1


@jit
def add_if(s: State, possible: bool, action: int) -> None:
    """One more legal action, if it is possible."""
    if possible:
        add(s, action)


@jit
def clear_options(s: State) -> None:
    """No action is legal."""
    for i in range(min(s.n_options, MAX_LEGAL)):
        s.options[i] = 0
    s.n_options = 0


@jit
def stop(s: State, reason: int) -> None:
    """The match is over."""
    s.reason = reason
    s.to_act = NOBODY
    s.prompt = NO_PROMPT
