"""The board: rings of spaces around the Star, computed from a few numbers (section 1).

A space is one number. Numbers go from the innermost ring outward, and clockwise along a ring from
the Gate of base 0, so every space of a covered ring is lower than all others. Rings are numbered
from 0 here; people say 1 to 5.
"""

from collections.abc import Sequence
from typing import Final

CLOCKWISE: Final = 1
COUNTER_CLOCKWISE: Final = -1


class Board:
    """The geometry of a board with its Time Track. It never changes: all games share one."""

    __slots__ = (
        "adjacent",
        "asteroids",
        "base",
        "bases",
        "clockwise",
        "counter_clockwise",
        "deposits",
        "gate",
        "gates",
        "home_gates",
        "ring",
        "rings",
        "size",
        "start",
        "step",
        "track",
        "widths",
    )

    def __init__(
        self,
        bases: int,
        widths: Sequence[int],
        asteroids: Sequence[int],
        shards: Sequence[int],
        track: Sequence[int],
    ) -> None:
        """Per ring: spaces per base, the step of each base's Asteroid, Shards on it at the start."""
        self.bases = bases
        self.rings = len(widths)
        self.widths = list(widths)
        self.track = list(track)
        # The first space of each ring; one more entry for the end of the board.
        self.start: list[int] = [0]
        for width in widths:
            self.start.append(self.start[-1] + width * bases)
        self.size = self.start[-1]

        self.ring: list[int] = []
        self.base: list[int] = []
        self.step: list[int] = []
        for ring, width in enumerate(widths):
            for base in range(bases):
                for step in range(width):
                    self.ring.append(ring)
                    self.base.append(base)
                    self.step.append(step)
        spaces = range(self.size)
        self.clockwise: list[int] = [self.along(space, 1) for space in spaces]
        self.counter_clockwise: list[int] = [self.along(space, -1) for space in spaces]
        self.adjacent: list[tuple[int, ...]] = [self._adjacent(space) for space in spaces]

        # Gates are numbered ring by ring, base by base; `gate` is a space's number among them.
        self.gates: list[int] = [space for space in spaces if self.step[space] == 0]
        self.gate: list[int | None] = [None] * self.size
        for number, space in enumerate(self.gates):
            self.gate[space] = number
        self.home_gates: list[list[int]] = [self.gates[base::bases] for base in range(bases)]

        self.asteroids: list[int] = []
        self.deposits: list[int] = []  # an Asteroid for each Shard laid out at the start (NR-2.3)
        for ring in range(self.rings):
            for base in range(bases):
                space = self.space(ring, base, asteroids[ring])
                self.asteroids.append(space)
                self.deposits += [space] * shards[ring]

    def space(self, ring: int, base: int, step: int) -> int:
        """The space (ring, base, step); the step equal to the width is the next base's Gate (NR-1.4)."""
        width = self.widths[ring]
        return self.start[ring] + (base * width + step) % (width * self.bases)

    def along(self, space: int, steps: int) -> int:
        """The space that many steps along the ring, clockwise if positive (NR-4.6)."""
        ring = self.ring[space]
        start = self.start[ring]
        return start + (space - start + steps) % (self.start[ring + 1] - start)

    def spaces_of(self, ring: int) -> range:
        return range(self.start[ring], self.start[ring + 1])

    def orbits(self, numbers: Sequence[int]) -> list[tuple[int, ...]]:
        """Per space: where an Orbit by one of the numbers ends, each place once (NR-3.5, NR-4.4, NR-4.6)."""
        table: list[tuple[int, ...]] = []
        for space in range(self.size):
            ends: list[int] = []
            for number in numbers:
                for end in (self.along(space, number), self.along(space, -number)):
                    if end != space and end not in ends:
                        ends.append(end)
            table.append(tuple(ends))
        return table

    def _adjacent(self, space: int) -> tuple[int, ...]:
        """The adjacent spaces on the next rings, inward first (NR-1.4)."""
        ring, base, step = self.ring[space], self.base[space], self.step[space]
        inward, outward = ((0,), (-1, 0, 1)) if step == 0 else ((step - 1, step), (step, step + 1))
        found: list[int] = []
        if ring > 0:
            found += [self.space(ring - 1, base, other) for other in inward]
        if ring + 1 < self.rings:
            found += [self.space(ring + 1, base, other) for other in outward]
        return tuple(found)
