"""The command `novatable`."""

from novatable.cli.app import app, main

__all__ = ["app", "main"]
