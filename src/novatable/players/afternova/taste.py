"""What a player goes by when it weighs things up: how much each kind of thing is worth, in points."""

from collections.abc import Mapping
from importlib.resources import files
from tomllib import loads
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
    UPGRADES,
)


class Taste:
    """The numbers that valuations are made with."""

    __slots__ = (
        "bot_fragment",
        "closing",
        "clutter",
        "crowding",
        "envy",
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
        closing: float,
        clutter: float,
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
        """By what part of that every Paw more in hand makes each of them worth less."""
        self.spare = spare
        """What a Fragment that nothing asks for is worth, early in the game."""
        self.envy = envy
        """How much the gain of all rivals together counts against one's own."""
        self.closing = closing
        """How much of a Planet's worth counts for the Paws that are missing for it."""
        self.clutter = clutter
        """What a Blueprint more in hand costs by itself: it takes a place and waits for others."""
        self.unseen_blueprint = 2.0
        """Roughly what a Blueprint is worth to somebody without one."""
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
    closing=0.12,
    clutter=0.0,
)
"""Common sense."""

ICONS: Final = (AUTOPILOT, TOOLKIT, TURRET, DRILL)
MISSING: Final = 5
"""For how many missing Fragments there is a number of its own; each further one leaves 0.6 of it."""


def taste_of(numbers: Mapping[str, float]) -> Taste:
    """A taste by the numbers of a file; all icon Upgrades are worth the same."""
    missing = [numbers[f"missing_{count}"] for count in range(MISSING)]
    while len(missing) < len(CADET.missing):
        missing.append(0.6 * missing[-1])
    upgrades = {number: numbers[UPGRADES[number]] for number in CADET.upgrades if number not in ICONS}
    return Taste(
        missing=tuple(missing),
        second=numbers["second"],
        upgrades=upgrades | dict.fromkeys(ICONS, numbers["icon"]),
        paw=numbers["paw"],
        crowding=numbers["crowding"],
        spare=numbers["spare"],
        envy=numbers["envy"],
        closing=numbers["closing"],
        clutter=numbers["clutter"],
    )


def numbers_of() -> dict[str, float]:
    """The numbers of the trader's taste."""
    text = files("novatable.players.afternova").joinpath("trader.toml").read_text("utf-8")
    return {name: float(value) for name, value in loads(text).items()}


TRADER: Final = taste_of(numbers_of())
"""What Blueprints, Paws and Upgrades turned out to be worth in games (tools/tastes.py)."""
