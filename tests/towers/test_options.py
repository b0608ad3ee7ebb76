"""The table's options: defaults, values as text, and what does not go together."""

from typing import Any

import pytest

from abraka.core.errors import OptionError
from abraka.core.events import SPECTATOR
from abraka.core.match import Match
from abraka.games.towers.spec import SPEC
from tests.towers.table import fresh

DEFAULTS = {
    "variant": "base",
    "edition": "cs",
    "teams": False,
    "together": False,
    "spells": (),
    "spell_count": 4,
    "potions": "none",
    "first": "lot",
    "skip_second": False,
    "offers": True,
    "memory": "faithful",
}
ALL_SPELLS = (
    "advance-wizard", "advance-tower", "headwind-wizard", "headwind-tower", "swap", "raven", "piggyback", "free",
)  # fmt: skip


def refusal(players: int, /, **options: object) -> str:
    """The sentence with which these options are refused."""
    with pytest.raises(OptionError) as caught:
        SPEC.resolve(players, options)
    return str(caught.value)


# ---- Players and defaults.


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_one_to_six_play_without_any_option(players: int) -> None:
    assert SPEC.resolve(players) == DEFAULTS
    assert SPEC.resolve(players, {}) == DEFAULTS


@pytest.mark.parametrize("players", [-1, 0, 7, 100])
def test_no_other_number_plays(players: int) -> None:
    assert refusal(players) == f"Wandering Towers is for 1 to 6 players, not {players}."


def test_a_match_keeps_all_options_resolved() -> None:
    assert fresh(2).options == DEFAULTS
    assert fresh(2, edition="pl").options == DEFAULTS | {"edition": "pl"}


def test_the_default_is_itself_an_allowed_value_of_each_option() -> None:
    for option in SPEC.options:
        assert option.read(option.default) == option.default
        assert option.read(option.write(option.default)) == option.default


def test_every_option_says_what_it_is_for_and_names_its_rule() -> None:
    for option in SPEC.options:
        assert option.doc.endswith(".")
        assert "(T" in option.doc
        assert option.allowed()


# ---- Values.


@pytest.mark.parametrize(
    ("name", "given", "value"),
    [
        ("variant", "master", "master"),
        ("edition", "pl", "pl"),
        ("memory", "aided", "aided"),
        ("first", "2", "2"),
        ("skip_second", "yes", True),
        ("skip_second", "on", True),
        ("skip_second", "true", True),
        ("skip_second", "1", True),
        ("skip_second", "YES", True),
        ("skip_second", True, True),
        ("offers", "no", False),
        ("offers", "off", False),
        ("offers", "False", False),
        ("offers", "0", False),
        ("offers", False, False),
    ],
)
def test_values_are_read_as_text_or_as_themselves(name: str, given: object, value: object) -> None:
    assert SPEC.resolve(2, {name: given})[name] == value


@pytest.mark.parametrize(("given", "value"), [("1", 1), ("8", 8), (3, 3)])
def test_T26_the_number_of_spells_is_read_as_text_or_as_itself(given: object, value: int) -> None:
    assert SPEC.resolve(2, {"variant": "master", "spell_count": given})["spell_count"] == value
    assert len(fresh(2, variant="master", spell_count=given).view(0).spells) == value


@pytest.mark.parametrize(
    ("given", "value"),
    [
        ("swap", ("swap",)),
        ("free,swap", ("swap", "free")),
        (" free , swap ", ("swap", "free")),
        ("swap,swap", ("swap",)),
        (["free", "swap"], ("swap", "free")),
        (("free", "swap"), ("swap", "free")),
        ("", ()),
        ([], ()),
        (",".join(ALL_SPELLS), ALL_SPELLS),
    ],
)
def test_T26_spells_are_read_in_any_order_and_kept_in_theirs(given: object, value: tuple[str, ...]) -> None:
    assert SPEC.resolve(2, {"variant": "master", "spells": given})["spells"] == value


@pytest.mark.parametrize(
    ("name", "given", "sentence"),
    [
        ("variant", "expert", "Option variant can be base, advanced or master, not “expert”."),
        ("variant", "Master", "Option variant can be base, advanced or master, not “Master”."),
        ("variant", None, "Option variant can be base, advanced or master, not “None”."),
        ("edition", "en", "Option edition can be cs or pl, not “en”."),
        ("edition", ["cs"], "Option edition can be cs or pl, not “['cs']”."),
        ("memory", "", "Option memory can be faithful or aided, not “”."),
        ("potions", "half", "Option potions can be none, full or empty, not “half”."),
        ("first", "0", "Option first can be lot, 1, 2, 3, 4, 5 or 6, not “0”."),
        ("first", "7", "Option first can be lot, 1, 2, 3, 4, 5 or 6, not “7”."),
        ("teams", "maybe", "Option teams can be yes or no, not “maybe”."),
        ("teams", "", "Option teams can be yes or no, not “”."),
        ("together", 2, "Option together can be yes or no, not “2”."),
        ("offers", None, "Option offers can be yes or no, not “None”."),
        ("spell_count", "0", "Option spell_count can be a number from 1 to 8, not “0”."),
        ("spell_count", 9, "Option spell_count can be a number from 1 to 8, not “9”."),
        ("spell_count", "four", "Option spell_count can be a number from 1 to 8, not “four”."),
        ("spell_count", "-1", "Option spell_count can be a number from 1 to 8, not “-1”."),
        ("spell_count", "４", "Option spell_count can be a number from 1 to 8, not “４”."),
        ("spell_count", "", "Option spell_count can be a number from 1 to 8, not “”."),
    ],
)
def test_impossible_values_are_refused_with_the_possible_ones(name: str, given: object, sentence: str) -> None:
    assert refusal(3, **{name: given}) == sentence


@pytest.mark.parametrize(
    ("given", "named"), [("teleport", "teleport"), ("swap,teleport", "teleport"), ("Swap", "Swap"), (["swap", 3], "3")]
)
def test_unknown_spells_are_refused_by_name(given: object, named: str) -> None:
    sentence = refusal(3, variant="master", spells=given)
    assert sentence == f"Option spells takes any of {', '.join(ALL_SPELLS)}, separated by commas; not “{named}”."


@pytest.mark.parametrize("given", [5, None, True, 1.5])
def test_a_value_that_is_no_list_of_spells_at_all_is_refused_in_a_sentence(given: object) -> None:
    assert refusal(3, variant="master", spells=given).startswith("Option spells takes any of ")


@pytest.mark.parametrize("name", ["varient", "Variant", "", "players", "edition "])
def test_unknown_names_are_refused_with_those_there_are(name: str) -> None:
    assert refusal(2, **{name: "x"}) == f"Wandering Towers has no option “{name}”; it has {', '.join(DEFAULTS)}."


def test_a_match_is_refused_with_the_same_sentence() -> None:
    with pytest.raises(OptionError, match="has no option “colour”"):
        Match("towers", 2, {"colour": "blue"})


# ---- What does not go together.

IMPOSSIBLE: list[tuple[int, dict[str, Any], str]] = [
    # alone and together
    (1, {"together": True}, "One player alone plays the solo game"),
    # teams
    (1, {"teams": True}, "do not go with the solo game"),
    (2, {"teams": True}, "Teams need 4 or 6 players, not 2."),
    (3, {"teams": True}, "Teams need 4 or 6 players, not 3."),
    (5, {"teams": True}, "Teams need 4 or 6 players, not 5."),
    (4, {"teams": True, "together": True}, "Teams play against each other"),
    (6, {"teams": True, "together": True}, "Teams play against each other"),
    # variants
    (1, {"variant": "advanced"}, "have a spell rule of their own"),
    (1, {"variant": "master"}, "have a spell rule of their own"),
    (3, {"variant": "master", "together": True}, "have a spell rule of their own"),
    (3, {"variant": "advanced", "together": True}, "have a spell rule of their own"),
    (2, {"variant": "advanced", "edition": "pl"}, "stands in the Czech rulebook only"),
    (4, {"variant": "advanced", "edition": "pl", "teams": True}, "stands in the Czech rulebook only"),
    # potions and spells
    (2, {"potions": "full"}, "The option potions belongs to the solo game"),
    (4, {"potions": "empty", "teams": True}, "The option potions belongs to the solo game"),
    (2, {"spells": "swap"}, "Spells can be chosen in the master variant only"),
    (2, {"spells": "swap", "variant": "advanced"}, "Spells can be chosen in the master variant only"),
    (1, {"spells": "swap,raven,free"}, "Spells need potions"),
    (2, {"spells": "swap,raven,free", "together": True}, "Spells need potions"),
    (1, {"spells": "swap,raven", "potions": "full"}, "are played with 3 spells, not 2."),
    (3, {"spells": ALL_SPELLS, "potions": "empty", "together": True}, "are played with 3 spells, not 8."),
    (2, {"spell_count": 3}, "The number of spells can be set in the master variant only."),
    (2, {"spell_count": 8, "variant": "advanced"}, "The number of spells can be set in the master variant only."),
    (1, {"spell_count": 2, "potions": "full"}, "The number of spells can be set in the master variant only."),
    # the second card
    (1, {"skip_second": True}, "there is no second one to skip"),
    (2, {"skip_second": True, "together": True}, "there is no second one to skip"),
    # the starting seat
    (2, {"first": "3"}, "Seat 3 can't start: there are 2 seats."),
    (5, {"first": "6"}, "Seat 6 can't start: there are 5 seats."),
    (1, {"first": "2"}, "Seat 2 can't start"),
]


@pytest.mark.parametrize(("players", "options", "part"), IMPOSSIBLE)
def test_what_does_not_go_together_is_refused_in_a_sentence(players: int, options: dict[str, Any], part: str) -> None:
    sentence = refusal(players, **options)
    assert part in sentence
    assert sentence.endswith(".")


POSSIBLE: list[tuple[int, dict[str, Any]]] = [
    (1, {"potions": "full"}),
    (1, {"potions": "empty", "spells": "swap,raven,free"}),
    (1, {"edition": "pl", "memory": "aided", "first": "1"}),
    (2, {"together": True, "potions": "empty"}),
    (6, {"together": True, "potions": "full", "spells": "free,piggyback,swap"}),
    (2, {"variant": "advanced"}),
    (2, {"variant": "master", "edition": "pl", "spell_count": 1}),
    (5, {"variant": "master", "spells": ALL_SPELLS, "skip_second": True}),
    (4, {"teams": True}),
    (6, {"teams": True, "variant": "master", "edition": "pl", "offers": False}),
    (4, {"teams": True, "variant": "advanced", "first": "4"}),
    (3, {"first": "3", "skip_second": True, "memory": "aided"}),
]


@pytest.mark.parametrize(("players", "options"), POSSIBLE)
def test_what_goes_together_can_be_played(players: int, options: dict[str, Any]) -> None:
    match = fresh(players, **options)
    assert match.to_act is not None
    assert match.legal()


# ---- What they do.


def test_T6_the_starting_seat_is_as_chosen_or_by_lot() -> None:
    for seat in range(4):
        assert fresh(4, first=str(seat + 1)).view(0).first == seat
    assert {fresh(4, bytes([n] * 16)).view(0).first for n in range(40)} == {0, 1, 2, 3}


def test_T9_the_second_card_may_be_thrown_away_only_with_its_option() -> None:
    for skip in (False, True):
        match = fresh(2, skip_second=skip, edition="pl")
        while match.view(0).cards_played == 0 or match.prompt != "turn":
            match.apply(match.legal()[0])
        actions = [type(action).__name__ for action in match.legal()]
        assert ("Throw" in actions) is skip


def test_options_are_seen_by_all_who_look() -> None:
    view = fresh(4, teams=True, variant="master", edition="pl", memory="aided", skip_second=True).view(SPECTATOR)
    assert (view.variant, view.edition, view.memory) == ("master", "pl", "aided")
    assert view.teams
    assert view.skip_second
