"""Tools to test a game with, run over every game of the registry.

conformance   what every game must fulfil
secrecy       what a seat can't see must not reach it, and redealing must be honest
forms         both memory forms play the same matches
keys          keys whose next rolls and draws are as a test wants them
laws          what must hold in every state of thousands of matches
golden        short playthroughs, frozen as text
strategies    hypothesis strategies for matches
"""

from abraka.testing.conformance import Broken, GameSubject, Subject, check_conformance
from abraka.testing.keys import Want, key_for
from abraka.testing.secrecy import check_secrecy

__all__ = ["Broken", "GameSubject", "Subject", "Want", "check_conformance", "check_secrecy", "key_for"]
