"""Card sets: listing, checking and printing them."""

import tomllib
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import RenderableType

from novatable.cli.common import Language, failed, in_words, one_of, output, wrong_usage
from novatable.core.cardfile import CardFileError
from novatable.core.errors import Impossible
from novatable.core.game import Game
from novatable.core.words import Texts
from novatable.locales import words
from novatable.printing import INKS, PAPERS, Print, print_game
from novatable.terminal.games import display_of

app = typer.Typer(help="List, check or print the cards of a game, or your own.", no_args_is_help=True)

FILE: Final = typer.Argument(metavar="FILE", exists=True, dir_okay=False, help="A card set in TOML.")
USUAL: Final = Game.usual()
What = Annotated[
    str, typer.Argument(metavar="[GAME or FILE]", help=f"{', '.join(Game.kinds)}, or a card set in TOML.")
]


@app.command("list")
def list_cards(
    language: Language,
    what: What = USUAL,
) -> None:
    """List all cards of a card set: the one shipped with a game, or your own.

    Examples:

    novatable cards list

    novatable cards list novaraiders

    novatable cards list mine.toml
    """
    game, source = _meant(what)
    listing, summary = _read(game, source, words(language))
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


@app.command("print")
def print_cards(
    language: Language,
    out: Annotated[Path, typer.Option(metavar="FILE", dir_okay=False, help="The PDF to write.")],
    what: What = USUAL,
    paper: Annotated[
        str, typer.Option(callback=one_of(PAPERS), help=f"The size of your paper: {', '.join(PAPERS)}.")
    ] = "a4",
    ink: Annotated[
        str,
        typer.Option(callback=one_of(INKS), help="full, or saving: pale drawings on white paper."),
    ] = "full",
) -> None:
    """Print a game to cut out and play with: cards, counters, boards, a turn aid and the rules.

    Print at actual size, on both sides, turned over the long edge: the backs then match.

    Examples:

    novatable cards print afternova --out afternova.pdf

    novatable cards print mine.toml --paper letter --language de --ink saving --out mine.pdf
    """
    game, source = _meant(what)
    kind = Game.kind(game)
    try:
        cards = kind.client_cards(kind.load_cards(source))
        pdf = print_game(cards, game, Print(paper, language, "saving" if ink == "saving" else "full"))
        out.write_bytes(pdf)
    except CardFileError as error:
        failed(str(error))
    except Impossible as error:
        failed(in_words(error, words(language)))
    except OSError as error:
        failed(f"{out} cannot be written: {error.strerror}")
    output().print(f"{cards.name}: {out}, {len(pdf) / 1e6:.1f} MB", markup=False)


def _meant(what: str) -> tuple[str, str]:
    """A game, and the name or file of a card set for it."""
    if what in Game.kinds:
        return what, "standard"
    if not Path(what).is_file():
        wrong_usage(f"{what!r} is neither a game ({', '.join(Game.kinds)}) nor a file.")
    return _game_of(Path(what)), what


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
