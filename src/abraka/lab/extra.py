"""What only those need who measure: packages of the extras `abraka[lab]` and `abraka[cluster]`."""

from importlib.util import find_spec

from abraka.core.errors import OptionError


def need(package: str, what: str, extra: str = "lab") -> None:
    """Refuses what can't be done without a package, before anything is done."""
    if find_spec(package) is None:
        raise OptionError(f"{what} {package}: pip install 'abraka[{extra}]'.")
