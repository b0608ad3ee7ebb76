"""Reading a position text: map, bag and displays; what the text leaves out is dealt from the key."""

from collections.abc import Sequence

from abraka.core.notation import NOTHING, Sheet, lot, quote, read_number, read_pairs, refuse, words
from abraka.games.djinn import names
from abraka.games.djinn import state as st
from abraka.games.djinn.plain import bosses_left
from abraka.games.djinn.position.notation import bits_of, read_counts, read_name, read_names, spaces_said
from abraka.games.djinn.state import Setup, State

SIGNS = ("negative", "positive")


def shaped(state: State, shape: int) -> list[int]:
    """The spaces of a shape."""
    return [space for space in range(st.SPACES) if state.shape[space] == shape]


# ---- Tokens.


def read_tokens(state: State, sheet: Sheet, key: bytes) -> None:
    """A token of each location on the square and on the round spaces: as said, the others by lot (D2, D3)."""
    state.token = [st.NONE] * st.SPACES
    for name, location in read_pairs("tokens", sheet.said.get("tokens", "")).items():
        space = read_name(name, names.SPACES, "space")
        _put_token(state, space, read_name(location, names.LOCATIONS, "location"))
    open_spaces = [space for space in range(st.SPACES) if space != st.SOURCE and state.token[space] == st.NONE]
    if not _deal_tokens(state, open_spaces, lot(key, b"tokens", range(st.LOCATIONS))):
        refuse("With these tokens and tiles the other tokens find no places (D2, D3, D92).")


def _put_token(state: State, space: int, location: int) -> None:
    """Puts down a token that the text names."""
    if space == st.SOURCE:
        refuse("The Source has no token (D2).")
    if not _token_is_new(state, space, location):
        shape = "square" if state.shape[space] == st.SQUARE else "round"
        refuse(f"There is one {shape} token of the {names.LOCATIONS[location]} (D2).")
    if not _token_fits(state, space, location):
        what = f"The token of the {names.LOCATIONS[location]} can't lie on {names.SPACES[space]}"
        refuse(f"{what}: a tile there, or in the easier game a neighbour, shows the same (D3, D92).")
    state.token[space] = location


def _token_is_new(state: State, space: int, location: int) -> bool:
    """Whether no other space of the same shape has it."""
    return all(state.token[other] != location for other in shaped(state, state.shape[space]))


def _token_fits(state: State, space: int, location: int) -> bool:
    """Whether no tile there shows the same, and in the easier game no neighbour."""
    if any(state.tile[seat][space] == 1 + location for seat in range(state.seats)):
        return False
    neighbours = (other for other in range(st.SPACES) if state.joined[space] >> other & 1)
    return not (state.easy and any(state.token[other] == location for other in neighbours))


def _deal_tokens(state: State, spaces: Sequence[int], locations: Sequence[int]) -> bool:
    """Fills the spaces one after the other, going back where that does not work out; says whether it did."""
    if not spaces:
        return True
    for location in locations:
        if _token_is_new(state, spaces[0], location) and _token_fits(state, spaces[0], location):
            state.token[spaces[0]] = location
            # Turned on, so that the next space does not begin with the location of this one.
            if _deal_tokens(state, spaces[1:], [*locations[1:], locations[0]]):
                return True
            state.token[spaces[0]] = st.NONE
    return False


# ---- Djinns and bosses.


def read_djinns(state: State, sheet: Sheet, setup: Setup, key: bytes) -> None:
    """Who is at the round spaces, in the bag and in the supply; no more than there are (D10)."""
    left = _not_held(state, setup)
    named = spaces_said(sheet)
    for space, content in named.items():
        _read_space(state, space, content, left)
    state.bag = [0] * st.COLOURS
    if "bag" in sheet.said:
        state.bag = read_counts(sheet.said["bag"], names.COLOURS, "colour", sum(setup.bag))
        _take(left, [*state.bag, 0])
    if "supply" in sheet.said:
        state.supply = read_number(sheet.said["supply"], "supply", left[st.BOSS])
        left[st.BOSS] -= state.supply
    _deal_djinns(state, [space for space in shaped(state, st.ROUND) if space not in named], left, key)
    if "bag" not in sheet.said:
        state.bag = left[: st.COLOURS]
    if "supply" not in sheet.said:
        state.supply = left[st.BOSS]


def _not_held(state: State, setup: Setup) -> list[int]:
    """How many of each sort nobody has caught."""
    left = [*setup.bag, setup.supply + len(shaped(state, st.ROUND))]
    for seat in range(state.seats):
        _take(left, [*state.bottled[seat], sum(state.boss_bottled[seat])])
        circles = [circle - st.HOLDS for circle in state.circle[seat] if st.HOLDS <= circle < st.INACTIVE]
        _take(left, [circles.count(sort) for sort in range(st.SORTS)])
    _take(left, _on_their_way(state))
    return left


def _on_their_way(state: State) -> list[int]:
    """Those that have left their place and wait for a container (D127)."""
    waiting = [task[1] for task in state.stack[: state.depth] if task[0] == st.HOLD]
    if state.depth and state.stack[state.depth - 1][0] == st.PLACE_TARGETS:
        waiting += state.targets[state.stack[state.depth - 1][1] : state.n_targets]
    return [waiting.count(sort) for sort in range(st.SORTS)]


def _take(left: list[int], counts: Sequence[int]) -> None:
    for sort, count in enumerate(counts):
        left[sort] -= count
        if left[sort] < 0:
            refuse(f"There are not so many of the sort {names.SORTS[sort]} in the game (D10).")


def _read_space(state: State, space: int, content: str, left: list[int]) -> None:
    """Who is at a round space; at most one boss (D10, D71)."""
    name = names.SPACES[space]
    if state.shape[space] != st.ROUND:
        refuse(f"Djinns are at round spaces only, and {name} is none (D10).")
    found = [read_name(word, names.SORTS, "djinn or boss") for word in words(content)]
    counts = [found.count(sort) for sort in range(st.SORTS)]
    if counts[st.BOSS] > 1:
        refuse(f"There is at most one boss at a space, not {counts[st.BOSS]} at {name} (D10).")
    _take(left, counts)
    state.djinns[space], state.boss[space] = counts[: st.COLOURS], counts[st.BOSS]


def _deal_djinns(state: State, spaces: Sequence[int], left: list[int], key: bytes) -> None:
    """A boss and djinns as at the set-up, as far as they go; no boss is alone, and at the end none is there.

    (D10, D133, D190, D211, D235)
    """
    drawn = lot(key, b"djinns", [colour for colour in range(st.COLOURS) for _ in range(left[colour])])
    for space in spaces:
        beside_source = state.joined[space] >> st.SOURCE & 1
        n = state.round_djinns + (state.source_djinns if beside_source else 0)
        for colour in drawn[:n]:
            state.djinns[space][colour] += 1
            left[colour] -= 1
        state.boss[space] = 1 if left[st.BOSS] and drawn and not state.final else 0
        left[st.BOSS] -= state.boss[space]
        drawn = drawn[n:]


def read_gone(state: State, sheet: Sheet) -> None:
    """How many bosses have left the map; one that was just caught counts when its space is done with (D128, D132)."""
    top = state.stack[state.depth - 1] if state.depth else [0]
    caught = [task[0] for task in state.stack[: state.depth]].count(st.BOSS_CAPTURED)
    if top[0] == st.PLACE_TARGETS and state.at[state.active] != st.SOURCE:
        caught += state.targets[: state.n_targets].count(st.BOSS)
    state.bosses_gone = len(shaped(state, st.ROUND)) - bosses_left(state) - caught
    if "gone" in sheet.said and read_number(sheet.said["gone"]) != state.bosses_gone:
        there = bosses_left(state)
        refuse(
            f"With {there} on the map, {state.bosses_gone} bosses are gone from it, not {sheet.said['gone']} (D190)."
        )


# ---- Mages and equipment.


def read_piles(state: State, sheet: Sheet, key: bytes) -> None:
    """The piles of mages: tops as said or by lot; below them all that nobody has, shared evenly if not said (D9)."""
    said = words(sheet.said.get("piles", ""))
    if said and len(said) != st.MAGE_PILES:
        refuse(f"There are {st.MAGE_PILES} piles of mages, two open ones and two with keys (D9), not {len(said)}.")
    state.mage_hidden = bits_of([mage for mage in range(st.MAGES) if not state.mage_of[mage]])
    half = st.MAGE_PILES // 2
    for deck in (st.OPEN, st.LOCKED):
        piles = [deck * half + number for number in range(half)]
        _read_tops(state, deck, piles, [said[pile] for pile in piles] if said else [], key)
        _read_under(state, deck, piles, [said[pile] for pile in piles] if said else [])


def _hidden(state: State, deck: int) -> list[int]:
    """The mages of a deck that lie below the tops."""
    return [mage for mage in range(st.MAGES) if state.mage_deck[mage] == deck and state.mage_hidden >> mage & 1]


def _read_tops(state: State, deck: int, piles: Sequence[int], said: Sequence[str], key: bytes) -> None:
    tops = [word.partition("/")[0] for word in said]
    if not said:
        drawn = lot(key, b"mages", _hidden(state, deck))[: len(piles)]
        tops = [names.MAGES[mage] for mage in drawn] + [NOTHING] * (len(piles) - len(drawn))
    for pile, top in zip(piles, tops, strict=True):
        state.mage_top[pile] = st.NONE if top == NOTHING else read_name(top, names.MAGES, "mage")
        mage = state.mage_top[pile]
        if mage == st.NONE:
            continue
        if state.mage_deck[mage] != deck:
            refuse(f"{top} belongs to the other deck of mages: open piles come first, then those with keys (D9).")
        if not state.mage_hidden >> mage & 1:
            refuse(f"The mage {top} is in two places.")
        state.mage_hidden &= ~(1 << mage)


def _read_under(state: State, deck: int, piles: Sequence[int], said: Sequence[str]) -> None:
    hidden = len(_hidden(state, deck))
    counts = [word.partition("/")[2] for word in said]
    if any(counts):
        under = [read_number(count or "0", "piles", st.MAGES) for count in counts]
    else:
        shown = [pile for pile in piles if state.mage_top[pile] != st.NONE]
        share = [(hidden + place) // len(shown) if shown else 0 for place in reversed(range(len(shown)))]
        under = [share[shown.index(pile)] if pile in shown else 0 for pile in piles]
    if sum(under) != hidden:
        kind = "with keys" if deck == st.LOCKED else "without keys"
        refuse(f"{hidden} mages {kind} are left to lie below the tops of their piles, not {sum(under)} (D9).")
    for pile, count in zip(piles, under, strict=True):
        if state.mage_top[pile] == st.NONE and hidden:
            refuse("A pile of mages is empty only when nothing lies below the top of the other (D83).")
        state.mage_under[pile] = count


def read_display(state: State, sheet: Sheet, key: bytes) -> None:
    """The piles of equipment: tops as said or by lot, below them all that nobody has (D9)."""
    said = words(sheet.said.get("display", ""))
    if said and len(said) != st.KINDS:
        refuse(f"There are {st.KINDS} piles of equipment, of staffs, hats and cloaks (D9), not {len(said)}.")
    state.gear_hidden = bits_of([gear for gear in range(st.GEAR) if not state.gear_of[gear]])
    for kind in range(st.KINDS):
        left = [gear for gear in range(st.GEAR) if state.gear_kind[gear] == kind and not state.gear_of[gear]]
        top = said[kind] if said else names.GEAR[lot(key, b"gear", left)[0]] if left else NOTHING
        if top == NOTHING and left:
            refuse(f"The pile of {names.KINDS[kind]}s is not empty: nobody has {names.GEAR[left[0]]} (D9).")
        state.gear_top[kind] = st.NONE if top == NOTHING else read_name(top, names.GEAR, "equipment card")
        if top == NOTHING:
            continue
        if state.gear_top[kind] not in left:
            refuse(f"{top} can't lie on the pile of {names.KINDS[kind]}s: it is of another kind, or somebody has it.")
        state.gear_hidden &= ~(1 << state.gear_top[kind])


# ---- Chests, awards, scoring cards, traits, Tom.


def read_chests(state: State, sheet: Sheet) -> None:
    """Chests: discarded and revealed ones, the others face down (D8, D85)."""
    discarded = read_names(sheet.said.get("discarded", ""), names.CHESTS, "chest")
    revealed = read_names(sheet.said.get("revealed", ""), names.CHESTS, "chest")
    both = set(discarded) & set(revealed)
    if both:
        refuse(f"{names.CHESTS[min(both)]} can't be both revealed and discarded.")
    if len(revealed) > len(state.revealed):
        refuse(f"At most {len(state.revealed)} chests are revealed at a time (D85, D87).")
    state.chest_discard = bits_of(discarded)
    state.n_revealed = len(revealed)
    for at, chest in enumerate(revealed):
        state.revealed[at] = chest
    state.chest_pile = (1 << st.CHESTS) - 1 & ~bits_of([*discarded, *revealed])
    if not state.chest_pile and not revealed:
        refuse("The pile of chests can't be empty: discarded chests make a new one (D85).")


def read_awards(state: State, sheet: Sheet, key: bytes) -> None:
    """Awards on display: as said, else as many by lot as nobody has taken yet (D11, D142)."""
    said = read_names(sheet.said.get("offered", ""), names.AWARDS, "award")
    for column in range(1, st.COLUMNS + 1):
        awards = [award for award in range(st.AWARDS) if state.award_column[award] == column]
        left = state.column_awards - sum(state.award_at[award] != st.OUT for award in awards)
        if "offered" in sheet.said:
            shown = [award for award in said if award in awards]
        else:
            shown = lot(key, b"awards", [award for award in awards if state.award_at[award] == st.OUT])[: max(left, 0)]
        if len(shown) > left:
            refuse(f"Column {column} has {state.column_awards} awards at the start, those taken included (D11).")
        for award in shown:
            if state.award_at[award] != st.OUT:
                refuse(f"{names.AWARDS[award]} is on display and with a seat.")
            state.award_at[award] = st.SHOWN


def read_scoring(state: State, sheet: Sheet, key: bytes) -> None:
    """Scoring cards: public ones as said or by lot, then the private ones that are not said (D12, D185)."""
    unseen = [card for card in range(st.SCORINGS) if state.score_at[card] == st.OUT]
    shown = lot(key, b"scoring", unseen)[: state.public_cards]
    if "scoring" in sheet.said:
        shown = read_names(sheet.said["scoring"], names.SCORINGS, "scoring card")
    if len(shown) > state.public_cards:
        refuse(f"There are {state.public_cards} public scoring cards here (D12, D210, D230), not {len(shown)}.")
    for card in shown:
        if state.score_at[card] != st.OUT:
            refuse(f"The scoring card {names.SCORINGS[card]} can't be both public and private.")
        state.score_at[card] = st.SHOWN
    if not _drafting(state):
        _deal_private(state, key)


def _deal_private(state: State, key: bytes) -> None:
    """Private cards for who has the trait and no card yet (D185)."""
    for seat in range(state.seats):
        if state.perks[seat] >> st.PRIVATE_CARDS & 1 and st.OWNED + seat not in state.score_at:
            unseen = [card for card in range(st.SCORINGS) if state.score_at[card] == st.OUT]
            for card in lot(key, b"ambition", unseen)[: state.perk_n[st.PRIVATE_CARDS]]:
                state.score_at[card] = st.OWNED + seat


def _drafting(state: State) -> bool:
    return state.depth > 0 and state.stack[0][0] == st.DRAFT


def read_offer(state: State, sheet: Sheet, key: bytes) -> None:
    """Traits on offer, only in the draft: of each sign as many as at the start, less those taken (D13)."""
    said = read_names(sheet.said.get("draft", ""), names.TRAITS, "trait")
    if not _drafting(state):
        if said:
            refuse("The draft is over: the traits that nobody took are out of the game (D13).")
        return
    for sign in range(len(SIGNS)):
        traits = [trait for trait in range(st.TRAITS) if state.trait_positive[trait] == sign]
        left = state.trait_offer - sum(state.trait_at[trait] != st.OUT for trait in traits)
        shown = lot(key, b"traits", [trait for trait in traits if state.trait_at[trait] == st.OUT])[: max(left, 0)]
        if "draft" in sheet.said:
            shown = [trait for trait in said if trait in traits]
        if len(shown) != left:
            refuse(f"In the draft there are {state.trait_offer} {SIGNS[sign]} traits, those taken included (D13).")
        for trait in shown:
            if state.trait_at[trait] != st.OUT:
                refuse(f"The trait {names.TRAITS[trait]} is on offer and with a seat.")
            state.trait_at[trait] = st.SHOWN


def read_tom(state: State, sheet: Sheet) -> None:
    """The cards left in Tom's pile: as said, else all (D212)."""
    if not state.tom_size:
        if "tom" in sheet.said:
            refuse("Tom plays only against one player (D210).")
        return
    known = names.TOM_CARDS[: state.tom_size]
    if "tom" in sheet.said:
        for word in words(sheet.said["tom"]):
            if word in names.TOM_CARDS and word not in known:
                refuse(f"Tom's deck of {state.tom_size} cards does not hold {quote(word)} (D212).")
        state.tom_pile = bits_of(read_names(sheet.said["tom"], known, "card of Tom's"))
    else:
        state.tom_pile = (1 << state.tom_size) - 1
