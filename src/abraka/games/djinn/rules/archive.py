"""The archive: one option, or two different ones; the red list once the last tile is placed (D90, D91, D96)."""

from abraka.core.records import jit
from abraka.games.djinn import state as st
from abraka.games.djinn.actions import CHOOSE_OPTION, PASS
from abraka.games.djinn.rules.effects import any_possible
from abraka.games.djinn.rules.goods import has
from abraka.games.djinn.rules.tasks import add, add_if, ask, detail, pop, push, set_detail
from abraka.games.djinn.rules.windows import list_free
from abraka.games.djinn.state import State


@jit
def option_open(s: State, option: int) -> bool:
    """Whether an option is of the seat's list, yellow or red, and can do something (D90, D91)."""
    red = s.strip[s.active] == 0
    return (s.archive_red[option] == 1) == red and any_possible(s, st.ARCHIVE_GAIN + option)


@jit
def archive_possible(s: State) -> bool:
    """Whether any option can be chosen (D74)."""
    for option in range(st.ARCHIVES):
        if option_open(s, option):
            return True
    return False


@jit
def ask_option(s: State) -> None:
    """Which option? The second must differ from the first but for a Bookworm, and may be left out (D90, D96, D175)."""
    first = detail(s, 1)
    if detail(s, 0) == 0:
        pop(s)
        return
    for option in range(st.ARCHIVES):
        other = first == st.NONE or s.archive_same[option] != first or has(s, s.active, st.SAME_OPTION_TWICE)
        add_if(s, other and option_open(s, option), CHOOSE_OPTION + option)
    if first != st.NONE:
        list_free(s)
        add(s, PASS)
    ask(s, st.ARCHIVE_OPTION)


@jit
def choose_option(s: State, option: int) -> None:
    """Gains what the option brings (D90); who chooses one that does one thing wants that."""
    set_detail(s, 0, detail(s, 0) - 1)
    set_detail(s, 1, s.archive_same[option])
    listed = st.ARCHIVE_GAIN + option
    push(s, st.RUN, listed, 0, st.CHOSEN if s.starts[listed + 1] - s.starts[listed] == 1 else st.PLAIN)
