"""Teams exchange a card: offered or asked for, once a turn, and only the two know which it was (T40, T47)."""

import pytest

from abraka.core.errors import Illegal, NotYourTurn, Refusal
from abraka.core.events import SPECTATOR
from abraka.core.match import Match
from abraka.games.towers.events import CardAsked, CardGiven, CardPassed, Drew, Passed
from tests.towers.table import events, fresh, legal, play, table, told

B, Y, R, G, O, P = range(6)  # noqa: E741  # the seats' letters

TRACK = "0: C | 1: #1[B] | 2: #2[Y] | 3: #3[R] | 4: #4[G] | 5: #5 | 6: #6 | 7: #7 | 8: #8 | 9: #9"
HANDS = "hand B w1 t2 t2w4 | hand Y w1 w2 w5 | hand R w3 w5 t1 | hand G t3 t4 d"
TURN = f"players 4 | options teams=yes | {TRACK} | {HANDS} | to act B"
OFFER = f"players 4 | options teams=yes | {TRACK} | {HANDS} | active B | to act R | now prompt=offer"
SIX = (
    "players 6 | options teams=yes | 0: C | 1: #1[B] | 2: #2[Y] | 3: #3[R] | 4: #4[G] | 5: #5[O] | 6: #6[P]"
    " | 7: #7 | 8: #8 | 9: #9 | hand B w1 t2 t2w4 | hand G w3 w5 t1 | hand O w2 w4 t5 | hand Y t3 t4 d"
)


def hand(match: Match, seat: int) -> tuple[str, ...]:
    """The cards that a seat sees in its own hand."""
    return tuple(match.view(seat).seats[seat].hand)


def known(match: Match, viewer: int, seat: int) -> tuple[str, ...]:
    """The cards of another hand that a viewer knows."""
    return tuple(match.view(viewer).seats[seat].known)


# ---- Asked for.


def test_T40_the_active_player_asks_the_partner_gives_a_card_and_gets_one_back() -> None:
    match = play(table(TURN), "ask")
    assert (match.to_act, match.prompt) == (R, "asked")
    play(match, "give w3")
    assert (match.to_act, match.prompt) == (B, "return")
    play(match, "give t2")
    assert (match.to_act, match.prompt) == (B, "turn")
    assert hand(match, B) == ("w1", "w3", "t2w4")
    assert hand(match, R) == ("w5", "t1", "t2")


def test_T40_the_card_that_goes_back_may_be_the_same() -> None:
    match = play(table(TURN), "ask", "give w3")
    assert legal(match) == ["give w1", "give w3", "give t2", "give t2w4"]
    play(match, "give w3")
    assert hand(match, B) == ("w1", "t2", "t2w4")
    assert hand(match, R) == ("w3", "w5", "t1")


def test_T40_a_card_received_can_be_played_at_once() -> None:
    match = play(table(TURN), "ask", "give w3", "give w1", "play w3")
    assert match.view(SPECTATOR).spaces[4].floors[-1].wizards == (1, 0, 0, 1)


def test_T40_the_partner_who_is_asked_may_refuse() -> None:
    match = play(table(TURN), "ask")
    assert legal(match) == ["give w3", "give w5", "give t1", "pass"]
    play(match, "pass")
    assert told(match, Passed) == [Passed(seat=R)]
    assert (match.to_act, match.prompt) == (B, "turn")
    assert (hand(match, B), hand(match, R)) == (("w1", "t2", "t2w4"), ("w3", "w5", "t1"))


def test_T40_who_has_received_a_card_must_give_one_back() -> None:
    match = play(table(TURN), "ask", "give w3")
    with pytest.raises(Illegal, match="You can't pass here"):
        match.apply("pass")
    with pytest.raises(Illegal, match="does not answer what is asked now"):
        match.apply("play w3")


def test_T40_nobody_gives_a_card_that_is_not_in_hand() -> None:
    match = play(table(TURN), "ask")
    with pytest.raises(Illegal, match="There is no card w1 in your hand"):
        match.apply("give w1")
    play(match, "give w3")
    with pytest.raises(Illegal, match="There is no card w5 in your hand"):
        match.apply("give w5")


def test_T40_only_the_partner_opposite_is_asked() -> None:
    match = play(table(TURN), "ask")
    for seat in (B, Y, G):
        with pytest.raises(NotYourTurn, match="It is red's decision now"):
            match.apply("pass", seat=seat)


def test_T40_only_one_exchange_is_made_in_a_turn() -> None:
    match = play(table(TURN), "ask", "give w3", "give w1")
    assert "ask" not in legal(match)
    with pytest.raises(Illegal, match="only once a turn"):
        match.apply("ask")
    play(match, "play w3")
    assert legal(match) == ["play t2", "play t2w4"]


def test_T47_asking_is_used_up_by_a_refusal_too() -> None:
    match = play(table(TURN), "ask", "pass")
    assert legal(match) == ["play w1", "play t2", "play t2w4", "redraw"]
    with pytest.raises(Illegal, match="or are refused one, only once a turn"):
        match.apply("ask")
    play(match, "play w1")
    assert legal(match) == ["play t2", "play t2w4"]


def test_T47_asking_is_possible_between_the_first_and_the_second_card() -> None:
    match = play(table(TURN), "play w1")
    assert legal(match) == ["play t2", "play t2w4", "ask"]
    play(match, "ask", "give w5", "give t2")
    assert hand(match, B) == ("w5", "t2w4")
    assert hand(match, R) == ("w3", "t1", "t2")
    assert legal(match) == ["play w5", "play t2w4"]


def test_T47_after_the_second_card_nobody_asks_any_more() -> None:
    match = play(table(TURN.replace("to act B", "potions B 4/1/0 | to act B")), "play w1", "play t2", "tower #9")
    assert (match.to_act, match.prompt) == (B, "turn")
    assert legal(match) == ["cast advance-tower", "pass"]
    with pytest.raises(Illegal, match="only while you still have one to play"):
        match.apply("ask")


def test_T40_an_exchange_may_come_before_all_cards_are_redrawn() -> None:
    match = play(table(TURN), "ask", "give w3", "give w1", "redraw")
    assert match.prompt == "redraw_tower"
    assert known(match, R, B) == ()
    assert match.view(SPECTATOR).discard == {"w3": 1, "t2": 1, "t2w4": 1}
    assert len(hand(match, B)) == 3
    assert hand(match, R) == ("w1", "w5", "t1")


def test_T40_without_teams_there_is_nobody_to_ask() -> None:
    match = table(TURN.replace("options teams=yes | ", ""))
    assert "ask" not in legal(match)
    with pytest.raises(Illegal, match="There are no partners at this table"):
        match.apply("ask")


def test_T47_the_next_turn_has_an_exchange_of_its_own() -> None:
    match = play(table(TURN, offers=False), "ask", "pass", "play w1", "play t2", "tower #9")
    assert (match.to_act, match.prompt) == (Y, "turn")
    assert "ask" in legal(match)
    play(match, "ask")
    assert (match.to_act, match.prompt) == (G, "asked")


# ---- Offered.


def test_T40_the_partner_may_offer_a_card_unasked() -> None:
    match = table(OFFER)
    assert (match.to_act, match.prompt) == (R, "offer")
    assert legal(match) == ["give w3", "give w5", "give t1", "pass"]
    play(match, "give w5")
    assert (match.to_act, match.prompt) == (B, "return")
    play(match, "give t2w4")
    assert (match.to_act, match.prompt) == (B, "turn")
    assert (hand(match, B), hand(match, R)) == (("w1", "w5", "t2"), ("w3", "t1", "t2w4"))


def test_T40_the_card_just_offered_may_go_straight_back() -> None:
    match = play(table(OFFER), "give w5", "give w5")
    assert (hand(match, B), hand(match, R)) == (("w1", "t2", "t2w4"), ("w3", "w5", "t1"))


def test_T47_after_an_offer_the_active_player_can_not_ask() -> None:
    match = play(table(OFFER), "give w5", "give w5")
    assert legal(match) == ["play w1", "play t2", "play t2w4", "redraw"]
    with pytest.raises(Illegal, match="only once a turn"):
        match.apply("ask")


def test_T47_a_partner_who_offers_nothing_can_still_be_asked() -> None:
    match = play(table(OFFER), "pass")
    assert (match.to_act, match.prompt) == (B, "turn")
    assert "ask" in legal(match)
    play(match, "ask", "give t1")
    assert match.prompt == "return"


def test_T47_every_turn_begins_with_the_partners_offer() -> None:
    match = fresh(4, teams=True, first="1")
    assert (match.view(SPECTATOR).active, match.to_act, match.prompt) == (B, R, "offer")
    match = play(table(OFFER), "pass", "redraw", "pass")
    assert (match.view(SPECTATOR).active, match.to_act, match.prompt) == (Y, G, "offer")


def test_T47_offers_can_be_switched_off_and_asking_stays() -> None:
    match = fresh(4, teams=True, offers=False, first="1")
    assert (match.to_act, match.prompt) == (B, "turn")
    assert "ask" in legal(match)
    match = play(table(TURN, offers=False), "redraw", "pass")
    assert (match.to_act, match.prompt) == (Y, "turn")


def test_T47_without_teams_nobody_is_asked_for_an_offer() -> None:
    assert fresh(4).prompt == "turn"


# ---- Who knows what.


def test_T40_all_see_that_a_card_changed_hands_and_only_the_two_which() -> None:
    match = play(table(TURN), "ask")
    for seat in (B, Y, R, G, SPECTATOR):
        assert events(match, seat) == [CardAsked(seat=B)]
    play(match, "give w3")
    given, passed = CardGiven(seat=R, receiver=B), CardPassed(seat=R, receiver=B, card="w3")
    for seat in (B, R):
        assert events(match, seat) == [given, passed]
    for seat in (Y, G, SPECTATOR):
        assert events(match, seat) == [given]
    play(match, "give t2")
    given, passed = CardGiven(seat=B, receiver=R), CardPassed(seat=B, receiver=R, card="t2")
    for seat in (B, R):
        assert events(match, seat) == [given, passed]
    for seat in (Y, G, SPECTATOR):
        assert events(match, seat) == [given]


def test_T40_an_offered_card_is_told_to_the_two_only() -> None:
    match = play(table(OFFER), "give w5")
    for seat in (B, R):
        assert told(match, CardPassed, seat) == [CardPassed(seat=R, receiver=B, card="w5")]
    for seat in (Y, G, SPECTATOR):
        assert told(match, CardPassed, seat) == []


@pytest.mark.parametrize("seat", [Y, G, SPECTATOR])
def test_T40_opponents_and_spectators_see_the_same_whichever_cards_were_exchanged(seat: int) -> None:
    one, other = play(table(TURN), "ask", "give w3"), play(table(TURN), "ask", "give t1")
    assert one.view(seat) == other.view(seat)
    play(one, "give t2")
    play(other, "give t1")
    assert one.view(seat) == other.view(seat)
    assert one.view(B) != other.view(B)
    assert one.view(R) != other.view(R)


def test_T40_a_card_that_was_given_stays_known_to_its_giver_alone() -> None:
    match = play(table(TURN), "ask", "give w3", "give t2")
    assert known(match, R, B) == ("w3",)
    assert known(match, B, R) == ("t2",)
    for viewer in (Y, G, SPECTATOR):
        assert [seat.known for seat in match.view(viewer).seats] == [(), (), (), ()]
        assert [seat.hand for seat in match.view(viewer).seats][::2] == [None, None]


def test_T40_partners_do_not_see_each_others_hands_besides() -> None:
    match = play(table(TURN), "ask", "give w3", "give t2")
    assert match.view(B).seats[R].hand is None
    assert match.view(R).seats[B].hand is None
    assert [seat.cards for seat in match.view(Y).seats] == [3, 3, 3, 3]


def test_T40_a_given_card_is_still_known_in_later_turns() -> None:
    match = play(table(TURN), "ask", "give w3", "give t2", "play w1", "play t2w4", "use tower", "tower #9")
    assert match.view(SPECTATOR).active == Y
    assert known(match, R, B) == ("w3",)
    assert known(match, B, R) == ("t2",)


def test_T40_a_card_that_was_played_is_no_longer_known_in_the_hand() -> None:
    match = play(table(TURN), "ask", "give w3", "give t2", "play w3")
    assert known(match, R, B) == ()
    assert known(match, B, R) == ("t2",)


def test_T40_a_card_given_back_is_known_to_who_gave_it_back() -> None:
    match = play(table(TURN), "ask", "give w3", "give w3")
    assert known(match, R, B) == ()
    assert known(match, B, R) == ("w3",)


def test_T40_of_two_cards_alike_the_giver_does_not_learn_that_the_other_stays() -> None:
    two_alike = play(table(TURN.replace("hand B w1 t2 t2w4", "hand B w3 t2 t2w4")), "ask", "give w3", "give t2")
    only_one = play(table(TURN.replace("hand B w1 t2 t2w4", "hand B w4 t2 t2w4")), "ask", "give w3", "give t2")
    play(two_alike, "play w3")
    play(only_one, "play w3")
    assert hand(two_alike, B) == ("w3", "t2w4")
    assert hand(only_one, B) == ("w4", "t2w4")
    assert two_alike.view(R) == only_one.view(R)


def test_T40_what_was_drawn_at_the_turns_end_stays_secret_from_the_partner() -> None:
    match = play(table(TURN), "redraw", "pass")
    assert len(hand(match, B)) == 3
    assert known(match, R, B) == ()
    match = play(table(TURN), "play w1", "play t2", "tower #9")
    assert told(match, Drew, R) == [Drew(seat=B, cards=2)]
    assert [type(event).__name__ for event in events(match, R)].count("Got") == 0
    assert [type(event).__name__ for event in events(match, B)].count("Got") == 2


def test_T40_what_went_to_the_partner_can_not_be_taken_back() -> None:
    match = play(table(TURN), "ask")
    with pytest.raises(Refusal, match="can't be taken back"):
        match.undo()
    play(match, "give w3")
    with pytest.raises(Refusal, match="can't be taken back"):
        match.undo()


# ---- Six players.


def test_T40_with_six_players_the_partner_sits_three_seats_away() -> None:
    match = play(table(f"{SIX} | to act B"), "ask")
    assert (match.to_act, match.prompt) == (G, "asked")
    play(match, "give w3", "give t2")
    assert (hand(match, B), hand(match, G)) == (("w1", "w3", "t2w4"), ("w5", "t1", "t2"))
    assert known(match, G, B) == ("w3",)
    for viewer in (Y, R, O, P, SPECTATOR):
        assert {seat.known for seat in match.view(viewer).seats} == {()}


def test_T47_with_six_players_each_turn_asks_its_own_partner() -> None:
    match = play(table(f"{SIX} | to act B"), "redraw", "pass")
    assert (match.view(SPECTATOR).active, match.to_act, match.prompt) == (Y, O, "offer")
    play(match, "give w2")
    for seat in (Y, O):
        assert told(match, CardPassed, seat) == [CardPassed(seat=O, receiver=Y, card="w2")]
    for seat in (B, R, G, P, SPECTATOR):
        assert told(match, CardPassed, seat) == []


def test_T40_partners_sit_opposite() -> None:
    assert [seat.partner for seat in fresh(4, teams=True).view(B).seats] == [R, G, B, Y]
    assert [seat.partner for seat in fresh(6, teams=True).view(B).seats] == [G, O, P, B, Y, R]
