"""A node that is not given up so soon: for tests of what is told, on machines on which much else goes on."""

import sys

from abraka.cli import main
from abraka.table import tenure

LIFE_S = 90.0

if __name__ == "__main__":
    tenure.LIFE_S, tenure.SOON = LIFE_S, tenure.NOW + int(1000 * LIFE_S)  # before others take them over
    sys.exit(main())
