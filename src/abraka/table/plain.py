"""A match in plain text, for clients that draw no board of its game: the picture, the question, the choices."""

from abraka.table.play import Play
from abraka.table.protocol import Choice, Reply


class PlainChoice(Choice, frozen=True, kw_only=True):
    """One legal action, and what it does in a few words."""

    words: str


class PlainMatch(Reply, frozen=True, kw_only=True):
    """A match as a picture in text, with what is asked and what may be done."""

    version: int
    picture: str
    question: str
    choices: list[PlainChoice]


def plain_match(play: Play, audience: int) -> PlainMatch:
    """What an audience may see of the match, in the language that is spoken; choices for the seat that is asked."""
    match, game = play.match, play.match.game
    view = match.view(audience)
    question = game.ask(view)
    actions = [] if play.over or audience != match.to_act else match.legal()
    choices = [PlainChoice(text=game.actions.write(a), action=a, words=game.describe(view, a)) for a in actions]
    picture = game.draw(view).removesuffix(question).rstrip()
    return PlainMatch(version=play.version, picture=picture, question=question, choices=choices)
