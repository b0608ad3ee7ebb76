"""What the server answers over HTTP: one function an endpoint, all listed in ENDPOINTS, from which the API's documents
are made."""

import msgspec

from abraka import __version__
from abraka.bots.characters import CHARACTERS
from abraka.bots.levels import BOT_NAMES, LEVELS
from abraka.core import savefile
from abraka.core.game import GAMES, GameSpec, Options, Preset
from abraka.core.words import speaking
from abraka.table import afterwards, answers, memories, people, riddles
from abraka.table import protocol as say
from abraka.table.addresses import THIS_MACHINE, own_address
from abraka.table.asking import Asker, Endpoint
from abraka.table.guests import clean_name, new_id
from abraka.table.plain import PlainMatch, plain_match
from abraka.table.previews import Png, check_language
from abraka.table.refusals import TableRefusal
from abraka.table.sayings import language_of
from abraka.table.seating import worn_at
from abraka.table.stored import stored_play
from abraka.table.stories import compressed, finished, moment
from abraka.table.times import now_ms

MAX_RECORD = 200_000


# The server.


async def about(asker: Asker) -> answers.About:
    """The server: its version, its games and their options, its bots."""
    house, client = asker.house, asker.request.client
    at_home = client is not None and client.host in THIS_MACHINE  # who else comes knows how to reach it
    titles = {level.name: level.titles for level in LEVELS}
    return answers.About(
        version=__version__,
        games=[_game_info(spec) for spec in GAMES.values()],
        bots=[answers.LevelInfo(name=name, titles=titles.get(name, {})) for name in BOT_NAMES],
        characters=[answers.CharacterInfo(**msgspec.structs.asdict(one)) for one in CHARACTERS],
        address=own_address(house.host) if at_home else None,
        compiled=house.readiness.share,
    )


def _game_info(spec: GameSpec) -> answers.GameInfo:
    options = [
        answers.OptionInfo(
            name=o.name,
            kind=o.kind,
            default=o.default,
            doc=o.doc,
            values=list(o.values),
            low=o.low,
            high=o.high,
            plain=spec.plain is None or o.name in spec.plain,
        )
        for o in spec.options
    ]
    return answers.GameInfo(
        name=spec.name,
        titles=spec.titles,
        summaries=spec.summaries,
        players=list(spec.players),
        minutes=spec.minutes,
        options=options,
        presets=[
            answers.PresetInfo(name=p.name, options=_as_lists(p.options), seats=list(p.seats)) for p in spec.presets
        ],
        bots=spec.bots,
        quick=_as_lists(spec.quick),
        rules_version=spec.rules_version,
    )


def _preset_info(preset: Preset) -> answers.PresetInfo:
    return answers.PresetInfo(name=preset.name, options=_as_lists(preset.options), seats=list(preset.seats))


def _as_lists(options: Options) -> dict[str, str | int | bool | list[str]]:
    return {name: list(value) if isinstance(value, tuple) else value for name, value in options.items()}


# Tables.


async def tables(asker: Asker) -> answers.Tables:
    """Public tables, and those that are yours."""
    return await asker.house.listed(asker.guest)


async def open_table(asker: Asker, body: say.OpenTable) -> say.TableInfo:
    """Opens a table. The match begins as soon as every seat is taken, unless the settings say otherwise."""
    wish = msgspec.structs.replace(body, seats=[_cleaned(seat) for seat in body.seats])
    await asker.settle()
    worn = await asker.house.persons.worn(asker.guest)
    room = await asker.house.open_table(asker.guest, await _name(asker, None), wish, worn)
    return room.info(asker.guest)


async def table(asker: Asker) -> say.TableInfo:
    """A table that is public, yours, or whose link's token you give."""
    room = await asker.house.seen(asker.path("table"), asker.guest, asker.token)
    return room.info(asker.guest)


async def join(asker: Asker, body: say.Join) -> say.TableInfo:
    """Takes a free seat."""
    room = await asker.house.room(asker.path("table"))
    name, worn = await _name(asker, body.name), await asker.house.persons.worn(asker.guest)
    await asker.settle()
    await room.do(lambda: room.sit(asker.guest, body.seat, name, body.token or asker.token, worn))
    return room.info(asker.guest)


async def stand_up(asker: Asker, body: say.Stand) -> say.TableInfo:
    """Gives a seat up before the match begins; the one who opened the table may free any seat."""
    room = await asker.house.seen(asker.path("table"), asker.guest, asker.token)
    await room.do(lambda: room.stand_up(asker.guest, body.seat))
    return room.info(asker.guest)


async def put(asker: Asker, body: say.SeatWish) -> say.TableInfo:
    """Puts a bot or yourself into a seat of your table, or frees it; after a match, another bot for a bot."""
    room = await asker.house.seen(asker.path("table"), asker.guest, asker.token)
    wish, name, worn = _cleaned(body), await _name(asker, None), await asker.house.persons.worn(asker.guest)
    await room.do(lambda: room.put(asker.guest, _seat_number(asker), wish, name, worn))
    return room.info(asker.guest)


async def dress(asker: Asker, body: say.Dress) -> say.TableInfo:
    """Another hat or colour in your seat, before a match or between two; refuses what somebody else has chosen."""
    room = await asker.house.seen(asker.path("table"), asker.guest, asker.token)
    await room.do(lambda: room.change(worn_at(room.table, asker.guest, _seat_number(asker), body)))
    return room.info(asker.guest)


async def seat_token(asker: Asker) -> answers.SeatToken:
    """A token with which a program plays in your seat, or takes a free one of your table."""
    room = await asker.house.seen(asker.path("table"), asker.guest, asker.token)
    seat = _seat_number(asker)
    token = await room.do(lambda: room.let_program_in(asker.guest, seat))
    return answers.SeatToken(table=room.table.id, seat=seat, token=token)


async def start(asker: Asker) -> say.TableInfo:
    """Begins the match, once every seat is taken."""
    room = await asker.house.seen(asker.path("table"), asker.guest, asker.token)
    await room.do(lambda: room.start(asker.guest))
    return room.info(asker.guest)


async def rematch(asker: Asker) -> say.TableInfo:
    """Wants another match; it begins, everybody one seat further, when all people have asked for it."""
    room = await asker.house.seen(asker.path("table"), asker.guest, asker.token)
    await room.do(lambda: room.rematch(asker.guest))
    return room.info(asker.guest)


def _seat_number(asker: Asker) -> int:
    text = asker.path("seat")
    if not (text.isascii() and text.isdigit() and len(text) < 3):
        raise TableRefusal("no_seat", table=asker.path("table"), seat=text[:20])
    return int(text)


def _cleaned(wish: say.SeatWish) -> say.SeatWish:
    """The wish with a name that is nothing but text."""
    return wish if wish.name is None else msgspec.structs.replace(wish, name=clean_name(wish.name))


async def _name(asker: Asker, given: str | None) -> str:
    """The name that was given, or the guest's own, or a plain one."""
    if given is not None:
        return clean_name(given)
    return await asker.house.persons.name_of(asker.guest) or "Guest"


# A match over HTTP, for those who need no socket.


async def look(asker: Asker) -> say.Full:
    """The match at a table as one of your seats sees it, or a watcher."""
    ticket, room = asker.ticket, await asker.house.room(asker.path("table"))
    return msgspec.Raw(room.full(ticket))  # type: ignore[return-value]


async def look_plainly(asker: Asker) -> PlainMatch:
    """The same as a picture in text, the choices in words, for clients that draw no board; `lang` as for pictures."""
    ticket, room = asker.ticket, await asker.house.room(asker.path("table"))
    audience = room.audience(ticket)
    with speaking(_language(asker)):
        return plain_match(room.play, audience)


async def ways(asker: Asker) -> say.Ways:
    """Where each choice of your seat leads, as far as that is certain."""
    ticket, room = asker.ticket, await asker.house.room(asker.path("table"))
    return msgspec.Raw(await room.ways(ticket))  # type: ignore[return-value]


async def story_so_far(asker: Asker) -> answers.Story:
    """What one of your seats, or a watcher, was told of the match, since a version or of late."""
    ticket, room = asker.ticket, await asker.house.room(asker.path("table"))
    return await room.story(ticket, asker.number("since"))


async def do(asker: Asker, body: say.Command) -> say.Accepted:
    """Does what a socket message of the same form would do: an action, an undo, a pause …"""
    ticket, room = asker.ticket, await asker.house.room(asker.path("table"))
    version = await room.do(lambda: room.command(ticket, body))
    return say.Accepted(id=body.id, version=version)


# Records.


async def record(asker: Asker) -> str:
    """A match as its text file: all of it once it is over, before that as you may know it."""
    about, play, seat = await stored_play(asker)
    if play.match.outcome is not None:
        return savefile.write(play.match, about.seats)
    return savefile.write_seen(play.match, about.seats, seat)


async def replay(asker: Asker) -> answers.StepInfo:
    """One moment of a finished match, with nothing hidden."""
    at, seat = asker.number("at", 0) or 0, asker.number("seat")
    about, play, _ = await stored_play(asker)
    if play.match.outcome is None:
        raise TableRefusal("not_over")
    return await asker.house.thinkers.tell(lambda: moment(play.match, about.started, at, seat), asker.address)


async def story(asker: Asker) -> answers.Story:
    """A whole finished match: with nothing hidden, or as a seat saw it."""
    seat, shelf = asker.number("seat"), asker.house.shelf
    found = shelf.find(asker.path("match"), seat)
    if found is None:
        about, play, _ = await stored_play(asker)
        if play.match.outcome is None:
            raise TableRefusal("not_over")
        names = about.names or about.seats
        tell = asker.house.thinkers.tell
        told = (play.match, about.started, names, seat, about.hats, about.colours)
        found = await tell(lambda: compressed(finished(*told)), asker.address)
        shelf.keep(about.id, seat, found)
    return found  # type: ignore[return-value]  # compressed already


async def picture(asker: Asker) -> Png:
    """A picture of a finished match's end, with who played, in a language (`lang`) or in the one that you accept."""
    return await asker.house.previews.picture(asker.path("match"), _language(asker), asker.address)


def _language(asker: Asker) -> str:
    """The language that is asked for, or one that the client accepts."""
    accepted = language_of(asker.request.headers.get("accept-language", ""))
    return check_language(asker.request.query_params.get("lang")) or accepted


async def import_record(asker: Asker, body: say.Import) -> answers.Imported:
    """Takes a saved match that is over, to look at."""
    if len(body.text) > MAX_RECORD:
        raise TableRefusal("too_large", most=MAX_RECORD)
    match = await asker.house.records.imported(body.text, asker.address)
    await asker.settle()
    record_id = new_id()
    limit = asker.house.limits.records_per_guest
    await asker.house.store.keep_record(record_id, asker.guest, now_ms(), body.text, limit)
    return answers.Imported(
        id=record_id, game=match.game.name, players=match.players, actions=match.version, verified=True
    )


async def imported(asker: Asker) -> answers.StepInfo:
    """One moment of an imported match."""
    at, seat = asker.number("at", 0) or 0, asker.number("seat")
    match = await asker.house.records.imported(await imported_text(asker), asker.address)
    return await asker.house.thinkers.tell(lambda: moment(match, 0, at, seat), asker.address)


async def imported_story(asker: Asker) -> answers.Story:
    """A whole imported match."""
    seat, shelf, name = asker.number("seat"), asker.house.shelf, asker.path("record")
    found = shelf.find(name, seat)
    if found is None:
        text = await imported_text(asker)
        match = await asker.house.records.imported(text, asker.address)
        tell = asker.house.thinkers.tell
        found = await tell(lambda: compressed(finished(match, 0, _names(text), seat)), asker.address)
        shelf.keep(name, seat, found)
    return found  # type: ignore[return-value]  # compressed already


async def imported_text(asker: Asker) -> str:
    """An imported match as its text file."""
    text = await asker.house.store.record(asker.path("record"))
    if text is None:
        raise TableRefusal("no_record")
    return text


def _names(text: str) -> list[str]:
    """Who sat where in a saved match; nobody if it does not say."""
    return savefile.sitting(savefile.parse(text))


ENDPOINTS = (
    Endpoint("GET", "/api/about", about, answers.About),
    *people.ENDPOINTS,
    *memories.ENDPOINTS,
    Endpoint("GET", "/api/tables", tables, answers.Tables),
    Endpoint("POST", "/api/tables", open_table, say.TableInfo, say.OpenTable, status=201),
    Endpoint("GET", "/api/tables/{table}", table, say.TableInfo),
    Endpoint("POST", "/api/tables/{table}/join", join, say.TableInfo, say.Join),
    Endpoint("POST", "/api/tables/{table}/stand", stand_up, say.TableInfo, say.Stand),
    Endpoint("PUT", "/api/tables/{table}/seats/{seat}", put, say.TableInfo, say.SeatWish),
    Endpoint("PUT", "/api/tables/{table}/seats/{seat}/dress", dress, say.TableInfo, say.Dress),
    Endpoint("POST", "/api/tables/{table}/seats/{seat}/token", seat_token, answers.SeatToken, status=201),
    Endpoint("POST", "/api/tables/{table}/start", start, say.TableInfo),
    Endpoint("POST", "/api/tables/{table}/rematch", rematch, say.TableInfo),
    Endpoint("GET", "/api/tables/{table}/match", look, say.Full, query=("seat",)),
    Endpoint("GET", "/api/tables/{table}/match/text", look_plainly, PlainMatch, query=("seat", "lang")),
    Endpoint("GET", "/api/tables/{table}/match/ways", ways, say.Ways, query=("seat",)),
    Endpoint("GET", "/api/tables/{table}/match/story", story_so_far, answers.Story, query=("seat", "since")),
    Endpoint("POST", "/api/tables/{table}/match", do, say.Accepted, say.Command, query=("seat",)),
    Endpoint("GET", "/api/matches/{match}/record", record, str, query=("seat",)),
    Endpoint("GET", "/api/matches/{match}/replay", replay, answers.StepInfo, query=("at", "seat")),
    Endpoint("GET", "/api/matches/{match}/story", story, answers.Story, query=("seat",)),
    Endpoint("GET", "/api/matches/{match}/picture", picture, Png, query=("lang",)),
    *afterwards.ENDPOINTS,
    *riddles.ENDPOINTS,
    Endpoint("POST", "/api/records", import_record, answers.Imported, say.Import, status=201),
    Endpoint("GET", "/api/records/{record}", imported, answers.StepInfo, query=("at", "seat")),
    Endpoint("GET", "/api/records/{record}/story", imported_story, answers.Story, query=("seat",)),
    Endpoint("GET", "/api/records/{record}/text", imported_text, str),
)
