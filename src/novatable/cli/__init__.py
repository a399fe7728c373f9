"""The command `novatable`."""

import sys

from novatable.cli.compiled import hurry
from novatable.extras import advice


def main() -> None:
    """Run the command. If a package of an extra is missing, say how to install it."""
    hurry(sys.argv[1:])
    try:
        from novatable.cli.app import run

        run()
    except ModuleNotFoundError as missing:
        told = advice(missing)
        if told is None:
            raise
        sys.exit(told)


__all__ = ["main"]
