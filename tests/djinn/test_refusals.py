"""Why an action is refused: one sentence that names the cause, mostly with the rule."""

import random

import pytest

from abraka.core.match import Match
from abraka.core.words import LANGUAGES, speaking
from abraka.games.djinn import names
from abraka.games.djinn.refusal_texts import why
from abraka.games.djinn.refusals import ANSWERS, why_not
from abraka.games.djinn.view import PROMPTS
from tests.configurations import Configuration, djinn, label
from tests.djinn.table import DJINN, play, refused, table

TOKENS = (
    "tokens inner_12=tavern inner_04=market inner_08=archive outer_02=workshop outer_06=catacombs outer_10=academy"
    " inner_02=market inner_06=archive inner_10=workshop outer_12=catacombs outer_04=tavern outer_08=academy"
)
TWO = f"players 2 | {TOKENS} | inner_12: boss brown blue"
THREE = f"players 3 | {TOKENS} | inner_12: boss brown blue"
HERE = "at inner_12 via inner_02"
MARKET = "at inner_02 via inner_12"
ARCHIVE = "at inner_06 via inner_04"
WORKSHOP = "at inner_10 via inner_12"
SOURCE = "at source via inner_12"
FULL = f"{TWO} | B: {HERE}, capacity flipped, power 8, circles red red # #, bottles brown 1 blue 1, corks 2"


def after(position: str, steps: str) -> Match:
    """A match after some actions."""
    return play(table(position), *(step for step in steps.split(", ") if step))


@pytest.mark.parametrize(
    ("position", "before", "action", "reason"),
    [
        (f"{TWO} | to act B", "", "go inner_12 inner_02", "starts beside a square space, and inner_12 is none (D60)"),
        (f"{TWO} | to act B", "", "go inner_02 outer_08", "No path joins inner_02 and outer_08 (D61)."),
        (f"{TWO} | Y: {MARKET} | to act B", "", "go inner_02 inner_12", "A wizard stands on this path already (D60)."),
        (f"{TWO} | B: {HERE} | to act B", "", "go inner_02 inner_12", "it never turns back (D61)"),
        (f"{TWO} | B: {HERE} | to act B", "", "go outer_04 inner_04", "it goes on only where others stand (D63)"),
        (f"{TWO} | B: {HERE} | to act B", "", "pass", "The wizard must move (D61)."),
        (f"{TWO} | to act B", "", "pass", "The wizard must be put on the map (D60)."),
        (f"{TWO} | B: {HERE}, coins 0 | Y: at inner_10 via inner_12 | to act B", "", "go inner_10 inner_12",
         "you have nothing to pay its owner with (D63, D64)"),
        (f"{THREE} | B: {HERE}, coins 1 | Y: at inner_10 via inner_12 | R: at inner_10 via inner_12 | to act B", "",
         "go inner_10 inner_12", "you can't pay all their owners (D63, D64)"),
        (f"{TWO} | B: {HERE}, coins 1 | Y: at inner_10 via inner_12 | to act B", "", "toll coin", "does not answer"),
        (f"{TWO} | B: {MARKET} | acting B", "", "do special", "There is no special action at a square space (D70)."),
        (f"{TWO} | B: {MARKET} | acting B", "", "do capture", "There is no capture at a square space (D70)."),
        (f"{TWO} | B: {MARKET} | acting B", "", "do tile", "You have no tile here (D70)."),
        (f"{TWO} | B: {MARKET}, placed archive@inner_02 | acting B | fresh inner_02", "", "do tile",
         "placed in this turn; it works from the next on (D70)"),
        (f"{TWO} | B: {ARCHIVE}, keys 1 | acting B", "do basic, archive yellow_coins", "do basic", "does not answer"),
        (f"{TWO} | B: {ARCHIVE}, placed tavern@inner_06 | acting B", "do basic, archive yellow_coins", "do basic",
         "The basic action of this space is done already (D70)."),
        (f"{TWO} | B: {MARKET}, coins 0, placed archive@inner_02 | acting B", "", "do basic",
         "You can't pay any offer of a place that your assistant may go to (D74)."),
        (f"{TWO} | B: {WORKSHOP}, coins 1, placed archive@inner_10 | acting B", "", "do basic",
         "You can't pay the price of the workshop (D74)."),
        (f"{TWO} | B: {HERE} | acting B", "", "do tile", "No tile lies at a round space (D72)."),
        (f"{TWO} | B: {HERE}, power 4 | acting B", "do capture, pass", "do capture", "One capture is made at a round"),
        (f"{TWO} | outer_06: - | B: at outer_06 via outer_04 | acting B", "", "do capture", "No djinn is here"),
        (f"{TWO} | outer_06: - | B: at outer_06 via outer_04, traits catacombs_basic | acting B", "", "do special",
         "Afraid of the Dark: no special action in the catacombs (D182)."),
        (f"{TWO} | inner_08: red red | B: at inner_08 via inner_06, keys 1 | acting B",
         "do basic, archive yellow_scroll", "do special", "At a round space one action is done"),
        (f"{TWO} | inner_08: red red | B: at inner_08 via inner_06, keys 1 | acting B",
         "do basic, archive yellow_scroll", "pass", "The capture at a round space is not left out"),
        (f"{TWO} | B: {SOURCE} | acting B", "", "do basic", "At the Source there are its own rows"),
    ],
)  # fmt: skip
def test_a_refused_move_or_action_says_why(position: str, before: str, action: str, reason: str) -> None:
    refused(after(position, before), action, reason)


@pytest.mark.parametrize(
    ("position", "before", "action", "reason"),
    [
        (f"{TWO} | piles root_digger swamp_aunt stone_granny miller | B: at outer_04 via inner_04 | acting B",
         "do basic", "mage stone_granny", "lies on a pile with keys; here you take from the open piles (D82)."),
        (f"{TWO} | piles root_digger swamp_aunt stone_granny miller | B: {HERE} | acting B", "do special",
         "mage lamplighter", "Lamplighter does not lie on top of a pile (D82)."),
        (f"{TWO} | B: {HERE} | acting B", "do special", "pass", "In the tavern a mage is taken (D82)."),
        (f"{TWO} | B: {ARCHIVE} | acting B", "do basic", "archive red_coins", "The red options are open once"),
        (f"{TWO} | B: {ARCHIVE} | acting B", "do basic", "archive yellow_flip", "can do nothing for you now (D91)"),
        (f"{TWO} | B: {ARCHIVE} | acting B", "do basic", "key coin", "Free actions wait for the next pause"),
        (f"{TWO} | B: at inner_08 via inner_06 | acting B", "do special, archive yellow_coins", "archive yellow_coins",
         "The second option must differ from the first (D90)."),
        (f"{TWO} | B: at inner_08 via inner_06, strip -, placed archive@inner_02 market@inner_06 tavern@inner_10"
         " academy@outer_12 | acting B", "do special", "archive yellow_coins", "you choose from the red options"),
        (f"{TWO} | B: {ARCHIVE}, strip tavern market academy archive | acting B",
         "do basic, archive yellow_place_secret", "tile workshop", "no secret tile of the workshop left (D92)"),
        (f"{TWO} | B: {ARCHIVE}, strip tavern market academy archive | acting B",
         "do basic, archive yellow_place_secret, tile tavern", "at inner_12", "inner_12 is none (D92)"),
        (f"{TWO} | B: {ARCHIVE}, strip tavern market academy archive | acting B",
         "do basic, archive yellow_place_secret, tile tavern", "at outer_04", "At outer_04 the token or another"),
        (f"{TWO} | B: {ARCHIVE}, strip tavern market academy, placed archive@inner_02 | acting B",
         "do basic, archive yellow_place_secret, tile tavern", "at inner_02", "A tile of yours lies at inner_02"),
        (f"{TWO} | display staff_bone hat_miner cloak_pilgrim | B: {WORKSHOP} | acting B", "do basic",
         "equip hat_scribe", "Scribe's Hat does not lie on top of its pile (D97)."),
        (f"{TWO} | B: {WORKSHOP} | acting B", "do basic", "blind staff", "Only with the trait Grab Bag"),
        (f"{TWO} | display staff_bone hat_miner cloak_pilgrim | B: {WORKSHOP}, traits blind_equipment | acting B",
         "do basic", "equip hat_miner", "Grab Bag: you take the bottom card of a pile, unseen (D184)."),
        (f"{TWO} | B: {WORKSHOP}, traits blind_equipment | Y: gear {' '.join(f'{g}!' for g in names.GEAR[:9])}"
         " | acting B", "do basic", "blind staff", "No staff is left (D97)."),
        (f"{TWO} | B: {MARKET} | acting B", "do basic", "visit cork", "belongs to the place bottles here"),
        (f"{TWO} | B: {MARKET}, stall bottles, scrolls 1 | acting B", "do basic", "visit bottles",
         "Your assistant is there already and must go to another place (D102)."),
        (f"{TWO} | B: {MARKET} | acting B", "do basic", "visit mages", "would do anything for you now (D105)"),
        (f"{TWO} | B: {MARKET}, coins 0, scrolls 1 | Y: stall bottles | acting B", "do basic", "visit bottles",
         "You can't pay 1 other player and an offer of that place (D104, D105)."),
        (f"{TWO} | B: {MARKET}, coins 0, scrolls 1 | acting B", "do basic", "visit bottles",
         "You can't pay any offer of that place (D105)."),
        (f"{TWO} | B: {MARKET}, coins 2 | acting B", "do basic, visit bottles", "buy bottles_3", "You can't pay for"),
        (f"{TWO} | B: {MARKET}, coins 2 | acting B", "do basic, visit bottles", "buy scrolls", "is not offered at"),
        (f"{TWO} | B: {MARKET}, coins 2 | acting B", "do basic, visit bottles, buy bottles_2, colour red", "colour red",
         "all of different colours, and you have taken a red one (D107)"),
        (f"{TWO} | B: at outer_08 via outer_06, traits academy_flip, mages swamp_aunt! | acting B", "do basic",
         "mentor 2", "You can't turn up 2 mages: 1 of yours lies face down (D81)."),
        (f"{TWO} | B: at outer_08 via outer_06, traits academy_flip, mages swamp_aunt! miller! storm_baron!"
         " | acting B", "do basic, mentor 2", "pass", "As many mages as you have said are turned up (D81)."),
        (f"{TWO} | B: {ARCHIVE}, mages swamp_aunt! miller | acting B", "do basic, archive yellow_flip", "flip miller",
         "Miller is face up already."),
        (f"{TWO} | B: {ARCHIVE}, mages swamp_aunt! | acting B", "do basic, archive yellow_flip", "flip miller",
         "Miller is not one of your mages."),
    ],
)  # fmt: skip
def test_a_refused_choice_at_a_location_says_why(position: str, before: str, action: str, reason: str) -> None:
    refused(after(position, before), action, reason)


CHESTS = f"{TWO} | B: at outer_12 via inner_12, gear hat_miner, keys 2"
OPEN_CHESTS = "active B | todo end_turn window act chests_away chest_unlocks chest_gains chest_leave | did basic"


def test_a_refused_chest_says_why() -> None:
    match = table(f"{CHESTS} | {OPEN_CHESTS} | revealed chest_01 chest_02")
    refused(match, "leave chest_03", "chest_03 is not among the revealed chests (D87).")
    refused(match, "pass", "One of the chests must be left (D87).")
    match = table(f"{CHESTS} | {OPEN_CHESTS} | revealed chest_01 chest_10 chest_11")
    play(match, "leave chest_01")
    refused(match, "unlock chest_11", "You are asked about chest_10, not about chest_11 (D86).")


@pytest.mark.parametrize(
    ("position", "before", "action", "reason"),
    [
        (f"{TWO} | B: {SOURCE}, power 4, keys 1 | acting B", "", "refill", "Your power is at its maximum (D111)."),
        (f"{TWO} | B: {SOURCE}, scrolls 3 | acting B", "", "shop", "A purchase costs you 4 scrolls"),
        (f"{TWO} | B: {SOURCE}, scrolls 4 | acting B", "refill", "refill", "The first row of the Source is used"),
        (f"{TWO} | B: {SOURCE}, scrolls 4 | acting B", "refill", "bosses 1", "The first row of the Source"),
        (f"{TWO} | B: {SOURCE}, scrolls 4 | acting B", "shop, purchase cork", "shop", "The second row of the"),
        (f"{TWO} | B: {SOURCE}, scrolls 4 | acting B", "shop", "purchase flip", "no mage that could be turned up"),
        (f"{TWO} | B: {SOURCE}, scrolls 4, keys 3 | acting B", "shop, purchase cork", "purchase cork",
         "A purchase costs you 4 scrolls, and you can't pay that (D112)."),
        (f"{TWO} | supply 0 | B: {SOURCE} | acting B", "", "bosses 1", "The supply of bosses is 0, less than 1"),
        (f"{TWO} | B: {SOURCE}, circles red red # # | acting B", "", "bosses 1", "not enough circles"),
        (f"{TWO} | B: {SOURCE} | acting B", "", "bosses 1", "do not suffice for that (D111, D124)"),
    ],
)  # fmt: skip
def test_a_refused_choice_at_the_source_says_why(position: str, before: str, action: str, reason: str) -> None:
    refused(after(position, before), action, reason)


@pytest.mark.parametrize(
    ("position", "before", "action", "reason"),
    [
        (f"{TWO} | B: {HERE}, power 4 | acting B", "do capture", "target red", "There is no red djinn at inner_12"),
        (f"{TWO} | B: {HERE}, capacity flipped, power 8 | acting B", "do capture, target brown", "target brown",
         "There is no more brown djinn at inner_12 (D122)."),
        (f"{TWO} | B: {HERE}, power 4 | acting B", "do capture", "target boss", "do not suffice for that (D124)"),
        (f"{TWO} | B: {HERE}, power 4, circles red red # #, bottles blue 1, corks 1 | acting B", "do capture",
         "target brown", "There are not enough circles, bottles and corks for that (D123)."),
        (f"{TWO} | B: {HERE}, power 4, mages swamp_aunt miller!, coins 4 | acting B", "do capture, target brown, pass",
         "help miller", "Miller is face down (D126)."),
        (f"{TWO} | B: {HERE}, power 4, mages swamp_aunt, coins 4 | acting B", "do capture, target brown, pass",
         "help miller", "Miller is not one of your mages (D126)."),
        (f"{TWO} | B: {HERE}, power 4, mages root_digger grand_summoner, coins 3 | acting B",
         "do capture, target brown", "help grand_summoner", "You can't pay Grand Summoner's fee of 4 coins (D126)."),
        (f"{TWO} | B: {HERE}, power 1, mages bricklayer night_watchman, coins 4 | acting B",
         "do capture, target brown", "pass", "Power and keys do not suffice for the rest of the price"),
        (f"{TWO} | B: {HERE}, power 4, mages root_digger night_watchman storm_baron, coins 5 | acting B",
         "do capture, target brown, pass, help night_watchman", "help storm_baron",
         "With Storm Baron somebody who has helped would have helped in vain (D126)."),
        (f"{TWO} | B: {HERE}, power 4, mages root_digger night_watchman, gear staff_thunder, coins 1 | acting B",
         "do capture, target brown, pass, help night_watchman", "wield staff_thunder",
         "With Thunder Staff somebody who has helped would have helped in vain (D126)."),
        (f"{TWO} | B: {HERE}, power 4, mages swamp_aunt, gear staff_steady, coins 4 | acting B",
         "do capture, target blue, pass", "wield staff_steady", "Steady Staff is not for one use"),
        (f"{TWO} | B: {HERE}, power 4, mages swamp_aunt, gear staff_thunder!, coins 4 | acting B",
         "do capture, target blue, pass", "wield staff_thunder", "Thunder Staff is face down (D155)."),
        (f"{TWO} | B: {HERE}, power 4, mages swamp_aunt, coins 4 | acting B",
         "do capture, target blue, pass", "wield staff_thunder", "You do not have Thunder Staff (D125)."),
        (f"{TWO} | B: {HERE}, power 4, bottles brown 1, corks 1 | acting B", "do capture, target brown",
         "bottle blue", "A brown djinn goes into a bottle of its own colour (D123)."),
        (f"{TWO} | B: {HERE}, power 4, bottles brown 1, corks 1 | acting B", "do capture, target brown", "pass",
         "What was captured needs a container (D123, D127)."),
        (f"{FULL} | acting B", "do capture, target boss", "circle", "No active circle of yours is empty (D123)."),
        (f"{FULL} | acting B", "do capture, target boss", "bottle red", "You have no empty red bottle (D123)."),
        (f"{TWO} | B: {HERE}, capacity flipped, power 8, bottles brown 1 blue 1, corks 2 | acting B",
         "do capture, target boss, circle", "target boss", "not another boss (D128)"),
    ],
)  # fmt: skip
def test_a_refused_choice_in_a_capture_says_why(position: str, before: str, action: str, reason: str) -> None:
    refused(after(position, before), action, reason)


@pytest.mark.parametrize(
    ("items", "action", "reason"),
    [
        ("keys 0", "key coin", "You have no key to change (D34)."),
        ("keys 1, power 4", "key power", "Your power is at its maximum (D34)."),
        ("keys 1", "cork red", "No circle of yours holds a red djinn (D150)."),
        ("keys 1", "cork boss red", "No circle of yours holds a boss (D150)."),
        ("keys 1, circles red . # #", "cork red", "You have no empty red bottle (D150)."),
        ("keys 1, circles red . # #, bottles red 1", "cork red", "You have no cork (D150)."),
        ("keys 1, corked red 2", "award red", "An award costs 3 corked red bottles, and you have 2 (D140)."),
        ("keys 1", "use hat_alchemist", "You do not have Alchemist's Hat (D160)."),
        ("keys 1, gear hat_miner!", "use hat_miner", "Miner's Hat is face down (D155)."),
        ("keys 1, gear hat_miner", "use hat_miner", "Miner's Hat works by itself"),
        ("keys 1, gear staff_thunder", "use staff_thunder", "Thunder Staff has its own moment"),
        ("keys 1, gear hat_miner", "claim hat_miner", "Miner's Hat has no reward for a location (D161)."),
        ("keys 1, gear hat_archivist", "claim hat_archivist", "rewards you at the archive"),
    ],
)  # fmt: skip
def test_a_refused_free_action_says_why(items: str, action: str, reason: str) -> None:
    refused(table(f"{TWO} | B: {MARKET}, {items} | acting B"), action, reason)


def test_rewards_are_claimed_after_moving_and_once_a_turn() -> None:
    match = table(f"{TWO} | B: {HERE}, gear hat_archivist, keys 1 | to act B")
    refused(match, "claim hat_archivist", "Rewards for locations are claimed after moving (D161).")
    match = table(f"{TWO} | B: {ARCHIVE}, gear hat_archivist | acting B | claimed hat_archivist")
    refused(match, "claim hat_archivist", "Archivist's Hat has given its reward in this turn (D161).")


def test_the_final_action_has_no_awards_and_no_rewards() -> None:
    match = table("players 2 | B: corked red 3, gear hat_archivist | final B")
    refused(match, "award red", "No award is taken in the final action (D143).")
    refused(match, "claim hat_archivist", "No reward for a location is claimed in the final action (D191).")


def test_refused_awards_and_traits_say_why() -> None:
    offered = "offered award_1a award_1b award_2a"
    match = play(table(f"{TWO} | {offered} | B: {MARKET}, corked red 3 boss_red 1 | acting B"), "award red")
    refused(match, "mix 2", "Your red bottles do not hold 2 bosses and the rest of the price in djinns (D140).")
    play(match, "mix 1")
    refused(match, "pick award_2a", "Your next award comes from column 1, as long as one is left there (D141).")
    refused(match, "pick award_1c", "award_1c is not on display (D11).")
    traits = "draft market_free no_flip no_unlock weak_start"
    seats = "Y: traits rich_start | B: traits tavern_key"
    match = table(f"players 2 | first Y | active B | todo draft,2 | {seats} | {traits}")
    refused(match, "trait market_free", "Smooth Talker is of the same sign as your first trait")
    refused(match, "trait rich_start", "Well Provided is not on offer (D13).")


def test_nothing_can_be_done_when_the_match_is_over() -> None:
    match = table("players 1 | tom - | outcome tom B2")
    refused(match, "pass", "The match is over.")


def test_a_refused_removal_from_the_map_says_why() -> None:
    match = play(table(f"{TWO} | B: {MARKET}, gear staff_broom | acting B"), "use staff_broom")
    refused(match, "at inner_02", "Djinns are at round spaces, and inner_02 is none (D10).")
    play(match, "at inner_12")
    refused(match, "target red", "There is no red djinn at inner_12.")
    refused(match, "target boss", "This effect removes a djinn, not a boss.")
    match = play(table(f"{TWO} | inner_08: - | B: {MARKET}, gear staff_broom | acting B"), "use staff_broom")
    refused(match, "at inner_08", "No djinn is at inner_08.")


def test_a_refused_exchange_of_bottles_says_why() -> None:
    match = play(
        table(f"{TWO} | B: {MARKET}, gear cloak_glassblower, bottles red 1 | acting B"), "use cloak_glassblower"
    )
    refused(match, "swap blue red", "You have no empty blue bottle.")
    refused(match, "swap red red", "A bottle is exchanged for one of another colour.")


def test_a_refused_container_says_why() -> None:
    drawn = f"{TWO} | bag brown 1 | B: {MARKET}, gear staff_fishing, bottles brown 1"
    match = play(table(f"{drawn} | acting B"), "use staff_fishing")
    refused(match, "bottle brown", "You have no cork (D123).")
    match = play(table(f"{drawn}, corks 1, traits must_bottle | acting B"), "use staff_fishing")
    refused(match, "circle", "Stickler: what can go into a bottle must (D127).")
    rich = "capacity flipped, power 8, mages grand_summoner, coins 4"
    glass = "circles . yellow # #, bottles blue 1 yellow 1, corks 2"
    match = table(f"{TWO} | B: {HERE}, {rich}, {glass} | acting B")
    play(match, "do capture", "target boss", "target brown")
    refused(match, "circle", "The others that you capture would find no container then (D127).")


def test_a_staff_that_does_not_help_is_refused() -> None:
    match = table(f"{TWO} | B: {HERE}, power 4, gear staff_thunder, mages swamp_aunt, coins 4 | acting B")
    play(match, "do capture", "target brown", "pass", "help swamp_aunt")
    refused(match, "wield staff_thunder", "does not answer what is asked now")
    match = table(f"{TWO} | B: {HERE}, power 4, gear hat_scribe, mages swamp_aunt, coins 4 | acting B")
    play(match, "do capture", "target brown", "pass")
    refused(match, "wield hat_scribe", "Scribe's Hat does not help in this capture (D125).")


# ---- All of them.


@pytest.mark.parametrize("configuration", djinn()[::2], ids=label)
def test_every_illegal_action_is_refused_with_a_reason(configuration: Configuration) -> None:
    game, players, options = configuration
    chance = random.Random(label(configuration))
    match = Match(game, players, options, key=chance.randbytes(16))
    common = ("move", "action", "action_round", "free")
    while match.to_act is not None:
        if chance.random() < (0.02 if match.prompt in common else 0.2):
            legal, before = set(match.legal()), match.state.copy()
            for action in DJINN.actions:
                answers = match.state.prompt in ANSWERS[type(action)]
                if action not in legal and (answers or chance.random() < 0.003):
                    sentence = why_not(match.state, action)
                    question = DJINN.ask(match.view(match.to_act))
                    assert sentence.removesuffix(f" {question}").endswith(".") and "None" not in sentence
                    assert sentence != "This can't be done now.", (action, match.prompt)
            assert match.state == before
        match.apply(chance.choice(match.legal()))


def test_every_kind_of_action_has_its_prompts_and_every_prompt_its_actions() -> None:
    assert list(ANSWERS) == list(DJINN.actions.classes)
    assert {prompt for prompts in ANSWERS.values() for prompt in prompts} == set(range(1, len(PROMPTS)))


SAMPLES: dict[str, str | int] = {
    "trait": "keep_key", "mage": "miller", "gear": "hat_miner", "location": "market", "sort": "red", "via": "inner_02",
    "space": "inner_12", "colour": "red", "chest": "chest_03", "asked": "chest_04", "award": "award_1a", "kind": "hat",
    "stall": "cork", "place": "bottles", "offer": "cork", "column": 2, "bosses": 1, "price": 3, "corked": 2, "fee": 2,
    "supply": 3, "tolls": 2, "mages": 2, "down": 1,
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_said_in_every_language(language: str) -> None:
    for id, arguments in DJINN.refusal_kinds().items():
        given = {name: SAMPLES[name] for name in arguments}
        english = why(id, question="", **given)
        with speaking(language):
            said = DJINN.say_refusal(english)
        assert (said == str(english)) == (language == "en"), id
        assert "{" not in said, id
