"""One participant of a deal as the viewer sees them: what bringing icons costs them, and what they want."""

from functools import lru_cache
from math import exp
from typing import Final

from novatable.afternova.cards import ADAPTER, AUTOPILOT
from novatable.afternova.terms import Icons
from novatable.players.afternova.outlook import Outlook, Side

UNSURE: Final = 100.0
"""Added to a cost for each unknown Paw that a partner would need."""
MORE: Final = 0.2
"""What is added to terms that were refused when the same player is asked again in this turn, each time."""
HAS_IT: Final = 0.5
"""The chance that an unknown card is a Paw with an icon that is wanted."""


class Crew:
    """What the icons for one Planet cost one player, in points; whole hundreds count unknown Paws."""

    __slots__ = ("_costs", "_width", "need", "skills")

    def __init__(self, skills: tuple[int, int], need: tuple[int, int], costs: tuple[float, ...]) -> None:
        self.skills = skills
        self.need = need
        self._width = need[1] + 1
        self._costs = costs

    def cost(self, first: int, second: int) -> float:
        return self._costs[first * self._width + second]


def crew_of(side: Side, planet: int, prices: dict[int, float] | None, unknown: int) -> Crew:
    """The cheapest ways to bring icons; `prices` are those of the viewer's own Paws, `unknown` more Paws."""
    cards = side.outlook.cards
    need = cards.need[planet]
    skills = [skill for skill in range(4) if need[skill]]
    one, two = skills[0], skills[-1]
    items: list[tuple[int, int, int, float]] = []
    upgrades = side.player.upgrades
    items += [(1, 0, 0, 0.0)] * upgrades[AUTOPILOT + one]
    items += [(0, 1, 0, 0.0)] * upgrades[AUTOPILOT + two]
    for paw in side.paws:
        icons = cards.icons[paw]
        if icons[one] or icons[two] or icons[4] or upgrades[ADAPTER]:
            items.append((icons[one], icons[two], icons[4], side.paw if prices is None else prices[paw]))
    items += [(0, 0, 1, side.paw + UNSURE)] * unknown
    if items:
        items += [(0, 0, 1, 0.0)] * upgrades[ADAPTER]
    items.sort()
    return Crew((one, two), (need[one], need[two]), _cheapest(need[one], need[two], tuple(items)))


@lru_cache(maxsize=20_000)
def _cheapest(first: int, second: int, items: tuple[tuple[int, int, int, float], ...]) -> tuple[float, ...]:
    """For each pair of icons wanted, the lowest cost of items that bring at least those."""
    width = second + 1
    best = [1e9] * ((first + 1) * width)
    best[0] = 0.0
    for item_first, item_second, wild, cost in items:
        before = best[:]
        for place, paid in enumerate(before):
            if paid < 1e9:
                for as_first in range(wild + 1):
                    one = min(place // width + item_first + as_first, first)
                    two = min(place % width + item_second + wild - as_first, second)
                    there = one * width + two
                    if paid + cost < best[there]:
                        best[there] = paid + cost
    for place in range(len(best) - 1, -1, -1):
        if place % width < second:
            best[place] = min(best[place], best[place + 1])
        if place // width < first:
            best[place] = min(best[place], best[place + width])
    return tuple(best)


class Partner:
    """One participant as the viewer sees them: what they would gain, and what they are thought to want."""

    __slots__ = (
        "_crews",
        "_prices",
        "_refusals",
        "_unknown",
        "alternative",
        "doubt",
        "outlook",
        "seat",
        "seen",
        "side",
        "wants",
    )

    def __init__(
        self,
        outlook: Outlook,
        side: Side,
        seen: Side,
        alternative: float,
        wants: float,
        doubt: float,
        prices: dict[int, float] | None,
    ) -> None:
        self.doubt = doubt
        self.outlook = outlook
        self.side = side
        self.seen = seen
        """The same player as others see them."""
        self.seat = side.seat
        self.alternative = alternative
        self.wants = wants
        self._prices = prices
        self._unknown = side.unknown_paws
        self._refusals = 0
        self._crews: dict[int, Crew] = {}

    def refused(self, planet: int, icons: Icons, margin: float) -> None:
        """They refused to bring these icons for that price: they want more, or have no such Paw unseen."""
        crew = self.crew(planet)
        if crew.cost(icons[crew.skills[0]], icons[crew.skills[1]]) >= UNSURE:
            self._unknown = 0
            self._crews.clear()
        else:
            self._refusals += 1
            self.wants = max(self.wants, margin + MORE * self._refusals)

    def crew(self, planet: int) -> Crew:
        crew = self._crews.get(planet)
        if crew is None:
            crew = self._crews[planet] = crew_of(self.side, planet, self._prices, self._unknown)
        return crew


def chance_of(margin: float) -> float:
    """The chance that somebody agrees who gains that much more than they want, measured in doubts."""
    if margin > 30:
        return 1.0
    if margin < -30:
        return 0.0
    return 1.0 / (1.0 + exp(-margin))
