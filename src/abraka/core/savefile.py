"""Saved matches: a readable text file, one action a line, that anybody can check once the match is over.

Every line ends with a seal: a keyed hash of the line and of all lines before it. The secret key itself is written
at the end, when the match is over; until then it lies in a file of its own beside the record (`NAME.key`), which
only the host needs. `verify` names the first line that was changed.
"""

import hashlib
import secrets
from collections.abc import Sequence
from itertools import zip_longest
from pathlib import Path

import msgspec

from abraka.core.actions import tag_of
from abraka.core.errors import AbrakaError, RecordError, Refusal
from abraka.core.game import GAMES, SEAT_LETTERS, load
from abraka.core.match import Match

TITLE = "abraka match 1"
SEAL_COLUMN = 48
MAX_FILE = 4 << 20
REQUIRED = ("game", "rules", "content", "players", "id", "commitment")
HEADER = (*REQUIRED, "seats", "from")


class Line(msgspec.Struct, frozen=True):
    """A line of the file: its number, what it says, and its seal."""

    number: int
    text: str
    seal: str


class Saved(msgspec.Struct):
    """What a file says, taken apart but not yet believed."""

    lines: list[Line]
    header: dict[str, Line]
    options: dict[str, str]
    actions: list[Line]
    outcome: Line | None = None
    key: Line | None = None


class Verdict(msgspec.Struct, frozen=True):
    """A match that was checked and found true."""

    game: str
    players: int
    actions: int
    rolls_and_draws: int
    outcome: str


def write(match: Match, seats: Sequence[str] = ()) -> str:
    """The match as text, with who sits where if that is told; with the key only once it is over."""
    lines = _header(match, seats) + _moves(match)
    if match.outcome is not None:
        lines.append(_outcome(match))
    text = [TITLE, *_sealed(lines, match.key)]
    if match.outcome is not None:
        text.append(f"key {match.key.hex()}")
    return "\n".join(text) + "\n"


def write_seen(match: Match, seats: Sequence[str], viewer: int) -> str:
    """An unfinished match as a seat or a spectator may know it: of the others' secret actions only the verb."""
    rows = write(match, seats).split("\n")
    for place, row in enumerate(rows):
        number, _, rest = row.partition(" ")
        if number.isdigit() and rest[0] != SEAT_LETTERS[viewer] * (viewer >= 0):
            action = match.game.actions.decode(match.actions[int(number) - 1])
            if action.secret:
                shown = f"{number} {rest[0]} {tag_of(type(action))} …"
                rows[place] = f"{shown.ljust(SEAL_COLUMN)}  {row[row.rindex('~') :]}"
    return "\n".join(rows)


def _header(match: Match, seats: Sequence[str]) -> list[str]:
    spec = match.game.spec
    options = [f"option {option.name}={option.write(match.options[option.name])}" for option in spec.options]
    sitting = [f"seats {','.join(seats)}"] if seats else []
    start = [f"from {match.position}"] if match.position is not None else []
    return [
        f"game {spec.name}",
        f"rules {spec.rules_version}",
        f"content {match.game.content.digest}",
        f"players {match.players}",
        *options,
        f"id {match.id}",
        f"commitment {match.commitment}",
        *sitting,
        *start,
    ]


def _moves(match: Match) -> list[str]:
    twin = match.again()
    lines = []
    for number, action in enumerate(match.actions, 1):
        seat = twin.to_act
        assert seat is not None
        played = match.game.actions.decode(action)
        lines.append(f"{number} {SEAT_LETTERS[seat]} {match.game.actions.write(played)}")
        twin.apply(played)
    return lines


def _outcome(match: Match) -> str:
    assert match.outcome is not None
    return f"outcome {match.outcome.reason} {' '.join(str(rank) for rank in match.outcome.ranks)}"


def _sealed(lines: Sequence[str], key: bytes) -> list[str]:
    """The lines with their seals."""
    result, seal = [], ""
    for line in lines:
        seal = seal_of(line, seal, key)
        result.append(f"{line.ljust(SEAL_COLUMN)}  ~{seal}")
    return result


def seal_of(line: str, before: str, key: bytes) -> str:
    """A keyed hash of a line and of the seal before it."""
    return hashlib.blake2s(f"{before}\n{line}".encode(), key=key, digest_size=4).hexdigest()


def save(match: Match, path: Path, seats: Sequence[str] = ()) -> None:
    """Writes the match to a file, whole or not at all; the key of an unfinished one goes into a file beside it.

    Nothing is written over but an earlier state of the same match.
    """
    text, beside = write(match, seats), key_file(path)
    try:
        _check_target(path, text)
        _check_key_file(beside, match)
        if match.outcome is None:
            _write_whole(beside, match.key.hex() + "\n", mode=0o600)
            _write_whole(path, text, mode=0o600)
        else:
            _write_whole(path, text, mode=0o644)
            beside.unlink(missing_ok=True)
    except OSError as error:
        raise RecordError(f"{path} can't be written: {error.strerror}.") from None


def _check_target(path: Path, text: str) -> None:
    """Refuses to write over anything but an earlier state of the same match."""
    if path.exists() and not _begins_with(text, path):
        raise RecordError(
            f"{path} exists already and is not this match, or goes on where this one does not: choose another name."
        )


def _begins_with(text: str, path: Path) -> bool:
    """Whether all lines of a file's record stand in the text too, in the same places."""
    try:
        old, new = _told(parse(read_file(path))), _told(parse(text))
    except RecordError:
        return False
    return new[: len(old)] == old


def _told(saved: Saved) -> list[str]:
    """What a record says of the match itself, whoever sits where."""
    return [line.text for line in saved.lines if line is not saved.header.get("seats")]


def _check_key_file(beside: Path, match: Match) -> None:
    """Refuses to write over, or to remove, what is not this match's key."""
    try:
        strange = beside.exists() and read_file(beside).strip() != match.key.hex()
    except RecordError:
        strange = True
    if strange:
        raise RecordError(f"{beside} exists already and is not the key of this match: choose another name.")


def _write_whole(path: Path, text: str, mode: int) -> None:
    """Writes a new file and puts it in the place of the old one."""
    part = path.with_name(f".{secrets.token_hex(8)}.part")
    part.touch(mode=mode, exist_ok=False)
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def key_file(path: Path) -> Path:
    """Where the secret key of an unfinished match lies."""
    return path.with_name(path.name + ".key")


def read_file(path: Path) -> str:
    """A file's text; refuses what is no file, no text, or far too long."""
    try:
        if path.exists() and not path.is_file():
            raise RecordError(f"{path} can't be read: it is no regular file.")
        with path.open("rb") as file:
            data = file.read(MAX_FILE + 1)
    except OSError as error:
        raise RecordError(f"{path} can't be read: {error.strerror}.") from None
    if len(data) > MAX_FILE:
        raise RecordError(f"{path} is too large: it has more than {MAX_FILE:,} bytes.")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise RecordError(f"{path} is no text file.") from None


def name_file(path: Path, error: RecordError) -> RecordError:
    """The same error, with the file's name if that does not stand in it yet."""
    text = str(error)
    named = RecordError(text if text.startswith(f"{path} ") else f"{path}: {text}")
    named.line = error.line
    return named


def _rows(text: str) -> list[str]:
    """The lines of a text, without the white space at their ends and after the last."""
    return [row.rstrip(" \t\r") for row in text.rstrip(" \t\r\n").split("\n")]


def parse(text: str) -> Saved:
    """Takes a file apart; refuses one that has not the right form."""
    rows = _rows(text)
    if rows[0] != TITLE:
        raise RecordError(f"a saved match begins with “{TITLE}”", 1)
    saved = Saved([], {}, {}, [])
    for number, row in enumerate(rows[1:], 2):
        if row.strip():
            _take(saved, number, row)
    return saved


def game_of(path: Path) -> str:
    """The game that a saved match says it is of; not yet believed."""
    return game_in(read_file(path))


def game_in(text: str) -> str:
    """The game that a record says it is of; not yet believed."""
    return _said(parse(text), "game")


def seats_of(path: Path) -> list[str]:
    """Who sits where in a saved match; nobody if it does not say."""
    return sitting(parse(read_file(path)))


def sitting(saved: Saved) -> list[str]:
    """Who sits where; a bot without the network that it had learned, which stands behind its name."""
    text = _said(saved, "seats")
    return [name.partition("@")[0] for name in text.split(",")] if text else []


def _take(saved: Saved, number: int, row: str) -> None:
    """Puts one row where it belongs."""
    text, _, seal = row.rpartition("~")
    line = Line(number, text.strip(), seal.strip()) if text else Line(number, row.strip(), "")
    word, _, rest = line.text.partition(" ")
    if word == "key":
        saved.key = line
        return
    saved.lines.append(line)
    if word.isascii() and word.isdigit():
        saved.actions.append(line)
    elif word == "option" and "=" in rest:
        name, _, value = rest.partition("=")
        saved.options[name] = value
    elif word == "outcome":
        saved.outcome = line
    elif word in HEADER:
        saved.header[word] = line
    else:
        raise RecordError(f"“{line.text[:60]}” is no line of a saved match", number)


def _said(saved: Saved, name: str) -> str:
    """What the header says of something; nothing if it does not say."""
    return saved.header[name].text.partition(" ")[2] if name in saved.header else ""


def _key_of(saved: Saved, path: Path | None) -> bytes:
    """The match's key: from the file if the match is over, else from the file beside it."""
    if saved.key is not None:
        text, line = saved.key.text.partition(" ")[2], saved.key.number
    elif path is not None and key_file(path).exists():
        text, line = read_file(key_file(path)).strip(), None
    else:
        raise RecordError("the match is not over: its key is still secret, and no key file lies beside it")
    try:
        key = bytes.fromhex(text)
    except ValueError:
        key = b""
    if len(key) != 16:
        raise RecordError("the key must be 32 hexadecimal digits", line)
    return key


def _check_promises(saved: Saved, key: bytes) -> None:
    """Checks seals, header and commitment; a key that fits neither the first seal nor the commitment is wrong."""
    broken = _first_broken(saved, key)
    promised = _said(saved, "commitment")
    fits = hashlib.sha256(_said(saved, "id").encode() + key).hexdigest() == promised
    if broken is not None and (fits or broken is not saved.lines[0]):
        raise RecordError(
            f"“{broken.text[:60]}” was changed, or a line before it is missing (its seal is broken)", broken.number
        )
    for name in REQUIRED:
        if name not in saved.header:
            raise RecordError(f"the line “{name} …” is missing")
    if not fits:
        where = saved.header["commitment"].number
        line = saved.key.number if saved.key else where
        raise RecordError(f"the key is not the one that line {where} promised (the commitment does not fit)", line)


def _first_broken(saved: Saved, key: bytes) -> Line | None:
    """The first line whose seal does not fit."""
    seal = ""
    for line in saved.lines:
        seal = seal_of(line.text, seal, key)
        if seal != line.seal:
            return line
    return None


def _begin(saved: Saved, key: bytes, content_files: Sequence[Path]) -> Match:
    """The match before its first action."""
    name = _said(saved, "game")
    if name not in GAMES:
        raise RecordError(f"there is no game “{name[:40]}”", saved.header["game"].number)
    game = load(name, tuple(content_files))
    rules, players = _said(saved, "rules"), _said(saved, "players")
    if rules != str(game.spec.rules_version):
        raise RecordError(
            f"played by rules version {rules[:9]}, but these are version {game.spec.rules_version}",
            saved.header["rules"].number,
        )
    if _said(saved, "content") != game.content.digest:
        raise RecordError("played with other content; give its files with --content", saved.header["content"].number)
    if not (players.isascii() and players.isdigit()) or len(players) > 2:
        raise RecordError(f"“{players[:20]}” is no number of players", saved.header["players"].number)
    position = _said(saved, "from") if "from" in saved.header else None
    try:
        return Match(game, int(players), saved.options, key=key, match_id=_said(saved, "id"), position=position)
    except RecordError:
        raise
    except AbrakaError as error:
        raise RecordError(str(error)) from None


def _replay(saved: Saved, match: Match) -> None:
    """Plays all actions; names the first that can't be."""
    for count, line in enumerate(saved.actions, 1):
        number, _, rest = line.text.partition(" ")
        letter, _, text = rest.partition(" ")
        if number != str(count):
            raise RecordError(f"action {count} is expected here, not {number[:20]}", line.number)
        if len(letter) != 1 or letter not in SEAT_LETTERS[: match.players]:
            raise RecordError(f"“{letter[:20]}” is no seat of this match", line.number)
        try:
            match.apply(text, seat=SEAT_LETTERS.index(letter))
        except Refusal as refusal:
            raise RecordError(str(refusal), line.number) from None


def _compare(text: str, saved: Saved, match: Match) -> None:
    """Names the first line that is not as the match itself would be written."""
    seats = _said(saved, "seats")
    found, right = _rows(text), _rows(write(match, seats.split(",") if seats else ()))
    for number, (row, wanted) in enumerate(zip_longest(found, right), 1):
        if row == wanted:
            continue
        if wanted is None:
            raise RecordError(f"“{row[:60]}” has no place here", number)
        raise RecordError(f"“{wanted.partition('~')[0].rstrip()[:80]}” should stand here, exactly so", number)


def load_match(path: Path, content_files: Sequence[Path] = ()) -> Match:
    """A saved match, to look at or to play on."""
    text = read_file(path)
    saved = parse(text)
    match = _played(saved, _key_of(saved, path), content_files)
    _compare(text, saved, match)
    return match


def _played(saved: Saved, key: bytes, content_files: Sequence[Path]) -> Match:
    """The match that a file tells, checked line by line."""
    _check_promises(saved, key)
    match = _begin(saved, key, content_files)
    _replay(saved, match)
    return match


def verify(path: Path, content_files: Sequence[Path] = ()) -> Verdict:
    """Checks everything that a finished match's file says; names the first line that is not true."""
    match = read_finished(read_file(path), content_files)
    return Verdict(match.game.name, match.players, match.version, int(match.state.draws), _outcome(match))


def read_finished(text: str, content_files: Sequence[Path] = ()) -> Match:
    """The finished match in a text, in which everything is checked."""
    saved = parse(text)
    if saved.key is None:
        raise RecordError("the match is not over: its key is still secret, so nothing can be checked yet")
    match = _played(saved, _key_of(saved, None), content_files)
    last = saved.lines[-1].number
    if match.outcome is None:
        raise RecordError("the key is shown, but the match was not played to its end", last)
    if saved.outcome is None or saved.outcome.text != _outcome(match):
        line = saved.outcome.number if saved.outcome else last
        raise RecordError(f"the outcome should read “{_outcome(match)}”", line)
    _compare(text, saved, match)
    return match
