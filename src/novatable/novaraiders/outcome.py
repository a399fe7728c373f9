"""How a game of Nova-Raiders can end (NR-6.4, NR-6.5)."""

from enum import StrEnum

from novatable.core import actions


class Ending(StrEnum):
    SUPERNOVA = "supernova"
    NO_SHARDS = "no_shards"
    NO_SHIPS = "no_ships"


class Outcome(actions.Outcome, frozen=True):
    reason: Ending
