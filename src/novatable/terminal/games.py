"""Which games can be played and watched in the terminal."""

from collections.abc import Sequence

from novatable.afternova.game import AfterNova, card_set
from novatable.core.game import Game
from novatable.terminal.afternova.screen import AfterNovaScreen
from novatable.terminal.screen import AnyScreen

GAMES = ("afternova",)


def screen_of(game: Game, names: Sequence[str]) -> AnyScreen:
    """The screen for a game; ValueError if it has none."""
    if isinstance(game, AfterNova):
        return AfterNovaScreen(card_set(game.setup.cards), names)
    raise ValueError(f"{game.name} cannot be shown in the terminal; possible: {', '.join(GAMES)}")
