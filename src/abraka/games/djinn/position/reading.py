"""The position text: a whole state as one readable line.

    players 2 | tokens inner_12=tavern | inner_12: boss brown blue | B: at inner_02 via inner_12, coins 4 | to act B

Segments stand between bars or on lines of their own, in any order. Seats are letters, B Y R G. What is left out is as
at the set-up, dealt from the key where chance is needed; a dash says that there is nothing.

    players 3            how many seats (else: as many as are named, at least two, or one against Tom)
    options …            name=value, those that differ from the default
    first B              the starting seat
    tokens inner_02=…    the locations of spaces
    inner_12: boss red   who is at a round space
    B: …, …              what a seat has: at outer_02 via inner_02, coins 4, scrolls 0, power 3, keys 1, corks 2,
                         capacity 6 (or flipped), minimum 1, bottles brown 2, corked brown 1 boss_red 1,
                         circles . brown # x (empty, taken, inactive, covered), strip academy, placed archive@inner_02,
                         stall cork, mages swamp_aunt stone_granny! (face down), gear hat_miner, traits no_flip,
                         awards award_1a, ambition keys low_capacity
    bag brown 5          djinns in the bag (else: all that are nowhere else); supply 6: bosses beside the map (the same)
    gone 2               bosses that have left the map
    piles …/7 …          the four piles of mages: top card and cards below it (else: shared evenly)
    display …            the three piles of equipment; discarded, revealed: chests; offered: awards; scoring: public
                         cards; draft: traits on offer; tom: cards left in Tom's pile
    turn 5, round 2      how far the match is; last round 3: when it ends
    to act B             B's turn begins; acting B: B has moved; ending B: B's last window; final B: at the Source
    active B, todo …     any other moment: what is still to be done, the next at the end, with numbers after commas;
                         did, moved, fresh, claimed, traded, unlocked: what happened in this turn;
                         targets, cost, held: a capture
    chance …/12          the key and how many random numbers were taken
    outcome …            why the match ended, and the places
"""

from collections.abc import Sequence

from abraka.core.notation import Sheet, check_same_table, read_chance, read_outcome
from abraka.core.state import NOBODY
from abraka.games.djinn import state as st
from abraka.games.djinn.events import END_REASONS
from abraka.games.djinn.plain import clear_events, count_points
from abraka.games.djinn.position.dealing import (
    read_awards,
    read_chests,
    read_display,
    read_djinns,
    read_gone,
    read_offer,
    read_piles,
    read_scoring,
    read_tokens,
    read_tom,
)
from abraka.games.djinn.position.moment import (
    begin_turn,
    put_question,
    read_capture,
    read_cost,
    read_doings,
    read_moment,
)
from abraka.games.djinn.position.notation import GRAMMAR, options_of
from abraka.games.djinn.position.seating import read_seats
from abraka.games.djinn.position.start import check_start, check_time
from abraka.games.djinn.spec import SPEC
from abraka.games.djinn.state import Setup, State


def read_position(text: str, setups: Sequence[Setup], key: bytes) -> State:
    """The state that a position text describes; what it leaves out is dealt from the key. Refuses what can't be."""
    setup = Setup.read(setups, 0)
    sheet = GRAMMAR.cut(text)
    check_same_table(sheet.said, setup.seats, options_of(setup), SPEC, ("first",))
    state = setup.copy()
    read_chance(state, sheet.said, key)
    read_outcome(state, sheet.said, END_REASONS, st.MOST_PLAYERS)
    read_moment(state, sheet, setup)
    read_seats(state, sheet, key)
    _gather_at_source(state, sheet)
    read_tokens(state, sheet, key)
    read_capture(state, sheet)
    read_djinns(state, sheet, setup, key)
    read_gone(state, sheet)
    read_doings(state, sheet)
    _read_displays(state, sheet, key)
    read_cost(state, sheet)
    if state.reason:
        state.to_act = NOBODY
        if state.reason == st.BY_POINTS:
            _count_points(state)
        return state
    if not {"active", "acting", "ending", "final", "todo"} & sheet.said.keys():
        begin_turn(state)
        check_start(state)
    check_time(state)
    put_question(state)
    return state


def _gather_at_source(state: State, sheet: Sheet) -> None:
    """For the final action all wizards go to the Source (D191)."""
    if "final" in sheet.said:
        for seat in range(state.seats):
            state.at[seat], state.via[seat] = st.SOURCE, st.NONE


def _read_displays(state: State, sheet: Sheet, key: bytes) -> None:
    """All that lies beside the map."""
    read_piles(state, sheet, key)
    read_display(state, sheet, key)
    read_chests(state, sheet)
    read_awards(state, sheet, key)
    read_scoring(state, sheet, key)
    read_offer(state, sheet, key)
    read_tom(state, sheet)


def _count_points(state: State) -> None:
    """The points of a match that is over are not said, but counted again (D200)."""
    state.stack[0][0], state.depth = st.SCORING, 1
    count_points(state)
    clear_events(state)
