"""The picture and the sentences of Wandering Towers."""

import random
from typing import Any

import pytest

from abraka.core.actions import domains_of
from abraka.core.events import SPECTATOR, Event
from abraka.core.match import Match
from abraka.games.towers import events as happened
from abraka.games.towers.actions import Reserve
from abraka.games.towers.content import load_content
from abraka.games.towers.events import SpellCast, SpellReserved
from abraka.games.towers.text import WIDTH, ask, draw, say, spell_titles
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

Pile 84, discards none
Spells advance-wizard (2), advance-tower (1)
Turn 1, round 1

Blue: play a card or redraw all three."""

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
    assert text[0].isupper() or text[0].isdigit()
    assert text.endswith(".")
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
        (happened.TurnBegan(seat=0, turn=12), "Turn 12: Blue."),
        (happened.Drew(seat=1, cards=1), "Yellow draws 1 card."),
        (happened.Drew(seat=1, cards=3), "Yellow draws 3 cards."),
        (happened.WizardMoved(owner=0, start=3, end=6, mover=0), "Blue moves a blue wizard from space 3 to space 6."),
        (
            happened.WizardMoved(owner=4, start=3, end=4, mover=1),
            "Yellow moves an orange wizard from space 3 to space 4.",
        ),
        (happened.WizardEntered(owner=0, start=3, mover=0), "Blue brings a wizard from space 3 into the castle."),
        (happened.Trapped(owner=2, wizards=1, space=7), "A red wizard is trapped on space 7."),
        (happened.Trapped(owner=2, wizards=2, space=7), "2 red wizards are trapped on space 7."),
        (happened.Revealed(owner=4, wizards=1, space=7), "An orange wizard comes to light on space 7."),
        (happened.SpellCast(seat=0, spell="raven", cost=2), "Blue casts the fickle raven for 2 potions."),
        (happened.SpellCast(seat=0, spell="free", cost=1), "Blue casts Free a wizard for 1 potion."),
        (happened.PotionsLent(seat=3, potions=1), "Green lends 1 potion."),
        (happened.TowersSwapped(first=3, second=8), "Towers #3 and #8 change places."),
    ],
)
def test_sentences_have_their_plurals_and_articles(event: Event, sentence: str) -> None:
    assert say(event) == sentence


def test_what_is_asked_names_the_seat_and_the_choice() -> None:
    match = table(f"players 2 | 0: C | {NINE} | 10: (B) | hand B t2w4 t1 t5 | potions B 5/1/0 | to act B")
    assert ask(match.view(1)) == "Blue: play a card, redraw all three or cast a spell."
    play(match, "play t2w4")
    assert ask(match.view(1)) == "Blue: use t2w4 for a tower or for a wizard."
    play(match, "use tower")
    assert ask(match.view(SPECTATOR)) == "Blue: choose the tower that goes 2 forward."
    play(match, "tower #1")
    assert ask(match.view(0)) == "Blue: play your second card or cast a spell."


def test_a_spell_is_named_only_where_one_can_be_cast() -> None:
    packed = "0: C | 8: #1 #2 #3 #4 #5 #6 #7 #8 #9 | 10: (B) | hand B w1 t1 t5 | to act B"
    assert ask(table(f"players 2 | {packed}").view(1)) == "Blue: play a card or redraw all three."
    advanced = "options variant=advanced | spells free swap raven piggyback | potions B 5/1/0"  # nobody is trapped
    assert ask(table(f"players 2 | {advanced} | {packed}").view(0)) == "Blue: play a card or redraw all three."


TEAM = "options teams=yes offers=no | 0: C | 1: #1[B] | 2: #2[Y] | 3: #3[R] | 4: #4[G] | 5: #5 #6 #7 #8 #9"


def test_T47_the_turns_question_names_the_partner_as_long_as_one_may_be_asked() -> None:
    match = table(f"{TEAM} | hand B w1 w2 t1 | to act B")
    assert ask(match.view(0)) == "Blue: play a card, redraw all three or ask your partner for a card."
    play(match, "ask", "pass")
    assert ask(match.view(0)) == "Blue: play a card or redraw all three."


def test_T28_round_a_says_what_may_be_cast_and_what_paid_for_later() -> None:
    land = f"0: C | {NINE} | 10: (B Y) | hand B w1 w2 t1 | to act B"

    def asked_in_round(spells: str, potions: str, *actions: str) -> str:
        match = table(f"players 2 | options variant=master | spells {spells} | {land} | potions {potions}")
        return ask(play(match, "play w1", *actions).view(SPECTATOR)).removeprefix("Blue: ")

    both = "cast a spell before the card takes effect, or one for after it, or pass."
    assert asked_in_round("swap raven", "B 0/6/0") == both
    assert (
        asked_in_round("piggyback", "B 6/0/0 Y 0/6/0")
        == "Yellow: pay for a spell to come when the wizard moves, or pass."
    )


def test_T32_free_a_wizard_is_named_where_nothing_else_may_be_cast() -> None:
    land = "0: C | 1: (B) #1[B] | 2: #2[Y] | 8: #3 #4 #5 #6 #7 #8 #9 | hand B w1 t2w4 t1 | to act B"
    match = table(f"players 2 | options variant=master | spells free | {land} | potions B 0/6/0")
    assert ask(match.view(0)) == "Blue: play a card, redraw all three or cast Free a wizard."
    play(match, "play t2w4")
    assert ask(match.view(0)) == "Blue: use t2w4 for a tower or for a wizard, or cast Free a wizard."
    play(match, "use wizard")
    assert ask(match.view(0)) == "Blue: cast Free a wizard before the card takes effect, or pass."


def test_T24_what_is_asked_inside_a_card_says_that_a_spell_may_come_first() -> None:
    land = "0: C | 1: (B) #1 | 2: #2[Y] | 8: #3 #4 #5 #6 #7 #8 #9 | potions B 0/6/0 | to act B"
    match = table(f"players 2 | options edition=pl | {land} | hand B w2 wd2 t1", rolling(3))
    play(match, "play wd2")
    assert ask(match.view(0)) == "Blue: the die shows 3: keep it, or roll again (1 roll left), or cast a spell."
    play(match, "keep")
    assert ask(match.view(0)) == "Blue: no wizard can go 3 forward: cast a spell, or pass."


def test_a_finished_match_says_who_has_won() -> None:
    home, out = f"0: C | {NINE}", f"0: C | {NINE} | 10: (B)"
    for position, sentence in (
        (f"players 2 | {out} | potions Y 0/0/6 | turn 8 | outcome fulfilled B2 Y1", "Yellow wins."),
        (f"players 2 | {out} | turn 1000 | outcome turn_limit B1 Y1", "Blue and Yellow share the first place."),
        (f"players 1 | {out} | turn 30 | outcome cards_used_up B2", "The game is lost."),
        (f"players 1 | {home} | outcome all_home B1", "You have won."),
        (f"players 2 | options together=yes | {home} | outcome all_home B1 Y1", "All have won."),
    ):
        assert ask(table(position).view(0)).endswith(f" {sentence}")


def test_T30_a_piggyback_bought_for_after_is_said_to_come_when_the_wizard_moves() -> None:
    text = f"options variant=master | spells piggyback swap | 0: C | {NINE} | 10: (B B Y) | hand B w1 w2 t1"
    match = play(table(f"{text} | potions B 0/6/0"), "play w1")
    rides = "Piggyback, when the wizard moves, for 1 potion"
    assert TOWERS.describe(match.view(0), Reserve("piggyback")) == rides
    assert TOWERS.describe(match.view(0), Reserve("swap")) == "Swap the battlements, after the card, for 2 potions"
    assert say(SpellReserved(0, "swap", 2)) == "Blue pays 2 potions to cast Swap the battlements after the card."
    play(match, "reserve piggyback")
    assert say(told(match, SpellReserved)[0]) == "Blue pays 1 potion to cast Piggyback when the wizard moves."


def test_spells_are_called_by_their_packaged_english_names() -> None:
    names = {spell.id: spell.name.en for spell in load_content().spells.spell}
    assert spell_titles() == names
    assert say(SpellCast(0, "free", 1)) == f"Blue casts {names['free']} for 1 potion."
