"""All refusals of the game."""

from abraka.core.catalogue import Catalogue
from abraka.core.refusals import SHARED

REFUSALS = SHARED
why = Catalogue(REFUSALS)
