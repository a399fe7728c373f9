"""AfterNova in the terminal."""

from collections.abc import Sequence

from rich.console import RenderableType

from novatable.afternova.cards import card_set, load
from novatable.core.game import Game
from novatable.terminal.afternova import catalogue
from novatable.terminal.afternova.screen import AfterNovaScreen
from novatable.terminal.games import Display


def _screen(game: Game, names: Sequence[str]) -> AfterNovaScreen:
    return AfterNovaScreen(card_set(game.setup.cards), names)


def _cards(path_or_name: str) -> tuple[RenderableType, str]:
    cards = load(path_or_name)
    return catalogue.catalogue(cards), catalogue.summary(cards)


DISPLAY = Display(_screen, _cards)
