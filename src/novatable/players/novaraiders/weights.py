"""The numbers that tell a position of Nova-Raiders, by name, and what each of them counts.

The weights were learned from games and are in `weights.toml` (by tools/learn.py) and `outcomes.toml` (by
tools/outcomes.py).
"""

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from novatable.novaraiders.outcome import Outcome

NAMES: Final = (
    "constant",
    # One's own Bays and cards.
    "points",
    "promise",
    "directive",
    "pairs",
    "singles",
    "usable",
    # One's own ships.
    "carried",
    "homeward",
    "at_home",
    "unloadable",
    "stacks",
    "beside",
    "same_ring",
    "fetch",
    "fetch_second",
    "ships",
    "docked",
    "doomed_ships",
    "doomed_stacks",
    "stranded",
    # The hand that one keeps, and what is drawn.
    "new_cards",
    "keep_unload",
    "keep_jump",
    "keep_hijack",
    "keep_upgrade",
    "keep_special",
    "keep_dead",
    "next_unload",
    # Others.
    "leader_points",
    "leader_carried",
    "leader_homeward",
    "leader_ships",
    "others_points",
    "others_carried",
    "others_homeward",
    "others_ships",
    "others_doomed",
    "prey",
    # What is left for everybody.
    "piles",
)
"""The numbers that describe a position."""
WIN: Final = 25.0
"""What winning counts beside the lead in points: no lead that is still in danger is worth as much."""
MARGIN: Final = 30
"""A lead beyond this counts nothing extra."""
MOST_WORTH: Final = WIN + MARGIN
"""What the clearest victory is worth."""


def result(outcome: Outcome, seat: int, people: int) -> float:
    """What a game's end is worth to a player: the lead over the best of the others, and winning."""
    rival = max([outcome.scores[other] for other in range(people) if other != seat])
    lead = min(max(outcome.scores[seat] - rival, -MARGIN), MARGIN)
    return float(lead) + (WIN / len(outcome.winners) if seat in outcome.winners else -WIN)


class Weights:
    """What each number counts, by how many spaces of the Time Track are left."""

    __slots__ = ("even", "rows")

    def __init__(self, last: Sequence[float], more: Sequence[float], track: int, even: float = 0.0) -> None:
        """`last`: at the end of the game; `more`: how much more at its beginning.

        `even`, if it is not 0: how far from even a game may be in which more of anything helps. Beyond that
        it is nearly won or lost, and one that is over and lost is the worst, by however little.
        """
        self.even = even
        self.rows: list[list[float]] = [
            [late + early * left / track for late, early in zip(last, more, strict=True)]
            for left in range(track + 1)
        ]


@cache
def weights_for(track: int, file: str = "weights.toml") -> Weights:
    """The learned weights in a file, for a Time Track of that length."""
    text = files("novatable.players.novaraiders").joinpath(file).read_text("utf-8")
    weights = tomllib.loads(text)
    last, more = [[weights[name][column] for name in NAMES] for column in (0, 1)]
    return Weights(last, more, track, weights.get("even", 0.0))
