"""Positions for tests of places: B has come to a square or a round space of the wanted location, and acts next."""

from collections import Counter
from collections.abc import Sequence

from abraka.core.game import SEAT_LETTERS
from abraka.core.match import Match
from abraka.games.djinn import names
from abraka.games.djinn.content.forms import Gain, Payment
from abraka.games.djinn.state import COINS, COVERED, HOLDS, INACTIVE, RESOURCES
from abraka.testing.keys import Want, a_draw, key_for
from tests.djinn.table import legal, play, question, says, table

SQUARE, ROUND = "inner_02", "inner_12"
SQUARES = ("inner_02", "inner_06", "inner_10", "outer_12", "outer_04", "outer_08")
ROUNDS = ("inner_12", "inner_04", "inner_08", "outer_02", "outer_06", "outer_10")
ALL_KEY_USES = ["key coin", "key scroll", "key power"]

# Positions.


def tokens(location: str) -> str:
    """This location at inner_02 and at inner_12, the others behind them in order."""
    order = [location, *(other for other in names.LOCATIONS if other != location)]
    laid = [f"{space}={token}" for spaces in (SQUARES, ROUNDS) for space, token in zip(spaces, order, strict=True)]
    return "tokens " + " ".join(laid)


def on_square(location: str, own: str = "", *more: str) -> str:
    """B has come to inner_02, a square space of this location."""
    return _standing(location, f"at {SQUARE} via {ROUND}", own, more)


def on_round(location: str, own: str = "", *more: str) -> str:
    """B has come to inner_12, a round space of this location; no djinn is there unless `more` says so."""
    return _standing(location, f"at {ROUND} via {SQUARE}", own, (*more, f"{ROUND}: -"))


def at_source(own: str = "", *more: str) -> str:
    """B has come to the Source."""
    return _standing("academy", f"at source via {ROUND}", own, more)


def _standing(location: str, place: str, own: str, more: Sequence[str]) -> str:
    mine = f"B: {place}, {own}" if own else f"B: {place}"
    segments = ["players 2", "scoring keys two_sets ready_mages", tokens(location), mine, "acting B"]
    segments += [f"{space}: boss brown blue" for space in ROUNDS]
    if "players 1" in more:
        segments.remove("scoring keys two_sets ready_mages")
    return joined(*more, *segments)


def joined(*segments: str) -> str:
    """Segments as one position; of two that begin alike the first one counts."""
    chosen: dict[str, str] = {}
    for segment in segments:
        head = segment.split()[0]
        chosen.setdefault("moment" if head in ("acting", "to", "ending", "final", "active") else head, segment)
    return " | ".join(chosen.values())


def drafted(positive: str, negative: str) -> Match:
    """B has drafted these two traits, Y two that change nothing at the start; B begins."""
    others = [trait for trait in ("tavern_key", "market_free", "source_cheap") if trait != positive][:2]
    burdens = [trait for trait in ("no_flip", "no_unlock", "no_colours") if trait != negative][:2]
    match = table(f"players 2 | draft {' '.join([positive, *others, negative, *burdens])} | active B | todo draft")
    return play(match, f"trait {positive}", f"trait {others[0]}", f"trait {burdens[0]}", f"trait {negative}")


# Chance.


def drawn(cards: Sequence[str], *wanted: str) -> list[Want]:
    """Draws of these cards, one after the other, from a pile of all of the first."""
    left = list(cards)
    wants = []
    for card in wanted:
        wants.append(a_draw([1] * len(left), left.index(card)))
        left.remove(card)
    return wants


def chests_come(*wanted: str) -> bytes:
    """A key under which these chests come from the full pile, in this order."""
    return key_for(*drawn(names.CHESTS, *wanted), seed=1)


def only_chests(*left: str) -> str:
    """All other chests are discarded."""
    return "discarded " + " ".join(chest for chest in names.CHESTS if chest not in left)


def from_bag(position: str, colour: str) -> bytes:
    """A key under which a djinn of this colour comes next from the bag of a position that leaves no djinn to chance."""
    return key_for(a_draw(table(position).state.bag, names.COLOURS.index(colour)), seed=1)


# What is where.


def listed(match: Match, keyword: str) -> str:
    """What a segment of the position text says behind its keyword."""
    return says(match, keyword).removeprefix(keyword).strip()


def goods(match: Match, kinds: str, letter: str = "B") -> list[int]:
    """So many coins, scrolls, power, keys or corks, in the order asked for."""
    have = match.state.have[SEAT_LETTERS.index(letter)]
    return [int(have[names.EFFECTS.index(kind)]) for kind in kinds.split()]


def wealth(match: Match, letter: str = "B") -> Counter[str]:
    """All that effects can give a seat, by their kinds."""
    seat, s = SEAT_LETTERS.index(letter), match.state
    mages = [up for owner, up in zip(s.mage_of, s.mage_up, strict=True) if owner == seat + 1]
    found = Counter({names.EFFECTS[kind]: s.have[seat][kind] for kind in range(COINS, RESOURCES)})
    found["bottles"] = sum(s.bottles[seat])
    found["capacity"] = s.marker[seat]
    found["mage"] = len(mages)
    found["flip_mages"] = mages.count(1) - len(mages)
    found["equipment"] = s.gear_of.count(seat + 1)
    found["circle"] = -sum(circle in (INACTIVE, COVERED) for circle in s.circle[seat])
    found["place_secret"] = sum(tile > 0 for tile in s.tile[seat])
    in_circles = sum(HOLDS <= circle < INACTIVE for circle in s.circle[seat])
    found["draw_djinn"] = in_circles + sum(s.bottled[seat]) + sum(s.boss_bottled[seat])
    return found


def gained(match: Match, *actions: str) -> dict[str, int]:
    """What B has more, or less, after these actions and the first answer to all that they ask besides."""
    before = wealth(match)
    play(match, *actions)
    while question(match).split()[0] in (
        "bottle_colour",
        "flip_mage",
        "mage",
        "container",
        "secret_tile",
        "secret_space",
    ):
        play(match, legal(match)[0])
    after = wealth(match)
    return {kind: after[kind] - before[kind] for kind in after if after[kind] != before[kind]}


def worth(gains: Sequence[Gain], pays: Sequence[Payment] = ()) -> dict[str, int]:
    """What lists of effects give and take, by kind."""
    total: Counter[str] = Counter()
    for gain in gains:
        total[gain.kind] += gain.n or 1
    for payment in pays:
        total[payment.kind] -= payment.n
    return dict(total)
