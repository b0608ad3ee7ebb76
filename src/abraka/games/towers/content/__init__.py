"""The content of Wandering Towers: its files as typed structs, what must hold, and the set-up made from them."""

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
    each_once,
    read_document,
    refuse_flaws,
)
from abraka.games.towers import state as st
from abraka.games.towers.actions import CARD_NAMES
from abraka.games.towers.spec import SPELL_NAMES
from abraka.games.towers.state import Setup, dice_card, number_card

GAME = "towers"
PARTS = ("board", "cards", "seats", "solo", "spells")
FOLDER = Path(__file__).parent

SMALLEST_DECK, LARGEST_DECK = 30, 240
SEAT_COUNTS = range(2, 7)
ADVANCED_SPELLS = 4  # drawn by lot (T25)
MOST_WIZARDS = 30

Space = Annotated[int, Meta(ge=0, le=st.SPACES - 1)]
Crowd = Annotated[int, Meta(ge=0, le=MOST_WIZARDS)]
Value = Annotated[int, Meta(ge=0, le=st.VALUES - 1)]
SpellName = Annotated[str, Meta(min_length=1, max_length=60)]


class Card(Entry, frozen=True, kw_only=True):
    """Copies of a movement card (T5): numbers, 0 for a half that it has not, or dice."""

    copies: Annotated[int, Meta(ge=1, le=99)]
    tower: Value = 0
    wizard: Value = 0
    dice: Annotated[int, Meta(ge=1, le=st.MAX_DICE)] = 0
    use: Literal["either", "tower", "wizard"] | None = None


class Cards(Part, frozen=True, kw_only=True):
    """cards.toml: the deck (T5)."""

    card: list[Card]


class Crests(Entry, frozen=True, kw_only=True):
    """The spaces with printed crests (T1)."""

    spaces: list[Space]


class Castle(Entry, frozen=True, kw_only=True):
    """Where the castle starts (T2)."""

    start: Space


class Tower(Entry, frozen=True, kw_only=True):
    """A tower (T2) and how many wizards it takes in set-up (T4)."""

    number: Annotated[int, Meta(ge=1, le=st.TOWERS)]
    start: Space
    crest: bool
    placement: Crowd


class Board(Part, frozen=True, kw_only=True):
    """board.toml: the track and what stands on it (T1, T2, T4)."""

    crests: Crests
    castle: Castle
    tower: list[Tower]


class CrowdLimit(Entry, frozen=True, kw_only=True):
    """How many wizards may stand on one level (T12)."""

    limit: Annotated[int, Meta(ge=1, le=MOST_WIZARDS)]


class TurnLimit(Entry, frozen=True, kw_only=True):
    """After how many turns a match is a draw (T38)."""

    limit: Annotated[int, Meta(ge=1, le=10_000)]


class Share(Entry, frozen=True, kw_only=True):
    """What each player gets in a match of so many (T3)."""

    players: Annotated[int, Meta(ge=SEAT_COUNTS[0], le=SEAT_COUNTS[-1])]
    wizards: Annotated[int, Meta(ge=1, le=5)]
    potions: Annotated[int, Meta(ge=0, le=12)]


class Seats(Part, frozen=True, kw_only=True):
    """seats.toml: players and limits (T3, T12, T38)."""

    crowd: CrowdLimit
    turns: TurnLimit
    share: list[Share]


class Names(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A name in each language."""

    en: SpellName
    cs: SpellName
    sk: SpellName
    pl: SpellName


class Spell(Entry, frozen=True, kw_only=True):
    """A spell (T20); the source is that of its cost."""

    id: Literal[SPELL_NAMES]  # type: ignore[valid-type]  # the names stand in the options once
    cost: Annotated[int, Meta(ge=1, le=9)]
    name: Names


class Spells(Part, frozen=True, kw_only=True):
    """spells.toml: the eight spells (T20)."""

    spell: list[Spell]


class Joint(Entry, frozen=True, kw_only=True):
    """The solo game and “together” (T50, T51)."""

    wizards: Annotated[int, Meta(ge=1, le=MOST_WIZARDS)]
    placement: Annotated[list[Crowd], Meta(min_length=1, max_length=st.TOWERS)]
    cards: Annotated[int, Meta(ge=1, le=LARGEST_DECK)]
    spells: Annotated[int, Meta(ge=1, le=st.SPELLS)]
    potions: Annotated[int, Meta(ge=1, le=12)]


class Solo(Part, frozen=True, kw_only=True):
    """solo.toml: the solo game and “together” (T50, T51)."""

    solo: Joint


class Content(msgspec.Struct, frozen=True):
    """All content of the game, checked."""

    board: Board
    cards: Cards
    seats: Seats
    solo: Solo
    spells: Spells
    digest: str

    def share(self, players: int) -> Share:
        """What each of so many players gets (T3)."""
        return next(share for share in self.seats.share if share.players == players)

    def towers(self) -> list[Tower]:
        """The towers in the order of their numbers."""
        return sorted(self.board.tower, key=lambda tower: tower.number)

    def spell(self, number: int) -> Spell:
        """The spell of that number."""
        return next(spell for spell in self.spells.spell if spell.id == SPELL_NAMES[number])


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
        cards=convert(documents["cards"], Cards),
        seats=convert(documents["seats"], Seats),
        solo=convert(documents["solo"], Solo),
        spells=convert(documents["spells"], Spells),
        digest=digest(documents.values()),
    )
    refuse_flaws(documents, _flaws(content))
    return content


def _summary(content: Content, part: str) -> str:
    joint = content.solo.solo
    return {
        "board": f"{len(content.board.crests.spaces)} printed crests, {st.TOWERS} towers",
        "cards": f"{_deck_size(content)} cards of {len(content.cards.card)} kinds",
        "seats": f"2 to 6 players, at most {content.seats.crowd.limit} wizards on one level",
        "solo": f"{joint.wizards} wizards, {joint.cards} cards",
        "spells": f"{st.SPELLS} spells",
    }[part]


# What must hold.


def _flaws(content: Content) -> Iterator[Flaw]:
    yield from _card_flaws(content)
    yield from _board_flaws(content.board)
    counts = [share.players for share in content.seats.share]
    yield from each_once(("seats", "share"), "players", counts, SEAT_COUNTS, "the number of players")
    ids = [spell.id for spell in content.spells.spell]
    yield from each_once(("spells", "spell"), "id", ids, SPELL_NAMES, "the spell")
    yield from _name_flaws(content.spells)
    yield from _placement_flaws(content)
    yield from _joint_flaws(content)


def _card_flaws(content: Content) -> Iterator[Flaw]:
    first: dict[int, int] = {}  # where each card is listed
    for i, card in enumerate(content.cards.card):
        place = ("cards", "card", i)
        if card.dice and (card.tower or card.wizard):
            yield Flaw("a card has numbers or dice, not both", (*place, "dice"))
        elif card.dice and not card.use:
            yield Flaw("a card with dice must say its use: “either”, “tower” or “wizard”", place)
        elif card.use and not card.dice:
            yield Flaw("use is for cards with dice; a card with numbers says it by tower and wizard", (*place, "use"))
        elif not (card.dice or card.tower or card.wizard):
            yield Flaw("a card must have a number for tower, for wizard or for both, or dice", place)
        elif (code := card_code(card)) in first:
            yield Flaw(f"the card {CARD_NAMES[code]} is already listed, as item {first[code] + 1}", place)
        else:
            first[code] = i
    if not SMALLEST_DECK <= _deck_size(content) <= LARGEST_DECK:
        size = f"{SMALLEST_DECK} to {LARGEST_DECK} cards, not {_deck_size(content)}"
        yield Flaw(f"the whole deck must have {size}", ("cards", "card"))


def _board_flaws(board: Board) -> Iterator[Flaw]:
    spaces = board.crests.spaces
    for i, space in enumerate(spaces):
        if space in spaces[:i]:
            yield Flaw(f"space {space} is listed twice", ("board", "crests", "spaces", i))
    numbers = [tower.number for tower in board.tower]
    yield from each_once(("board", "tower"), "number", numbers, range(1, st.TOWERS + 1), "tower")
    taken = {board.castle.start: "the castle"}
    for i, tower in enumerate(board.tower):
        if tower.start in taken:
            other = taken[tower.start]
            cause = f"tower {tower.number} can't start on space {tower.start}: {other} starts there"
            yield Flaw(cause, ("board", "tower", i, "start"))
        taken[tower.start] = f"tower {tower.number}"


def _name_flaws(spells: Spells) -> Iterator[Flaw]:
    for i, spell in enumerate(spells.spell):
        for language in Names.__struct_fields__:
            name = getattr(spell.name, language)
            if not name.isprintable() or name != name.strip():
                cause = f"the name in {language} must be one line without blanks around it"
                yield Flaw(cause, ("spells", "spell", i, "name", language))


def _placement_flaws(content: Content) -> Iterator[Flaw]:
    """Set-up must find room for all wizards (T3, T4) and keep to the crowd limit (T12)."""
    room = sum(tower.placement for tower in content.board.tower)
    for i, share in enumerate(content.seats.share):
        wizards = share.players * share.wizards
        if wizards > room:
            cause = f"{share.players} players have {wizards} wizards, but in set-up the towers take only {room}"
            yield Flaw(cause, ("seats", "share", i, "wizards"), ("board", "tower"))
    limit = content.seats.crowd.limit
    for i, tower in enumerate(content.board.tower):
        if tower.placement > limit:
            cause = f"in set-up tower {tower.number} takes {tower.placement} wizards, but a level holds only {limit}"
            yield Flaw(cause, ("board", "tower", i, "placement"), ("seats", "crowd", "limit"))


def _joint_flaws(content: Content) -> Iterator[Flaw]:
    """The same for the solo game, whose cards must be in the deck (T50)."""
    joint, place = content.solo.solo, ("solo", "solo")
    limit, room, fullest = content.seats.crowd.limit, sum(joint.placement), max(joint.placement)
    if joint.wizards > room:
        cause = f"the solo game has {joint.wizards} wizards, but in its set-up the towers take only {room}"
        yield Flaw(cause, (*place, "placement"))
    if fullest > limit:
        cause = f"in the solo game's set-up a tower takes {fullest} wizards, but a level holds only {limit}"
        yield Flaw(cause, (*place, "placement"), ("seats", "crowd", "limit"))
    if joint.cards > _deck_size(content):
        cause = f"the solo game needs {joint.cards} cards, but the deck has {_deck_size(content)}"
        yield Flaw(cause, (*place, "cards"), ("cards", "card"))


def _deck_size(content: Content) -> int:
    return sum(card.copies for card in content.cards.card)


# The set-up.


def card_code(card: Card) -> int:
    """The code of a card in the rules."""
    if not card.dice:
        return number_card(card.tower, card.wizard)
    return dice_card(
        {"either": st.EITHER, "tower": st.TOWER_HALF, "wizard": st.WIZARD_HALF}[card.use or "either"], card.dice
    )


def make_setup(content: Content, players: int, options: Mapping[str, Any]) -> Setup:
    """The numbers that a match is set up with; the options are all there, as the game's spec resolves them."""
    setup = Setup()
    setup.seats = players
    setup.together = players == 1 or bool(options["together"])
    _take_options(setup, options)
    _take_content(setup, content)
    if setup.together:
        _take_joint(setup, content, options)
    else:
        _take_share(setup, content, options)
    return setup


def _take_options(setup: Setup, options: Mapping[str, Any]) -> None:
    setup.variant = {"base": st.BASE, "advanced": st.ADVANCED, "master": st.MASTER}[options["variant"]]
    setup.edition = {"cs": st.CS, "pl": st.PL}[options["edition"]]
    setup.teams = bool(options["teams"])
    setup.skip_second = bool(options["skip_second"])
    setup.offers = bool(options["offers"])
    setup.aided = options["memory"] == "aided"
    setup.first = st.NONE if options["first"] == "lot" else int(options["first"]) - 1


def _take_content(setup: Setup, content: Content) -> None:
    setup.costs = [content.spell(number).cost for number in range(st.SPELLS)]
    setup.crowd_limit = content.seats.crowd.limit
    setup.turn_limit = content.seats.turns.limit
    setup.castle = content.board.castle.start
    setup.tower_start = [tower.start for tower in content.towers()]
    setup.ground_crests = _bits(content.board.crests.spaces)
    setup.tower_crests = _bits([i for i, tower in enumerate(content.towers()) if tower.crest])
    setup.deck = [0] * st.CARDS
    for card in content.cards.card:
        setup.deck[card_code(card)] = card.copies


def _take_joint(setup: Setup, content: Content, options: Mapping[str, Any]) -> None:
    """One colour for all, with spells or without (T50, T51)."""
    joint = content.solo.solo
    setup.wizards = joint.wizards
    setup.placement = joint.placement + [0] * (st.TOWERS - len(joint.placement))
    setup.last_card = joint.cards
    if options["potions"] != "none":
        setup.potions = joint.potions
        setup.potions_full = options["potions"] == "full"
        _take_spells(setup, options["spells"], joint.spells)


def _take_share(setup: Setup, content: Content, options: Mapping[str, Any]) -> None:
    """Wizards and potions for each (T3), and the variant's spells (T24, T25, T26)."""
    share = content.share(setup.seats)
    setup.wizards, setup.potions = share.wizards, share.potions
    setup.placement = [tower.placement for tower in content.towers()]
    if setup.variant == st.BASE:
        setup.spells = _bits([st.ADVANCE_WIZARD, st.ADVANCE_TOWER])
    elif setup.variant == st.ADVANCED:
        setup.spells_drawn = ADVANCED_SPELLS
    else:
        _take_spells(setup, options["spells"], options["spell_count"])


def _take_spells(setup: Setup, chosen: Sequence[str], drawn: int) -> None:
    """The chosen spells, or as many by lot."""
    setup.spells = _bits([SPELL_NAMES.index(name) for name in chosen])
    setup.spells_drawn = 0 if chosen else drawn


def _bits(numbers: Sequence[int]) -> int:
    return sum(1 << number for number in numbers)
