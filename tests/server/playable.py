"""How soon a server, or its store, must be of use again after it was killed."""

import os

PLAYABLE_AGAIN = 5.0
"""Seconds."""


def playable_again() -> float:
    """The promise; more where others overrun the machine, so that nobody can say how long anything takes."""
    overrun = os.getloadavg()[0] > 2 * (os.cpu_count() or 1)
    return 12 * PLAYABLE_AGAIN if overrun else PLAYABLE_AGAIN
