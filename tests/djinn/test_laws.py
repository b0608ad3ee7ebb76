"""Conservation laws: over thousands of random matches nothing appears, vanishes or contradicts itself, and all end."""

import pytest

from abraka.core.events import MAX_EVENTS
from abraka.core.game import load
from abraka.core.records import JIT, jit
from abraka.games.djinn.bot import policy
from abraka.games.djinn.rules.bag import count_bits
from abraka.games.djinn.rules.equipment import sets_of
from abraka.games.djinn.rules.lookup import djinns_at
from abraka.games.djinn.state import (
    ALL_KEYS,
    AWARDS,
    BOSS,
    CAPTURE_HELP,
    CAPTURE_TARGET,
    CHESTS,
    CIRCLES,
    COLOURS,
    COLUMNS,
    CONTAINER,
    COVERED,
    DRAFT_FIRST,
    DRAFT_SECOND,
    EMPTY,
    FREE_DJINN,
    GEAR,
    HOLD,
    HOLDS,
    INACTIVE,
    KEYS,
    KINDS,
    LOCATIONS,
    MAGE_PILES,
    MAGES,
    MAX_LEGAL,
    MOST_PLAYERS,
    MOST_PRICE,
    MOST_TARGETS,
    NO_PROMPT,
    NONE,
    OUT,
    OWNED,
    POWER,
    PRIVATE_CARDS,
    RESOURCES,
    ROUND,
    ROUND_LIMIT,
    SCORINGS,
    SHOWN,
    SORTS,
    SOURCE,
    SPACES,
    SQUARE,
    STACK,
    TRAITS,
    Setup,
    State,
)
from abraka.testing.laws import choices_by_secrets, first_broken
from tests.configurations import Configuration, djinn, label

MATCHES = 1000 if JIT else 3
MAP_BOSSES = 6

LAWS = (
    "",
    "djinns appear or vanish",
    "bosses appear or vanish",
    "a boss is alone, or something stands where it can't",
    "there are more keys than twelve, less than nothing of something, or more power than the maximum",
    "a mage is in two places or in none",
    "an equipment card is in two places or in none",
    "two cards of a kind lie face up before one player",
    "a chest is in two places or in none",
    "awards appear or vanish",
    "a player's traits are not one good and one bad",
    "scoring cards appear or vanish",
    "Tom's cards appear",
    "circles were not activated from left to right",
    "the minimum does not follow from equipment and tiles",
    "a secret tile is in two places or in none, or lies where it can't",
    "a wizard stands where it can't",
    "more events than there is room for",
    "a seat is asked that has nothing to decide, or the list of actions is not sorted",
    "somebody is asked although the match is over, or nobody although it is not",
    "the match is longer than it may be",
    "something of a capture or of working out is left behind",
)


# Djinns and bosses.


@jit
def in_circles(s: State, sort: int) -> int:
    """How many of a sort are in the circles of all."""
    n = 0
    for seat in range(MOST_PLAYERS):
        for circle in range(CIRCLES):
            if s.circle[seat][circle] == HOLDS + sort:
                n += 1
    return n


@jit
def on_the_way(s: State, sort: int) -> int:
    """How many of a sort have left the map or the bag and wait for a container."""
    n = 0
    for i in range(s.depth):
        if s.stack[i][0] == HOLD and s.stack[i][1] == sort:
            n += 1
    return n + s.target_count[sort] if s.prompt == CONTAINER else n


@jit
def djinns_are_right(s: State, setup: Setup) -> int:
    """All djinns of a colour are in the bag, on the map, in a circle, in a bottle or on the way (D30)."""
    for colour in range(COLOURS):
        n = s.bag[colour] + in_circles(s, colour) + on_the_way(s, colour)
        for space in range(SPACES):
            n += s.djinns[space][colour]
            if s.djinns[space][colour] < 0 or (s.djinns[space][colour] > 0 and s.shape[space] != ROUND):
                return 3
        for seat in range(MOST_PLAYERS):
            n += s.bottled[seat][colour]
            if s.bottled[seat][colour] < 0 or s.bottles[seat][colour] < 0 or s.boss_bottled[seat][colour] < 0:
                return 1
        if n != setup.bag[colour] or s.bag[colour] < 0:
            return 1
    return 0


@jit
def bosses_are_right(s: State, setup: Setup) -> int:
    """All bosses are somewhere; those of the map are there or gone, and none is alone there (D30, D132, D133)."""
    on_map = 0
    bottled = 0
    for space in range(SPACES):
        on_map += s.boss[space]
        if s.boss[space] != 0 and (s.boss[space] != 1 or s.shape[space] != ROUND):
            return 3
        if s.boss[space] == 1 and djinns_at(s, space) == 0 and s.prompt != CONTAINER:
            return 3
    for seat in range(MOST_PLAYERS):
        for colour in range(COLOURS):
            bottled += s.boss_bottled[seat][colour]
    if s.supply < 0 or s.supply + on_map + bottled + in_circles(s, BOSS) + on_the_way(s, BOSS) != (
        setup.supply + MAP_BOSSES
    ):
        return 2
    # A boss that is being captured has left the map, but is gone only once its free djinn is settled.
    between = s.prompt == CONTAINER or s.prompt == FREE_DJINN
    missing = MAP_BOSSES - on_map - s.bosses_gone
    return 0 if missing == 0 or (between and missing == 1) else 2


# Goods, circles, tiles, wizards.


@jit
def goods_are_right(s: State) -> int:
    """Nothing is below 0, power within its maximum, keys at most twelve (D30, D32, D33)."""
    keys = 0
    for seat in range(MOST_PLAYERS):
        for kind in range(RESOURCES):
            if s.have[seat][kind] < 0:
                return 4
        if s.have[seat][POWER] > s.max_power[s.marker[seat]]:
            return 4
        keys += s.have[seat][KEYS]
    return 4 if keys > ALL_KEYS else 0


@jit
def circles_are_right(s: State) -> int:
    """Circles are activated from left to right; only the first can be covered (D39, D178)."""
    for seat in range(s.seats):
        for circle in range(CIRCLES):
            holds = s.circle[seat][circle]
            if holds < EMPTY or holds > COVERED or (holds == COVERED and circle > 0):
                return 13
            if holds == INACTIVE and circle + 1 < CIRCLES and s.circle[seat][circle + 1] != INACTIVE:
                return 13
    return 0


@jit
def minimum_is_right(s: State) -> int:
    """The minimum is 1 for a set of equipment and 1 for all tiles on the map (D38)."""
    for seat in range(s.seats):
        expected = (1 if sets_of(s, seat) > 0 else 0) + (1 if s.strip[seat] == 0 else 0)
        if s.minimum[seat] != expected:
            return 14
    return 0


@jit
def tokens_are_right(s: State) -> int:
    """Each location has a token on one square and on one round space (D2)."""
    for location in range(LOCATIONS):
        squares = 0
        rounds = 0
        for space in range(SPACES):
            if s.token[space] == location:
                squares += 1 if s.shape[space] == SQUARE else 0
                rounds += 1 if s.shape[space] == ROUND else 0
        if squares != 1 or rounds != 1:
            return 3
    return 0


@jit
def tiles_are_right(s: State) -> int:
    """Each player has four tiles, on the strip or on squares, unlike all else that lies there (D6, D92)."""
    for seat in range(s.seats):
        tiles = s.strip[seat]
        for space in range(SPACES):
            tile = s.tile[seat][space]
            if tile == 0:
                continue
            if s.shape[space] != SQUARE or s.token[space] == tile - 1 or tiles >> (tile - 1) & 1:
                return 15
            tiles |= 1 << (tile - 1)
            for other in range(seat):
                if s.tile[other][space] == tile:
                    return 15
        if count_bits(tiles) != LOCATIONS - 2:
            return 15
    return 0


@jit
def wizards_are_right(s: State) -> int:
    """A wizard stands at the end of a path; off the map only before its first turn, at the Source at the end."""
    for seat in range(s.seats):
        if s.final:
            if s.at[seat] != SOURCE or s.via[seat] != NONE:
                return 16
        elif s.at[seat] == NONE:
            if s.via[seat] != NONE or s.round > 1:
                return 16
        elif s.via[seat] == NONE or not s.joined[s.at[seat]] >> s.via[seat] & 1:
            return 16
    return 0


# Cards.


@jit
def mages_are_right(s: State) -> int:
    """Each mage is on top of a pile, below one, or somebody's; piles count their cards (D9, D83)."""
    under = 0
    for pile in range(MAGE_PILES):
        under += s.mage_under[pile]
        if s.mage_under[pile] < 0 or (s.mage_top[pile] == NONE and s.mage_under[pile] > 0):
            return 5
        if s.mage_top[pile] == NONE and s.mage_under[pile ^ 1] > 0:
            return 5
    for mage in range(MAGES):
        places = s.mage_hidden >> mage & 1
        for pile in range(MAGE_PILES):
            if s.mage_top[pile] == mage:
                places += 1
                if s.mage_deck[mage] != pile // 2:
                    return 5
        if s.mage_of[mage] != 0:
            places += 1
        if places != 1 or (s.mage_up[mage] != 0 and s.mage_of[mage] == 0) or s.mage_of[mage] > s.seats:
            return 5
        if s.mage_up[mage] < 0 or s.mage_up[mage] > 1:
            return 5
    return 0 if count_bits(s.mage_hidden) == under else 5


@jit
def gear_is_right(s: State) -> int:
    """Each equipment card is on top of a pile, below one, or somebody's; one of a kind lies face up (D9, D155)."""
    for gear in range(GEAR):
        places = s.gear_hidden >> gear & 1
        for kind in range(KINDS):
            if s.gear_top[kind] == gear:
                places += 1
                if s.gear_kind[gear] != kind:
                    return 6
        if s.gear_of[gear] != 0:
            places += 1
        if places != 1 or (s.gear_up[gear] != 0 and s.gear_of[gear] == 0) or s.gear_of[gear] > s.seats:
            return 6
        if s.gear_up[gear] < 0 or s.gear_up[gear] > 1:
            return 6
        for other in range(gear):
            same = s.gear_of[gear] == s.gear_of[other] and s.gear_kind[gear] == s.gear_kind[other]
            if same and s.gear_up[gear] == 1 and s.gear_up[other] == 1:
                return 7
    return 0


@jit
def chests_are_right(s: State) -> int:
    """Each chest is in the pile, revealed or discarded; the pile is never left empty (D85, D86)."""
    for chest in range(CHESTS):
        places = (s.chest_pile >> chest & 1) + (s.chest_discard >> chest & 1)
        for i in range(s.n_revealed):
            if s.revealed[i] == chest:
                places += 1
        if places != 1:
            return 8
    for i in range(s.n_revealed, len(s.revealed)):
        if s.revealed[i] != 0:
            return 8
    return 8 if s.chest_pile == 0 and s.n_revealed == 0 else 0


@jit
def awards_are_right(s: State) -> int:
    """As many awards of each column as were laid out are there, or somebody's (D11, D142)."""
    for column in range(1, COLUMNS + 1):
        n = 0
        for award in range(AWARDS):
            if s.award_at[award] < OUT or s.award_at[award] >= OWNED + s.seats:
                return 9
            if s.award_column[award] == column and s.award_at[award] != OUT:
                n += 1
        if n != s.column_awards:
            return 9
    return 0


@jit
def traits_are_right(s: State) -> int:
    """A player's perks are those of its traits; after the draft it has one of each sign, and none is on offer (D13)."""
    for seat in range(s.seats):
        perks = 0
        for trait in range(TRAITS):
            if s.trait_at[trait] == OWNED + seat and s.trait_perk[trait] != 0:
                perks |= 1 << s.trait_perk[trait]
        if s.perks[seat] != perks:
            return 10
    if s.trait_offer == 0 or s.prompt == DRAFT_FIRST or s.prompt == DRAFT_SECOND:
        return 0
    for seat in range(s.seats):
        good = 0
        bad = 0
        for trait in range(TRAITS):
            if s.trait_at[trait] == SHOWN:
                return 10
            if s.trait_at[trait] == OWNED + seat:
                good += s.trait_positive[trait]
                bad += 1 - s.trait_positive[trait]
        if good != 1 or bad != 1:
            return 10
    return 0


@jit
def scoring_cards_are_right(s: State) -> int:
    """The public cards lie there; private ones are as many as the trait gives (D12, D185)."""
    shown = 0
    for card in range(SCORINGS):
        shown += 1 if s.score_at[card] == SHOWN else 0
    if shown != s.public_cards:
        return 11
    if s.prompt == DRAFT_FIRST or s.prompt == DRAFT_SECOND:
        return 0
    for seat in range(s.seats):
        private = 0
        for card in range(SCORINGS):
            private += 1 if s.score_at[card] == OWNED + seat else 0
        if private != (s.perk_n[PRIVATE_CARDS] if s.perks[seat] >> PRIVATE_CARDS & 1 else 0):
            return 11
    return 0


# The question, and what may be left behind.


@jit
def question_is_right(s: State, options: int) -> int:
    """Somebody is asked, with a choice, until it is over; actions are sorted and free of doubles."""
    if s.n_events > MAX_EVENTS:
        return 17
    if (s.prompt == NO_PROMPT) != (s.reason != 0) or (s.to_act < 0) != (s.reason != 0):
        return 19
    if s.reason == 0 and (options < 2 or options > MAX_LEGAL or s.to_act != s.active):
        return 18
    for i in range(1, options):
        if s.options[i] <= s.options[i - 1]:
            return 18
    return 20 if s.round > ROUND_LIMIT or s.depth > STACK else 0


@jit
def next_held(s: State) -> int:
    """1 + the sort of the one that waits for a container now, 0 if nobody does."""
    for i in range(s.depth - 1, -1, -1):
        if s.stack[i][0] == HOLD:
            return s.stack[i][1] + 1
    return 0


@jit
def room_is_clean(s: State) -> int:
    """Targets, price and held djinns are there only in a capture; room for working is empty after work."""
    capturing = s.prompt == CAPTURE_TARGET or s.prompt == CAPTURE_HELP or s.prompt == CONTAINER
    if not capturing and (s.n_targets != 0 or s.cost != 0):
        return 21
    if s.held != next_held(s):
        return 21
    for i in range(s.n_targets, MOST_TARGETS):
        if s.targets[i] != 0:
            return 21
    for sort in range(SORTS):
        if s.target_count[sort] != 0 and not capturing:
            return 21
    for price in range(MOST_PRICE):
        if s.fees[price] != 0:
            return 21
    for space in range(SPACES):
        if s.reach[space] != 0:
            return 21
    return 0


@jit
def things_are_right(s: State, setup: Setup) -> int:
    """The first broken law about what is on the map and on the boards."""
    for law in (djinns_are_right(s, setup), bosses_are_right(s, setup), goods_are_right(s), circles_are_right(s)):
        if law:
            return law
    for law in (minimum_is_right(s), tokens_are_right(s), tiles_are_right(s), wizards_are_right(s)):
        if law:
            return law
    return 0


@jit
def cards_are_right(s: State) -> int:
    """The first broken law about cards."""
    for law in (mages_are_right(s), gear_is_right(s), chests_are_right(s), awards_are_right(s)):
        if law:
            return law
    for law in (traits_are_right(s), scoring_cards_are_right(s)):
        if law:
            return law
    return 0


@jit
def broken_law(s: State, setup: Setup, options: int) -> int:
    """The number of the first broken law, 0 if all hold."""
    if s.tom_pile & ~((1 << s.tom_size) - 1) != 0:
        return 12
    for law in (question_is_right(s, options), things_are_right(s, setup), cards_are_right(s)):
        if law:
            return law
    return room_is_clean(s)


@pytest.mark.parametrize("configuration", djinn(), ids=label)
def test_nothing_appears_vanishes_or_contradicts_itself_and_every_match_ends(configuration: Configuration) -> None:
    game, players, options = configuration
    assert LAWS[first_broken(load(game), players, options, broken_law, MATCHES)] == ""


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_sensible_player_decides_by_what_its_seat_knows(players: int) -> None:
    assert choices_by_secrets(load("djinn"), players, policy, 100 if JIT else 2) == 0
