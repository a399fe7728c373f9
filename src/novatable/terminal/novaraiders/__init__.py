"""Nova-Raiders in the terminal."""

from collections.abc import Sequence

from rich.console import RenderableType

from novatable.core.game import Game
from novatable.core.words import Texts
from novatable.novaraiders.cards import card_set, load
from novatable.terminal.games import Display
from novatable.terminal.novaraiders import catalogue
from novatable.terminal.novaraiders.screen import NovaRaidersScreen


def _screen(game: Game, names: Sequence[str], texts: Texts) -> NovaRaidersScreen:
    return NovaRaidersScreen(texts, card_set(game.setup.cards), names, game.setup.players)


def _cards(path_or_name: str, texts: Texts) -> tuple[RenderableType, str]:
    cards = load(path_or_name)
    return catalogue.catalogue(cards, texts), catalogue.summary(cards, texts)


DISPLAY = Display(_screen, _cards)
