"""What only those need who measure: packages of the extra `abraka[lab]`."""

from importlib.util import find_spec

from abraka.core.errors import OptionError


def need(package: str, what: str) -> None:
    """Refuses what can't be done without a package, before anything is done."""
    if find_spec(package) is None:
        raise OptionError(f"{what} {package}: pip install 'abraka[lab]'.")
