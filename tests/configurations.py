"""The tables at which every game is tested: all numbers of players, each variant, all that changes a turn's flow."""

from typing import Any

from abraka.core.game import GAMES

Configuration = tuple[str, int, dict[str, Any]]


def towers() -> list[Configuration]:
    """Wandering Towers: every variant and number of players, both editions, teams, solo, together."""
    found: list[dict[str, Any]] = [{"players": n, "variant": v} for n in range(2, 7) for v in ("base", "advanced")]
    found += [{"players": n, "variant": "master", "spell_count": 8} for n in range(2, 7)]
    found += [{"players": n, "variant": "master", "spell_count": 8, "edition": "pl"} for n in (2, 4)]
    found += [{"players": n, "variant": v, "teams": True} for n in (4, 6) for v in ("base", "advanced")]
    found += [{"players": n, "variant": "master", "spell_count": 8, "teams": True, "edition": "pl"} for n in (4, 6)]
    found += [{"players": 4, "variant": "master", "spell_count": 8, "teams": True, "offers": False}]
    found += [{"players": 3, "edition": "pl", "skip_second": True}]
    found += [{"players": 1, "potions": p} for p in ("none", "full", "empty")]
    found += [{"players": n, "together": True, "potions": p} for n, p in ((2, "none"), (4, "full"), (6, "empty"))]
    return [("towers", options.pop("players"), options) for options in found]


def hocus() -> list[Configuration]:
    """Hocus Pocus: every number of players, with and without a shown memory, and a seat that starts."""
    found: list[Configuration] = [("hocus", n, {"memory": m}) for n in range(2, 7) for m in ("faithful", "aided")]
    return [*found, ("hocus", 4, {"first": "2"})]


def hill() -> list[Configuration]:
    """Magic Hill: every number of players, with and without walking on, both kinds of memory."""
    found: list[dict[str, Any]] = [{"players": n, "walk_on": w} for n in range(2, 6) for w in (False, True)]
    found += [{"players": 3, "memory": "aided"}]
    return [("hill", options.pop("players"), options) for options in found]


def djinn() -> list[Configuration]:
    """Djinn: every number of players, the shortest and the longest deck of Tom's, both variants, a seat that starts."""
    found: list[dict[str, Any]] = [{"players": 1, "tom": cards} for cards in (12, 15)]
    found += [{"players": n} for n in range(2, 5)]
    found += [{"players": 1, "easy": True}, {"players": 2, "easy": True}, {"players": 3, "first": "2"}]
    found += [{"players": n, "longer": True} for n in (2, 4)]
    return [("djinn", options.pop("players"), options) for options in found]


def others() -> list[Configuration]:
    """Any other game that is there: all numbers of players."""
    specs = [spec for name, spec in GAMES.items() if name not in ("towers", "hocus", "hill", "djinn")]
    return [(spec.name, n, {}) for spec in specs for n in range(spec.players[0], spec.players[1] + 1)]


CONFIGURATIONS: list[Configuration] = [*towers(), *hocus(), *hill(), *djinn(), *others()]


def label(configuration: Configuration) -> str:
    """A test's name for a configuration."""
    game, players, options = configuration
    return "-".join([game, str(players), *(f"{name}={value}" for name, value in options.items())])
