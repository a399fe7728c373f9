"""How few Paws a crew needs for how many icons: an estimate for bargaining, exact without Adapters."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from novatable.afternova.cards import ADAPTER, AUTOPILOT, CardSet
from novatable.afternova.terms import Icons

NEVER: Final = 99
"""The number of Paws that stands for "impossible"."""

Item = tuple[int, int, int, int]
"""Icons of the first and the second skill, wild ones, and the Paws (0 or 1) that this takes."""


class Reach:
    """The fewest Paws a crew needs to bring `first` and `second` icons to one Planet."""

    __slots__ = ("_table", "_width", "need", "skills")

    def __init__(self, skills: tuple[int, int], need: tuple[int, int], items: tuple[Item, ...]) -> None:
        self.skills = skills
        self.need = need
        self._width = need[1] + 1
        self._table = _fewest(need[0], need[1], items)

    def paws(self, first: int, second: int) -> int:
        return self._table[first * self._width + second]

    def icons(self, first: int, second: int) -> Icons:
        """That many icons of the Planet's two skills, in the form of terms."""
        icons = [0, 0, 0, 0]
        icons[self.skills[0]] = first
        icons[self.skills[1]] = second
        return icons[0], icons[1], icons[2], icons[3]


def reach_of(
    cards: CardSet, planet: int, paws: Iterable[int], upgrades: Sequence[int], unknown: int
) -> Reach:
    """What these Paws with these Upgrades can bring to that Planet; an unknown Paw brings one icon."""
    need = cards.need[planet]
    skills = [skill for skill in range(4) if need[skill]]
    one, two = skills[0], skills[-1]
    items: list[Item] = [(0, 0, 1, 1)] * unknown
    for paw in paws:
        icons = cards.icons[paw]
        if icons[one] or icons[two] or icons[4]:
            items.append((icons[one], icons[two], icons[4], 1))
    items += [(1, 0, 0, 0)] * upgrades[AUTOPILOT + one]
    items += [(0, 1, 0, 0)] * upgrades[AUTOPILOT + two]
    if items:
        items += [(0, 0, 1, 0)] * upgrades[ADAPTER]
    items.sort()
    return Reach((one, two), (need[one], need[two]), tuple(items))


@lru_cache(maxsize=20_000)
def _fewest(first: int, second: int, items: tuple[Item, ...]) -> tuple[int, ...]:
    """For each pair of icons wanted, the fewest Paws among the items that bring at least those."""
    width = second + 1
    best = [NEVER] * ((first + 1) * width)
    best[0] = 0
    for item_first, item_second, wild, cost in items:
        before = best[:]
        for place, paws in enumerate(before):
            if paws < NEVER:
                for as_first in range(wild + 1):
                    one = min(place // width + item_first + as_first, first)
                    two = min(place % width + item_second + wild - as_first, second)
                    there = one * width + two
                    best[there] = min(best[there], paws + cost)
    for place in range(len(best) - 1, -1, -1):
        if place % width < second:
            best[place] = min(best[place], best[place + 1])
        if place // width < first:
            best[place] = min(best[place], best[place + width])
    return tuple(best)
