"""All commands together."""

import sys
from io import TextIOWrapper

import typer

from novatable.cli import admin, cards, lab, records, serve, tables

app = typer.Typer(
    name="novatable",
    help="AfterNova and Nova-Raiders at the terminal: play, watch, simulate, replay, check cards.",
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command()(tables.demo)
app.command()(tables.play)
app.command()(lab.simulate)
app.command()(records.replay)
app.add_typer(cards.app, name="cards")
app.command()(lab.bench)
app.command()(serve.serve)
app.add_typer(admin.app, name="admin")


def main() -> None:
    """Run the command; a character that the screen cannot show is replaced."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    app()
