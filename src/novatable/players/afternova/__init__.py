"""The computer players of AfterNova."""

from novatable.players.afternova.cadet import Cadet
from novatable.players.afternova.random import RandomPlayer
from novatable.players.player import Maker

LEVELS: dict[str, Maker] = {"random": RandomPlayer, "cadet": Cadet}
