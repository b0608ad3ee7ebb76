"""What a person forgets."""

from abraka.core.chance import Luck, pick
from abraka.core.records import jit
from abraka.games.hill import state as st
from abraka.games.hill.rules.tiles import face_down
from abraka.games.hill.state import State

PERCENT = 100


@jit
def forget(s: State, seat: int, share: int, luck: Luck) -> None:
    """Each tile that was seen and lies face down is unknown again with this probability, in percent.

    What the table shows is not forgotten, nor is a tile that somebody waits on or that has worked in this turn. Cards
    need no memory: the discards lie open.
    """
    if s.aided:
        return
    kept = 0
    for goblin in range(st.GOBLINS):
        kept |= s.fired[goblin]
        if s.waits[goblin] != 0:
            kept |= 1 << (s.on[s.place[goblin]] - st.TILE)
    for slot in range(st.SLOTS):
        if face_down(s, slot) and s.face[slot] != st.UNSEEN and kept >> slot & 1 == 0 and pick(luck, PERCENT) < share:
            s.bag[s.face[slot]] += 1
            s.face[slot] = st.UNSEEN
