"""All commands together."""

import sys
from importlib import metadata
from io import TextIOWrapper
from typing import Annotated

import typer

from novatable.cli import admin, cards, contests, lab, lessons, records, review, serve, tables
from novatable.cli.common import output

app = typer.Typer(
    name="novatable",
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command()(tables.demo)
app.command()(tables.play)
app.add_typer(lab.app, name="lab")
app.command("simulate", hidden=True)(lab.run)  # as it was called before there was a lab
app.command()(contests.tournament)
app.command()(records.replay)
app.command()(review.review)
app.add_typer(cards.app, name="cards")
app.add_typer(lessons.app, name="lessons")
app.command()(contests.bench)
app.command()(serve.serve)
app.add_typer(admin.app, name="admin")


def _show_version(wanted: bool) -> None:
    if wanted:
        output().print(f"novatable {metadata.version('novatable')}")
        raise typer.Exit


Version = Annotated[
    bool,
    typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version and exit."),
]


@app.callback()
def novatable(version: Version = False) -> None:  # its callback does the work
    """AfterNova and Nova-Raiders at the terminal: play, watch, balance, replay, check cards."""


def run() -> None:
    """Run the command; a character that the screen cannot show is replaced."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    app()
