"""Play in the terminal: a picture, numbered choices, and hands that stay hidden between the people at one device."""

import os
import random
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from abraka.bots.levels import BOT_NAMES
from abraka.bots.players import recorded
from abraka.console import counted
from abraka.core.errors import AbrakaError, OptionError, RecordError, Refusal
from abraka.core.events import SPECTATOR
from abraka.core.game import SEAT_COLOURS, SEAT_LETTERS, GameSpec, one_of
from abraka.core.match import Match
from abraka.core.savefile import key_file, load_match, name_file, save, seats_of
from abraka.core.sentences import seat_name
from abraka.core.words import language, say

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

    from abraka.core.actions import Action

HUMAN = "human"
USUAL_BOT = "wizard"
DEFAULT_PLAYERS = 3
INTERRUPTED = 130
BLANK_LINES = 200
"""The number of empty lines that scrolls a screen without control codes clear."""

HINTS = 3
DECLINES = ("", "n", "no", "quit", "exit")

PAINTS = ("bright_blue", "yellow", "red", "green", "dark_orange", "magenta")
"""How the seats' colours are shown."""


def read_seats(text: str | None, players: int | None, spec: GameSpec) -> list[str]:
    """Who sits where, from “human,wizard,…”; seats that are not named are taken by bots."""
    names = [name.strip().lower() for name in text.split(",")] if text is not None else [HUMAN]
    for name in names:
        if name not in (HUMAN, *BOT_NAMES):
            raise OptionError(f"A seat can be {one_of([HUMAN, *BOT_NAMES])}, not “{name}”.")
    if players is None:
        fewest, most = spec.players
        players = len(names) if text is not None else max(fewest, min(DEFAULT_PLAYERS, most))
    if len(names) > players:
        verb = "is" if players == 1 else "are"
        raise OptionError(f"{len(names)} seats are named, but there {verb} {counted(players, 'player')}.")
    return names + [USUAL_BOT] * (players - len(names))


def saved_seats(path: Path, match: Match) -> list[str]:
    """Who sits where in a saved match; people everywhere if its file does not say, so that nobody's seat is lost."""
    seats = seats_of(path)
    return read_seats(",".join(seats), match.players, match.game.spec) if seats else [HUMAN] * match.players


def sentence_of(error: Exception) -> str:
    """What is wrong, in words."""
    if isinstance(error, OSError):
        return say("tty_unusable", file=str(error.filename or say("tty_file")), cause=str(error.strerror or error))
    return str(error)


def coloured(text: str) -> "Text":
    """A text in which the seats' letters and names have their colours; no word depends on these alone."""
    from rich.text import Text

    rich = Text(text)
    for seat, (letter, colour, paint) in enumerate(zip(SEAT_LETTERS, SEAT_COLOURS, PAINTS, strict=True)):
        rich.highlight_regex(rf"(?<![\w]){seat_name(seat)}\b|\b{colour}\b", paint)
        rich.highlight_regex(rf"(?<![a-z0-9]){letter}(?![a-z0-9])", f"bold {paint}")
    return rich


class Screen:
    """A terminal, or a pipe."""

    def __init__(self, console: "Console") -> None:
        self._console = console

    def show(self, text: str = "", style: str | None = None) -> None:
        """Prints a line or more, exactly as they are."""
        self._console.print(coloured(text), style=style)

    def clear(self) -> None:
        """Takes everything off the screen, and out of what can be scrolled back to.

        A terminal that knows no such thing gets blank lines instead, a pipe a line.
        """
        if not self._console.is_terminal:
            self.show("―" * 72)
        elif self._console.is_dumb_terminal or not os.environ.get("TERM"):
            self.show("\n" * BLANK_LINES)
        else:
            self._console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self._console.file.flush()

    def ask(self, prompt: str) -> str:
        """The next line that is typed; EOFError when there is none."""
        self._console.print(prompt, style="bold", markup=False, end="")
        line = input()
        if not sys.stdin.isatty():
            self.show(line)
        return line.strip()


class Leave(Exception):  # noqa: N818  # nothing is wrong
    """Somebody has had enough."""


class Table:
    """A match at the terminal: who sits where, what was told to whom, and who looks at the screen."""

    def __init__(
        self, match: Match, players: list[str], screen: Screen, luck: random.Random, content: Sequence[Path] = ()
    ) -> None:
        self.screen, self.luck, self.content = screen, luck, content
        self.exposed = match.version > 0  # whether the screen may show what a seat was told, before now perhaps
        self.sit_down(match, players)

    def sit_down(self, match: Match, players: list[str]) -> None:
        """Begins, or goes on with, a match."""
        self.match, self.game, self.players = match, match.game, players
        self.humans = [seat for seat, name in enumerate(self.players) if name == HUMAN]
        self.hides = len(self.humans) > 1 and not self.game.spec.open_hands(match.players, match.options)
        self.viewer = self.humans[0] if len(self.humans) == 1 else SPECTATOR
        self.pictured = ""
        self.stored = match.version
        self._gather_log()

    def _gather_log(self) -> None:
        """All that has happened, for each audience apart; everybody was told of it up to their last decision."""
        actions = list(self.match.actions)
        self.match.replay([])
        self.log = [self._sayings()]
        self.told = dict.fromkeys(self._audiences(), 0)
        for number in actions:
            seat = self.match.to_act
            if seat in self.humans:
                self.told[seat] = len(self.log)
            self.apply(self.game.actions.decode(number))
        if self.humans:
            self.told[SPECTATOR] = len(self.log)

    def _audiences(self) -> list[int]:
        return [*self.humans, SPECTATOR]

    def _sayings(self) -> dict[int, list[str]]:
        """What each audience may be told of the last action."""
        return {seat: [self.game.say(event) for event in self.match.events(seat)] for seat in self._audiences()}

    def apply(self, action: "Action | str") -> None:
        """Plays an action and notes what happened."""
        self.match.apply(action)
        self.log.append(self._sayings())

    # What is shown.

    def welcome(self) -> None:
        """Which match this is, and what was promised about its key."""
        self.screen.show()
        spec, match = self.game.spec, self.match
        self.screen.show(spec.titles[language()], style="bold")
        names = [say("tty_human") if name == HUMAN else name for name in self.players]
        seats = ", ".join(f"{seat_name(seat)} ({name})" for seat, name in enumerate(names))
        self.screen.show(say("tty_seats", seats=seats))
        chosen = [o for o in spec.options if match.options[o.name] != o.default]
        if chosen:
            options = ", ".join(f"{o.name}={o.write(match.options[o.name])}" for o in chosen)
            self.screen.show(say("tty_options", options=options))
        self.screen.show(say("tty_promise", id=match.id))
        self.screen.show(f"  {match.commitment}", style="dim")
        self.screen.show(say("tty_type_help"))

    def show_news(self, seat: int) -> None:
        """What has happened since the seat was last told."""
        lines = [line for entry in self.log[self.told[seat] :] for line in entry[seat]]
        self.told[seat] = len(self.log)
        if lines:
            self.screen.show()
        for line in lines:
            self.screen.show(f"  · {line}")

    def show_table(self, seat: int) -> None:
        """The picture, if it is another than the one shown last, and the choices."""
        view = self.match.view(seat)
        question = self.game.ask(view)
        picture = self.game.draw(view).removesuffix(question).rstrip()
        if picture != self.pictured:
            self.screen.show()
            self.screen.show(picture)
            self.pictured = picture
        self.screen.show()
        self.screen.show(question, style="bold")
        self._show_choices(seat)

    def _show_choices(self, seat: int) -> None:
        view, actions = self.match.view(seat), self.match.legal()
        texts = [self.game.actions.write(action) for action in actions]
        width = max(len(text) for text in texts)
        for number, (text, action) in enumerate(zip(texts, actions, strict=True), 1):
            self.screen.show(f"  {number:>2}  {text:<{width}}  {self.game.describe(view, action)}")

    # The course of the match.

    def play(self) -> int:
        """Plays to the end, or until somebody leaves; returns the exit code."""
        try:
            if self.hides:
                self._wipe()
            self.welcome()
            while self.match.to_act is not None:
                self._next_decision(self.match.to_act)
            self._finish()
        except Leave:
            self._say_unsaved()
        except EOFError:
            self.screen.show()
            self._say_unsaved()
        except KeyboardInterrupt:
            self.screen.show()
            self._say_unsaved()
            return INTERRUPTED
        return 0

    def _next_decision(self, seat: int) -> None:
        if self.players[seat] != HUMAN:
            self.apply(self._bot_choice(seat))
            if not self.humans:
                self.show_news(SPECTATOR)
            return
        self._hand_over(seat)
        self.exposed = True
        self.show_news(seat)
        self.show_table(seat)
        self._answer(seat)

    def _bot_choice(self, seat: int) -> "Action":
        from abraka.bots import Decision, bot_named

        return bot_named(self.players[seat]).choose(Decision.of(self.match, self.luck.getrandbits(63)))

    def _hand_over(self, seat: int) -> None:
        """Clears the screen before another person looks at it."""
        if self.hides and self.viewer != seat:
            self._wipe()
            self.screen.ask(say("tty_pass_device", name=seat_name(seat)) + " ")
            self.screen.clear()
        self.viewer = seat

    def _wipe(self) -> None:
        """Clears the screen if it shows what a seat was told."""
        if self.exposed:
            self.screen.clear()
        self.exposed, self.pictured = False, ""

    def _answer(self, seat: int) -> None:
        """Asks until something has changed."""
        while not self._obey(self.screen.ask(f"{seat_name(seat)}> "), seat):
            pass

    def _obey(self, text: str, seat: int) -> bool:
        """Does what was typed; says whether the match is now at another point."""
        word, _, rest = text.partition(" ")
        command = COMMANDS.get(word.lower())
        try:
            if command is not None:
                return command(self, rest.strip(), seat)
            self.apply(self._chosen(text))
        except Refusal as error:
            self.screen.show(self.game.say_refusal(error.sentence))
            return False
        except (AbrakaError, OSError) as error:
            self.screen.show(sentence_of(error))
            return False
        return True

    def _chosen(self, text: str) -> "Action | str":
        """The action that a number or notation stands for."""
        actions = self.match.legal()
        if not text:
            raise Refusal(say("tty_type", numbers=_numbers(actions)))
        if not (text.isascii() and text.isdigit()):
            return text
        if len(text) > 4 or not 1 <= int(text) <= len(actions):
            raise Refusal(say("tty_no_choice", text=text[:20], numbers=_numbers(actions)))
        return actions[int(text) - 1]

    # What can be typed besides actions.

    def undo(self, rest: str, seat: int) -> bool:
        """Takes the last action back."""
        self.match.undo()
        self.log.pop()
        self.told = {seat: min(count, len(self.log)) for seat, count in self.told.items()}
        self.screen.show(say("tty_taken_back"))
        return True

    def look(self, rest: str, seat: int) -> bool:
        """Shows the table again."""
        self.pictured = ""
        self.show_table(seat)
        return False

    def tell_log(self, rest: str, seat: int) -> bool:
        """Tells everything that the seat may know."""
        for number, entry in enumerate(self.log):
            for place, line in enumerate(entry[seat]):
                self.screen.show(f"{number if number and not place else '':>4}  {line}")
        return False

    def remind(self, rest: str, seat: int) -> bool:
        """The rules in short."""
        self.screen.show(self.game.remind())
        return False

    def hint(self, rest: str, seat: int) -> bool:
        """What the strongest bot thinks of the choices."""
        from abraka.bots import Decision
        from abraka.bots.explain import explain

        self.screen.show(say("tty_thinking"))
        for thought in explain(Decision.of(self.match, self.luck.getrandbits(63)), limit=HINTS):
            now, then = (f"{chances[seat]:.0%}" for chances in (thought.before, thought.chances))
            chance = say("tty_chance", now=now, percent=then)
            reasons = "; ".join(self.game.say_reason(reason) for reason in thought.reasons)
            plan = say("tty_then", plan=", ".join(thought.plan)) if thought.plan else ""
            self.screen.show(f"  {thought.action}{plan} ({chance})" + (f": {reasons}" if reasons else ""))
        return False

    def help(self, rest: str, seat: int) -> bool:
        """What can be typed."""
        self.screen.show(say("tty_help"))
        return False

    def save(self, rest: str, seat: int) -> bool:
        """Writes the match to a file."""
        path = self._path(rest, "save")
        sides = self.game.spec.sides(self.match.players, self.match.options)
        save(self.match, path, [recorded(name, self.game.name, sides) for name in self.players])
        self.stored = self.match.version
        if self.match.outcome is None:
            self.screen.show(say("tty_saved", path=str(path), key=key_file(path).name))
        else:
            self.screen.show(say("tty_saved_over", path=str(path)))
        return False

    def resume(self, rest: str, seat: int) -> bool:
        """Puts a saved match in place of this one."""
        path = self._path(rest, "resume")
        try:
            saved = load_match(path, self.content)
            players = saved_seats(path, saved)
        except RecordError as error:
            raise name_file(path, error) from None
        self._offer_saving()
        hid = self.hides
        self.sit_down(saved, players)
        if hid or self.hides:
            self._wipe()
        self.welcome()
        return True

    def leave(self, rest: str, seat: int) -> bool:
        """Ends the session, after an offer to save the match."""
        if self.match.version != self.stored:
            self._offer_saving()
        raise Leave

    def _path(self, text: str, command: str) -> Path:
        if not text or "\0" in text:
            raise Refusal(say("tty_which_file", command=command))
        path = Path(text)
        if path.is_dir():
            raise Refusal(say("tty_folder", path=str(path)))
        return path

    def _offer_saving(self) -> None:
        """Asks whether to save until the match is saved or nobody wants it."""
        while self.match.version != self.stored:
            answer = self.screen.ask(say("tty_offer_saving") + " ").strip()
            word, _, rest = answer.partition(" ")
            if answer.lower() in DECLINES:
                return
            try:
                if word.lower() != "save":
                    raise Refusal(say("tty_neither", answer=answer[:40]))
                self.save(rest.strip(), SPECTATOR)
            except (AbrakaError, OSError) as error:
                self.screen.show(sentence_of(error))

    def _say_unsaved(self) -> None:
        if self.match.version != self.stored:
            self.screen.show(say("tty_not_saved"))

    # The end.

    def _finish(self) -> None:
        """How it ended, with nothing hidden any more."""
        self.show_news(self.viewer)
        ending = self.game.ask(self.match.view(SPECTATOR))
        self.screen.show()
        self.screen.show(self.game.draw(self.game.whole(self.match.state)).removesuffix(ending).rstrip())
        self.screen.show()
        self.screen.show(ending, style="bold")
        self.screen.show()
        self.screen.show(say("tty_key", key=self.match.key.hex()))
        self.screen.show(say("tty_key_checked", id=self.match.id))
        self._offer_saving()


def _numbers(actions: "Sequence[Action]") -> str:
    return say("tty_numbers", count=len(actions))


COMMANDS: dict[str, Callable[[Table, str, int], bool]] = {
    "undo": Table.undo,
    "look": Table.look,
    "log": Table.tell_log,
    "rules": Table.remind,
    "hint": Table.hint,
    "help": Table.help,
    "?": Table.help,
    "save": Table.save,
    "resume": Table.resume,
    "quit": Table.leave,
    "exit": Table.leave,
}
