"""Card sets: listing and checking them."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Final, NamedTuple

import typer
from rich.console import RenderableType

from novatable.afternova import cards as afternova
from novatable.cli.common import failed, output, wrong_usage
from novatable.core.cardfile import CardFileError
from novatable.novaraiders import cards as novaraiders
from novatable.terminal.afternova import catalogue as afternova_catalogue
from novatable.terminal.novaraiders import catalogue as novaraiders_catalogue

app = typer.Typer(help="List the cards of a game, or check a card set of your own.", no_args_is_help=True)

FILE: Final = typer.Argument(metavar="FILE", exists=True, dir_okay=False, help="A card set in TOML.")


class Kind(NamedTuple):
    """The card sets of one game: which is shipped, and how to read, list and summarise one."""

    shipped: str
    read: Callable[[str], tuple[RenderableType, str]]


def _afternova(path_or_name: str) -> tuple[RenderableType, str]:
    cards = afternova.load(path_or_name)
    return afternova_catalogue.catalogue(cards), afternova_catalogue.summary(cards)


def _novaraiders(path_or_name: str) -> tuple[RenderableType, str]:
    cards = novaraiders.load(path_or_name)
    return novaraiders_catalogue.catalogue(cards), novaraiders_catalogue.summary(cards)


KINDS: Final = {
    "afternova": Kind(afternova.STANDARD, _afternova),
    "novaraiders": Kind(novaraiders.STANDARD, _novaraiders),
}


@app.command("list")
def list_cards(
    what: Annotated[
        str, typer.Argument(metavar="[GAME or FILE]", help=f"{', '.join(KINDS)}, or a card set in TOML.")
    ] = "afternova",
) -> None:
    """List all cards of a card set: the one shipped with a game, or your own.

    Examples:

    novatable cards list

    novatable cards list novaraiders

    novatable cards list mine.toml
    """
    if what in KINDS:
        listing, words = _read(KINDS[what], KINDS[what].shipped)
    elif Path(what).is_file():
        listing, words = _read(KINDS[_game_of(Path(what))], what)
    else:
        wrong_usage(f"{what!r} is neither a game ({', '.join(KINDS)}) nor a file.")
    output().print(listing)
    output().print(words, markup=False)


@app.command()
def check(file: Annotated[Path, FILE]) -> None:
    """Check your own card set; every problem is listed with its line.

    The key game in the file says which game it is for. Exit code 1 if there is a problem.

    Example:

    novatable cards check mine.toml
    """
    _, words = _read(KINDS[_game_of(file)], str(file))
    output().print(f"No problems: {words}", markup=False)


def _read(kind: Kind, path_or_name: str) -> tuple[RenderableType, str]:
    try:
        return kind.read(path_or_name)
    except CardFileError as error:
        count = len(error.problems)
        failed(f"{error}\n{count} problem{'' if count == 1 else 's'}.")


def _game_of(file: Path) -> str:
    """The game that a file says it is for; if it does not say, the first one, whose reader explains that."""
    try:
        game = tomllib.loads(file.read_text(encoding="utf-8-sig")).get("game")
    except (ValueError, RecursionError):
        game = None
    if not isinstance(game, str):
        return next(iter(KINDS))
    if game not in KINDS:
        failed(f"{file}: the game {game!r:.80} is not known; possible: {', '.join(KINDS)}")
    return game
