"""What several commands share: their parameters, and how they report errors."""

import json
import os
from collections.abc import Callable, Collection
from typing import Annotated, Final, NoReturn

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from novatable.core.errors import Impossible
from novatable.core.game import Game
from novatable.core.options import settle
from novatable.core.sentences import DETAIL
from novatable.core.words import Texts, text_of
from novatable.locales import LANGUAGES
from novatable.terminal.plain import PlainWords

FAILED: Final = 1
USAGE: Final = 2
GAMES_HELP: Final = f"The game: {', '.join(Game.kinds)}."


def one_of(names: Collection[str]) -> Callable[[str], str]:
    """A check that a name, such as that of a game, is one of those the command is for."""

    def check(name: str) -> str:
        if name not in names:
            raise typer.BadParameter(f"{name!r} is not possible; possible: {', '.join(names)}")
        return name

    return check


Seed = Annotated[int | None, typer.Option(help="The same seed, the same game.", show_default="chance")]
Cards = Annotated[str, typer.Option(metavar="FILE", help="A card set of your own.")]
Rules = Annotated[
    list[str] | None,
    typer.Option("--rule", metavar="NAME=VALUE", help="A rule option, such as fair_deals=true."),
]
Processes = Annotated[
    int | None, typer.Option(min=1, help="Processes at once.", show_default="one per processor")
]


def _own_language() -> str:
    """The language of the person's environment if it is one of ours, else English."""
    names = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    chosen = next(filter(None, names), "")[:2].lower()
    return chosen if chosen in LANGUAGES else "en"


Language = Annotated[
    str,
    typer.Option(
        default_factory=_own_language,
        callback=one_of(LANGUAGES),
        help=f"The language of the table: {', '.join(LANGUAGES)}.",
        show_default="that of your environment (LANG), or en",
    ),
]


def read_rules(rules: list[str] | None) -> dict[str, object]:
    """Rule options as typed: JSON where it is JSON, else text."""
    options: dict[str, object] = {}
    for rule in rules or []:
        name, equals, value = rule.partition("=")
        if not equals:
            raise typer.BadParameter(f"{rule!r} is not NAME=VALUE", param_hint="--rule")
        try:
            options[name.strip()] = json.loads(value)
        except ValueError:
            options[name.strip()] = value.strip()
    return options


def new_game(
    name: str,
    players: int,
    seed: int | None,
    cards: str,
    options: dict[str, object],
    texts: Texts,
    among_people: bool = False,
) -> Game:
    try:
        settled = settle(Game.kind(name).options, options, among_people)
        return Game.new(name, players=players, seed=seed, cards=cards, **settled)
    except ValueError as error:
        wrong_usage(in_words(error, texts))


def in_words(error: ValueError, texts: Texts) -> str:
    """Why something cannot be; a card file's problems are in English."""
    if not isinstance(error, Impossible):
        return str(error)
    why = text_of(PlainWords(texts, (), None).refused(error.refusal))
    if DETAIL in error.args:
        why += f" {texts.format('house-detail', detail=str(error.args[DETAIL]))}"
    return f"{why} ({error.rule})" if error.rule.isupper() else why


def wrong_usage(message: str) -> NoReturn:
    """Say what is wrong with the command, and end with exit code 2."""
    errors().print(message, style="red", markup=False)
    raise typer.Exit(USAGE)


def failed(message: str) -> NoReturn:
    """Say what a check has found, and end with exit code 1."""
    errors().print(message, style="red", markup=False, soft_wrap=True)
    raise typer.Exit(FAILED)


def progress_of(games: int) -> Progress:
    """A bar with the games done and the time left, if somebody watches."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = errors()
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal or games < 2)


def output() -> Console:
    return Console(highlight=False)


def errors() -> Console:
    """For messages and progress, so that the output itself can be piped."""
    return Console(stderr=True, highlight=False)
