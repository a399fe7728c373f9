"""The computer players of Nova-Raiders."""

from novatable.players.novaraiders.cadet import Cadet
from novatable.players.novaraiders.captain import Captain
from novatable.players.novaraiders.pilot import Pilot
from novatable.players.player import Maker
from novatable.players.random import RandomPlayer

LEVELS: dict[str, Maker] = {"random": RandomPlayer, "cadet": Cadet, "pilot": Pilot, "captain": Captain}
