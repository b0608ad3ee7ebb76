"""The rules of Djinn, by place and topic.

setup       the town and the displays            draft      the traits
turn        start, actions at a space, end       movement   moving the wizard, tolls
windows     free actions                         effects    the 20 kinds, list by list
mages       the tavern, turning mages up         catacombs  chests
archive     its options                          secrets    placing secret tiles
market      assistant, offers, bottles           source     the Source of Magic
equipment   the workshop's cards                 capacity   the capacity marker
capture     targets, help, price                 containers circles, bottles, corks
circles     activating them                      drawing    djinns drawn from the bag
town        djinns and bosses on the map         awards     what bottles are given for
goods       coins, scrolls, power, keys, corks   solo       Tom
scoring     points at the end                    knowledge  what a seat can't know
bag         sets that are drawn from             lookup     finding things
tasks       what is still to be done             play       what an action does
"""

from abraka.games.djinn.rules.knowledge import redeal
from abraka.games.djinn.rules.legal import legal
from abraka.games.djinn.rules.play import apply
from abraka.games.djinn.rules.setup import reset

__all__ = ["apply", "legal", "redeal", "reset"]
