"""The command `novatable`."""

import sys
from importlib.metadata import version

from novatable.cli.compiled import hurry
from novatable.extras import advice


def main() -> None:
    """Run the command. If a package of an extra is missing, say how to install it."""
    arguments = sys.argv[1:]
    if arguments == ["--version"]:  # which needs no extra
        print(f"novatable {version('novatable')}")
        return
    hurry(arguments)
    try:
        from novatable.cli.app import run

        run()
    except ModuleNotFoundError as missing:
        told = advice(missing, *arguments[:1])
        if told is None:
            raise
        sys.exit(told)


__all__ = ["main"]
