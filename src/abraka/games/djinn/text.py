"""How a table of Djinn is written for people: the picture, the sentences, the position text."""

from collections.abc import Mapping
from typing import Any

import msgspec

from abraka.core.events import Event
from abraka.core.sentences import seat_name, who_won
from abraka.games.djinn import events as happened
from abraka.games.djinn import terms
from abraka.games.djinn.picture import picture
from abraka.games.djinn.terms import words
from abraka.games.djinn.view import SeatView, View
from abraka.games.djinn.view.parts import Effects

MAP_BOSSES, AWARD_PRICE = 6, 3

GROUPS = {
    "trait": ("draft_first", "draft_second"),
    "move": ("place_wizard", "move"),
    "act": ("action", "action_round", "source"),
    "card": ("mage", "equipment", "equipment_keep"),
    "shop": ("market_place", "market_offer", "source_buy", "bottle_colour"),
    "award": ("award_mix", "award_pick"),
    "capture": ("capture_target", "capture_help", "container", "free_djinn"),
}
"""What others are asked is told in few words."""


def draw(view: View) -> str:
    """The view as a picture of 80 columns: the town, what there is to get, the seats, what is asked."""
    return f"{picture(view)}\n\n{ask(view)}"


# ---- What is asked.


def ask(view: View) -> str:
    """What is asked now, in one sentence."""
    if view.reason:
        return f"{_line('over', thing=words(f'djinn_end_{view.reason}'))} {_won(view)}"
    if view.to_act is None:
        return words("djinn_ask_none")
    if view.to_act != view.seat:
        about = next((group for group, prompts in GROUPS.items() if view.prompt in prompts), "free")
        here = view.seats[view.active].at or ""
        return words("djinn_asked", about=about, name=seat_name(view.to_act), place=here)
    return words(f"djinn_ask_{_question(view)}", **_asked(view))


def _won(view: View) -> str:
    if len(view.seats) > 1:
        return who_won(view.ranks)
    return words("djinn_won", who="me", name="", count=view.seats[0].total) if 1 in view.ranks else words("djinn_lost")


def _question(view: View) -> str:
    """Which words a prompt takes."""
    if view.prompt == "draft_second":
        return "draft_bad" if view.seats[view.active].traits[0].positive else "draft_good"
    if view.prompt == "free" and view.asked.chest:
        return "free_chest"
    if view.prompt in GROUPS["act"]:
        return "act_again" if view.doing.did else "act"
    return "capture_more" if view.prompt == "capture_target" and view.doing.targets else view.prompt


def _asked(view: View) -> dict[str, str | int]:
    """What a question names."""
    asked, own = view.asked, view.seats[view.active]
    counts = {
        "capture_target": view.doing.cost if view.doing.targets else view.prices.djinn,
        "capture_help": view.doing.cost,
        "accept_capacity": own.capacity + 1,
    }
    return {
        "place": terms.title("place", asked.tile) if asked.tile else own.at or "",
        "owner": seat_name(asked.owner) if asked.owner is not None else "",
        "gain": _at_stake(view, own),
        "count": counts.get(view.prompt, asked.left),
        "one": terms.whom(asked.sort or view.doing.held or "boss"),
    }


def _at_stake(view: View, own: SeatView) -> str:
    """What a question is about: a chest's lock, a circle, what a purchase costs."""
    if view.prompt == "source_buy":
        return terms.given("scrolls", own.fee)
    if view.prompt == "accept_circle":
        return terms.effects(next_circle(view))
    locked: tuple[Effects, ...] = tuple(chest.locked for chest in view.revealed if chest.id == view.asked.chest)
    return terms.effects(locked[0]) if locked else ""


def next_circle(view: View) -> Effects:
    """What the next circle brings that is not active; nothing if all are."""
    for number, circle in enumerate(view.seats[view.active].circles):
        if circle in ("inactive", "covered"):
            return view.cover_reward if circle == "covered" else view.circle_rewards[number]
    return ()


# ---- What happened.


def say(event: Event) -> str:
    """An event as a sentence."""
    if not isinstance(event, happened.EVENTS.classes):
        raise TypeError(f"{event!r} is no event of this game.")
    kind = str(event.__struct_config__.tag)
    fields = msgspec.structs.asdict(event)
    if kind == "match_ended":
        return _line("over", thing=words(f"djinn_end_{fields['reason']}"))
    named = {"who": "other", "name": seat_name(fields["seat"])} if "seat" in fields else {}
    if kind == "wizard_moved":
        return words("djinn_tell_wizard_moved", **named, space=fields["to"], via=fields["via"])
    if kind in TERMINAL:
        return words(f"djinn_tell_{kind}", **named, thing=_thing(kind, fields))
    return _line(
        LINES.get(kind, kind).format(**fields),
        **named,
        thing=_thing(kind, fields),
        other=_other(kind, fields),
        to=terms.into(fields["container"]) if "container" in fields else terms.to(fields.get("space", "")),
        at=terms.at(fields.get("space", "")),
        count=next((fields[name] for name in COUNTS if name in fields), 0),
    )


LINES = {"action_began": "{what}", "boss_gone": "boss_{how}", "bottle_gained": "gained"}
"""Events that are not told by their own name."""

TERMINAL = ("mage_shown", "gear_shown", "gear_turned_down", "key_changed")
"""Events that only the terminal tells: a board shows them."""

COUNTS = ("cards", "turn", "marker", "minimum", "circle", "bonus", "gone", "last_round", "left")


def _line(what: str, **given: str | int) -> str:
    """A line by its id; most are called like the event."""
    empty: dict[str, str | int] = {"who": "other", "name": "", "thing": "", "other": "", "to": "", "at": "", "count": 0}
    return words("djinn_tell", **{**empty, **given, "what": what})


def _thing(kind: str, fields: Mapping[str, Any]) -> str:
    """What was taken, gained, caught, shown."""
    match kind:
        case "gained" | "paid":
            return terms.given(fields["what"], fields["n"])
        case "key_changed":
            return terms.given({"coin": "coins", "scroll": "scrolls"}.get(fields["what"], "power"), 1)
        case "scored":
            return terms.given("points", fields["points"])
        case "bottle_gained":
            return terms.bottle(fields["colour"])
        case "bottle_swapped":
            return terms.bottle(fields["old"])
        case "award_taken":
            return f"{terms.award_title(fields['award'])}."
        case "award_paid":
            return terms.bottles({fields["colour"]: AWARD_PRICE})
        case "tom_turned":
            return f"{terms.tom_title(fields['card'])}."
        case "djinn_appeared":
            return terms.who(fields["colour"])
        case "djinn_drawn" | "djinn_returned":
            return terms.whom(fields["colour"])
        case "ambition_card":
            return terms.title("scoring", fields["card"])
        case "caught" | "bottled" | "djinn_removed":
            return terms.whom(fields["sort"])
    found = [terms.title(name, fields[name]) for name in ("trait", "mage", "gear", "stall") if name in fields]
    return found[0] if found else terms.title("place", fields["location"]) if "location" in fields else ""


def _other(kind: str, fields: Mapping[str, Any]) -> str:
    """What else an event is about."""
    match kind:
        case "toll_paid":
            return seat_name(fields["owner"])
        case "bottle_swapped":
            return terms.bottle(fields["new"])
        case "boss_gone":
            return str(MAP_BOSSES)
        case "scored":
            return words("djinn_item", id=fields["item"])
    return ""
