"""The tavern: taking mages, their keys, their piles (D82–D84)."""

from abraka.games.djinn import events as happened
from abraka.games.djinn import names
from abraka.testing.keys import key_for
from tests.djinn.places import drawn, goods, listed, on_round, on_square
from tests.djinn.table import legal, play, question, refused, seat, table, told

PILES = "piles swamp_aunt/7 root_digger/7 stone_granny/7 chimney_sweep/7"
OPEN, LOCKED = names.MAGES[:16], names.MAGES[16:]


def owned_but(*left: str) -> str:
    """All open mages but these, as items of a seat."""
    return "mages " + " ".join(mage for mage in OPEN if mage not in left)


def locked_but(*left: str) -> str:
    """All mages with keys but these, as items of a seat."""
    return "mages " + " ".join(mage for mage in LOCKED if mage not in left)


def test_D82_the_basic_action_offers_the_tops_of_the_open_piles() -> None:
    match = play(table(on_square("tavern", "", PILES)), "do basic")
    assert question(match) == "mage B"
    assert legal(match) == ["mage root_digger", "mage swamp_aunt"]
    refused(match, "mage stone_granny", "(D82)")
    refused(match, "pass", "(D82)")


def test_D82_the_special_action_offers_all_four_tops() -> None:
    match = play(table(on_round("tavern", "", PILES)), "do special")
    assert legal(match) == ["mage root_digger", "mage swamp_aunt", "mage chimney_sweep", "mage stone_granny"]


def test_D82_the_basic_action_on_the_round_space_offers_no_key_mage() -> None:
    match = play(table(on_round("tavern", "", PILES)), "do basic")
    assert legal(match) == ["mage root_digger", "mage swamp_aunt"]


def test_D82_a_tile_of_the_tavern_offers_the_open_piles() -> None:
    match = play(table(on_square("market", "placed tavern@inner_02", PILES)), "do tile")
    assert legal(match) == ["mage root_digger", "mage swamp_aunt"]


def test_D82_an_open_mage_comes_face_up_and_its_fee_is_not_paid_now() -> None:
    match = play(table(on_square("tavern", "coins 4", PILES)), "do basic", "mage swamp_aunt")
    assert seat(match, "B")["mages"] == "swamp_aunt"
    assert goods(match, "coins keys") == [4, 0]
    assert told(match, happened.MageTaken) == [happened.MageTaken(0, "swamp_aunt")]


def test_D82_a_mage_may_be_taken_without_any_coin() -> None:
    match = play(table(on_square("tavern", "coins 0", PILES)), "do basic", "mage swamp_aunt")
    assert seat(match, "B")["mages"] == "swamp_aunt"


def test_D82_with_a_key_mage_comes_a_key() -> None:
    match = play(table(on_round("tavern", "", PILES)), "do special", "mage stone_granny")
    assert seat(match, "B")["mages"] == "stone_granny"
    assert goods(match, "keys") == [1]


def test_D82_one_mage_is_taken_even_in_the_special_action() -> None:
    match = play(table(on_round("tavern", "", PILES)), "do special", "mage root_digger")
    assert question(match) == "place_wizard Y"
    assert len(seat(match, "B")["mages"].split()) == 1


def test_D82_there_is_no_limit_of_mages() -> None:
    many = owned_but("root_digger", "swamp_aunt")
    match = table(on_square("tavern", many, "piles swamp_aunt/0 root_digger/0 stone_granny/7 chimney_sweep/7"))
    play(match, "do basic", "mage swamp_aunt")
    assert len(seat(match, "B")["mages"].split()) == 15


def test_D83_the_next_card_of_the_same_pile_is_shown() -> None:
    hidden = [mage for mage in OPEN if mage not in ("root_digger", "swamp_aunt")]
    key = key_for(*drawn(hidden, "kiln_master"), seed=1)
    match = play(table(on_square("tavern", "", PILES), key=key), "do basic", "mage swamp_aunt")
    assert told(match, happened.MageShown) == [happened.MageShown("kiln_master")]
    assert listed(match, "piles") == "kiln_master/6 root_digger/7 stone_granny/7 chimney_sweep/7"


def test_D83_an_empty_pile_gets_the_top_of_the_other_one() -> None:
    rest = owned_but("root_digger", "swamp_aunt", "kiln_master", "rain_drummer")
    position = on_square("tavern", "", f"Y: {rest}", "piles root_digger/0 swamp_aunt/2 stone_granny/7 chimney_sweep/7")
    key = key_for(*drawn(["kiln_master", "rain_drummer"], "rain_drummer"), seed=1)
    match = play(table(position, key=key), "do basic", "mage root_digger")
    assert listed(match, "piles") == "swamp_aunt/0 rain_drummer/1 stone_granny/7 chimney_sweep/7"
    assert told(match, happened.MageShown) == [happened.MageShown("rain_drummer")]


def test_D83_two_mages_are_to_be_seen_as_long_as_two_are_left() -> None:
    rest = owned_but("root_digger", "swamp_aunt", "kiln_master")
    position = on_square("tavern", "", f"Y: {rest}", "piles root_digger/0 swamp_aunt/1 stone_granny/7 chimney_sweep/7")
    match = play(table(position), "do basic", "mage root_digger")
    assert listed(match, "piles") == "swamp_aunt/0 kiln_master/0 stone_granny/7 chimney_sweep/7"


def test_D83_the_last_mage_of_a_deck_is_taken_unasked() -> None:
    rest = owned_but("swamp_aunt")
    position = on_square("tavern", "", f"Y: {rest}", "piles -/0 swamp_aunt/0 stone_granny/7 chimney_sweep/7")
    match = play(table(position), "do basic")
    assert seat(match, "B")["mages"] == "swamp_aunt"
    assert listed(match, "piles") == "-/0 -/0 stone_granny/7 chimney_sweep/7"


def test_D83_a_deck_that_is_over_leaves_the_other_one_alone() -> None:
    position = on_round("tavern", "", f"Y: {owned_but()}", "piles -/0 -/0 stone_granny/7 chimney_sweep/7")
    match = table(position)
    refused(match, "do basic", "(D74)")
    play(match, "do special")
    assert legal(match) == ["mage chimney_sweep", "mage stone_granny"]


def test_D83_key_mages_move_between_their_own_piles() -> None:
    rest = locked_but("stone_granny", "chimney_sweep", "miller")
    position = on_round("tavern", "", f"Y: {rest}", "piles swamp_aunt/7 root_digger/7 stone_granny/0 chimney_sweep/1")
    match = play(table(position), "do special", "mage stone_granny")
    assert listed(match, "piles") == "swamp_aunt/7 root_digger/7 chimney_sweep/0 miller/0"


def test_D84_a_mage_gained_elsewhere_may_be_of_any_pile_or_none() -> None:
    match = play(table(on_square("academy", "gear hat_envoy", PILES)), "use hat_envoy")
    tops = ["mage root_digger", "mage swamp_aunt", "mage chimney_sweep", "mage stone_granny"]
    assert question(match) == "mage B"
    assert legal(match) == [*tops, "pass"]
    play(match, "pass")
    assert seat(match, "B")["mages"] == ""
    assert goods(match, "coins") == [5]  # the card's other effect


def test_D84_a_key_mage_gained_elsewhere_brings_its_key_and_the_pile_goes_on() -> None:
    match = play(table(on_square("academy", "gear hat_envoy", PILES)), "use hat_envoy", "mage chimney_sweep")
    assert goods(match, "keys") == [1]
    assert listed(match, "piles").split()[3].endswith("/6")


def test_D84_a_regular_guest_gets_no_key_for_a_mage_gained_elsewhere() -> None:
    match = table(on_square("tavern", "gear hat_envoy, traits tavern_key", PILES))
    play(match, "use hat_envoy", "mage swamp_aunt")
    assert goods(match, "keys") == [0]
