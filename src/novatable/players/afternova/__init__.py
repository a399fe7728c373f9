"""The computer players of AfterNova."""

from functools import partial

from novatable.players.afternova.cadet import Cadet
from novatable.players.afternova.captain import Captain
from novatable.players.afternova.random import RandomPlayer
from novatable.players.afternova.temper import GENEROUS, HARD, OPPORTUNIST
from novatable.players.afternova.trader import Trader
from novatable.players.player import Maker

LEVELS: dict[str, Maker] = {
    "random": RandomPlayer,
    "cadet": Cadet,
    "trader-generous": partial(Trader, temper=GENEROUS),
    "trader-hard": partial(Trader, temper=HARD),
    "trader-opportunist": partial(Trader, temper=OPPORTUNIST),
    "trader": Trader,
    "captain": Captain,
}
