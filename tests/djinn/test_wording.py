"""What stands beside the choices of Djinn: what each would do, with its numbers."""

import pytest

from abraka.core.actions import Action
from abraka.games.djinn import names, terms
from abraka.games.djinn.view.parts import gear, mage, scoring, trait
from abraka.games.djinn.wording import describe
from tests.djinn.table import DJINN, legal, play, table

TOKENS = (
    "tokens inner_12=tavern inner_04=academy inner_08=market outer_02=workshop outer_06=archive outer_10=catacombs"
    " inner_02=market inner_06=tavern inner_10=academy outer_12=archive outer_04=catacombs outer_08=workshop"
)
CARDS = "scoring two_sets third_of_kind keys"
DJINNS = (
    "inner_12: boss brown blue | inner_04: boss red yellow | inner_08: boss brown red | outer_02: boss brown blue"
    " | outer_06: boss blue yellow | outer_10: boss red yellow"
)
TWO = f"players 2 | {TOKENS} | {CARDS} | {DJINNS}"


def said(position: str, action: str, *before: str) -> str:
    """What a choice says, after these actions; it must be one of those that are offered."""
    match = play(table(position), *before)
    assert action in legal(match)
    assert match.to_act is not None
    return DJINN.describe(match.view(match.to_act), DJINN.actions.read(action))


# Positions: where B stands, what it has, and the moment.


def square(space: str, via: str, own: str = "", more: str = "") -> str:
    board = ", ".join(part for part in (f"at {space} via {via}", own) if part)
    return f"{TWO} | B: {board} | acting B" + (f" | {more}" if more else "")


MOVING = f"{TWO} | B: at inner_02 via outer_02, keys 1 | Y: at inner_12 via inner_02 | to act B"
CAPTURE = square("outer_02", "inner_02", "coins 4, capacity 8, power 7, keys 1, mages swamp_aunt stone_granny")
SOURCE = square("source", "inner_12", "scrolls 6, keys 1, capacity 8, power 5, circles . . . .")


@pytest.mark.parametrize(
    ("position", "action", "words"),
    [
        (MOVING, "go inner_12 inner_02", "You go to the round Tavern. There: 1 boss, 1 brown djinn, 1 blue djinn. "
         "For the place you pay a coin or a scroll each to: Yellow."),
        (MOVING, "go inner_04 inner_02", "You go to the round Academy. There: 1 boss, 1 red djinn, 1 yellow djinn."),
        (MOVING, "go inner_10 inner_12", "You go to the square Academy. Basic action: 1 scroll, 3 power."),
        (MOVING, "go source inner_12", "You go to the Source of Magic."),
        (MOVING, "key scroll", "You change a key into 1 scroll."),
        (f"{TWO} | to act B", "go inner_02 inner_12",
         "You go to the square Market. Basic action: send your assistant once."),
        (square("inner_10", "inner_12"), "do basic", "Academy: 1 scroll, 3 power."),
        (square("inner_04", "inner_02"), "do special", "Academy: capacity +1, 1 scroll, 3 power."),
        (square("inner_04", "inner_02"), "do capture",
         "Try to capture: 1 boss, 1 red djinn, 1 yellow djinn."),
        (square("inner_04", "inner_02"), "pass",
         "No action here; instead you take 2 coins, 2 power or 1 coin and 1 power."),
        (square("outer_08", "outer_06"), "do basic", "Workshop: 1 cork, 1 equipment card for 2 coins."),
        (square("outer_12", "outer_02"), "do basic", "Archive: one option."),
        (square("outer_04", "outer_02"), "do basic", "Catacombs: open 1 chest."),
        (
            square("inner_02", "inner_12", "placed tavern@inner_02, strip academy archive workshop"),
            "do tile",
            "Tavern: 1 mage of the open piles.",
        ),
        (SOURCE, "refill", "Your power rises to 7."),
        (SOURCE, "bosses 1", "Bosses of the supply, for 6 power in all; each needs a circle, or a bottle and a cork."),
        (SOURCE, "shop", "For 2 scrolls each: 1 bottle of any colour; 1 cork; turn up to 2 mages face up."),
        (
            f"{TWO} | B: at inner_02 via outer_02, circles brown boss # #, corks 1, bottles brown 1 | to act B",
            "cork brown",
            "A brown djinn. It goes from its circle into a brown bottle, corked for good.",
        ),
        (
            f"{TWO} | B: at inner_02 via outer_02, circles brown boss # #, corks 1, bottles brown 1 | to act B",
            "cork boss brown",
            "A boss. It goes from its circle into a brown bottle, corked for good.",
        ),
        (
            f"{TWO} | B: at inner_02 via outer_02, corked red 3 | to act B",
            "award red",
            "You give 3 red bottles for an award of column I.",
        ),
        (
            f"{TWO} | B: at inner_02 via outer_02, gear hat_alchemist, power 1 | to act B",
            "use hat_alchemist",
            "Alchemist's Hat: Lasting hat: 2 power for 1 coin, once a turn.",
        ),
        (square("inner_10", "inner_12", "gear staff_prefect"), "claim staff_prefect",
         "You gain 2 coins now; else it comes at the end of your turn, unless the card is face down by then."),
    ],
)  # fmt: skip
def test_a_choice_says_what_it_would_do(position: str, action: str, words: str) -> None:
    assert said(position, action) == words


def test_D122_a_target_says_its_price_and_the_price_of_all() -> None:
    assert said(CAPTURE, "target brown", "do capture") == "A brown djinn. It costs 4 power."
    assert said(CAPTURE, "target boss", "do capture") == "A boss. It costs 8 power."
    assert (
        said(CAPTURE, "target blue", "do capture", "target brown") == "A blue djinn. All of them together cost 8 power."
    )
    assert said(CAPTURE, "pass", "do capture", "target brown") == "You pay 4 power."
    assert said(CAPTURE, "pass", "do capture") == "You capture nobody and lose 1 power."


def test_D125_help_says_what_it_takes_off() -> None:
    targets = ("do capture", "target brown", "target blue")
    assert said(CAPTURE, "help swamp_aunt", *targets) == "5 less to pay, for a fee of 2 coins."
    assert said(CAPTURE, "pass", *targets) == "You pay 7 power, 1 key."
    staff = CAPTURE.replace("mages", "gear staff_thunder, mages")
    assert said(staff, "wield staff_thunder", *targets) == "5 less to pay; the card is used up."


def test_D125_equipment_that_always_helps_is_counted_in() -> None:
    steady = CAPTURE.replace("mages", "gear staff_steady, mages")
    assert said(steady, "target brown", "do capture") == "A brown djinn. It costs 3 power."
    furnace = CAPTURE.replace("mages", "gear staff_furnace, mages")
    assert said(furnace, "target brown", "do capture") == "A brown djinn. It costs 3 power."
    assert said(furnace, "target blue", "do capture") == "A blue djinn. It costs 4 power."
    source = SOURCE.replace("scrolls 6", "scrolls 6, gear staff_steady")
    assert (
        said(source, "bosses 1")
        == "Bosses of the supply, for 5 power in all; each needs a circle, or a bottle and a cork."
    )


def test_D180_with_one_shade_for_all_only_green_counts() -> None:
    position = CAPTURE.replace("mages", "traits rich_start no_colours, mages")
    targets = ("do capture", "target brown", "target blue")
    assert said(position, "help swamp_aunt", *targets) == "3 less to pay, for a fee of 2 coins."


def test_D176_a_miss_says_what_a_trait_makes_of_it() -> None:
    position = CAPTURE.replace("mages", "traits miss_gain no_flip, mages")
    assert said(position, "pass", "do capture") == "You capture nobody and gain 2 power."


def test_D102_D104_a_stall_says_what_it_offers_and_whom_it_pays() -> None:
    third = square("inner_02", "inner_12", "coins 4, scrolls 1").replace("players 2", "players 3")
    crowded = f"{third} | Y: stall cork | R: stall cork"
    assert said(crowded, "visit cork", "do basic") == (
        "Offers there: 1 cork for 1 coin. For the place you pay a coin or a scroll each to: Yellow and Red."
    )
    assert said(third, "visit coins", "do basic") == "Offers there: 5 coins for 1 scroll."
    talker = crowded.replace("scrolls 1", "scrolls 1, traits market_free no_flip")
    assert said(talker, "visit cork", "do basic") == "Offers there: 1 cork for 1 coin."
    assert said(third, "buy bottles_3", "do basic", "visit bottles") == "3 bottles of different colours for 4 coins."


def test_D95_the_archive_says_what_the_next_circle_brings() -> None:
    archive = square("outer_12", "outer_02")
    assert said(archive, "archive yellow_circle", "do basic") == "Activate a circle: 2 power."
    assert said(archive, "archive yellow_place_secret", "do basic") == "Place a secret tile."


def test_D63_a_toll_says_to_whom_and_when_a_key_stands_in() -> None:
    position = MOVING.replace("keys 1", "keys 1, coins 1, scrolls 0")
    assert said(position, "toll coin", "go inner_12 inner_02") == "Yellow gets a coin from you."
    assert (
        said(position, "toll scroll", "go inner_12 inner_02")
        == "Yellow gets a scroll from you. A key stands in for it."
    )


def test_every_card_and_trait_has_words_with_its_numbers() -> None:
    state = table("players 2").state
    for number in range(len(names.GEAR)):
        assert len(terms.gear(gear(state, number)).partition(": ")[2]) > 5
    assert terms.gear(gear(state, names.GEAR.index("cloak_warden"))) == "Cloak for one use: 2 keys, 1 coin."
    assert terms.gear(gear(state, names.GEAR.index("staff_drizzle"))) == (
        "Lasting staff: each blue or yellow djinn costs 1 power less."
    )
    for number in range(len(names.MAGES)):
        assert terms.mage(mage(state, number)).startswith("Takes ")
    assert terms.mage(mage(state, names.MAGES.index("swamp_aunt"))) == (
        "Takes 3 off the price of a capture. 1 more for each brown or blue djinn in it. Fee each time: 2 coins."
    )
    for number in range(len(names.TRAITS)):
        assert terms.trait(trait(state, number)).endswith(".")
    assert terms.trait(trait(state, names.TRAITS.index("rich_start"))) == (
        "You start with 2 coins, 2 scrolls, 1 power more."
    )
    for number in range(len(names.SCORINGS)):
        assert terms.scoring(scoring(state, number))[0].isdigit()


def test_what_is_no_action_has_no_words() -> None:
    class Strange(Action, frozen=True, tag="strange"):
        """No action of the game."""

    with pytest.raises(TypeError, match="no action of this game"):
        describe(table("players 2").view(0), Strange())
