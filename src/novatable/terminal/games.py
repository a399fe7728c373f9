"""Which games can be played and watched in the terminal."""

from collections.abc import Sequence
from typing import Final

from novatable.afternova.game import AfterNova
from novatable.afternova.game import card_set as afternova_cards
from novatable.core.game import Game
from novatable.novaraiders.game import NovaRaiders
from novatable.novaraiders.game import card_set as novaraiders_cards
from novatable.novaraiders.words import HRL
from novatable.terminal.afternova.screen import AfterNovaScreen
from novatable.terminal.novaraiders.screen import NovaRaidersScreen
from novatable.terminal.screen import AnyScreen

GAMES: Final = {"afternova": "AfterNova", "novaraiders": "Nova-Raiders"}
"""Games by name, with their titles."""


def screen_of(game: Game, names: Sequence[str]) -> AnyScreen:
    """The screen for a game with players of these names; ValueError if it has none."""
    if isinstance(game, AfterNova):
        return AfterNovaScreen(afternova_cards(game.setup.cards), [*names, "Bot"][: game.seats])
    if isinstance(game, NovaRaiders):
        cards = novaraiders_cards(game.setup.cards)
        return NovaRaidersScreen(cards, [*names, HRL][: game.seats], game.setup.players)
    raise ValueError(f"{game.name} cannot be shown in the terminal; possible: {', '.join(GAMES)}")
