"""How a game of AfterNova can end (AN-7.1, AN-7.5)."""

from enum import StrEnum

from novatable.core import actions


class Ending(StrEnum):
    SIXTH_BLUEPRINT = "sixth_blueprint"
    ROUND_LIMIT = "round_limit"


class Outcome(actions.Outcome, frozen=True):
    reason: Ending
