"""How each game is shown in the terminal."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rich.console import RenderableType

from novatable.core.game import Game
from novatable.core.words import Texts
from novatable.terminal.plain import PlainScreen
from novatable.terminal.screen import AnyScreen


class Display(NamedTuple):
    """What a game's package in the terminal has as DISPLAY."""

    screen: Callable[[Game, Sequence[str], Texts], AnyScreen]
    """The screen, in a language, of a game whose seats have these names, the automa's included."""
    card_set: Callable[[str, Texts], tuple[RenderableType, str]]
    """All cards of a set, given its name or path, and a sentence about them."""


def display_of(game: str) -> Display:
    """ValueError says which games there are."""
    display: Display | None = Game.part(game, "terminal", "DISPLAY")
    if display is not None:
        return display
    return Display(
        lambda _game, names, texts: PlainScreen(texts, names),
        lambda name, texts: (
            "",
            texts.format("term-plain-cards", name=Game.kind(game).load_cards(name).name),
        ),
    )


def screen_of(game: Game, names: Sequence[str], texts: Texts) -> AnyScreen:
    """The screen for a game with players of these names, in a language."""
    return display_of(game.name).screen(game, [*names, game.automa][: game.seats], texts)
