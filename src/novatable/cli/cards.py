"""Card sets: listing and checking them."""

import tomllib
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import RenderableType

from novatable.cli.common import Language, failed, output, wrong_usage
from novatable.core.cardfile import CardFileError
from novatable.core.game import Game
from novatable.core.words import Texts
from novatable.locales import words
from novatable.terminal.games import display_of

app = typer.Typer(help="List the cards of a game, or check a card set of your own.", no_args_is_help=True)

FILE: Final = typer.Argument(metavar="FILE", exists=True, dir_okay=False, help="A card set in TOML.")


@app.command("list")
def list_cards(
    language: Language,
    what: Annotated[
        str, typer.Argument(metavar="[GAME or FILE]", help=f"{', '.join(Game.kinds)}, or a card set in TOML.")
    ] = Game.usual(),
) -> None:
    """List all cards of a card set: the one shipped with a game, or your own.

    Examples:

    novatable cards list

    novatable cards list novaraiders

    novatable cards list mine.toml
    """
    if what in Game.kinds:
        listing, summary = _read(what, "standard", words(language))
    elif Path(what).is_file():
        listing, summary = _read(_game_of(Path(what)), what, words(language))
    else:
        wrong_usage(f"{what!r} is neither a game ({', '.join(Game.kinds)}) nor a file.")
    output().print(listing)
    output().print(summary, markup=False)


@app.command()
def check(file: Annotated[Path, FILE]) -> None:
    """Check your own card set; every problem is listed with its line.

    The key game in the file says which game it is for. Exit code 1 if there is a problem.

    Example:

    novatable cards check mine.toml
    """
    _, summary = _read(_game_of(file), str(file), words("en"))
    output().print(f"No problems: {summary}", markup=False)


def _read(game: str, path_or_name: str, texts: Texts) -> tuple[RenderableType, str]:
    try:
        return display_of(game).card_set(path_or_name, texts)
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
        return Game.usual()
    if game not in Game.kinds:
        failed(f"{file}: the game {game!r:.80} is not known; possible: {', '.join(Game.kinds)}")
    return game
