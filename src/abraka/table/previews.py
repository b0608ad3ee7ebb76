"""What a link to a finished match shows in messengers: title, description and a picture of its end.

Nothing is told of a match that is not over: for it, as for one that does not exist, there is no preview.
"""

import asyncio
from html import escape
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec

from abraka.bots.characters import CHARACTERS
from abraka.bots.levels import LEVELS
from abraka.core.game import GAMES
from abraka.core.shapes import View
from abraka.table.data import MatchData
from abraka.table.editions import is_of_these_rules
from abraka.table.house import House
from abraka.table.limits import Buckets
from abraka.table.pictures.card import HEIGHT, WIDTH, Player, card
from abraka.table.pictures.fonts import font_files
from abraka.table.pictures.render import render
from abraka.table.refusals import TableRefusal
from abraka.table.sayings import LANGUAGES, say

NUMERALS = ("", " II", " III", " IV", " V", " VI")
NAMELESS = ("", "human")
K = TypeVar("K")
V = TypeVar("V")
ENDS, PICTURES = 64, 32
"""The size of the caches in memory: ends of matches, and pictures (about 0.1 MB each)."""


class End(NamedTuple):
    """How a match ended."""

    game: str
    names: list[str]
    ranks: list[int]
    view: View
    hats: list[int]
    colours: list[int]


class Png(NamedTuple):
    """A picture."""

    data: bytes


class Preview(NamedTuple):
    """What a link shows."""

    title: str
    description: str
    picture: str  # its path
    language: str

    def tags(self, origin: str, path: str) -> str:
        """The tags of a page, for those who make previews."""
        properties = {
            "og:type": "article",
            "og:site_name": "Abraka",
            "og:title": self.title,
            "og:description": self.description,
            "og:url": origin + path,
            "og:image": origin + self.picture,
            "og:image:type": "image/png",
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
            "og:image:alt": self.description,
            "og:locale": {"en": "en_GB", "cs": "cs_CZ", "sk": "sk_SK", "pl": "pl_PL"}[self.language],
        }
        lines = [f'<meta property="{name}" content="{escape(value)}">' for name, value in properties.items()]
        return "".join([*lines, '<meta name="twitter:card" content="summary_large_image">'])


class Previews:
    """Ends of matches and their pictures; each is found once, one at a time, and kept for a while."""

    def __init__(self, house: House, client: Path) -> None:
        self._house, self._client = house, client
        self._ends: dict[str, End] = {}
        self._pictures: dict[tuple[str, str], Png] = {}
        self._drawing = asyncio.Lock()
        self._asked = Buckets(house.limits.pictures_per_s, house.limits.picture_burst)

    def clear(self) -> None:
        """Keeps nothing of what was shown before."""
        self._ends.clear()
        self._pictures.clear()

    async def preview(self, match: str, language: str, address: str) -> Preview | None:
        """What a link shows; nothing, if the match is not over, or too much is asked for."""
        try:
            end = await self._end(match, address)
        except TableRefusal:
            return None
        players = _players(end, language)
        places = " · ".join(f"{player.rank}. {player.name}" for player in players)
        title = GAMES[end.game].titles[language]
        picture = f"/api/matches/{match}/picture?lang={language}"
        names, told = ", ".join(player.name for player in players), f"{places}. {say('replay', language)}"
        return Preview(f"{title}: {names}", told, picture, language)

    async def picture(self, match: str, language: str, address: str) -> Png:
        """The picture of a match's end; refuses if it is not over, or too much is asked for."""
        found = self._pictures.get((match, language))
        if found is not None:
            return found
        end = await self._end(match, address)
        self._take(address)
        async with self._drawing:
            found = self._pictures.get((match, language)) or await self._draw(end, language)
        _keep(self._pictures, (match, language), found, PICTURES)
        return found

    async def _draw(self, end: End, language: str) -> Png:
        title = GAMES[end.game].titles[language]
        svg = await asyncio.to_thread(card, end.game, end.view, title, _players(end, language), "Abraka")
        return Png(await render(svg, font_files(self._client)))

    async def _end(self, match: str, address: str) -> End:
        if match in self._ends:
            return self._ends[match]
        self._take(address)
        found = await self._find(match, address)
        _keep(self._ends, match, found, ENDS)
        return found

    def _take(self, address: str) -> None:
        if not self._asked.take(address):
            raise TableRefusal("too_fast")

    async def _find(self, match: str, address: str) -> End:
        """Plays a match again; refuses one that is not over, as if there were none."""
        stored = await self._house.store.match(match)
        if stored is None or not is_of_these_rules(stored[0]) or await self._is_running(stored[0]):
            raise TableRefusal("no_match")
        about, key, entries = stored
        played = (await self._house.records.replayed(about, key, entries, address)).match
        if played.outcome is None:
            raise TableRefusal("no_match")
        view = msgspec.to_builtins(played.game.whole(played.state))
        usual = list(range(about.players))
        worn = (about.hats or usual, about.colours or usual)
        return End(about.game, about.names or about.seats, list(played.outcome.ranks), view, *worn)

    async def _is_running(self, about: MatchData) -> bool:
        table = await self._house.store.table(about.table)
        return table is None or (table.status == "playing" and table.matches[-1] == about.id)


def _keep(kept: dict[K, V], key: K, value: V, most: int) -> None:
    """Keeps something; the oldest goes if there is too much."""
    kept[key] = value
    if len(kept) > most:
        del kept[next(iter(kept))]


def _players(end: End, language: str) -> list[Player]:
    """Who played, the best first, as they are called in a language."""
    titles = {level.name: level.titles[language] for level in LEVELS}
    bots = {one.id: one.names[language] for one in CHARACTERS}

    def called(seat: int, name: str) -> str:
        if name in NAMELESS:
            return say("player", language, number=seat + 1)
        if name in bots:
            return bots[name]
        return titles[name] + NUMERALS[end.names[:seat].count(name)] if name in titles else name

    worn = zip(end.ranks, end.hats, end.colours, strict=True)
    players = [Player(seat, called(seat, end.names[seat]), *more) for seat, more in enumerate(worn)]
    return sorted(players, key=lambda player: (player.rank, player.seat))


def check_language(given: str | None) -> str | None:
    """A language that was asked for; refuses those that we do not speak."""
    if given is not None and given not in LANGUAGES:
        raise TableRefusal("bad_message", cause=f"“lang” must be one of {', '.join(LANGUAGES)}")
    return given
