"""The picture and the sentences of Wandering Towers."""

import random
from typing import Any

import pytest

from abraka.core.actions import domains_of
from abraka.core.events import SPECTATOR, Event
from abraka.core.match import Match
from abraka.core.words import LANGUAGES, speaking
from abraka.games.towers import events as happened
from abraka.games.towers.actions import Reserve
from abraka.games.towers.content import load_content
from abraka.games.towers.events import SpellCast, SpellReserved
from abraka.games.towers.text import WIDTH, ask, draw, say, spell_title
from abraka.games.towers.view import view, whole
from tests.configurations import Configuration, label, towers
from tests.towers.table import TOWERS, fresh, play, rolling, table, told

NINE = "1: #1 | 2: #2 | 3: #3 | 4: #4 | 5: #5 | 6: #6 | 7: #7 | 8: #8 | 9: #9"

BEGINNING = """\
      BBY  BYY  BBY   Y
 ◢♜◣ ▐1♦ ▌▐2  ▌▐3♦ ▌▐4  ▌▐5♦ ▌▐6  ▌▐7♦ ▌▐8  ▌▐9♦ ▌
══♦═══════════════════♦═══════════════════♦═══════════════════♦═════════════════
  0    1    2    3    4    5    6    7    8    9    10   11   12   13   14   15

              home  trapped potions: empty  full  spent  cards
> B Blue       0/5        0              6     0      0  {hand}
  Y Yellow     0/5        0              6     0      0  3

Cards in the pile: 84, discarded: –.
Spells in play: advance-wizard (2), advance-tower (1).
Round 1, turn 1.

Your turn: play a card."""

TALL = """\
  0: C | 5: (B Y R G O P) #1[B Y R] #2 #3 #4[O P] #5 #6 #7 #8[B Y R G] | 8: #9
  players 6 | hand B w3 d td2 | potions B 2/1/1 | discard w3*2 wd3 | to act B"""

TALL_SEEN = """\
                          BYRG
                         ▐8  ▌
                         ▐7♦?▌
                         ▐6 ?▌
                         ▐5♦?▌
                         ▐4 ?▌
                         ▐3♦?▌
                         ▐2 ?▌
 ◢♜◣                     ▐1♦?▌          ▐9♦ ▌
══♦═══════════════════♦═════?═════════════♦?══════════════════♦═════════════════
"""

TALL_TRUTH = """\
                          BYRG
                         ▐8  ▌
                         ▐7♦ ▌
                         ▐6  ▌
                         ▐5♦ ▌
                           OP
                         ▐4  ▌
                         ▐3♦ ▌
                         ▐2  ▌
                          BYR
                         ▐1♦ ▌
                           OP
 ◢♜◣                      BYRG          ▐9♦ ▌
══♦═══════════════════♦═══════════════════♦═══════════════════♦═════════════════
"""


def test_the_beginning_is_drawn() -> None:
    match = fresh(2, first="1")
    hand = " ".join(match.view(0).seats[0].hand)
    assert draw(match.view(0)) == BEGINNING.format(hand=hand)


def test_a_tall_stack_is_drawn_with_its_hidden_floors() -> None:
    assert draw(table(TALL).view(0)).startswith(TALL_SEEN)


def test_the_whole_truth_is_drawn_with_all_wizards() -> None:
    state = table(TALL).state
    assert draw(whole(state)).startswith(TALL_TRUTH)
    assert str(state) == draw(whole(state))


def test_nobody_trapped_means_no_question_marks() -> None:
    assert "?" not in draw(table(f"players 2 | 0: C | {NINE} #8 | 10: (B)".replace("8: #8 | ", "")).view(0))


def test_T40_cards_that_a_partner_gave_are_marked() -> None:
    state = table(f"players 4 | options teams=yes | 0: C | {NINE} | 10: (B) | hand R w3 d td2 | known R d").state
    assert "R Red        4/4        0              5     0      0  3 (gave d)\n" in draw(view(state, 0))
    assert "  w3 d* td2\n" in draw(whole(state))


def test_the_places_are_drawn_when_the_match_is_over() -> None:
    text = f"players 2 | 0: C | {NINE} | 10: (B) | potions Y 0/2/4 | turn 8 | outcome fulfilled B2 Y1"
    drawn = draw(table(text).view(0))
    assert "\n2.B Blue" in drawn and "\n1.Y Yellow" in drawn


@pytest.mark.parametrize("configuration", towers(), ids=label)
def test_every_view_is_drawn_in_eighty_columns_and_every_event_said(configuration: Configuration) -> None:
    game, players, options = configuration
    chance = random.Random(label(configuration))
    match = Match(game, players, options, key=chance.randbytes(16))
    while match.to_act is not None:
        match.apply(chance.choice(match.legal()))
        seat = chance.randrange(SPECTATOR, players)
        for event in match.events(seat):
            assert_sentence(say(event))
        assert_sentence(ask(match.view(seat)))
        if chance.random() < 0.2:
            assert max(len(line) for line in draw(match.view(seat)).splitlines()[:-1]) <= WIDTH
            assert max(len(line) for line in draw(whole(match.state)).splitlines()[:-1]) <= WIDTH


def assert_sentence(text: str) -> None:
    assert text[0].isupper() or text[0].isdigit() or text[0] == "“"
    assert text.endswith((".", "?", "!"))
    assert "None" not in text and "\n" not in text


def sample(kind: type[Event]) -> Event:
    """An event of this kind, with some values."""
    values: dict[str, Any] = {}
    for name, domain in domains_of(kind).items():
        values[name] = 1 if domain is None else domain.values[1]
    return kind(**values)


@pytest.mark.parametrize("kind", happened.EVENTS.classes, ids=lambda kind: kind.__name__)
def test_every_kind_of_event_has_a_sentence(kind: type[Event]) -> None:
    assert_sentence(say(sample(kind)))


def test_other_objects_are_no_events() -> None:
    with pytest.raises(TypeError):
        say(Event())


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (happened.TurnBegan(seat=0, turn=12), "Blue's turn (12)."),
        (happened.Drew(seat=1, cards=1), "Yellow draws 1 card."),
        (happened.Drew(seat=1, cards=3), "Yellow draws 3 cards."),
        (happened.WizardMoved(owner=0, start=3, end=6, seat=0), "Blue moves a wizard from space 3 to 6."),
        (
            happened.WizardMoved(owner=4, start=3, end=4, seat=1),
            "Yellow moves Orange's wizard from space 3 to 4.",
        ),
        (happened.WizardEntered(owner=0, start=3, seat=0), "Blue brings a wizard from space 3 into the castle."),
        (happened.Trapped(owner=2, wizards=1, space=7), "On space 7 Red's wizard is trapped."),
        (happened.Trapped(owner=2, wizards=2, space=7), "On space 7 2 of Red's wizards are trapped."),
        (happened.Revealed(owner=4, wizards=1, space=7), "On space 7 Orange's wizard appears."),
        (happened.SpellCast(seat=0, spell="raven", cost=2), "Blue casts “The fickle raven” for 2 potions."),
        (happened.SpellCast(seat=0, spell="free", cost=1), "Blue casts “Free a wizard” for 1 potion."),
        (happened.PotionsLent(seat=3, potions=1), "Green adds 1 potion."),
        (happened.TowersSwapped(first=3, second=8), "Towers 3 and 8 change places."),
    ],
)
def test_sentences_have_their_plurals_and_articles(event: Event, sentence: str) -> None:
    assert say(event) == sentence


def test_what_is_asked_names_the_seat_and_the_choice() -> None:
    match = table(f"players 2 | 0: C | {NINE} | 10: (B) | hand B t2w4 t1 t5 | potions B 5/1/0 | to act B")
    assert ask(match.view(0)) == "Your turn: play a card. Or cast a spell."
    assert ask(match.view(1)) == "Blue is choosing a card."
    play(match, "play t2w4")
    assert ask(match.view(0)) == "A tower 2 forward, or a wizard 4?"
    play(match, "use tower")
    assert ask(match.view(SPECTATOR)) == "Blue is choosing a tower, 2 forward."
    play(match, "tower #1")
    assert ask(match.view(0)) == "Play your second card. Or cast a spell."


def test_a_spell_is_named_only_where_one_can_be_cast() -> None:
    packed = "0: C | 8: #1 #2 #3 #4 #5 #6 #7 #8 #9 | 10: (B) | hand B w1 t1 t5 | to act B"
    assert ask(table(f"players 2 | {packed}").view(0)) == "Your turn: play a card."
    advanced = "options variant=advanced | spells free swap raven piggyback | potions B 5/1/0"  # nobody is trapped
    assert ask(table(f"players 2 | {advanced} | {packed}").view(0)) == "Your turn: play a card."


TEAM = "options teams=yes offers=no | 0: C | 1: #1[B] | 2: #2[Y] | 3: #3[R] | 4: #4[G] | 5: #5 #6 #7 #8 #9"


def test_T47_the_turns_question_names_the_partner_as_long_as_one_may_be_asked() -> None:
    match = table(f"{TEAM} | hand B w1 w2 t1 | to act B")
    assert ask(match.view(0)) == "Your turn: play a card. Or ask your partner for one."
    play(match, "ask", "pass")
    assert ask(match.view(0)) == "Your turn: play a card."


def test_T28_round_a_says_what_may_be_cast_and_what_paid_for_later() -> None:
    land = f"0: C | {NINE} | 10: (B Y) | hand B w1 w2 t1 | to act B"

    def asked_in_round(spells: str, potions: str, *actions: str) -> str:
        match = table(f"players 2 | options variant=master | spells {spells} | {land} | potions {potions}")
        play(match, "play w1", *actions)
        return ask(match.view(match.to_act or 0))

    assert asked_in_round("swap raven", "B 0/6/0") == "Cast a spell before the card, or pay one for after it?"
    assert asked_in_round("piggyback", "B 6/0/0 Y 0/6/0") == "Pay for a spell to come after the card?"


def test_T32_free_a_wizard_is_named_where_nothing_else_may_be_cast() -> None:
    land = "0: C | 1: (B) #1[B] | 2: #2[Y] | 8: #3 #4 #5 #6 #7 #8 #9 | hand B w1 t2w4 t1 | to act B"
    match = table(f"players 2 | options variant=master | spells free | {land} | potions B 0/6/0")
    assert ask(match.view(0)) == "Your turn: play a card. Or free a wizard."
    play(match, "play t2w4")
    assert ask(match.view(0)) == "A tower 2 forward, or a wizard 4? Or free a wizard."
    play(match, "use wizard")
    assert ask(match.view(0)) == "Free a wizard before the card?"


def test_T24_what_is_asked_inside_a_card_says_that_a_spell_may_come_first() -> None:
    land = "0: C | 1: (B) #1 | 2: #2[Y] | 8: #3 #4 #5 #6 #7 #8 #9 | potions B 0/6/0 | to act B"
    match = table(f"players 2 | options edition=pl | {land} | hand B w2 wd2 t1", rolling(3))
    play(match, "play wd2")
    assert ask(match.view(0)) == "The die shows 3. Keep it? 1 roll left. Or cast a spell."
    play(match, "keep")
    assert ask(match.view(0)) == "Nothing can go 3 forward. Cast a spell, or leave it?"


def test_a_finished_match_says_who_has_won() -> None:
    home, out = f"0: C | {NINE}", f"0: C | {NINE} | 10: (B)"
    for position, sentence in (
        (f"players 2 | {out} | potions Y 0/0/6 | turn 8 | outcome fulfilled B2 Y1", "Yellow wins."),
        (f"players 2 | {out} | turn 1000 | outcome turn_limit B1 Y1", "Blue and Yellow share the first place."),
        (f"players 1 | {out} | turn 30 | outcome cards_used_up B2", "The game is lost. Try again!"),
        (f"players 1 | {home} | outcome all_home B1", "You win!"),
        (f"players 2 | options together=yes | {home} | outcome all_home B1 Y1", "You have all won!"),
    ):
        assert ask(table(position).view(0)).endswith(f" {sentence}")


def test_T30_a_piggyback_bought_for_after_is_said_to_come_when_the_wizard_moves() -> None:
    text = f"options variant=master | spells piggyback swap | 0: C | {NINE} | 10: (B B Y) | hand B w1 w2 t1"
    match = play(table(f"{text} | potions B 0/6/0"), "play w1")
    rides = "Piggyback. Paid now, acts when the wizard moves. Costs 1 potion."
    assert TOWERS.describe(match.view(0), Reserve("piggyback")) == rides
    swaps = "Swap the battlements. Paid now, acts after the card. Costs 2 potions."
    assert TOWERS.describe(match.view(0), Reserve("swap")) == swaps
    assert say(SpellReserved(0, "swap", 2)) == "Blue pays 2 potions for “Swap the battlements” later."
    play(match, "reserve piggyback")
    assert say(told(match, SpellReserved)[0]) == "Blue pays 1 potion for “Piggyback” later."


@pytest.mark.parametrize("language", LANGUAGES)
def test_spells_are_called_by_their_packaged_names(language: str) -> None:
    with speaking(language):
        for spell in load_content().spells.spell:
            title = getattr(spell.name, language)
            assert spell_title(spell.id) == title
            assert title in say(SpellCast(0, spell.id, 1))
