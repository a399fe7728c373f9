"""AfterNova in the terminal."""

from collections.abc import Sequence

from rich.console import RenderableType

from novatable.afternova.cards import card_set, load
from novatable.core.game import Game
from novatable.core.words import Texts
from novatable.terminal.afternova import catalogue
from novatable.terminal.afternova.screen import AfterNovaScreen
from novatable.terminal.games import Display


def _screen(game: Game, names: Sequence[str], texts: Texts) -> AfterNovaScreen:
    return AfterNovaScreen(texts, card_set(game.setup.cards), names)


def _cards(path_or_name: str, texts: Texts) -> tuple[RenderableType, str]:
    cards = load(path_or_name)
    return catalogue.catalogue(cards, texts), catalogue.summary(cards, texts)


DISPLAY = Display(_screen, _cards)
