"""The games at all player counts, and agents that take any possible step."""

from random import Random

import numpy as np
import numpy.typing as npt

SIZES = [
    *[("afternova", players) for players in range(2, 7)],
    *[("novaraiders", players) for players in range(2, 5)],
]


def any_step(mask: npt.NDArray[np.int8], rng: Random) -> int:
    """A possible step, each with the same chance."""
    return int(rng.choice(np.flatnonzero(mask)))
