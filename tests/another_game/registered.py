"""Makes Stones known: `NOVATABLE_GAMES=tests.another_game.registered novatable play stones`."""

from novatable.core.game import Game
from tests.another_game.stones import Stones

Game.register(Stones)
