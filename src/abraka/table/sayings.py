"""The few words that the server itself says to people: in previews of links, and to those whose page is closed."""

import re

LANGUAGES = ("en", "cs", "sk", "pl")
USUAL = "en"

SAYINGS = {
    "replay": {
        "en": "The whole match, move by move.",
        "cs": "Celá partie, tah po tahu.",
        "sk": "Celá partia, ťah po ťahu.",
        "pl": "Cała partia, ruch po ruchu.",
    },
    "push_turn": {
        "en": "It is your turn.",
        "cs": "Jsi na tahu.",
        "sk": "Si na ťahu.",
        "pl": "Twój ruch.",
    },
    "push_nudge": {
        "en": "The others are waiting for you.",
        "cs": "Ostatní na tebe čekají.",
        "sk": "Ostatní na teba čakajú.",
        "pl": "Inni czekają na Ciebie.",
    },
    "player": {"en": "Player {number}", "cs": "Hráč {number}", "sk": "Hráč {number}", "pl": "Gracz {number}"},
}


def say(what: str, language: str, **values: object) -> str:
    """A sentence in a language."""
    return SAYINGS[what][language].format(**values)


def language_of(accepted: str) -> str:
    """The first language of an `Accept-Language` header that we speak, by what it likes most."""
    wished = []
    for part in accepted[:500].split(","):
        name, _, quality = part.partition(";")
        weight = re.fullmatch(r"\s*q=([01](?:\.\d{0,3})?)\s*", quality)
        wished.append((-(float(weight[1]) if weight else 1.0), name.strip().lower()[:2]))
    return next((name for _, name in sorted(wished, key=lambda wish: wish[0]) if name in LANGUAGES), USUAL)
