"""What a person forgets: who is trapped where, what was discarded, which card the partner was given."""

from abraka.core.chance import Luck, pick
from abraka.core.records import jit
from abraka.games.towers.rules.cards import remove
from abraka.games.towers.rules.sides import partner_of
from abraka.games.towers.rules.track import arrive, below_tower, leave
from abraka.games.towers.state import CARDS, NONE, RELEASE, TOWERS, State


@jit
def forget(s: State, seat: int, share: int, luck: Luck) -> None:
    """Mixes up each thing that the seat knows only by remembering, with so many percent probability.

    A trapped wizard is thought to be under another tower, a discarded card to be still in the draw pile and one of the
    pile's discarded; a card given to the partner is forgotten. Trapped wizards that are shown, or stand under a
    lifted tower, are not.
    """
    if not s.aided:
        for tower in range(TOWERS):
            for owner in range(s.seats):
                for _ in range(s.crowd[below_tower(s, tower)][owner]):
                    if pick(luck, 100) < share:
                        misplace(s, owner, tower, pick(luck, TOWERS))
    for card in range(CARDS):
        for _ in range(s.discard[card]):
            if s.n_pile > 0 and pick(luck, 100) < share:
                misremember(s, card, pick(luck, s.n_pile))
    if s.teams:
        partner = partner_of(s, seat)
        for i in range(s.n_known[partner] - 1, -1, -1):
            if pick(luck, 100) < share:
                remove(s.known[partner], s.n_known[partner], s.known[partner][i])
                s.n_known[partner] -= 1


@jit
def misplace(s: State, owner: int, tower: int, other: int) -> None:
    """A wizard below a tower is thought to be below another one, if there is room."""
    lifted = s.lifted if s.prompt == RELEASE else NONE
    place = below_tower(s, other)
    if tower != lifted and other != lifted and s.total[place] < s.crowd_limit:
        leave(s, owner, below_tower(s, tower))
        arrive(s, owner, place)


@jit
def misremember(s: State, card: int, number: int) -> None:
    """A discarded card and one of the pile are taken for each other."""
    other = 0
    while number >= s.pile[other]:
        number -= s.pile[other]
        other += 1
    s.discard[card] -= 1
    s.pile[card] += 1
    s.discard[other] += 1
    s.pile[other] -= 1
