"""The computer players of Nova-Raiders."""

from novatable.players.novaraiders.cadet import Cadet
from novatable.players.novaraiders.random import RandomPlayer
from novatable.players.player import Maker

LEVELS: dict[str, Maker] = {"random": RandomPlayer, "cadet": Cadet}
