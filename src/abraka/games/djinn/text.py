"""How a table of Djinn is written for people: the picture, the sentences, the position text."""

from functools import singledispatch

from abraka.core.events import Event
from abraka.core.sentences import counted, seat_name, who_won
from abraka.games.djinn import events as happened
from abraka.games.djinn import words
from abraka.games.djinn.picture import picture
from abraka.games.djinn.view import View

ENDINGS = {
    "points": "all have been at the Source, and points are counted",
    "tom": "Tom was faster, and bosses are still in the town",
}

ITEMS = {
    "awards": "awards",
    "bottled": "djinns in bottles",
    "circles": "djinns in circles",
    "glass": "unused bottles and corks",
    "equipment": "equipment",
    "cards": "scoring cards",
    "ambition": "a secret scoring card",
    "tom_cards": "cards left to Tom",
}


def draw(view: View) -> str:
    """The view as a picture of 80 columns: the town, what there is to get, the seats, what is asked."""
    return f"{picture(view)}\n\n{ask(view)}"


# ---- What is asked.


def ask(view: View) -> str:
    """What is asked now, in one sentence."""
    if view.reason:
        return f"The match is over: {ENDINGS[view.reason]}. {_winners(view)}"
    if view.to_act is None:
        return "Nobody is asked."
    return f"{seat_name(view.to_act)}: {_question(view)}"


def _winners(view: View) -> str:
    if len(view.seats) > 1:
        return who_won(view.ranks)
    return f"You have won with {counted(view.seats[0].total, 'point')}." if 1 in view.ranks else "The game is lost."


def _question(view: View) -> str:
    """What the seat to act is asked; free actions may come first where the list shows some."""
    asked, here = view.asked, view.seats[view.active].at
    again = " (again)" if view.doing.did else ""
    return {
        "draft_first": "take a trait, good or bad.",
        "draft_second": "take a trait of the other sign.",
        "place_wizard": "put your wizard on a path to a square space.",
        "move": "move your wizard.",
        "toll": f"pay {seat_name(asked.owner) if asked.owner is not None else 'the owner'} for the place.",
        "free": _something_free(view),
        "award_mix": f"choose what you pay in {asked.colour} bottles.",
        "award_pick": "choose your award.",
        "action": f"act at {here}{again}.",
        "action_round": f"act at {here}{again}.",
        "source": f"act at the Source{again}.",
        "consolation": "choose what you take instead of an action.",
        "mage": "choose a mage.",
        "chest_discard": "choose the chest that you leave.",
        "unlock": f"unlock {asked.chest}, or leave it locked.",
        "archive_option": "choose what you do in the archive.",
        "secret_tile": "choose the secret tile that you place.",
        "secret_space": f"choose the square for your {asked.tile} tile.",
        "equipment": "choose an equipment card.",
        "equipment_keep": "choose which card stays face up.",
        "market_place": "send your assistant to a stall.",
        "market_offer": "choose what you buy.",
        "bottle_colour": f"choose the colour of your bottle ({asked.left} to take).",
        "flip_mage": f"choose a mage to turn face up ({asked.left} at most).",
        "academy_flips": f"choose how much of the {asked.power} power turns mages face up.",
        "swap_bottle": f"exchange an empty bottle ({asked.left} at most), or stop.",
        "source_buy": "choose what you buy for scrolls.",
        "capture_target": f"choose whom you capture at {asked.space}, one by one.",
        "capture_help": f"pay {view.doing.cost} power, or let somebody help.",
        "container": f"choose where {words.sort(asked.sort or 'boss')} goes.",
        "free_djinn": "the boss brings a djinn for nothing: choose one.",
        "remove_space": "choose where a djinn is removed.",
        "remove_which": f"choose who is removed from {asked.space}.",
        "accept_capacity": "raise your capacity, or not.",
        "accept_circle": "activate a circle, or not.",
    }[view.prompt]


def _something_free(view: View) -> str:
    """A window; while a chest lies open it may bring the key for it (D40)."""
    if view.asked.chest:
        return f"do something free before {view.asked.chest} is put away, or leave it locked."
    return "do something free, or go on."


# ---- What happened: the draft, the turn.


@singledispatch
def say(event: Event) -> str:
    """An event as an English sentence."""
    raise TypeError(f"{event!r} is no event of this game.")


@say.register
def _(event: happened.TraitTaken) -> str:
    return f"{seat_name(event.seat)} takes the trait {words.title('trait', event.trait)}."


@say.register
def _(event: happened.CircleCovered) -> str:
    return f"One of {seat_name(event.seat)}'s circles is covered."


@say.register
def _(event: happened.AmbitionDealt) -> str:
    return f"{seat_name(event.seat)} gets {counted(event.cards, 'secret scoring card')}."


@say.register
def _(event: happened.AmbitionCard) -> str:
    return f"{seat_name(event.seat)}'s secret card is {words.title('scoring', event.card)}."


@say.register
def _(event: happened.TurnBegan) -> str:
    return f"Turn {event.turn}: {seat_name(event.seat)}."


@say.register
def _(event: happened.WizardMoved) -> str:
    return f"{seat_name(event.seat)} goes to {event.to}, coming from {event.via}."


@say.register
def _(event: happened.Stuck) -> str:
    return f"{seat_name(event.seat)} can't move and does nothing."


@say.register
def _(event: happened.TollPaid) -> str:
    return f"{seat_name(event.seat)} pays {seat_name(event.owner)} a {event.what.removesuffix('s')} for the place."


@say.register
def _(event: happened.ActionBegan) -> str:
    name = seat_name(event.seat)
    return {
        "basic": f"{name} does the basic action at {event.space}.",
        "tile": f"{name} does the action of the secret tile at {event.space}.",
        "special": f"{name} does the special action at {event.space}.",
        "capture": f"{name} meets the djinns at {event.space}.",
        "skip": f"{name} does no action at {event.space}.",
        "refill": f"{name} draws power from the Source.",
        "bosses": f"{name} captures bosses at the Source.",
        "shop": f"{name} buys at the Source.",
    }[event.what]


@say.register
def _(event: happened.EndBegan) -> str:
    return f"All bosses are gone from the map: round {event.last_round} is the last one."


@say.register
def _(event: happened.FinalBegan) -> str:
    return f"{seat_name(event.seat)}'s final action at the Source begins."


@say.register
def _(event: happened.TomTurned) -> str:
    return f"Tom turns up his card {event.card}; {counted(event.left, 'card')} left."


@say.register
def _(event: happened.Scored) -> str:
    return f"{seat_name(event.seat)} scores {counted(event.points, 'point')} for {ITEMS[event.item]}."


@say.register
def _(event: happened.MatchEnded) -> str:
    return f"The match is over: {ENDINGS[event.reason]}."


# ---- Goods, bottles, capacity.


@say.register
def _(event: happened.Gained) -> str:
    return f"{seat_name(event.seat)} gains {words.amount(event.what, event.n)}."


@say.register
def _(event: happened.Paid) -> str:
    return f"{seat_name(event.seat)} gives up {words.amount(event.what, event.n)}."


@say.register
def _(event: happened.BottleGained) -> str:
    return f"{seat_name(event.seat)} takes a {event.colour} bottle."


@say.register
def _(event: happened.BottleSwapped) -> str:
    return f"{seat_name(event.seat)} exchanges a {event.old} bottle for a {event.new} one."


@say.register
def _(event: happened.CapacityRose) -> str:
    return f"{seat_name(event.seat)}'s capacity rises to {event.marker}."


@say.register
def _(event: happened.CapacityFlipped) -> str:
    return f"{seat_name(event.seat)} flips the capacity marker."


@say.register
def _(event: happened.CapacityDeclined) -> str:
    return f"{seat_name(event.seat)} leaves the capacity as it is."


@say.register
def _(event: happened.MinimumRose) -> str:
    return f"{seat_name(event.seat)}'s minimum rises to {event.minimum}."


@say.register
def _(event: happened.CircleActivated) -> str:
    return f"{seat_name(event.seat)}'s circle {event.circle} becomes active."


@say.register
def _(event: happened.CircleDeclined) -> str:
    return f"{seat_name(event.seat)} activates no circle."


@say.register
def _(event: happened.KeyChanged) -> str:
    what = event.what if event.what == "power" else f"a {event.what}"
    return f"{seat_name(event.seat)} changes a key into {what}."


# ---- Cards and tiles.


@say.register
def _(event: happened.MageTaken) -> str:
    return f"{seat_name(event.seat)} takes {words.title('mage', event.mage)}."


@say.register
def _(event: happened.MageShown) -> str:
    return f"{words.title('mage', event.mage)} comes into the tavern."


@say.register
def _(event: happened.MageUsed) -> str:
    return f"{words.title('mage', event.mage)} helps {seat_name(event.seat)}: {event.bonus} less to pay."


@say.register
def _(event: happened.MageTurnedUp) -> str:
    return f"{seat_name(event.seat)} turns {words.title('mage', event.mage)} face up."


@say.register
def _(event: happened.GearTaken) -> str:
    return f"{seat_name(event.seat)} takes the {words.title('gear', event.gear)}."


@say.register
def _(event: happened.GearShown) -> str:
    return f"The {words.title('gear', event.gear)} is the next card in the workshop."


@say.register
def _(event: happened.GearUsed) -> str:
    return f"{seat_name(event.seat)} uses the {words.title('gear', event.gear)}."


@say.register
def _(event: happened.GearTurnedDown) -> str:
    return f"{seat_name(event.seat)}'s {words.title('gear', event.gear)} turns face down."


@say.register
def _(event: happened.RewardClaimed) -> str:
    return f"The {words.title('gear', event.gear)} rewards {seat_name(event.seat)}."


@say.register
def _(event: happened.TilePlaced) -> str:
    location = words.title("location", event.location)
    return f"{seat_name(event.seat)} places the secret tile of the {location} at {event.space}."


@say.register
def _(event: happened.ChestShown) -> str:
    return f"{seat_name(event.seat)} reveals {event.chest}."


@say.register
def _(event: happened.ChestLeft) -> str:
    return f"{seat_name(event.seat)} leaves {event.chest}."


@say.register
def _(event: happened.ChestUnlocked) -> str:
    return f"{seat_name(event.seat)} unlocks {event.chest}."


@say.register
def _(event: happened.ChestsShuffled) -> str:
    return f"The {counted(event.chests, 'discarded chest')} are shuffled into a new pile."


@say.register
def _(event: happened.AssistantMoved) -> str:
    return f"{seat_name(event.seat)}'s assistant goes to the stall {event.stall}."


@say.register
def _(event: happened.AwardTaken) -> str:
    return f"{seat_name(event.seat)} receives {event.award}."


@say.register
def _(event: happened.AwardPaid) -> str:
    bosses = f", {event.bosses} with a boss," if event.bosses else ""
    return f"{seat_name(event.seat)} gives corked {event.colour} bottles{bosses} for an award."


# ---- Djinns.


@say.register
def _(event: happened.Caught) -> str:
    return f"{seat_name(event.seat)} captures {words.sort(event.sort)}, into {_container(event.container)}."


@say.register
def _(event: happened.Bottled) -> str:
    return f"{seat_name(event.seat)} moves {words.sort(event.sort)} from a circle into {_container(event.container)}."


@say.register
def _(event: happened.Missed) -> str:
    return f"{seat_name(event.seat)} captures nobody."


@say.register
def _(event: happened.DjinnDrawn) -> str:
    return f"{seat_name(event.seat)} draws {words.sort(event.colour)} from the bag."


@say.register
def _(event: happened.DjinnReturned) -> str:
    return f"{words.sort(event.colour).capitalize()} goes back into the bag."


@say.register
def _(event: happened.DjinnAppeared) -> str:
    return f"{words.sort(event.colour).capitalize()} appears at {event.space}."


@say.register
def _(event: happened.DjinnRemoved) -> str:
    return f"{seat_name(event.seat)} removes {words.sort(event.sort)} from {event.space}."


@say.register
def _(event: happened.BossGone) -> str:
    how = "captured" if event.how == "captured" else "driven out"
    return f"The boss of {event.space} is {how}: {event.gone} of 6 are gone."


def _container(container: str) -> str:
    return "a circle" if container == "circle" else f"a {container} bottle"
