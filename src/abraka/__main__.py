"""`python -m abraka` is the command `abraka`."""

import sys

from abraka.cli import main

if __name__ == "__main__":
    sys.exit(main())
