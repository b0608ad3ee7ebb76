"""The content of Hocus Pocus: its files as typed structs, what must hold (H23), and the set-up made from them."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from abraka.core.content import (
    Document,
    Entry,
    Flaw,
    Part,
    choose_documents,
    convert,
    digest,
    read_document,
    refuse_flaws,
)
from abraka.games.hocus import state as st
from abraka.games.hocus.spec import EFFECT_NAMES, OTHERS, TERRAINS
from abraka.games.hocus.state import Setup

GAME = "hocus"
PARTS = ("board", "deck")
FOLDER = Path(__file__).parent

FEWEST_FIELDS = 8
MOST_STEPS = 24
WHEN = {"before": st.BEFORE, "after": st.AFTER, "instead": st.INSTEAD}
LASTING = ("reverse", "double", "snail", "freeze", "fog", "shield")
LASTING_ON_SELF = ("double", "shield")
WITH_STEPS = ("gust", "tailwind")
ONLY_WHEN = {"prophecy": "before", "tailwind": "before", "twin": "instead"}
"""Spells that are about this turn's roll, so that only one hour makes sense for them."""

FieldNumber = Annotated[int, Meta(ge=0, le=st.MAX_FIELDS - 1)]
CardName = Annotated[str, Meta(min_length=1, max_length=60)]


class Track(Entry, frozen=True, kw_only=True):
    """The loop of fields from START on (H2): the terrain of each, and what some of them bear."""

    terrains: Annotated[
        list[Literal[TERRAINS]],  # type: ignore[valid-type]  # the names stand in the spec once
        Meta(min_length=FEWEST_FIELDS, max_length=st.MAX_FIELDS),
    ]
    king: FieldNumber
    crosses: list[FieldNumber]
    crowns: list[FieldNumber]


class RoundLimit(Entry, frozen=True, kw_only=True):
    """After how many rounds a match is a draw (H22)."""

    limit: Annotated[int, Meta(ge=1, le=1000)]


class Board(Part, frozen=True, kw_only=True):
    """board.toml: the track (H2), and the limit (H22)."""

    track: Track
    rounds: RoundLimit


class Names(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A name in each language."""

    en: CardName
    cs: CardName
    sk: CardName
    pl: CardName


class Card(Entry, frozen=True, kw_only=True):
    """Copies of a spell card: what it does, when it is cast, how long it lasts (H13)."""

    effect: Literal[EFFECT_NAMES]  # type: ignore[valid-type]  # the names stand in the spec once
    when: Literal["before", "after", "instead"]
    copies: Annotated[int, Meta(ge=1, le=99)]
    turns: Annotated[int, Meta(ge=0, le=st.SLOTS)] = 0
    steps: Annotated[int, Meta(ge=-MOST_STEPS, le=MOST_STEPS)] = 0
    name: Names


class Deck(Part, frozen=True, kw_only=True):
    """deck.toml: the spell cards (H4)."""

    card: Annotated[list[Card], Meta(min_length=1, max_length=st.SPELLS)]


class Content(msgspec.Struct, frozen=True):
    """All content of the game, checked."""

    board: Board
    deck: Deck
    digest: str


# Loading.


def load_content(files: Sequence[Path] = ()) -> Content:
    """The packaged content; each given file replaces the part that it names."""
    return _assemble([read_document(Path(file)) for file in files])


def check_parts(documents: Sequence[Document]) -> list[str]:
    """Checks an owner's files together with the packaged ones; says of each in short what it holds."""
    content = _assemble(documents)
    return [_summary(content, document.part) for document in documents]


def _assemble(given: Sequence[Document]) -> Content:
    documents = choose_documents(GAME, PARTS, FOLDER, given)
    content = Content(
        board=convert(documents["board"], Board),
        deck=convert(documents["deck"], Deck),
        digest=digest(documents.values()),
    )
    refuse_flaws(documents, _flaws(content))
    return content


def _summary(content: Content, part: str) -> str:
    track, cards = content.board.track, content.deck.card
    return {
        "board": f"{len(track.terrains)} fields, {len(track.crosses)} crosses, {len(track.crowns)} crowns",
        "deck": f"{_deck_size(content)} cards of {len(cards)} kinds",
    }[part]


def _deck_size(content: Content) -> int:
    return sum(card.copies for card in content.deck.card)


# What must hold (H23).


def _flaws(content: Content) -> Iterator[Flaw]:
    yield from _track_flaws(content.board.track)
    for i, card in enumerate(content.deck.card):
        place = ("deck", "card", i)
        yield from _card_flaws(card, place)
        yield from _name_flaws(card, place)
        yield from _repeat_flaws(content.deck.card[:i], card, place)
    if _deck_size(content) > st.MAX_DECK:
        yield Flaw(f"the whole deck must have at most {st.MAX_DECK} cards, not {_deck_size(content)}", ("deck", "card"))


def _track_flaws(track: Track) -> Iterator[Flaw]:
    """KING lies half-way, every terrain is shared, START and KING bear nothing."""
    place, length = ("board", "track"), len(track.terrains)
    if length % 2:
        yield Flaw(f"the number of fields must be even, for KING lies half-way; {length} is not", (*place, "terrains"))
    elif track.king != length // 2:
        cause = f"KING lies half-way, on field {length // 2} of {length}, not on field {track.king}"
        yield Flaw(cause, (*place, "king"))
    ends = {0: "START", length // 2: "KING"}
    for i, terrain in enumerate(track.terrains):
        if track.terrains.count(terrain) < 2 and i not in ends:
            cause = f"the terrain {terrain} occurs only once, on field {i}; every one but START's and KING's is shared"
            yield Flaw(cause, (*place, "terrains", i))
    for name in ("crosses", "crowns"):
        fields = getattr(track, name)
        for i, field in enumerate(fields):
            if field >= length:
                yield Flaw(f"there is no field {field}: they are numbered 0 to {length - 1}", (*place, name, i))
            elif field in ends:
                yield Flaw(f"{ends[field]} bears neither a cross nor a crown", (*place, name, i))
            elif field in fields[:i]:
                yield Flaw(f"field {field} is listed twice", (*place, name, i))


def _card_flaws(card: Card, place: tuple[str | int, ...]) -> Iterator[Flaw]:
    """A spell that lasts needs a slot, one for at once has none; its hour must leave it something to do."""
    effect = card.effect
    if effect in LASTING and not card.turns:
        yield Flaw(f"{effect} lasts: it needs turns from 1 to {st.SLOTS}", place)
    if effect not in LASTING and card.turns:
        yield Flaw(f"{effect} works at once: its turns must be 0", (*place, "turns"))
    if effect == "shield" and card.turns == 1:
        cause = "shield needs turns 2 or 3: its first is the present one, and it would leave before anybody else's"
        yield Flaw(cause, (*place, "turns"))
    if effect in LASTING_ON_SELF and card.when == "after":
        cause = f"{effect} lasts and is cast on yourself, so it can't be cast after the roll"
        yield Flaw(f"{cause}: its first turn would be over", (*place, "when"))
    if card.when != ONLY_WHEN.get(effect, card.when):
        wanted = {"before": "before the roll", "instead": "instead of the roll"}[ONLY_WHEN[effect]]
        yield Flaw(f"{effect} is about this turn's roll: it can only be cast {wanted}", (*place, "when"))
    if effect in WITH_STEPS and not card.steps:
        yield Flaw(f"{effect} needs steps, and not 0", place)
    if effect not in WITH_STEPS and card.steps:
        yield Flaw(f"{effect} has no steps; only {' and '.join(WITH_STEPS)} have", (*place, "steps"))
    if effect == "tailwind" and card.steps < 0:
        yield Flaw("tailwind blows forward: its steps must be above 0", (*place, "steps"))


def _repeat_flaws(before: Sequence[Card], card: Card, place: tuple[str | int, ...]) -> Iterator[Flaw]:
    """Cards of one effect differ in more than their names, and there are not too many of them."""
    listed = [(other.effect, other.when, other.turns, other.steps) for other in before]
    this = (card.effect, card.when, card.turns, card.steps)
    if this in listed:
        cause = f"such a {card.effect} is already listed, as item {listed.index(this) + 1}; add to its copies instead"
        yield Flaw(cause, (*place, "effect"))
    elif [effect for effect, *_ in listed].count(card.effect) > len(OTHERS):
        yield Flaw(f"there can be {len(OTHERS) + 1} different cards of {card.effect}, not more", (*place, "effect"))


def _name_flaws(card: Card, place: tuple[str | int, ...]) -> Iterator[Flaw]:
    for language in Names.__struct_fields__:
        name = getattr(card.name, language)
        if not name.isprintable() or name != name.strip():
            cause = f"the name in {language} must be one line without blanks around it"
            yield Flaw(cause, (*place, "name", language))


# The set-up.


def make_setup(content: Content, players: int, options: Mapping[str, Any]) -> Setup:
    """The numbers that a match is set up with; the options are all there, as the game's spec resolves them."""
    setup = Setup()
    setup.seats = players
    setup.first = st.NONE if options["first"] == "lot" else int(options["first"]) - 1
    setup.aided = options["memory"] == "aided"
    setup.round_limit = content.board.rounds.limit
    _take_track(setup, content.board.track)
    listed: Counter[str] = Counter()
    for card in content.deck.card:
        spell = st.EFFECTS * listed[card.effect] + EFFECT_NAMES.index(card.effect)
        listed[card.effect] += 1
        setup.when[spell] = WHEN[card.when]
        setup.turns[spell] = card.turns
        setup.steps[spell] = card.steps
        setup.deck[spell] = card.copies
    return setup


def _take_track(setup: Setup, track: Track) -> None:
    setup.length = len(track.terrains)
    for field, terrain in enumerate(track.terrains):
        setup.terrain[field] = TERRAINS.index(terrain)
        setup.marks[field] = st.CROSS * (field in track.crosses) + st.CROWN * (field in track.crowns)
