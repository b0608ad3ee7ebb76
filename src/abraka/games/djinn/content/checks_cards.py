"""What must hold for mages, equipment, awards, scoring cards and traits."""

from collections import Counter
from collections.abc import Iterator, Sequence

from abraka.core.content import Flaw, Place, each_once
from abraka.games.djinn import names
from abraka.games.djinn.content.forms import LOSABLE
from abraka.games.djinn.content.parts import Content, Gear, Scoring, Trait
from abraka.games.djinn.state import COLUMNS, MOST_FEES

EACH_DECK, EACH_KIND, EACH_COLUMN, EACH_SIGN = 16, 9, 7, 10
PERKS_WITH_N = (
    "workshop_special_three_corks",
    "source_fee_fixed",
    "no_capture_gain",
    "academy_power_flips",
    "private_scoring_cards",
)
MOST_FLIPS = 2  # at the academy (D81)
LASTING = ("trade", "on_location", "capture_power", "rule", "vp")
"""What a permanent card can do."""
ONE_USE_RULE = "assistant_stay"
"""The rule that a card changes once; the others it changes while it lies face up."""


def card_flaws(content: Content) -> Iterator[Flaw]:
    """What is wrong with the cards and tiles."""
    yield from _mage_flaws(content)
    kinds = [gear.kind for gear in content.equipment.equipment]
    yield from _evenly(("equipment", "equipment"), kinds, names.KINDS, EACH_KIND, "{} cards of the kind {}")
    for i, gear in enumerate(content.equipment.equipment):
        yield from _gear_flaws(gear, ("equipment", "equipment", i))
    columns = [award.column for award in content.awards.award]
    yield from _evenly(("awards", "award"), columns, range(1, COLUMNS + 1), EACH_COLUMN, "{} awards in column {}")
    for i, scoring in enumerate(content.scoring.scoring):
        yield from _scoring_flaws(scoring, ("scoring", "scoring", i))
    signs = [trait.sign for trait in content.traits.trait]
    yield from _evenly(("traits", "trait"), signs, ("positive", "negative"), EACH_SIGN, "{} traits with the sign {}")
    for i, trait in enumerate(content.traits.trait):
        yield from _trait_flaws(trait, ("traits", "trait", i))
    rules = [trait.rule for trait in content.traits.trait if trait.rule]
    for i, trait in enumerate(content.traits.trait):
        if trait.rule and rules.count(trait.rule) > 1:
            yield Flaw(f"the rule {trait.rule} is listed twice", ("traits", "trait", i, "rule"))
    yield from each_once(("traits", "trait"), "rule", rules, names.PERKS[1:], "the rule")


def _evenly(place: Place, found: Sequence[object], values: Sequence[object], each: int, words: str) -> Iterator[Flaw]:
    """Each value so many times."""
    for value in values:
        if found.count(value) != each:
            yield Flaw(f"there must be {words.format(each, value)}, not {found.count(value)}", place)


def _mage_flaws(content: Content) -> Iterator[Flaw]:
    """Two decks, each with as many points of every colour (D9); the fees fit the rules' tables."""
    mages = content.mages.mage
    decks = [mage.deck for mage in mages]
    yield from _evenly(("mages", "mage"), decks, ("open", "key"), EACH_DECK, "{} mages in the deck {}")
    for deck in ("open", "key"):
        points = {
            colour: sum(getattr(mage.colours, colour) for mage in mages if mage.deck == deck)
            for colour in names.COLOURS
        }
        if len(set(points.values())) > 1:
            sums = ", ".join(f"{colour} {n}" for colour, n in points.items())
            yield Flaw(f"the deck {deck} must have as many points of each colour, not {sums}", ("mages", "mage"))
    fees = sum(mage.fee for mage in mages)
    if fees >= MOST_FEES:
        yield Flaw(f"the fees of all mages together must be below {MOST_FEES}, not {fees}", ("mages", "mage"))


# Equipment.


def _gear_flaws(gear: Gear, place: Place) -> Iterator[Flaw]:
    effects = [*gear.effects, *gear.rider]
    kinds = Counter(effect.kind for effect in effects)
    if kinds["trade"] + kinds["on_location"] > 1:
        yield Flaw(f"{gear.id} can have one trade or one on_location", (*place, "effects"))
    if kinds["rule"] > 1:
        yield Flaw(f"{gear.id} can have one rule", (*place, "effects"))
    if bool(gear.rider) != (gear.rider_source is not None):
        yield Flaw("rider and rider_source go together", place)
    rules = [effect.name for effect in effects if effect.kind == "rule"]
    if gear.use == "permanent":
        yield from _lasting_flaws(gear, list(kinds), rules, place)
    else:
        yield from _single_flaws(gear, list(kinds), rules, place)


def _lasting_flaws(gear: Gear, kinds: Sequence[str], rules: Sequence[str | None], place: Place) -> Iterator[Flaw]:
    for kind in kinds:
        if kind not in LASTING:
            yield Flaw(f"{gear.id} is permanent and can't have {kind}: it would never be gained", (*place, "use"))
    if ONE_USE_RULE in rules:
        yield Flaw(f"{gear.id} is permanent, but {ONE_USE_RULE} is for one use", (*place, "use"))


def _single_flaws(gear: Gear, kinds: Sequence[str], rules: Sequence[str | None], place: Place) -> Iterator[Flaw]:
    """Inside a capture or a visit there is no room for decisions (D40)."""
    if "on_location" in kinds:
        yield Flaw(f"{gear.id} is for one use, but on_location lasts", (*place, "use"))
    for rule in rules:
        if rule not in (None, ONE_USE_RULE):
            yield Flaw(f"{gear.id} is for one use, but {rule} lasts", (*place, "use"))
    for kind in kinds:
        if "capture_power" in kinds and kind not in ("capture_power", "vp"):
            yield Flaw(f"{gear.id} is used in a capture and can't have {kind}", (*place, "effects"))
        if ONE_USE_RULE in rules and kind not in (*LOSABLE, "rule", "vp"):
            yield Flaw(f"{gear.id} is used at the market and can't have {kind}", (*place, "effects"))


# Scoring cards and traits.


def _scoring_flaws(card: Scoring, place: Place) -> Iterator[Flaw]:
    """A flag has a condition and n, a count has count and max (D201)."""
    flag = (card.condition is not None, card.n is not None)
    count = (card.count is not None, card.max is not None)
    if card.type == "flag" and (flag != (True, True) or any(count)):
        yield Flaw(f"{card.id} is a flag: it has condition and n, but neither count nor max", place)
    if card.type == "count" and (count != (True, True) or any(flag)):
        yield Flaw(f"{card.id} is a count: it has count and max, but neither condition nor n", place)


def _trait_flaws(trait: Trait, place: Place) -> Iterator[Flaw]:
    starts = bool(trait.start_gain or trait.start_lose)
    if starts == (trait.rule is not None):
        yield Flaw(f"{trait.id} must have a rule, or else start_gain or start_lose", place)
    if (trait.rule in PERKS_WITH_N) != (trait.n is not None):
        needs = "needs n" if trait.n is None else "has no n"
        yield Flaw(f"{trait.id} {needs}", place)
    if trait.rule == "academy_power_flips" and (trait.n or 0) > MOST_FLIPS:
        yield Flaw(f"n must be at most {MOST_FLIPS} for {trait.rule}, not {trait.n}", (*place, "n"))
    if (trait.rule == "start_circle_blocked") != bool(trait.gain):
        needs = "has no gain" if trait.gain else "needs gain"
        yield Flaw(f"{trait.id} {needs}", place)
