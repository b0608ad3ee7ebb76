"""Alone against Tom: set-up, his cards, loss, win, the count (D210–D216)."""

import pytest

from abraka.core.game import load
from abraka.core.match import Match
from abraka.core.outcome import Outcome
from abraka.games.djinn import names
from abraka.games.djinn.content.box import TomCard
from abraka.games.djinn.events import (
    DjinnAppeared,
    EndBegan,
    FinalBegan,
    MatchEnded,
    Paid,
    Scored,
    TomTurned,
)
from abraka.testing.keys import a_draw, key_for
from tests.djinn.scene import DJINNS, NOWHERE_ELSE, facing, member, own, said, there, town
from tests.djinn.table import legal, play, question, table, told

DJINN = load("djinn")
CARDS: list[TomCard] = DJINN.content.solo.card
ROUND_SPACES = {
    "tavern": "inner_12",
    "academy": "inner_04",
    "market": "inner_08",
    "workshop": "outer_02",
    "archive": "outer_06",
    "catacombs": "outer_10",
}
BESIDE_SOURCE = ("inner_12", "inner_04", "inner_08")


def alone(seed: int = 1, **options: object) -> Match:
    """A solo match from its beginning."""
    return Match(DJINN, 1, options, key=bytes([seed] * 16))


def solo(board: str, *deck: str, turned: str = "", draw: str = "", **spaces: str) -> Match:
    """B's turn is about to end on the round workshop, where nobody is; of this deck Tom turns that card.

    `draw` is the djinn that comes from the bag after it.
    """
    own_board = ", ".join(part for part in ("coins 1", board) if part)
    text = facing("-", own_board, f"tom {' '.join(deck)}", players=1, **spaces)
    ordered = [card for card in names.TOM_CARDS if card in deck]
    wants = [member(ordered, turned or deck[0])]
    if draw:
        wants.append(a_draw(table(text).state.bag, names.COLOURS.index(draw)))
    return table(text, key=key_for(*wants, seed=1))


def end_turn(match: Match, console: str = "coins") -> Match:
    """Nothing is done at the space but to take a consolation; then Tom plays."""
    answers = {"action_round": "pass", "consolation": f"console {console}", "free": "pass"}
    while question(match).split()[0] in answers:
        play(match, answers[question(match).split()[0]])
    return match


def name(card: TomCard) -> str:
    """A card's name in notation."""
    return card.id.removeprefix("tom_")


# Set-up (D210–D213).


def test_D210_no_traits_and_no_scoring_cards() -> None:
    match = alone()
    assert question(match) == "place_wizard B"
    assert said(match, "scoring") == "-"
    assert own(match, "traits") == ""


def test_D210_two_awards_in_each_column() -> None:
    offered = said(alone(), "offered").split()
    assert [sum(award.startswith(f"award_{column}") for award in offered) for column in (1, 2, 3)] == [2, 2, 2]


def test_D210_the_market_has_the_side_for_one_and_two() -> None:
    match = play(
        table(town("B: at inner_02 via outer_02, coins 9, scrolls 9, mages swamp_aunt!", "acting B", players=1)),
        "do basic",
    )
    assert legal(match) == ["visit bottles", "visit scrolls", "visit bottle_and_cork", "visit mages"]


def test_D210_no_djinns_come_when_a_boss_is_gone() -> None:
    match = play(table(facing("boss brown", "power 4, coins 1", players=1)), "do capture", "target brown")
    assert there(match, "outer_02") == "-"
    assert told(match, DjinnAppeared) == []


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_D211_nine_djinns_two_at_each_space_beside_the_source(seed: int) -> None:
    match = alone(seed)
    for space in DJINNS:
        boss, *djinns = there(match, space).split()
        assert (boss, len(djinns)) == ("boss", 2 if space in BESIDE_SOURCE else 1)
    assert sum(match.state.bag) == 27


@pytest.mark.parametrize("size", [12, 13, 14, 15])
def test_D212_the_deck_has_twelve_locations_and_up_to_three_blanks(size: int) -> None:
    deck = said(alone(tom=size), "tom").split()
    blanks = [card for card in deck if card.startswith("blank")]
    assert (len(deck), len(set(deck)), len(blanks)) == (size, size, size - 12)


def test_D212_fifteen_cards_unless_one_wants_it_harder() -> None:
    assert len(said(alone(), "tom").split()) == 15


def test_D213_the_one_player_has_every_turn() -> None:
    match = solo("", "blank_1", "blank_2")
    end_turn(match)
    assert question(match) == "move B"
    assert said(match, "turn") == said(match, "round")


# Tom's card (D214).


def test_D214_a_turn_that_ends_on_a_round_space_turns_a_card() -> None:
    match = end_turn(solo("", "blank_1", "academy_a", turned="blank_1"))
    assert told(match, TomTurned) == [TomTurned(card="blank_1", left=1)]
    assert said(match, "tom") == "academy_a"


@pytest.mark.parametrize("at", ["B: at inner_02 via outer_02, coins 0, power 4", "B: at source via inner_12, power 4"])
def test_D214_a_turn_that_ends_elsewhere_turns_none(at: str) -> None:
    match = table(town(at, "acting B", "tom blank_1 academy_a", players=1))
    play(match, *(["console power"] if question(match).startswith("consolation") else ["pass", "console power"]))
    assert told(match, TomTurned) == []
    assert said(match, "tom") == "academy_a blank_1"


def test_D214_on_a_blank_card_nothing_happens() -> None:
    match = solo("power 2, scrolls 1", "blank_1", "academy_a", turned="blank_1")
    before = {space: there(match, space) for space in DJINNS}
    end_turn(match)
    assert {space: there(match, space) for space in DJINNS} == before
    assert (own(match, "coins"), own(match, "scrolls"), own(match, "power")) == ("3", "1", "2")


@pytest.mark.parametrize("card", [card for card in CARDS if card.row1 != "workshop"], ids=lambda card: str(card.id))
def test_D214_a_djinn_joins_the_boss_of_the_first_row(card: TomCard) -> None:
    space = ROUND_SPACES[card.row1]
    match = solo("power 2, scrolls 2, keys 1, corks 1", name(card), "blank_1", draw="yellow")
    expected = " ".join(["boss", *sorted([*DJINNS[space].split()[1:], "yellow"], key=names.COLOURS.index)])
    end_turn(match)
    assert told(match, DjinnAppeared) == [DjinnAppeared(colour="yellow", space=space)]
    assert there(match, space) == expected
    assert told(match, Paid) == []


@pytest.mark.parametrize("card", [card for card in CARDS if card.row2 != "workshop"], ids=lambda card: str(card.id))
def test_D214_without_a_boss_there_one_joins_that_of_the_second_row(card: TomCard) -> None:
    first, second = ROUND_SPACES[card.row1], ROUND_SPACES[card.row2]
    match = solo("power 2, scrolls 2, keys 1, corks 1", name(card), "blank_1", draw="blue", **{first: "red"})
    end_turn(match)
    assert told(match, DjinnAppeared) == [DjinnAppeared(colour="blue", space=second)]
    assert told(match, Paid) == []
    assert there(match, first) == ("-" if first == "outer_02" else "red")


@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card.id))
def test_D214_without_both_bosses_the_third_row_is_paid(card: TomCard) -> None:
    gone = {ROUND_SPACES[card.row1]: "red", ROUND_SPACES[card.row2]: "blue"}
    match = solo(
        "coins 9, power 4, scrolls 9, keys 9, corks 9".removeprefix("coins 9, "), name(card), "blank_1", **gone
    )
    before = {item: int(own(match, item)) for item in ("coins", "scrolls", "power", "keys", "corks")}
    end_turn(match)
    before["coins"] += 2
    for item, n in before.items():
        assert own(match, item) == str(n - sum(pay.n for pay in card.pay if pay.kind == item))
    assert told(match, DjinnAppeared) == []


@pytest.mark.parametrize(
    "card", [card for card in CARDS if "workshop" in (card.row1, card.row2)], ids=lambda c: str(c.id)
)
def test_D214_the_workshops_boss_is_joined_where_the_player_stands(card: TomCard) -> None:
    gone = {} if card.row1 == "workshop" else {ROUND_SPACES[card.row1]: "red"}
    text = facing("boss brown", "power 0, coins 1", f"tom {name(card)} blank_1", players=1, **gone)
    wants = [member([name(card), "blank_1"], name(card)), a_draw(table(text).state.bag, names.COLOURS.index("red"))]
    match = play(table(text, key=key_for(*wants, seed=1)), "do capture", "console coins")
    assert there(match, "outer_02") == "boss brown red"


def test_D214_what_one_has_is_paid_and_no_more() -> None:
    gone = {"inner_08": "red", "inner_04": "blue"}
    match = play(solo("", "market_a", "blank_1", turned="market_a", **gone), "console power")
    assert told(match, Paid) == [Paid(seat=0, what="coins", n=1)]
    assert own(match, "coins") == "0"


def test_D214_keys_are_not_changed_to_pay_tom() -> None:
    """Three coins are asked for; there is one."""
    gone = {"inner_08": "red", "inner_04": "blue"}
    match = end_turn(solo("keys 5", "market_a", "blank_1", turned="market_a", **gone), "power")
    assert told(match, Paid) == [Paid(seat=0, what="coins", n=1)]
    assert (own(match, "coins"), own(match, "keys")) == ("0", "5")


def test_D214_who_has_nothing_pays_nothing() -> None:
    gone = {"inner_12": "red", "outer_10": "blue"}
    text = facing("-", "coins 0, power 0", "tom tavern_a blank_1", players=1, **gone)
    key = key_for(member(["tavern_a", "blank_1"], "tavern_a"), seed=1)
    match = play(table(text, key=key), "console power")
    assert told(match, Paid) == []


def test_D214_of_two_things_each_is_paid_as_far_as_it_is_there() -> None:
    """A coin and a power are asked for; there is only the power."""
    gone = {"inner_12": "red", "outer_06": "blue"}
    text = facing("-", "coins 0, power 1", "tom tavern_b blank_1", players=1, **gone)
    key = key_for(member(["tavern_b", "blank_1"], "tavern_b"), seed=1)
    match = play(table(text, key=key), "console power")
    assert told(match, Paid) == [Paid(seat=0, what="power", n=1)]


def test_D214_a_djinn_without_its_boss_does_not_count() -> None:
    match = solo("", "academy_a", "blank_1", draw="red", inner_04="red yellow")
    end_turn(match)
    assert (there(match, "inner_04"), there(match, "inner_12")) == ("red yellow", "boss brown blue red")


def test_D214_with_an_empty_bag_nobody_joins() -> None:
    """All other djinns are in B's bottles."""
    corked = "corked brown 7 blue 7 red 6 yellow 6"
    match = end_turn(solo(corked, "academy_a", "blank_1", turned="academy_a", outer_02="-"))
    assert said(match, "bag") == "-"
    assert there(match, "inner_04") == "boss red yellow"


# Loss (D215).


def test_D215_the_last_card_loses_if_a_boss_is_left() -> None:
    match = end_turn(solo("", "blank_1"))
    assert match.outcome == Outcome("tom", (2,))
    assert told(match, MatchEnded) == [MatchEnded(reason="tom")]
    assert question(match) == "over"


def test_D215_nothing_is_counted_after_a_loss() -> None:
    match = end_turn(solo("corked brown 3, awards award_1a", "blank_1"))
    assert (told(match, Scored), match.state.points[0]) == ([], 0)


def test_D215_the_last_card_is_carried_out_before() -> None:
    match = end_turn(solo("", "academy_a", draw="blue"))
    assert there(match, "inner_04") == "boss blue red yellow"


def test_D215_with_one_card_left_it_goes_on() -> None:
    match = end_turn(solo("", "blank_1", "blank_2"))
    assert (match.outcome, question(match)) == (None, "move B")


def test_D215_the_last_card_in_the_turn_of_the_last_boss_is_no_loss() -> None:
    text = facing("boss brown", "power 4, coins 1", "tom blank_1", players=1, **NOWHERE_ELSE)
    match = play(table(text), "do capture", "target brown", "console coins")
    assert (match.outcome, question(match)) == (None, "move B")
    assert told(match, EndBegan) != []


def test_D192_alone_a_match_of_a_hundred_rounds_with_a_boss_left_is_lost() -> None:
    wizard = "B: at inner_02 via outer_02, coins 0, power 4, corked red 1"
    text = town(wizard, "acting B", "tom blank_1 blank_2", "round 100", "turn 100", players=1)
    match = play(table(text), "console coins")
    assert match.outcome == Outcome("tom", (2,))
    assert match.state.points[0] == 0


# Win (D216).

DECK = ("academy_a", "catacombs_a", "market_b", "blank_1")


def won(board: str, deck: str) -> str:
    """B's final action: no boss is left, Tom has these cards left."""
    return town(f"B: {board}", f"tom {deck}", "final B", players=1, **NOWHERE_ELSE | {"outer_02": "-"})


def last_boss_driven_out(deck: str = " ".join(DECK)) -> Match:
    """The sixth boss leaves on a round space, in round 7."""
    text = facing(
        "boss brown", "power 4, coins 1, scrolls 1", f"tom {deck}", "round 7", "turn 7", players=1, **NOWHERE_ELSE
    )
    cards = deck.split()
    key = key_for(member(cards, "academy_a"), member(cards[1:], "market_b"), seed=1) if len(cards) == 4 else bytes(16)
    return play(table(text, key=key), "do capture", "target brown", "console power")


def test_D216_the_last_turns_of_a_won_match_X17() -> None:
    match = last_boss_driven_out()
    assert told(match, TomTurned) == [TomTurned(card="academy_a", left=3)]
    assert told(match, Paid) == [Paid(seat=0, what="power", n=2)]
    assert told(match, EndBegan) == [EndBegan(last_round=8)]
    play(match, "go outer_12 outer_02", "do basic", "archive yellow_coins")
    assert told(match, TomTurned) == [TomTurned(card="market_b", left=2)]
    assert told(match, Paid) == [Paid(seat=0, what="scrolls", n=1)]
    assert told(match, FinalBegan) == [FinalBegan(seat=0)]
    play(match, "refill")
    assert match.outcome == Outcome("points", (1,))
    assert told(match, Scored) == [
        Scored(seat=0, item="circles", points=3),
        Scored(seat=0, item="tom_cards", points=20),
    ]


def test_D216_tom_takes_payments_in_the_last_turn_too() -> None:
    last = ("round 8", "turn 8", "last round 8")
    text = facing("-", "coins 1, power 1", "tom market_a blank_1", *last, players=1, **NOWHERE_ELSE)
    key = key_for(member(["market_a", "blank_1"], "market_a"), seed=1)
    match = play(table(text, key=key), "console coins")
    assert told(match, TomTurned) == [TomTurned(card="market_a", left=1), TomTurned(card="blank_1", left=0)]
    assert told(match, Paid) == [Paid(seat=0, what="coins", n=3)]


def test_D216_the_last_turn_on_a_round_space_costs_two_cards() -> None:
    text = facing(
        "-",
        "coins 1, power 0",
        "tom blank_1 blank_2 blank_3",
        "round 8",
        "turn 8",
        "last round 8",
        players=1,
        **NOWHERE_ELSE,
    )
    match = play(table(text), "console coins")
    assert len(told(match, TomTurned)) == 2
    assert question(match) == "source B"
    play(match, "pass")
    assert told(match, Scored) == [Scored(seat=0, item="tom_cards", points=10)]


def test_D216_of_the_card_before_the_end_only_the_payment_counts() -> None:
    """Its rows name spaces without bosses anyway: three coins are paid, and nobody appears."""
    text = town(
        "B: at outer_12 via inner_12, coins 3, power 0",
        "acting B",
        "tom market_a",
        *("round 8", "turn 8", "last round 8"),
        players=1,
        **NOWHERE_ELSE | {"outer_02": "red"},
    )
    match = play(table(text), "pass", "console power")
    assert told(match, TomTurned) == [TomTurned(card="market_a", left=0)]
    assert told(match, Paid) == [Paid(seat=0, what="coins", n=3)]
    assert (told(match, DjinnAppeared), question(match)) == ([], "source B")


def test_D216_without_a_card_left_there_is_nothing_to_turn_and_no_loss() -> None:
    text = facing("-", "coins 1, power 0", "tom -", "round 8", "turn 8", "last round 8", players=1, **NOWHERE_ELSE)
    match = play(table(text), "console coins")
    assert (told(match, TomTurned), question(match)) == ([], "source B")
    play(match, "refill")
    assert match.outcome == Outcome("points", (1,))


def test_D216_a_won_match_counts_as_any_other_and_ten_for_each_card() -> None:
    board = "corked brown 1, corks 2, power 0"
    match = play(table(won(board, "blank_1 blank_2")), "refill")
    assert told(match, Scored) == [
        Scored(seat=0, item="bottled", points=10),
        Scored(seat=0, item="glass", points=2),
        Scored(seat=0, item="tom_cards", points=20),
    ]


def test_D216_bosses_are_captured_in_the_final_action_as_ever() -> None:
    match = play(table(won("power 6, capacity 7", "blank_1")), "bosses 1")
    assert told(match, Scored) == [
        Scored(seat=0, item="circles", points=3),
        Scored(seat=0, item="tom_cards", points=10),
    ]
