"""The packaged content of Wandering Towers, and the set-up made from it."""

import pytest

from abraka.core.game import load
from abraka.games.towers.actions import CARD_NAMES
from abraka.games.towers.content import Content, load_content
from abraka.games.towers.spec import SPELL_NAMES
from abraka.games.towers.state import ADVANCED, BASE, MASTER, NONE, PL, Setup
from tests.towers.table import setup_of


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content()


def test_T1_the_crests_are_on_spaces_0_4_8_12(content: Content) -> None:
    assert content.board.crests.spaces == [0, 4, 8, 12]
    assert content.board.crests.source == "reconstructed"
    assert setup_of(content, 2).ground_crests == 0b0001_0001_0001_0001


def test_T2_the_castle_starts_on_0_and_the_towers_on_1_to_9(content: Content) -> None:
    setup = setup_of(content, 2)
    assert setup.castle == 0
    assert setup.tower_start == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert setup.tower_crests == 0b101010101


@pytest.mark.parametrize(("players", "wizards", "potions"), [(2, 5, 6), (3, 4, 5), (4, 4, 5), (5, 3, 4), (6, 3, 4)])
def test_T3_wizards_and_potions_per_player(content: Content, players: int, wizards: int, potions: int) -> None:
    setup = setup_of(content, players)
    assert (setup.seats, setup.wizards, setup.potions, setup.potions_full) == (players, wizards, potions, False)
    assert content.share(players).source == "rulebook"


def test_T4_towers_take_3_3_3_2_2_2_1_1_1_wizards_in_set_up(content: Content) -> None:
    assert setup_of(content, 2).placement == [3, 3, 3, 2, 2, 2, 1, 1, 1]


def test_T5_the_deck_has_90_cards(content: Content) -> None:
    deck = {CARD_NAMES[code]: copies for code, copies in enumerate(setup_of(content, 2).deck) if copies}
    assert sum(deck.values()) == 90
    assert deck == {
        **dict.fromkeys(("w1", "w2", "w3", "w4", "w5"), 4),
        **dict.fromkeys(("t1", "t2", "t3", "t4", "t5"), 4),
        **dict.fromkeys(("t1w1", "t2w2", "t3w3", "t4w4"), 3),
        **dict.fromkeys(("t5w1", "t4w2", "t2w4", "t1w5"), 6),
        **{"d": 6, "td2": 3, "wd2": 3, "td3": 1, "wd3": 1},
    }
    assert {card.source for card in content.cards.card} == {"reconstructed"}


@pytest.mark.parametrize(("first", "seat"), [("lot", NONE), ("1", 0), ("4", 3)])
def test_T6_the_starting_seat_is_chosen_or_by_lot(content: Content, first: str, seat: int) -> None:
    assert setup_of(content, 4, first=first).first == seat


def test_T12_at_most_6_wizards_on_one_level(content: Content) -> None:
    assert setup_of(content, 2).crowd_limit == 6
    assert content.seats.crowd.source == "rulebook"


def test_T20_costs_and_their_sources(content: Content) -> None:
    assert setup_of(content, 2).costs == [2, 1, 2, 1, 2, 2, 1, 1]
    printed = {spell.id for spell in content.spells.spell if spell.source == "rulebook"}
    assert printed == {"advance-wizard", "advance-tower", "free"}
    assert {spell.source for spell in content.spells.spell} == {"rulebook", "reconstructed"}


def test_T20_names_in_four_languages(content: Content) -> None:
    names = content.spell(SPELL_NAMES.index("free")).name
    assert (names.en, names.cs) == ("Free a wizard", "Vysvoboďme čaroděje!")
    assert (names.sk, names.pl) == ("Vysloboďme čarodejníka!", "Uwolnij czarodzieja")
    for language in ("en", "cs", "sk", "pl"):
        assert len({getattr(spell.name, language) for spell in content.spells.spell}) == 8


def test_T24_base_has_the_two_advance_spells(content: Content) -> None:
    setup = setup_of(content, 3)
    assert (setup.variant, setup.spells, setup.spells_drawn) == (BASE, 0b11, 0)


def test_T25_advanced_draws_four_spells(content: Content) -> None:
    setup = setup_of(content, 3, variant="advanced")
    assert (setup.variant, setup.spells, setup.spells_drawn) == (ADVANCED, 0, 4)


def test_T26_master_takes_chosen_spells_or_draws(content: Content) -> None:
    setup = setup_of(content, 3, variant="master", spells="swap,free", edition="pl")
    assert (setup.variant, setup.edition, setup.spells, setup.spells_drawn) == (MASTER, PL, 0b1001_0000, 0)
    setup = setup_of(content, 3, variant="master", spell_count=7)
    assert (setup.spells, setup.spells_drawn) == (0, 7)


def test_T38_a_match_ends_after_1000_turns(content: Content) -> None:
    assert setup_of(content, 2).turn_limit == 1000
    assert content.seats.turns.source == "reconstructed"


@pytest.mark.parametrize("players", [1, 4])
def test_T50_solo_and_T51_together_have_12_wizards_and_30_cards(content: Content, players: int) -> None:
    setup = setup_of(content, players, together=players > 1)
    assert setup.together
    assert (setup.seats, setup.wizards, setup.last_card) == (players, 12, 30)
    assert setup.placement == [3, 3, 3, 2, 1, 0, 0, 0, 0]
    assert (setup.potions, setup.potions_full, setup.spells, setup.spells_drawn) == (0, False, 0, 0)
    assert content.solo.solo.source == "beyond"


def test_T50_solo_with_spells_has_6_potions_and_3_spells(content: Content) -> None:
    setup = setup_of(content, 1, potions="full")
    assert (setup.potions, setup.potions_full, setup.spells, setup.spells_drawn) == (6, True, 0, 3)
    setup = setup_of(content, 1, potions="empty", spells="advance-wizard,raven,free")
    assert (setup.potions, setup.potions_full, setup.spells, setup.spells_drawn) == (6, False, 0b1010_0001, 0)


def test_flags_are_taken_from_the_options(content: Content) -> None:
    setup = setup_of(content, 4, teams=True, skip_second=True, offers=False, memory="aided")
    assert setup.teams and setup.skip_second and setup.aided and not setup.offers and not setup.together
    assert setup.last_card == 0


@pytest.mark.parametrize("players", range(1, 7))
def test_the_set_up_survives_the_form_that_the_rules_run_on(content: Content, players: int) -> None:
    assert Setup.read(load("towers").setup(players)) == setup_of(content, players)
