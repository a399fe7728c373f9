"""What a player goes by when it weighs things up: how much each kind of thing is worth, in points."""

from collections.abc import Mapping
from typing import Final

from novatable.afternova.cards import (
    ADAPTER,
    AUTOPILOT,
    BUNKS,
    DRILL,
    HOLD,
    LOYALTY,
    PRISM,
    RECRUITER,
    SCANNER,
    SIPHON,
    TOOLKIT,
    TURRET,
)


class Taste:
    """The numbers that valuations are made with."""

    __slots__ = (
        "ahead",
        "bot_fragment",
        "closing",
        "clutter",
        "crowding",
        "envy",
        "market",
        "missing",
        "paw",
        "poor_row",
        "poor_row_free",
        "second",
        "spare",
        "unseen_blueprint",
        "upgrades",
    )

    def __init__(
        self,
        missing: tuple[float, ...],
        second: float,
        upgrades: Mapping[int, float],
        paw: float,
        crowding: float,
        spare: float,
        envy: float,
        clutter: float,
        market: float,
        ahead: float,
    ) -> None:
        self.missing = missing
        """What is left of a Blueprint's value, by how many Fragments are missing."""
        self.second = second
        """How much the Blueprint after next counts compared with the next one, and so on."""
        self.upgrades = upgrades
        """What an Upgrade is worth if it works for the whole game."""
        self.paw = paw
        """What an average Paw is worth, as one of four in a hand."""
        self.crowding = crowding
        """By what part of that each further Paw in hand lowers the worth of all of them."""
        self.spare = spare
        """What a Fragment that nothing asks for is worth, early in the game."""
        self.envy = envy
        """How much the gain of all rivals together counts against the player's own."""
        self.closing = 0.12
        """How much of a Planet's worth counts for the Paws that are missing for it."""
        self.clutter = clutter
        """What a Blueprint in hand costs for each other one there: it takes a Paw's place and has to wait."""
        self.market = market
        """How much of what a Market action brings counts beside an Extract: cards alone win nothing."""
        self.ahead = ahead
        """How likely a Planet is thought to be still there after one more turn of another player."""
        self.unseen_blueprint = 2.0
        """Roughly what a Blueprint is worth to somebody who has none."""
        self.poor_row = 0.5
        """If no card in the Market is worth more, a sweep pays off."""
        self.poor_row_free = 0.8
        """A row with no better card is swept if that is free."""
        self.bot_fragment = 0.6
        """What a Fragment that Bot gets costs the others."""

    def upgrade(self, upgrade: int | None) -> float:
        return 0.0 if upgrade is None else self.upgrades[upgrade]


CADET: Final = Taste(
    missing=(0.9, 0.62, 0.4, 0.26, 0.17, 0.11, 0.07, 0.05, 0.03, 0.02, 0.01),
    second=0.5,
    upgrades={
        HOLD: 3.0,
        AUTOPILOT: 3.0,
        TOOLKIT: 3.0,
        TURRET: 3.0,
        DRILL: 3.0,
        ADAPTER: 2.5,
        RECRUITER: 3.0,
        SCANNER: 1.0,
        BUNKS: 1.0,
        PRISM: 2.5,
        SIPHON: 3.0,
        LOYALTY: 2.5,
    },
    paw=0.55,
    crowding=0.16,
    spare=0.25,
    envy=0.8,
    clutter=0.0,
    market=1.0,
    ahead=0.0,
)
"""Common sense."""

TRADER: Final = Taste(
    missing=(0.95, 0.58, 0.4, 0.24, 0.13, 0.078, 0.047, 0.028, 0.017, 0.01, 0.006),
    second=0.68,
    upgrades={
        HOLD: 3.0,
        AUTOPILOT: 1.9,
        TOOLKIT: 1.9,
        TURRET: 1.9,
        DRILL: 1.9,
        ADAPTER: 1.2,
        RECRUITER: 1.4,
        SCANNER: 0.5,
        BUNKS: 0.5,
        PRISM: 7.0,
        SIPHON: 1.5,
        LOYALTY: 1.8,
    },
    paw=0.45,
    crowding=0.06,
    spare=0.2,
    envy=0.8,
    clutter=0.15,
    market=0.65,
    ahead=0.8,
)
"""What Blueprints, Paws and Upgrades turned out to be worth in games: fitted to how those games ended."""
